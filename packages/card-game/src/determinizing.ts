/** Invents what a position does not know: each unknown card is drawn from those its viewer has not seen. */
import { copyOf, type Guess, type Position, type Random, type Seat } from '@bastide/kernel'
import { KINDS, UNKNOWN } from './cards/card.ts'
import { handCards, handSize, handUnknown, ROWS, unseen, unseenLeft } from './cards/columns.ts'
import { receive, see, unseenAt } from './cards/hand.ts'
import { cardWord, changeAt, DOWN, isFollower, kindOn, lengthOf, lyingOf, seatOn, wordAt } from './cards/row.ts'

function invent(p: Position, random: Random): number {
  const kind = unseenAt(p, random.below(unseenLeft.get(p, 0)))
  see(p, kind)
  return kind
}

/** The cards left unseen become the pile. A real position is merely copied. */
export function determinizePosition(p: Position, seats: number, random: Random): Guess {
  const guess = copyOf(p)
  for (let seat = 0; seat < seats; seat++) {
    const unknown = handUnknown.get(guess, seat)
    handUnknown.set(guess, seat, 0)
    handSize.set(guess, seat, handSize.get(guess, seat) - unknown)
    for (let card = 0; card < unknown; card++) receive(guess, seat, invent(guess, random))
  }
  for (let row = 0; row < ROWS; row++) {
    for (let at = 0; at < lengthOf(guess, row); at++) {
      const word = wordAt(guess, row, at)
      if (!isFollower(word) && kindOn(word) === UNKNOWN)
        changeAt(guess, row, at, cardWord(invent(guess, random), lyingOf(word), seatOn(word)))
    }
  }
  return guess as Guess
}

/** Takes back a card that was invented: it is unseen again. */
function forget(p: Position, kind: number, copies: number): void {
  unseen.set(p, kind, unseen.get(p, kind) + copies)
  unseenLeft.set(p, 0, unseenLeft.get(p, 0) + copies)
}

function forgetHand(p: Position, seat: Seat): void {
  for (let kind = 0; kind < KINDS; kind++) {
    const copies = handCards.get(p, seat * KINDS + kind)
    if (copies === 0) continue
    handCards.set(p, seat * KINDS + kind, 0)
    forget(p, kind, copies)
  }
}

/** Whether a word is a card that others laid face down. */
const isHiddenFrom = (viewer: Seat, word: number): boolean =>
  !isFollower(word) && lyingOf(word) === DOWN && seatOn(word) !== viewer

/**
 * Makes another guess out of one, in place: everything that the viewer does not know is invented anew. No card in
 * another hand is ever shown, and none that lies face down, so what was invented can be told from what is known.
 */
export function inventAgain(p: Position, seats: number, viewer: Seat, random: Random): void {
  for (let seat = 0; seat < seats; seat++) if (seat !== viewer) forgetHand(p, seat)
  for (let row = 0; row < ROWS; row++)
    for (let at = lengthOf(p, row) - 1; at >= 0; at--)
      if (isHiddenFrom(viewer, wordAt(p, row, at))) forget(p, kindOn(wordAt(p, row, at)), 1)
  for (let seat = 0; seat < seats; seat++) {
    if (seat === viewer) continue
    const cards = handSize.get(p, seat)
    handSize.set(p, seat, 0)
    for (let card = 0; card < cards; card++) receive(p, seat, invent(p, random))
  }
  for (let row = 0; row < ROWS; row++)
    for (let at = lengthOf(p, row) - 1; at >= 0; at--) {
      const word = wordAt(p, row, at)
      if (isHiddenFrom(viewer, word)) changeAt(p, row, at, cardWord(invent(p, random), lyingOf(word), seatOn(word)))
    }
}
