import { tilesOf } from '../../board/feature.ts'
import type { FeatureKind } from '../../board/kind.ts'

/** A road gives a point for each tile, closed (BASE-12) or not (BASE-23). */
export const road: FeatureKind = {
  id: 'road',
  goesOn: 'sides',
  roles: { follower: 'thief' },
  complete(p, root, sum) {
    sum.add('tiles', tilesOf(p, root), 1)
    return 'BASE-12'
  },
  closing: (p, root, sum, tilesMore) => sum.add('tiles', tilesOf(p, root) + tilesMore, 1),
  unfinished(p, root, sum) {
    sum.add('tiles', tilesOf(p, root), 1)
    return 'BASE-23'
  },
}
