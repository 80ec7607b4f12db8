export { type Draw, drawAt, drawFrom, fairDraw } from './chance.ts'
export type { Connection } from './connection.ts'
export { type BotRunner, type Environment, LONGEST_WAIT } from './environment.ts'
export { Host } from './host.ts'
export { MemoryStore } from './memory-store.ts'
export { review } from './reviewing.ts'
export { SafeStore, type WhyNotSaved } from './safe-store.ts'
export {
  type CarriedOut,
  type Change,
  type Holders,
  type Identity,
  isHeldBy,
  type Store,
  type TableEntry,
} from './store.ts'
export { Thinker, type Thought } from './thinking.ts'
