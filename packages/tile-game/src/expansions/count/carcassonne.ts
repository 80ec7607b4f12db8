import type { FeatureKind } from '../../board/kind.ts'

/**
 * COUNT-10: the city itself. All its sides lie inside, so it is complete from the start. It counts as a city for the
 * fields around it and wherever cities on the table are counted, but nobody stands in it and it is never scored.
 */
export const carcassonne: FeatureKind = { id: 'carcassonne', like: 'city', goesOn: 'sides', roles: {} }
