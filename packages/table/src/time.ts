/**
 * The time at a table, in whole milliseconds since 1970. It never goes back.
 *
 * Whoever keeps the table says what time it is, and may be wrong. Anything that is not a time (not a number, not
 * finite, negative, later than a date can be) counts as the time of the last event. So does a time before that. Then
 * nobody loses time, no time is counted twice, and no broken time is stored.
 */

/** The latest time that a JavaScript date can hold. Adding all the time on a clock to it is still exact. */
export const LATEST = 8_640_000_000_000_000

/** The time to use when the last event was at `last` and somebody says it is `now`. */
export const timeAfter = (last: number, now: number): number =>
  Number.isFinite(now) && now <= LATEST ? Math.max(last, Math.floor(now)) : last
