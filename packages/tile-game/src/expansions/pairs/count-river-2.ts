import type { Pair } from '../../module.ts'
import { cityAndSpring } from './count-spring.ts'

/** COUNT-11 */
export const countAndRiver2: Pair = { of: ['count', 'river-2'], start: () => cityAndSpring, warning: 'COUNT-11' }
