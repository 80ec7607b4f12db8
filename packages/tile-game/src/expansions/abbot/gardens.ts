import { lacks } from '../../board/feature.ts'
import type { FeatureKind } from '../../board/kind.ts'

/** ABBOT-2, ABBOT-3: a garden takes abbots only, and is worth what a monastery is. */
export const garden: FeatureKind = {
  id: 'garden',
  goesOn: 'alone',
  roles: {},
  rolesBy: 'ABBOT-2',
  complete(_, __, sum) {
    sum.add('tiles', 1, 1)
    sum.add('neighbours', 8, 1)
    return 'ABBOT-3'
  },
  unfinished(p, root, sum) {
    sum.add('tiles', 1, 1)
    sum.add('neighbours', 8 - lacks(p, root), 1)
    return 'ABBOT-3'
  },
}
