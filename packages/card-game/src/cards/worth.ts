/** What cards are worth. */
import type { Position, Seat } from '@bastide/kernel'
import { CHEST, chests } from './columns.ts'

/** CARD-13: by the number of animals of a kind, from none to eight. */
const ANIMAL_POINTS = [0, 3, 6, 9, 12, 14, 16, 18, 19] as const

/** CARD-13: what a number of animals of one kind is worth; `nine` is for nine or more. */
export const worthOfAnimals = (count: number, nine: number): number => ANIMAL_POINTS[count] ?? nine

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
