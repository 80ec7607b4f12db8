export * from './messages.ts'
export * from './online.ts'
export { readRequest } from './reading.ts'
export * from './shared.ts'
