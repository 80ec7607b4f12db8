/** What cards are worth. */
import type { Position, Seat } from '@bastide/kernel'
import { CHEST, chests } from './columns.ts'

/** CARD-14: an animal joker whose winner has no animal. */
export const LONELY_JOKER = 3
/** CARD-16, CARD-17: a dragon or a fairy, and a misplaced card that is cashed. */
export const TEN = 10

/** The number of building cards a seat has won (CARD-20). */
export function buildingsOf(p: Position, seat: Seat): number {
  let sum = 0
  for (let i = 0; i < CHEST; i++) sum += chests.get(p, seat * CHEST + i)
  return sum
}
