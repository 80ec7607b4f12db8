/** How likely a throw is to bring certain faces: counted, not estimated. */
import type { DiceSet } from '../dice/dice-set.ts'

/** So many of all equally likely throws: `ways / of` is the probability, and both are exact. */
export interface Chance {
  readonly ways: number
  readonly of: number
}

/** Faces that would do, as bits by the index of a face. */
export interface Wanted {
  /** One die with one of these is enough. */
  readonly alone: number
  /** By face: it is enough together with another die that shows one of these, which may be the same face. */
  readonly with: readonly number[]
}

const SIDES = 6

/** The number of ways to pick some of the dice. */
function picks(dice: number, count: number): number {
  let ways = 1
  for (let i = 0; i < count; i++) ways = (ways * (dice - i)) / (i + 1)
  return ways
}

/** Throws of the remaining dice with the faces from `face` on that bring nothing wanted after what they show so far. */
function fruitless(set: DiceSet, wanted: Wanted, face: number, dice: number, shown: number): number {
  if (face === set.faces.length) return dice === 0 ? 1 : 0
  const partners = wanted.with[face] ?? 0
  const isBarred = (wanted.alone & (1 << face)) !== 0 || (partners & shown) !== 0
  const most = isBarred ? 0 : (partners & (1 << face)) !== 0 ? Math.min(1, dice) : dice
  const copies = set.faces[face]?.copies as number
  let ways = 0
  for (let count = 0; count <= most; count++) {
    const rest = fruitless(set, wanted, face + 1, dice - count, count === 0 ? shown : shown | (1 << face))
    if (rest !== 0) ways += picks(dice, count) * copies ** count * rest
  }
  return ways
}

/** The number of sides of a die that show one of these faces. */
const sidesWith = ({ faces }: DiceSet, wanted: number): number =>
  faces.reduce((sides, { copies }, face) => ((wanted & (1 << face)) === 0 ? sides : sides + copies), 0)

/** The chance that a throw of so many dice has at least one with one of these faces. */
export function chanceOfOne(set: DiceSet, dice: number, faces: number): Chance {
  const of = SIDES ** dice
  return { ways: of - (SIDES - sidesWith(set, faces)) ** dice, of }
}

/** The chance that a throw of so many dice brings what is wanted. */
export function chanceOf(set: DiceSet, dice: number, wanted: Wanted): Chance {
  if (wanted.with.every((partners) => partners === 0)) return chanceOfOne(set, dice, wanted.alone)
  const of = SIDES ** dice
  return { ways: of - fruitless(set, wanted, 0, dice, 0), of }
}
