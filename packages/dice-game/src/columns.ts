/** The words of a position. */
import { Layout, type Position, type Seat } from '@bastide/kernel'
import { CELLS } from './dice/cell.ts'
import { MOST_FACES } from './dice/dice-set.ts'
import { DICE } from './faces.ts'

export const LEAST_SEATS = 2
export const MOST_SEATS = 5

export const layout = new Layout()

/** By cell: the row of the die there plus one, or 0. */
export const cellWord = layout.column('cell', CELLS)
/**
 * The dice built in this turn, in building order. Each turn reuses their rows, so none of these writes is an `init`.
 */
export const builtCount = layout.column('built', 1)
export const builtCell = layout.column('built.cell', DICE, builtCount)
export const builtShape = layout.column('built.shape', DICE, builtCount)

/** By face: dice that lie as thrown, neither built nor kept. */
export const looseDice = layout.column('loose', MOST_FACES)
/** Dice about to be thrown. */
export const diceInHand = layout.column('in-hand', 1)
/** In this turn: throws made, knights kept, catapults passed on. */
export const throwsMade = layout.column('throws', 1)
export const knightsKept = layout.column('kept', 1)
export const catapultsGone = layout.column('catapults', 1)
/** 1 if this turn's points are doubled. */
export const isDoubled = layout.column('doubled', 1)

/** By seat: 1 if a knight lies in front of it between its turns. */
export const knightBefore = layout.column('knight', MOST_SEATS)
export const scores = layout.column('scores', MOST_SEATS)

/** The current step: see `turn/step.ts`. */
export const stepNow = layout.column('step', 1)
export const activeSeat = layout.column('active', 1)
/** Turns begun. For display only: it wraps around. */
export const turnsBegun = layout.column('turns', 1)
/** 0, or the winner plus one, combined with `BY_CATAPULTS` if nine of them won the game. */
export const winner = layout.column('winner', 1)
export const BY_CATAPULTS = 0x100

export const winnerOf = (p: Position): Seat | null => (winner.get(p, 0) === 0 ? null : (winner.get(p, 0) & 0xff) - 1)
export const isWonByCatapults = (p: Position): boolean => (winner.get(p, 0) & BY_CATAPULTS) !== 0

/** The number of loose dice. */
export const countLoose = (p: Position): number => {
  let count = 0
  for (let face = 0; face < MOST_FACES; face++) count += looseDice.get(p, face)
  return count
}

export const clearLoose = (p: Position): void => {
  for (let face = 0; face < MOST_FACES; face++) if (looseDice.get(p, face) !== 0) looseDice.set(p, face, 0)
}
