import { lacks } from '../../board/feature.ts'
import type { FeatureKind } from '../../board/kind.ts'

/** A monastery gives a point for itself and for each tile around it: 9 when all eight lie there (BASE-15), else what there is (BASE-23). */
export const monastery: FeatureKind = {
  id: 'monastery',
  goesOn: 'alone',
  roles: { follower: 'monk' },
  complete(_, __, sum) {
    sum.add('tiles', 1, 1)
    sum.add('neighbours', 8, 1)
    return 'BASE-15'
  },
  unfinished(p, root, sum) {
    sum.add('tiles', 1, 1)
    sum.add('neighbours', 8 - lacks(p, root), 1)
    return 'BASE-23'
  },
}
