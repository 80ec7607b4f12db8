/**
 * When a table next needs a look. Nothing happens by itself at a table: a clock runs out, a request lapses and a pause
 * ends when somebody looks at the clock. Whoever keeps the table sets a timer for `dueAt`.
 */
import { runsOutAt } from './clock.ts'
import type { ClockPlan } from './opening.ts'
import type { TableState } from './state.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Whether people have days for their moves. */
export const isByDays = (plan: ClockPlan): boolean => plan.kind !== 'none' && plan.ms >= DAY

/**
 * How long a request waits for answers. Without a limit, somebody who walked away would block the table
 * for ever. People who have days for their moves look in about once a day.
 */
export const requestLasts = (plan: ClockPlan): number => (isByDays(plan) ? DAY : 2 * MINUTE)

/** The earliest time at which a look at the clock will find something, or null if it never will. */
export function dueAt({ clock, asked, paused, finished }: TableState): number | null {
  if (finished !== null) return null
  const times = [runsOutAt(clock), asked?.until ?? null, paused?.until ?? null].filter((time) => time !== null)
  return times.length === 0 ? null : Math.min(...times)
}
