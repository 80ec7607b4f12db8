/**
 * When a table next needs looking at. Time does nothing by itself: a clock has run out, and a request has lapsed, when
 * somebody comes and looks. Whoever keeps the table sets a timer by `dueAt`.
 */
import { runsOutAt } from './clock.ts'
import type { ClockPlan } from './opening.ts'
import type { TableState } from './state.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/**
 * How long a request to take back waits for answers, or somebody who walked away would hold up the table for ever. Who
 * plays by days looks in once a day.
 */
export const requestLasts = (plan: ClockPlan): number => (plan.kind !== 'none' && plan.ms >= DAY ? DAY : 2 * MINUTE)

/** The time from which a look at the clock finds something: a clock that has run out or a request that has lapsed. */
export function dueAt({ clock, asked, finished }: TableState): number | null {
  if (finished !== null) return null
  const times = [runsOutAt(clock), asked?.until ?? null].filter((time) => time !== null)
  return times.length === 0 ? null : Math.min(...times)
}
