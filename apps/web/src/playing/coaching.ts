/** What a table needs of somebody who teaches at it. */
import type { Snippet } from 'svelte'
import type { Playing } from './game-page.ts'

export interface Coach {
  /** Whether the learner may make this move now. If not, the coach has said why. */
  allows(move: object): boolean
  /** Whether the learner is to read something before others go on. */
  readonly isReading: boolean
  /** Whether it is what the learner is asked to do now. */
  isExpected(move: object): boolean
  /** Whether the learner seems to need help. */
  readonly isHintDue: boolean
  /** Resolves once that is read, after so many moves were shown. */
  read(moves: number): Promise<void>
}

export interface Coaching {
  readonly coach: Coach
  /** What the coach says, with its buttons; also while the final scoring is counted. */
  readonly panel: Snippet<[playing: Playing, isCounting: boolean]>
  /** Acts on a key of the coach's own, and says whether it was one. */
  press(event: KeyboardEvent): boolean
}
