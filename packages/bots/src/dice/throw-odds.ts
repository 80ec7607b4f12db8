/**
 * The odds of throws, by what can matter in them: how many dice show each city face (a *hand*), and how many of the
 * others are knights. A hand is a number with a decimal digit for each city face.
 */
import { DICE, type DiceSet, KNIGHTS_TO_END } from '@bastide/dice-game'

const SIDES = 6

export interface ThrowOdds {
  /** What one die of a city face adds to a hand. */
  readonly digit: Int32Array
  /** All hands of nine dice at most, smaller ones first. */
  readonly hands: Int32Array
  /** How many of these have so many dice at most: `upTo[dice]`. */
  readonly upTo: Int32Array
  /** By index of a hand: the number of its dice; by index and face: how many show it, `index * cities + face`. */
  readonly sizes: Uint8Array
  readonly counts: Uint8Array
  /** By number of dice thrown and index of a hand: its probability, whatever the other dice show. */
  readonly chance: readonly Float64Array[]
  /** The probability that so many of so many dice without a city are knights, `dice * (DICE + 1) + knights`. */
  readonly knights: Float64Array
  /** The same with enough knights to end, if some are kept already: `dice * (KNIGHTS_TO_END + 1) + kept`. */
  readonly enough: Float64Array
  /** The probability that one die shows a catapult. */
  readonly catapult: number
}

/** The number of ways to pick some of the dice. */
const picks = (dice: number, count: number): number => {
  let ways = 1
  for (let i = 0; i < count; i++) ways = (ways * (dice - i)) / (i + 1)
  return ways
}

/** All ways in which so many dice may show city faces. */
function handsOf(cities: number, dice: number): readonly (readonly number[])[] {
  if (cities === 1) return [[dice]]
  return Array.from({ length: dice + 1 }, (_, count) => count).flatMap((count) =>
    handsOf(cities - 1, dice - count).map((rest) => [count, ...rest]),
  )
}

export function throwOdds({ faces, cities, knight, catapult }: DiceSet): ThrowOdds {
  const sidesOf = (face: number): number => (face < 0 ? 0 : (faces[face]?.copies as number))
  const plain = sidesOf(knight) + sidesOf(catapult)
  const bySize = Array.from({ length: DICE + 1 }, (_, dice) => handsOf(cities, dice))
  const counts = bySize.flat()
  const sizes = Uint8Array.from(bySize.flatMap((hands, size) => hands.map(() => size)))
  const digit = Int32Array.from({ length: cities }, (_, face) => 10 ** face)
  const chanceOf = (thrown: number, hand: readonly number[], size: number): number => {
    let chance = size > thrown ? 0 : (plain / SIDES) ** (thrown - size)
    let left = thrown
    hand.forEach((count, face) => {
      chance *= picks(left, count) * (sidesOf(face) / SIDES) ** count
      left -= count
    })
    return chance
  }
  const knights = new Float64Array((DICE + 1) * (DICE + 1))
  const enough = new Float64Array((DICE + 1) * (KNIGHTS_TO_END + 1))
  for (let dice = 0; dice <= DICE; dice++)
    for (let count = 0; count <= dice; count++) {
      const share = plain === 0 ? 0 : sidesOf(knight) / plain
      const chance = picks(dice, count) * share ** count * (1 - share) ** (dice - count)
      knights[dice * (DICE + 1) + count] = chance
      for (let kept = 0; kept <= KNIGHTS_TO_END; kept++) {
        const at = dice * (KNIGHTS_TO_END + 1) + kept
        if (kept + count >= KNIGHTS_TO_END) enough[at] = (enough[at] as number) + chance
      }
    }
  return {
    digit,
    hands: Int32Array.from(counts, (hand) => hand.reduce((sum, count, face) => sum + count * 10 ** face, 0)),
    upTo: Int32Array.from({ length: DICE + 1 }, (_, dice) => bySize.slice(0, dice + 1).flat().length),
    sizes,
    counts: Uint8Array.from(counts.flat()),
    chance: Array.from({ length: DICE + 1 }, (_, thrown) =>
      Float64Array.from(counts, (hand, i) => chanceOf(thrown, hand, sizes[i] as number)),
    ),
    knights,
    enough,
    catapult: sidesOf(catapult) / SIDES,
  }
}
