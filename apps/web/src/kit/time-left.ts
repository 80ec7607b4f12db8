/** How much time is left, as people say it: days, then hours, then minutes. */
import { say } from './messages.svelte.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export function timeLeftWords(ms: number): string {
  // Two days are two days, also when the first seconds of them are gone.
  const about = ms + MINUTE_MS
  if (about >= 2 * DAY_MS) return say('time.days', { count: Math.floor(about / DAY_MS) })
  if (about >= 2 * HOUR_MS) return say('time.hours', { count: Math.floor(about / HOUR_MS) })
  return say('time.minutes', { count: Math.max(0, Math.floor(ms / MINUTE_MS)) })
}

/** Clocks that run for days say so in words, not in minutes and seconds. */
export const isLong = (ms: number): boolean => ms >= 2 * HOUR_MS
