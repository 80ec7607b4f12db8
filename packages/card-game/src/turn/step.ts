/** A step: one decision of a seat or of chance. `turning.ts` selects the next one. */
import { type Action, type Options, type Position, type Random, refuse, type Seat } from '@bastide/kernel'
import type { CardNarrator } from '../happening.ts'
import { type Move, verbOf } from '../move.ts'
import type { StepName } from './decision.ts'

export interface Step {
  readonly name: StepName
  options(p: Position, by: Seat, out: Options): void
  sample(p: Position, by: Seat, random: Random): Action
  apply(p: Position, by: Seat, action: Action, tell?: CardNarrator): void
  toMove(p: Position, action: Action): Move
  /** Refuses with the clause. */
  toAction(p: Position, by: Seat, move: Move): Action
}

/** What the steps need to know about the setup. */
export interface TablePlan {
  readonly seats: number
  /** CARD-4: the cards each seat is dealt in a round, and the number of rounds. */
  readonly cards: number
  readonly rounds: number
  /** CARD-17: whether a joker played face down is misplaced. */
  readonly areJokersMisplaced: boolean
  /** CARD-13: what nine or more animals of a kind are worth. */
  readonly nineAnimals: number
}

const never = (): never => {
  throw new Error('the game is over, and nobody is awaited')
}

/** The step of a finished game. Moves may still arrive; each is refused with the reason (CARD-18). */
export const gameOver: Step = {
  name: 'over',
  options: never,
  sample: never,
  apply: never,
  toMove: never,
  toAction: () => refuse('game-over', 'the game is over', { clause: 'CARD-18' }),
}

/** Refuses any move that the step does not expect. */
export function refuseVerb(move: Move, awaited: string, clause: string): never {
  return refuse('not-now', `"${verbOf(move)}" is not awaited now: ${awaited}`, { clause })
}
