/** What a road, city or monastery is worth, complete and at the end. */
import type { Feature } from './features.ts'
import { type Landscape, tilesAround } from './landscape.ts'

export function pointsComplete(feature: Feature, smallCity: 2 | 4): number {
  const tiles = feature.cells.size
  if (feature.kind === 'road') return tiles // BASE-12
  if (feature.kind === 'monastery') return 9 // BASE-15
  if (feature.kind === 'field') return 0 // BASE-18
  const isSmall = tiles === 2 && smallCity === 2
  return isSmall ? tiles + feature.pennants : 2 * tiles + 2 * feature.pennants // BASE-14, BASE-13
}

/** BASE-23 */
export function pointsUnfinished(land: Landscape, feature: Feature): number {
  const tiles = feature.cells.size
  if (feature.kind === 'road') return tiles
  if (feature.kind === 'city') return tiles + feature.pennants
  if (feature.kind === 'field') return 0
  return feature.places.reduce((sum, { laid }) => sum + 1 + tilesAround(land, laid.x, laid.y), 0)
}
