/** Where points came from, derived from happenings without the engine. */
import type { GameText } from '@bastide/kernel'
import type { CardHappening } from './happening.ts'

/** Points by source. */
export type Sources = { readonly [source: string]: number }

/** The clauses that give points, each a source of its own. */
const SOURCE_OF: { readonly [clause: string]: string } = {
  'CARD-12': 'persons',
  'CARD-13': 'animals',
  'CARD-14': 'jokers',
  'CARD-16': 'dragon-and-fairy',
  'CARD-17': 'misplaced',
  'CARD-19': 'buildings',
}

/** Everything that can give points in any game, always in this order. */
export const SOURCES: readonly string[] = Object.values(SOURCE_OF)

/** By seat, for at least `seats` seats: the points of each source that gave any. */
export function sourcesOf(happenings: readonly CardHappening[], seats = 0): readonly Sources[] {
  const bySeat: { [source: string]: number }[] = Array.from({ length: seats }, () => ({}))
  for (const { seat, points, clause } of happenings) {
    if (seat === null || points === 0) continue
    while (bySeat.length <= seat) bySeat.push({})
    const sources = bySeat[seat] as { [source: string]: number }
    const source = SOURCE_OF[clause] ?? clause
    sources[source] = (sources[source] ?? 0) + points
  }
  return bySeat
}

/** The name of a source. */
export const sourceName = ({ words }: GameText, source: string): string => words[`source.${source}`] ?? source
