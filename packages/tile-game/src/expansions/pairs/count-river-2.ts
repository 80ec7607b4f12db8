import type { Pair } from '../../module.ts'
import { start } from '../count/tiles.ts'
import { cityAndSpring } from './city-and-spring.ts'

/** COUNT-11 */
export const countAndRiver2: Pair = { of: ['count', 'river-2'], start: () => cityAndSpring(start), warning: 'COUNT-11' }
