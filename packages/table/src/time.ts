/**
 * Time as a table takes it: whole milliseconds since 1970, never going back.
 *
 * Whoever keeps a table says what time it is, and may be wrong. What is no time at all (not a number, not finite,
 * before 1970, further off than a date can tell) counts as the time of the last event, and so does a time before it.
 * Then nobody loses time, none is counted twice, and no broken time is ever stored.
 */

/** The last moment that a date can tell. There is room beyond it for all the time that clocks can add. */
export const LATEST = 8_640_000_000_000_000

/** What is said to be now, where the last event was at `last`. */
export const timeAfter = (last: number, now: number): number =>
  Number.isFinite(now) && now <= LATEST ? Math.max(last, Math.floor(now)) : last
