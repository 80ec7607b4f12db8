/** The time of an event, as people say it. */
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Relative up to a week ago, a date before that. */
export function whenWords(at: number, now: number, language: string): string {
  const ago = Math.max(0, now - at)
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  if (ago < MINUTE) return relative.format(0, 'second')
  if (ago < HOUR) return relative.format(-Math.floor(ago / MINUTE), 'minute')
  if (ago < DAY) return relative.format(-Math.floor(ago / HOUR), 'hour')
  if (ago < 7 * DAY) return relative.format(-daysBetween(at, now), 'day')
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(at)
}

/** In calendar days: late yesterday is yesterday, however few hours ago. */
function daysBetween(at: number, now: number): number {
  const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0)
  return Math.round((midnight(now) - midnight(at)) / DAY)
}
