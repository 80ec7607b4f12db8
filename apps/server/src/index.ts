export { type Served, type Serving, serve } from './serving.ts'
