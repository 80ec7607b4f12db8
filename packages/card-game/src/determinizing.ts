/** Invents what a position does not know: each unknown card is drawn from those its viewer has not seen. */
import { copyOf, type Guess, type Position, type Random } from '@bastide/kernel'
import { UNKNOWN } from './cards/card.ts'
import { handSize, handUnknown, ROWS, unseenLeft } from './cards/columns.ts'
import { receive, see, unseenAt } from './cards/hand.ts'
import { cardWord, changeAt, isFollower, kindOn, lengthOf, lyingOf, seatOn, wordAt } from './cards/row.ts'

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
