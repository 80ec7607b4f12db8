/** On how many days in a row the puzzle of the day was solved, and which puzzles were ever solved. */
export interface Streak {
  /** The last day on which the puzzle of the day was solved; null if none was. */
  readonly last: number | null
  readonly days: number
  readonly best: number
  readonly solved: readonly string[]
}

export const NO_STREAK: Streak = { last: null, days: 0, best: 0, solved: [] }

const KEY = 'bastide-puzzles'
const MOST_SOLVED = 2000

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

/** What was stored may be damaged, or from another version: whatever can be read of it counts. */
export function readStreak(text: string | null): Streak {
  try {
    const value = JSON.parse(text ?? '') as { readonly [field in keyof Streak]?: unknown } | null
    const { last, days, best, solved } = value ?? {}
    const isRow = isCount(last) && isCount(days) && days > 0
    return {
      last: isRow ? last : null,
      days: isRow ? days : 0,
      best: Math.max(isCount(best) ? best : 0, isRow ? days : 0),
      solved: Array.isArray(solved)
        ? [...new Set(solved.filter((id) => typeof id === 'string'))].slice(-MOST_SOLVED)
        : [],
    }
  } catch {
    return NO_STREAK
  }
}

/** A puzzle was solved; `day` if it is the puzzle of that day. A day counts once. */
export function withSolved(streak: Streak, id: string, day: number | null): Streak {
  const solved = [...streak.solved.filter((one) => one !== id), id].slice(-MOST_SOLVED)
  if (day === null || day === streak.last) return { ...streak, solved }
  const days = streak.last === day - 1 ? streak.days + 1 : 1
  return { last: day, days, best: Math.max(streak.best, days), solved }
}

/** The days in a row as of today: a day that is not over yet breaks nothing. */
export const daysInARow = ({ last, days }: Streak, today: number): number =>
  last !== null && (last === today || last === today - 1) ? days : 0

export function storedStreak(): Streak {
  try {
    return readStreak(localStorage.getItem(KEY))
  } catch {
    return NO_STREAK
  }
}

export function storeStreak(streak: Streak): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(streak))
  } catch {
    // Storage is not available: the streak lasts until the page is closed.
  }
}
