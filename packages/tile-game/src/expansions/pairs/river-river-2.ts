import type { Pair } from '../../module.ts'
import { LAKE } from '../river/tiles.ts'

/** RIVER2-5: one spring, the fork first, all others shuffled, the volcano last; the lake is not used. */
export const riverAndRiver2: Pair = { of: ['river', 'river-2'], leftOut: [LAKE] }
