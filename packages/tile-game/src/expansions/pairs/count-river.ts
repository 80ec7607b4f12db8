import type { Pair } from '../../module.ts'
import { start } from '../count/tiles.ts'
import { cityAndSpring } from './city-and-spring.ts'

/** COUNT-11 */
export const countAndRiver: Pair = { of: ['count', 'river'], start: () => cityAndSpring(start), warning: 'COUNT-11' }
