import type { FeatureKind } from '../board/kind.ts'
import { tile } from '../board/tile.ts'

/** A stream continues through whole sides, takes no figures and is never scored (RIVER-4). */
export const stream: FeatureKind = { id: 'stream', goesOn: 'sides', roles: {}, rolesBy: 'RIVER-4' }

/** Where it springs. The same tile is in two boxes, so it belongs to neither module. */
export const spring = tile('river/spring', 'FWFF', 'stream E', 'field NNW NNE ENE ESE SSE SSW WSW WNW')
