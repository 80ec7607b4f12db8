import { pennantsOf, tilesOf } from '../../board/feature.ts'
import type { FeatureKind } from '../../board/kind.ts'

/** A closed city gives 2 points for each tile and each pennant (BASE-13), an open one 1 at the end (BASE-23). */
export function city(smallCity: number): FeatureKind {
  return {
    id: 'city',
    goesOn: 'sides',
    roles: { follower: 'knight' },
    complete(p, root, sum) {
      const tiles = tilesOf(p, root)
      // BASE-14: where a small city is worth 2, all of it counts half.
      const isSmall = tiles === 2 && smallCity === 2
      const each = isSmall ? 1 : 2
      sum.add('tiles', tiles, each)
      sum.add('pennants', pennantsOf(p, root), each)
      return isSmall ? 'BASE-14' : 'BASE-13'
    },
    // Whatever closes an open city adds a tile: it will not be a small one, or, if it is, is worth just this.
    closing(p, root, sum) {
      sum.add('tiles', tilesOf(p, root), 2)
      sum.add('pennants', pennantsOf(p, root), 2)
      return 'BASE-13'
    },
    unfinished(p, root, sum) {
      sum.add('tiles', tilesOf(p, root), 1)
      sum.add('pennants', pennantsOf(p, root), 1)
      return 'BASE-23'
    },
  }
}
