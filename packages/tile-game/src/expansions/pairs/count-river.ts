import type { Pair } from '../../module.ts'
import { cityAndSpring } from './count-spring.ts'

/** COUNT-11 */
export const countAndRiver: Pair = { of: ['count', 'river'], start: () => cityAndSpring, warning: 'COUNT-11' }
