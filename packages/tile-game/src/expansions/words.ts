/** What every module says to people, without its engine: for pages, which draw views and know no rule. In order of resolution, one line each. */
import type { Texts } from '../text.ts'
import { text as abbot } from './abbot/text/index.ts'
import { text as base } from './base/text/index.ts'
import { text as count } from './count/text/index.ts'
import { text as cropCircles } from './crop-circles/text/index.ts'
import { text as cult } from './cult/text/index.ts'
import { text as kingRobber } from './king-robber/text/index.ts'
import { text as river } from './river/text/index.ts'
import { text as river2 } from './river-2/text/index.ts'

export const SPEAKING: readonly { readonly id: string; readonly text: Texts }[] = [
  { id: 'base', text: base },
  { id: 'river', text: river },
  { id: 'river-2', text: river2 },
  { id: 'abbot', text: abbot },
  { id: 'cult', text: cult },
  { id: 'king-robber', text: kingRobber },
  { id: 'count', text: count },
  { id: 'crop-circles', text: cropCircles },
]
