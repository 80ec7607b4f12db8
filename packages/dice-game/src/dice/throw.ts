/**
 * A throw as a number: how many dice show each face, with four bits per face. Since the order of the dice does not
 * matter, nine dice have at most 2,002 outcomes, each weighted by the number of ways to throw it.
 */
import type { Action, Options, Random } from '@bastide/kernel'
import type { FaceCounts } from '../happening.ts'
import type { DiceSet } from './dice-set.ts'

const BITS = 4

export const countIn = (thrown: Action, face: number): number => (thrown >> (BITS * face)) & 15

/** One random outcome, die by die. */
export function throwDice(set: DiceSet, dice: number, random: Random): Action {
  let thrown = 0
  for (let die = 0; die < dice; die++) thrown += 1 << (BITS * (set.sides[random.below(6)] as number))
  return thrown
}

/** The number of ways in which exactly that many of the dice show a face that is on `copies` sides. */
function waysOf(dice: number, count: number, copies: number): number {
  let ways = 1
  for (let i = 0; i < count; i++) ways = (ways * (dice - i) * copies) / (i + 1)
  return ways
}

/** All outcomes, each with its number of ways out of 6 ** dice. */
export function listThrows(set: DiceSet, dice: number, out: Options, face = 0, thrown = 0, ways = 1): void {
  const copies = set.faces[face]?.copies as number
  if (face === set.faces.length - 1) {
    out.addWeighted(thrown + dice * 2 ** (BITS * face), ways * waysOf(dice, dice, copies))
    return
  }
  for (let count = 0; count <= dice; count++)
    listThrows(
      set,
      dice - count,
      out,
      face + 1,
      thrown + count * 2 ** (BITS * face),
      ways * waysOf(dice, count, copies),
    )
}

export function countsOf({ faces }: DiceSet, thrown: Action): FaceCounts {
  const counts: { [face: string]: number } = {}
  for (let face = 0; face < faces.length; face++)
    if (countIn(thrown, face) !== 0) counts[faces[face]?.name as string] = countIn(thrown, face)
  return counts
}
