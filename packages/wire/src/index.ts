export * from './messages.ts'
export { readRequest } from './reading.ts'
export * from './shared.ts'
