export type { Answered, Asked, Caller, Service, Sink, Stream, StreamMessage, WatchedTable, World } from './contract.ts'
export type { Gathering, GatheringSeat, Sitter } from './gathering/gathering.ts'
export type { GatheringSecrets, Guest, OnlineStore } from './store.ts'
export { type Following, TabStream } from './streaming/tab-stream.ts'
