import { lacks } from '../../board/feature.ts'
import type { FeatureKind } from '../../board/kind.ts'

/** CULT-1, CULT-5: worth what a monastery is, complete or not; a follower there is a heretic. */
export const cultPlace: FeatureKind = {
  id: 'cult',
  goesOn: 'alone',
  roles: { follower: 'heretic' },
  complete(_, __, sum) {
    sum.add('tiles', 1, 1)
    sum.add('neighbours', 8, 1)
    return 'CULT-1'
  },
  unfinished(p, root, sum) {
    sum.add('tiles', 1, 1)
    sum.add('neighbours', 8 - lacks(p, root), 1)
    return 'CULT-5'
  },
}
