/** A step: one decision of a seat or of chance. Each step selects the next as it is carried out. */
import { type Action, NO_ACTION, type Options, type Position, type Random, refuse, type Seat } from '@bastide/kernel'
import { isWonByCatapults, stepNow, throwsMade } from '../columns.ts'
import { MOST_THROWS } from '../faces.ts'
import type { DiceNarrator } from '../happening.ts'
import { type Move, verbOf } from '../move.ts'

/** Values of the column `step`. A position of zeros is at `starts`, where chance picks who starts. */
export const THROW = 1
export const DECIDE = 2
export const OVER = 3

/** What the awaited seat or chance is asked to do, for people. After the last throw the question is a different one. */
export const STEP_NAMES = ['starts', 'throw', 'decide', 'over', 'last'] as const

export const stepName = (p: Position): (typeof STEP_NAMES)[number] =>
  stepNow.get(p, 0) === DECIDE && throwsMade.get(p, 0) === MOST_THROWS
    ? 'last'
    : (STEP_NAMES[stepNow.get(p, 0)] as (typeof STEP_NAMES)[number])

export interface Step {
  options(p: Position, out: Options): void
  sample(p: Position, random: Random): Action
  apply(p: Position, seat: Seat, action: Action, tell?: DiceNarrator): void
  /** The action with which a seat declines, or `NO_ACTION`. */
  pass(p: Position): Action
  toMove(p: Position, action: Action): Move
  /** Refuses with the clause. */
  toAction(p: Position, move: Move): Action
}

/** Refuses any move that the step does not expect. */
export function refuseVerb(move: Move, awaited: string, clause: string): never {
  return refuse('not-now', `"${verbOf(move)}" is not awaited now: ${awaited}`, { clause })
}

const never = (): never => {
  throw new Error('the game is over')
}

/** The step of a finished game. Moves may still arrive; each is refused with the reason. */
export const gameOver: Step = {
  options: never,
  sample: never,
  apply: never,
  pass: () => NO_ACTION,
  toMove: never,
  toAction: (p) => refuse('game-over', 'the game is over', { clause: isWonByCatapults(p) ? 'DICE-13' : 'DICE-12' }),
}
