/** Misplaced cards (CARD-17). */
import type { Options, Position, Random } from '@bastide/kernel'
import { COLOURS, cardOf, colourOf, isAnimal, isBuilding, isJoker, NO_COLOUR } from '../cards/card.ts'
import {
  cardWord,
  changeAt,
  firstFollower,
  KEPT,
  kindOn,
  lyingOf,
  rowToSettle,
  seatOn,
  TURNED,
  takeOut,
  wordAt,
} from '../cards/row.ts'
import { TEN } from '../cards/worth.ts'
import { FATES, type Fate, type Move } from '../move.ts'
import { award } from './awarding.ts'
import { refuseVerb, type Step, type TablePlan } from './step.ts'

/** The actions, by their places in `FATES`. */
export const CASH = 0
export const KEEP = 1

/**
 * Whether a card that was turned up is of another colour than its row. A joker has no colour: the setup decides whether
 * it counts.
 */
export function isMisplaced(word: number, row: number, areJokersMisplaced: boolean): boolean {
  if (lyingOf(word) !== TURNED) return false
  const kind = kindOn(word)
  return colourOf(kind) === NO_COLOUR ? areJokersMisplaced && isJoker(kind) : colourOf(kind) !== row
}

const leavesChoice = (kind: number): boolean => isAnimal(kind) || isBuilding(kind) || isJoker(kind)

/** The index of the next misplaced card for which the winner has a choice, or -1. */
export function nextChoice(p: Position, row: number, end: number, areJokersMisplaced: boolean): number {
  for (let at = 0; at < end; at++) {
    const word = wordAt(p, row, at)
    if (isMisplaced(word, row, areJokersMisplaced) && leavesChoice(kindOn(word))) return at
  }
  return -1
}

/** The winner takes ten points for a misplaced card, or keeps it. */
export const choosing = ({ areJokersMisplaced }: TablePlan): Step => ({
  name: 'choose',
  options(_, __, out: Options) {
    out.add(CASH)
    out.add(KEEP)
  },
  sample: (_, __, random: Random) => random.below(FATES.length),
  apply(p, seat, action, tell) {
    const row = rowToSettle(p)
    const at = nextChoice(p, row, firstFollower(p, row), areJokersMisplaced)
    const word = wordAt(p, row, at)
    if (action === CASH) {
      takeOut(p, row, at, 1)
      award(p, seat, TEN)
      tell?.({
        kind: 'score',
        seat,
        points: TEN,
        clause: 'CARD-17',
        card: cardOf(kindOn(word)),
        row: COLOURS[row] as string,
        items: [TEN],
      })
    } else {
      changeAt(p, row, at, cardWord(kindOn(word), KEPT, seatOn(word)))
      tell?.({
        kind: 'kept',
        seat,
        points: 0,
        clause: 'CARD-17',
        card: cardOf(kindOn(word)),
        row: COLOURS[row] as string,
      })
    }
  },
  toMove: (_, action): Move => ({ choose: FATES[action] as Fate }),
  toAction(_, __, move) {
    if (!('choose' in move)) return refuseVerb(move, 'the winner is to cash or keep a misplaced card', 'CARD-17')
    return FATES.indexOf(move.choose)
  },
})
