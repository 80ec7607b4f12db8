import type { FeatureKind } from '../../board/kind.ts'
import { addSurroundings } from '../../board/surroundings.ts'

/**
 * A monastery gives a point for itself and for each tile around it: 9 once all eight are there (BASE-15), otherwise
 * what there is (BASE-23).
 */
export const monastery: FeatureKind = {
  id: 'monastery',
  goesOn: 'alone',
  roles: { follower: 'monk' },
  complete(p, root, sum) {
    addSurroundings(p, root, sum)
    return 'BASE-15'
  },
  unfinished(p, root, sum) {
    addSurroundings(p, root, sum)
    return 'BASE-23'
  },
}
