/** What gave points, in one order and with one tone for all seats, so that their bars can be compared. */
import type { Sources } from '@bastide/tile-game/words'

const TONES = 8
/** The kinds that every game has look as they do on the board. */
const USUAL: readonly string[] = ['city', 'road', 'field', 'monastery']

/** What gave most comes first. */
export function inOrder(bySeat: readonly Sources[]): readonly string[] {
  const totals = new Map<string, number>()
  for (const sources of bySeat) for (const [source, points] of Object.entries(sources)) totals.set(source, (totals.get(source) ?? 0) + points)
  return [...totals].sort(([one, few], [other, many]) => many - few || one.localeCompare(other)).map(([source]) => source)
}

export function toneOf(source: string, sources: readonly string[]): number {
  const usual = USUAL.indexOf(source)
  if (usual >= 0) return usual
  const other = sources.filter((one) => !USUAL.includes(one)).indexOf(source)
  return USUAL.length + (Math.max(0, other) % (TONES - USUAL.length))
}
