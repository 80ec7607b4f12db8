import { isByDays } from './lapsing.ts'
import type { ClockPlan } from './opening.ts'

const HOUR = 60 * 60_000
export const SHORTEST_PAUSE = 1_000
/** Where people have days for their moves: a vacation. */
export const LONGEST_PAUSE = 30 * 24 * HOUR

/** How long a pause at a table may last. People who play live can meet again another day instead. */
export const longestPause = (plan: ClockPlan): number => (isByDays(plan) ? LONGEST_PAUSE : HOUR)
