/** Where points came from: told from happenings, without the engine. */
import type { GameText } from '@bastide/kernel'
import { WORTH } from './faces.ts'
import type { DiceHappening } from './happening.ts'

/** Points by source: cities by how many dice they have, and the knight that doubles them. */
export type Sources = { readonly [source: string]: number }

const KNIGHT = 'knight'
const cityOf = (dice: number): string => `city-${dice}`

/** All that may give points in any game, always in this order. */
export const SOURCES: readonly string[] = [
  ...WORTH.flatMap((worth, dice) => (worth === 0 ? [] : [cityOf(dice)])),
  KNIGHT,
]

/**
 * By seat, for so many seats at least: the points of each source that gave any. What a doubled city gives twice is half
 * the knight's.
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

/** What a source is called. */
export const sourceName = ({ words }: GameText, source: string): string => words[`source.${source}`] ?? source
