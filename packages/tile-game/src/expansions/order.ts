/** Every module, in order of resolution, which belongs to no single module. One line each. */
import type { Module, Pair } from '../module.ts'
import { abbot } from './abbot/index.ts'
import { base } from './base/index.ts'
import { count } from './count/index.ts'
import { cropCircles } from './crop-circles/index.ts'
import { cult } from './cult/index.ts'
import { kingRobber } from './king-robber/index.ts'
import { countAndRiver } from './pairs/count-river.ts'
import { countAndRiver2 } from './pairs/count-river-2.ts'
import { river2AndAbbot } from './pairs/river-2-abbot.ts'
import { riverAndRiver2 } from './pairs/river-river-2.ts'
import { river } from './river/index.ts'
import { river2 } from './river-2/index.ts'

export const MODULES: readonly Module[] = [base, river, river2, abbot, cult, kingRobber, count, cropCircles]

/** What pairs of modules change. One line each. */
export const PAIRS: readonly Pair[] = [
  riverAndRiver2, //
  river2AndAbbot,
  countAndRiver,
  countAndRiver2,
]
