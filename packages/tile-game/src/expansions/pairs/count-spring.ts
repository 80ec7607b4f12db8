import type { LaidFacts } from '../../facts.ts'
import { spring } from '../../stream/kind.ts'
import { start as city } from '../count/tiles.ts'

/** COUNT-11: the city first, and east of its north-eastern tile the spring, so that the water leads away. */
export const cityAndSpring: readonly LaidFacts[] = [...city, { tile: spring.id, at: [2, -1], turn: 0 }]
