/** A step: one thing that is asked of a seat or of chance. What comes after it, turning.ts knows. */
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
  /** Breaks off with a refusal that names the clause. */
  toAction(p: Position, by: Seat, move: Move): Action
}

/** What the steps of a table need to know of its setup. */
export interface TablePlan {
  readonly seats: number
  /** CARD-4: cards that each seat is dealt in a round, and rounds. */
  readonly cards: number
  readonly rounds: number
  /** CARD-17: whether a joker that was played face down is misplaced. */
  readonly areJokersMisplaced: boolean
  /** CARD-13: what nine animals of a kind, or more, are worth. */
  readonly nineAnimals: number
}

const never = (): never => {
  throw new Error('the game is over, and nobody is awaited')
}

/**
 * Where a game stays when it is over. Moves may still be sent to it; each is refused with the reason (CARD-18).
 */
export const gameOver: Step = {
  name: 'over',
  options: never,
  sample: never,
  apply: never,
  toMove: never,
  toAction: () => refuse('game-over', 'the game is over', { clause: 'CARD-18' }),
}

/** Every move that a step does not await ends here. */
export function refuseVerb(move: Move, awaited: string, clause: string): never {
  return refuse('not-now', `"${verbOf(move)}" is not awaited now: ${awaited}`, { clause })
}
