import type { Position } from '@bastide/kernel'
import { pennantsOf, tilesOf } from '../../board/feature.ts'
import type { FeatureKind } from '../../board/kind.ts'
import type { Sum } from '../../board/sum.ts'

/** A closed city gives 2 points for each tile and each pennant (BASE-13), an open one 1 at the end (BASE-23). */
export function city(smallCity: number): FeatureKind {
  const closed = (p: Position, root: number, sum: Sum, tiles: number): string => {
    // BASE-14: where a small city is worth 2, everything in it counts half.
    const isSmall = tiles === 2 && smallCity === 2
    const each = isSmall ? 1 : 2
    sum.add('tiles', tiles, each)
    sum.add('pennants', pennantsOf(p, root), each)
    return isSmall ? 'BASE-14' : 'BASE-13'
  }
  return {
    id: 'city',
    goesOn: 'sides',
    roles: { follower: 'knight' },
    complete: (p, root, sum) => closed(p, root, sum, tilesOf(p, root)),
    closing: (p, root, sum, tilesMore) => closed(p, root, sum, tilesOf(p, root) + tilesMore),
    unfinished(p, root, sum) {
      sum.add('tiles', tilesOf(p, root), 1)
      sum.add('pennants', pennantsOf(p, root), 1)
      return 'BASE-23'
    },
  }
}
