/** The end of the game (DICE-12, DICE-13). */
import type { Position } from '@bastide/kernel'
import { activeSeat, BY_CATAPULTS, stepNow, winner } from '../columns.ts'
import type { DiceNarrator } from '../happening.ts'
import { OVER } from './step.ts'

/** The active seat wins. The game is over at once, even if others have had fewer turns. */
export function win(p: Position, byCatapults: boolean, tell?: DiceNarrator): void {
  const seat = activeSeat.get(p, 0)
  const clause = byCatapults ? 'DICE-13' : 'DICE-12'
  winner.set(p, 0, (seat + 1) | (byCatapults ? BY_CATAPULTS : 0))
  stepNow.set(p, 0, OVER)
  tell?.({ kind: 'won', seat, points: 0, clause })
  tell?.({ kind: 'over', seat: null, points: 0, clause })
}
