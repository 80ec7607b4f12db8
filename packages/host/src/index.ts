export type { Follow } from './audiences.ts'
export { type Draw, drawAt, drawFrom, fairDraw } from './chance.ts'
export type { Connection } from './connection.ts'
export { type BotRunner, type Environment, LONGEST_WAIT, type ThoughtFor } from './environment.ts'
export type { FollowedMessage, Follower, FollowerEnd } from './following.ts'
export { seatsHeldBy } from './holding.ts'
export { Host } from './host.ts'
export { copyOf, type KeptInMemory, later, MemoryStore } from './memory-store.ts'
export { checkOpening } from './openings.ts'
export { Plans } from './plans.ts'
export { Queue } from './queue.ts'
export { Refused, settled } from './refused.ts'
export { review } from './reviewing.ts'
export { SafeStore, type WhyNotSaved } from './safe-store.ts'
export { isRaised, StopFlag } from './stop-flag.ts'
export {
  type CarriedOut,
  type Change,
  type Holders,
  type Identity,
  isHeldBy,
  type Store,
  type TableEntry,
  type Watching,
} from './store.ts'
export { type BegunThought, Thinker, type Thought } from './thinking.ts'
export { bestOf, MOST_TOGETHER, type TriedMoves, thoughtsFor } from './thinking-together.ts'
