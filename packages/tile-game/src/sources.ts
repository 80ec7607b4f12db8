/** Where points came from, computed from happenings, without the engine. */
import { SPEAKING } from './expansions/words.ts'
import type { TileHappening } from './happening.ts'
import type { GameText } from './text.ts'

/** Points by source: a kind of feature, or, for points that no feature gave, the module whose clause gave them. */
export type Sources = { readonly [source: string]: number }

/** Everything that may give points in any game, always in this order. */
export const SOURCES: readonly string[] = SPEAKING.flatMap(({ gives = [] }) => gives)

const moduleOf = (clause: string): string =>
  SPEAKING.find(({ clauses }) => clause.startsWith(`${clauses}-`))?.id ?? clause

/** By seat, for at least that many seats: the points of each source that gave any. */
export function sourcesOf(happenings: readonly TileHappening[], seats = 0): readonly Sources[] {
  const bySeat: { [source: string]: number }[] = Array.from({ length: seats }, () => ({}))
  for (const { seat, points, feature, clause } of happenings) {
    if (seat === null || points === 0) continue
    while (bySeat.length <= seat) bySeat.push({})
    const sources = bySeat[seat] as { [source: string]: number }
    const source = feature?.kind ?? moduleOf(clause)
    sources[source] = (sources[source] ?? 0) + points
  }
  return bySeat
}

/** The name of a source: "roads", or a module's name. */
export const sourceName = ({ words, names }: GameText, source: string): string =>
  words[`feature.${source}.all`] ?? names[source] ?? source
