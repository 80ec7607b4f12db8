/**
 * What gave points: in one order for all seats, so that their bars can be compared, and each with the tone that it has
 * in every game.
 */
import { SOURCES, type Sources } from '@bastide/tile-game/words'

/** As many as there are styles for; the last is for what is in no list. */
export const TONES = 8

/** What gave most comes first. */
export function inOrder(bySeat: readonly Sources[]): readonly string[] {
  const totals = new Map<string, number>()
  for (const sources of bySeat)
    for (const [source, points] of Object.entries(sources)) totals.set(source, (totals.get(source) ?? 0) + points)
  return [...totals]
    .sort(([one, few], [other, many]) => many - few || one.localeCompare(other))
    .map(([source]) => source)
}

export function toneOf(source: string): number {
  const place = SOURCES.indexOf(source)
  return place < 0 ? TONES - 1 : Math.min(place, TONES - 1)
}
