import type { Pair } from '../../module.ts'
import { cityAndSpring } from './city-and-spring.ts'

/** COUNT-11 */
export const countAndRiver2: Pair = { of: ['count', 'river-2'], start: () => cityAndSpring, warning: 'COUNT-11' }
