import type { Pair } from '../../module.ts'
import { LAKE } from '../river/tiles.ts'

/** RIVER2-5: one spring, the fork first, all others shuffled, the volcano last; so there is no use for the lake. */
export const riverAndRiver2: Pair = { of: ['river', 'river-2'], leftOut: [LAKE] }
