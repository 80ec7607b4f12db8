/** What a feature is worth, complete and at the end. */
import type { Feature } from './features.ts'
import { isSolitary } from './kinds.ts'
import type { Landscape } from './landscape.ts'

export function pointsComplete({ kind, tiles, pennants }: Feature, smallCity: 2 | 4): number {
  if (kind === 'road') return tiles // BASE-12
  if (isSolitary(kind)) return 9 // BASE-15, CULT-1, ABBOT-3
  if (kind !== 'city') return 0 // BASE-18, RIVER-4, COUNT-10
  const isSmall = tiles === 2 && smallCity === 2
  return isSmall ? tiles + pennants : 2 * tiles + 2 * pennants // BASE-14, BASE-13
}

/** BASE-23, CULT-5, ABBOT-3; and what an abbot scores when taken back (ABBOT-4). */
export function pointsUnfinished(land: Landscape, { kind, tiles, pennants, segments }: Feature): number {
  if (kind === 'road') return tiles
  if (kind === 'city') return tiles + pennants
  if (!isSolitary(kind)) return 0
  return segments.reduce((sum, { x, y }) => sum + 1 + land.around(x, y).length, 0)
}
