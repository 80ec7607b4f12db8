import { type Options, type Position, type Random, refuse } from '@bastide/kernel'
import { COLOURS, cardOf, UNKNOWN } from '../cards/card.ts'
import { see } from '../cards/hand.ts'
import {
  cardWord,
  changeAt,
  DOWN,
  firstFollower,
  kindOn,
  lyingOf,
  rowToSettle,
  seatOn,
  TURNED,
  wordAt,
} from '../cards/row.ts'
import type { Move } from '../move.ts'
import { listUnseen, readKind, readUnseen, sampleUnseen } from './drawing.ts'
import { refuseVerb, type Step } from './step.ts'

/** The index of a stretch's next face-down card, or -1. */
export function nextDown(p: Position, row: number, end: number): number {
  for (let at = 0; at < end; at++) if (lyingOf(wordAt(p, row, at)) === DOWN) return at
  return -1
}

function wordDown(p: Position): number {
  const row = rowToSettle(p)
  return wordAt(p, row, nextDown(p, row, firstFollower(p, row)))
}

/**
 * Turns up a face-down card that was won (CARD-11). It is a chance move, although in the real position only one card is
 * possible: so the card is in the log, and seats that could not know it learn it.
 */
export const turningUp: Step = {
  name: 'turn-up',
  options(p, _, out: Options) {
    const kind = kindOn(wordDown(p))
    if (kind === UNKNOWN) listUnseen(p, out)
    else out.addWeighted(kind, 1)
  },
  sample(p, _, random: Random) {
    const kind = kindOn(wordDown(p))
    return kind === UNKNOWN ? sampleUnseen(p, random) : kind
  },
  apply(p, _, kind, tell) {
    const row = rowToSettle(p)
    const end = firstFollower(p, row)
    const at = nextDown(p, row, end)
    const word = wordAt(p, row, at)
    if (kindOn(word) === UNKNOWN) see(p, kind)
    changeAt(p, row, at, cardWord(kind, TURNED, seatOn(word)))
    tell?.({
      kind: 'turned-up',
      seat: seatOn(wordAt(p, row, end)),
      points: 0,
      clause: 'CARD-11',
      card: cardOf(kind),
      row: COLOURS[row] as string,
    })
  },
  toMove: (_, kind): Move => ({ 'turn-up': cardOf(kind) }),
  toAction(p, _, move) {
    if (!('turn-up' in move)) return refuseVerb(move, 'a card that was won is to be turned up', 'CARD-11')
    const known = kindOn(wordDown(p))
    if (known === UNKNOWN) return readUnseen(p, move['turn-up'], 'turn-up')
    if (readKind(move['turn-up'], 'turn-up') !== known)
      refuse('another-card', 'the card that was laid there is another', { where: 'turn-up', clause: 'CARD-11' })
    return known
  },
}
