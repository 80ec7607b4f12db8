export { mayAbort } from './aborting.ts'
export type { Clock } from './clock.ts'
export { type Command, type KeepersCommand, readCommand } from './command.ts'
export type { Decision, Environment } from './course.ts'
export { ENDINGS, type Ending, readEvent, type TableEvent } from './event.ts'
export type { FairPlay } from './fair-play.ts'
export { dueAt } from './lapsing.ts'
export {
  type ClockPlan,
  LONGEST_CLOCK,
  LONGEST_NAME,
  MOST_SEATS,
  type Opening,
  type Player,
  readOpening,
  type SeatPlan,
  SHORTEST_CLOCK,
} from './opening.ts'
export { LONGEST_PAUSE, longestPause, SHORTEST_PAUSE } from './pause-limits.ts'
export type { TableRequest } from './requests.ts'
export { COLOUR_CODES, COLOURS, type Colour, PATTERN_PATHS, PATTERNS, type Pattern } from './seat-look.ts'
export { isStale } from './staleness.ts'
export { botOn } from './standing-in.ts'
export { hasLeft, type TableState } from './state.ts'
export { recordOf, type Table, tableOf } from './table.ts'
export { takeBackFor } from './taking-back.ts'
export { timeAfter } from './time.ts'
export { lookAt, type SeatView, type TableView } from './view.ts'
