/** How long a pause may last, and how that is said. */
import type { ClockPlan } from '@bastide/table'
import { say } from '../kit/messages.svelte.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const LIVE = [5, 15, 60].map((minutes) => minutes * MINUTE_MS)
const BY_DAYS = [2, 7, 14, 30].map((days) => days * DAY_MS)

/** Whoever has days for each move may go on a vacation; whoever plays live meets again soon. */
export const pausesFor = (plan: ClockPlan): readonly number[] =>
  plan.kind !== 'none' && plan.ms >= DAY_MS ? BY_DAYS : LIVE

export const pauseWords = (ms: number): string =>
  ms >= DAY_MS
    ? say('clock.days.count', { count: Math.round(ms / DAY_MS) })
    : say('clock.minutes', { minutes: Math.round(ms / MINUTE_MS) })
