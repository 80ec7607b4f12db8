import type { FeatureKind } from '../../board/kind.ts'
import { addSurroundings } from '../../board/surroundings.ts'

/** CULT-1, CULT-5: worth as much as a monastery, complete or not. A follower there is a heretic. */
export const cultPlace: FeatureKind = {
  id: 'cult',
  goesOn: 'alone',
  roles: { follower: 'heretic' },
  complete(p, root, sum) {
    addSurroundings(p, root, sum)
    return 'CULT-1'
  },
  unfinished(p, root, sum) {
    addSurroundings(p, root, sum)
    return 'CULT-5'
  },
}
