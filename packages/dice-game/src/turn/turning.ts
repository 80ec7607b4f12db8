/** A turn, from its beginning to the next one's (DICE-8, DICE-9). */
import type { Position, Seat } from '@bastide/kernel'
import {
  activeSeat,
  catapultsGone,
  clearLoose,
  diceInHand,
  isDoubled,
  knightBefore,
  knightsKept,
  stepNow,
  throwsMade,
  turnsBegun,
} from '../columns.ts'
import { takeUpDice } from '../dice/building.ts'
import { DICE } from '../faces.ts'
import { THROW } from './step.ts'

/**
 * The seat takes up all dice except the knights that others kept. One of its own is thrown with them, and doubles what
 * the turn scores.
 */
export function beginTurn(seats: number, p: Position, seat: Seat): void {
  let dice = DICE
  for (let other = 0; other < seats; other++) if (other !== seat) dice -= knightBefore.get(p, other)
  activeSeat.set(p, 0, seat)
  isDoubled.set(p, 0, knightBefore.get(p, seat))
  knightBefore.set(p, seat, 0)
  diceInHand.set(p, 0, dice)
  turnsBegun.set(p, 0, turnsBegun.get(p, 0) + 1)
  stepNow.set(p, 0, THROW)
}

/** Passes the dice that a turn leaves on the table to the next seat, clockwise. */
export function handOn(seats: number, p: Position): void {
  takeUpDice(p)
  clearLoose(p)
  throwsMade.set(p, 0, 0)
  knightsKept.set(p, 0, 0)
  catapultsGone.set(p, 0, 0)
  beginTurn(seats, p, (activeSeat.get(p, 0) + 1) % seats)
}
