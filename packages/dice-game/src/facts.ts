/** What lies on the table, as JSON: shared by the view and the digest. */
import type { At, Json, Position } from '@bastide/kernel'
import {
  activeSeat,
  builtCell,
  builtCount,
  builtShape,
  catapultsGone,
  diceInHand,
  isDoubled,
  isWonByCatapults,
  knightBefore,
  knightsKept,
  looseDice,
  scores,
  throwsMade,
  winnerOf,
} from './columns.ts'
import type { DiceRules } from './compose.ts'
import { whereCell } from './dice/cell.ts'
import type { DiceSet } from './dice/dice-set.ts'
import type { FaceCounts } from './happening.ts'

export interface BuiltFacts {
  readonly die: string
  readonly at: At
  readonly turn: number
}

const inReadingOrder = (one: At, other: At): number => one[1] - other[1] || one[0] - other[0]

/** The cell of the die in a row. */
export const whereBuilt = (p: Position, row: number): At => whereCell(builtCell.get(p, row))

/** The built dice, in reading order. */
export function builtDice({ faces }: DiceSet, p: Position): readonly BuiltFacts[] {
  const built = Array.from({ length: builtCount.get(p, 0) }, (_, row) => {
    const shape = builtShape.get(p, row)
    return { die: faces[shape >> 2]?.name as string, at: whereBuilt(p, row), turn: shape & 3 }
  })
  return built.sort((one, other) => inReadingOrder(one.at, other.at))
}

export const looseFaces = ({ faces }: DiceSet, p: Position): FaceCounts =>
  Object.fromEntries(
    faces.flatMap(({ name }, face) => (looseDice.get(p, face) === 0 ? [] : [[name, looseDice.get(p, face)]])),
  )

const bySeat = (seats: number, value: (seat: number) => number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => value(seat))

/** Everything the rules depend on, for the digest: short, in canonical order, and without history. */
export function factsOf({ seats, dice, awaited }: DiceRules, p: Position, step: string): Json {
  return {
    scores: bySeat(seats, (seat) => scores.get(p, seat)),
    knights: bySeat(seats, (seat) => knightBefore.get(p, seat)),
    built: builtDice(dice, p).map(({ die, at, turn }) => [die, at[0], at[1], turn]),
    loose: looseFaces(dice, p),
    hand: diceInHand.get(p, 0),
    throws: throwsMade.get(p, 0),
    kept: knightsKept.get(p, 0),
    catapults: catapultsGone.get(p, 0),
    doubled: isDoubled.get(p, 0) === 1,
    winner: winnerOf(p),
    catapultsWon: isWonByCatapults(p),
    active: activeSeat.get(p, 0),
    awaited: awaited(p),
    step,
  }
}
