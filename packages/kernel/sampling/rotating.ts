/**
 * For tests with a long list of cases: today's share of it. Over some days every case has its turn. With BASTIDE_FULL,
 * as in `npm run check:full`, it is the whole list; BASTIDE_DAY repeats the share of another day.
 */
interface Environment {
  readonly [name: string]: string | undefined
}

const MS_A_DAY = 86_400_000

/** The number of the day, from 1970 on. */
export function today(environment: Environment = process.env): number {
  const day = Number(environment.BASTIDE_DAY ?? Math.floor(Date.now() / MS_A_DAY))
  if (!Number.isSafeInteger(day) || day < 0) throw new Error(`BASTIDE_DAY is the number of a day, not ${day}`)
  return day
}

export const isFull = (environment: Environment = process.env): boolean => environment.BASTIDE_FULL !== undefined

/** Today's `share` of the cases, at least one, or all of them. */
export function rotating<Case>(cases: readonly Case[], share = 1, environment: Environment = process.env): Case[] {
  if (isFull(environment) || share >= cases.length) return [...cases]
  const first = today(environment) * share
  return Array.from({ length: share }, (_, i) => cases[(first + i) % cases.length] as Case)
}
