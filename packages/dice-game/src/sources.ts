/** Where points came from, derived from happenings without the engine. */
import type { GameText } from '@bastide/kernel'
import { WORTH } from './faces.ts'
import type { DiceHappening } from './happening.ts'

/** Points by source: cities by their number of dice, and the knight that doubles them. */
export type Sources = { readonly [source: string]: number }

const KNIGHT = 'knight'
const cityOf = (dice: number): string => `city-${dice}`

/** Everything that can give points in any game, always in this order. */
export const SOURCES: readonly string[] = [
  ...WORTH.flatMap((worth, dice) => (worth === 0 ? [] : [cityOf(dice)])),
  KNIGHT,
]

/**
 * By seat, for at least `seats` seats: the points of each source that gave any. Half of a doubled city's points count
 * as the knight's.
 */
export function sourcesOf(happenings: readonly DiceHappening[], seats = 0): readonly Sources[] {
  const bySeat: { [source: string]: number }[] = Array.from({ length: seats }, () => ({}))
  for (const { seat, points, dice, items } of happenings) {
    if (seat === null || points === 0 || dice === undefined) continue
    while (bySeat.length <= seat) bySeat.push({})
    const sources = bySeat[seat] as { [source: string]: number }
    const once = items?.[0]?.count ?? points
    sources[cityOf(dice)] = (sources[cityOf(dice)] ?? 0) + once
    if (points > once) sources[KNIGHT] = (sources[KNIGHT] ?? 0) + points - once
  }
  return bySeat
}

/** The name of a source. */
export const sourceName = ({ words }: GameText, source: string): string => words[`source.${source}`] ?? source
