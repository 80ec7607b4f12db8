import type { LaidFacts } from '../../facts.ts'
import { spring } from '../../stream/kind.ts'
import { start as city } from '../count/tiles.ts'

/** COUNT-11: the city first, and the spring east of its north-eastern tile, so that the water flows away from it. */
export const cityAndSpring: readonly LaidFacts[] = [...city, { tile: spring.id, at: [2, -1], turn: 0 }]
