import type { FeatureKind } from '../../board/kind.ts'
import { addSurroundings } from '../../board/surroundings.ts'

/** ABBOT-2, ABBOT-3: a garden takes only abbots, and is worth as much as a monastery. */
export const garden: FeatureKind = {
  id: 'garden',
  goesOn: 'alone',
  roles: {},
  rolesBy: 'ABBOT-2',
  complete(p, root, sum) {
    addSurroundings(p, root, sum)
    return 'ABBOT-3'
  },
  unfinished(p, root, sum) {
    addSurroundings(p, root, sum)
    return 'ABBOT-3'
  },
}
