/**
 * The sources of points: in one order for all seats, so that their bars can be compared, each in the same tone every
 * time.
 */
import type { Sources } from '../playing/game-page.ts'

/** The number of tones that have styles. The last is for sources in no list. */
export const TONES = 8

/** The source with the most points comes first. */
export function inOrder(bySeat: readonly Sources[]): readonly string[] {
  const totals = new Map<string, number>()
  for (const sources of bySeat)
    for (const [source, points] of Object.entries(sources)) totals.set(source, (totals.get(source) ?? 0) + points)
  return [...totals]
    .sort(([one, few], [other, many]) => many - few || one.localeCompare(other))
    .map(([source]) => source)
}

/** `sources` is the game's list of all of them. */
export function toneOf(sources: readonly string[], source: string): number {
  const place = sources.indexOf(source)
  return place < 0 ? TONES - 1 : Math.min(place, TONES - 1)
}
