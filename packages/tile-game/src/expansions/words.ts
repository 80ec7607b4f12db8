/**
 * What every module says to people, without its engine: for pages, which draw views and know no rules. In order of
 * resolution, one line each.
 */
import type { Texts } from '../text.ts'
import { text as abbot } from './abbot/text/index.ts'
import { text as base } from './base/text/index.ts'
import { text as count } from './count/text/index.ts'
import { text as cropCircles } from './crop-circles/text/index.ts'
import { text as cult } from './cult/text/index.ts'
import { text as kingRobber } from './king-robber/text/index.ts'
import { text as river } from './river/text/index.ts'
import { text as river2 } from './river-2/text/index.ts'

export interface SpeakingModule {
  readonly id: string
  readonly text: Texts
  /** The sources of points that it adds: see `sourcesOf`. */
  readonly gives?: readonly string[]
}

export const SPEAKING: readonly SpeakingModule[] = [
  { id: 'base', text: base, gives: ['city', 'road', 'field', 'monastery'] },
  { id: 'river', text: river },
  { id: 'river-2', text: river2 },
  { id: 'abbot', text: abbot, gives: ['garden'] },
  { id: 'cult', text: cult, gives: ['cult'] },
  { id: 'king-robber', text: kingRobber, gives: ['king-robber'] },
  { id: 'count', text: count },
  { id: 'crop-circles', text: cropCircles },
]
