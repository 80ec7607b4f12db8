/** Everything the rules depend on, as JSON in canonical order: for the digest. An unknown card is `?`. */
import type { Json, Position, Seat } from '@bastide/kernel'
import { CARDS, COLOURS, cardOf, KINDS, UNKNOWN_CARD } from './cards/card.ts'
import {
  animals,
  CHEST,
  chests,
  dealerNow,
  handCards,
  handUnknown,
  hasClaimed,
  joinedColours,
  lastClaimer,
  openingLeft,
  pendingCard,
  pileLeft,
  ROWS,
  roundNow,
  scores,
  turnSeat,
  unseen,
  waitingJokers,
} from './cards/columns.ts'
import { isFollower, kindOn, LYING, lengthOf, lyingOf, seatOn, wordAt } from './cards/row.ts'
import { awaitedBy, STEPS, stepNumber } from './turn/decision.ts'

function upTo<T>(length: number, of: (index: number) => T): readonly T[] {
  const list: T[] = []
  for (let index = 0; index < length; index++) list.push(of(index))
  return list
}

/** A hand as ids, in the order of the box, with unknown cards last. */
export function handOf(p: Position, seat: Seat): readonly string[] {
  const hand: string[] = []
  for (let kind = 0; kind < KINDS; kind++)
    for (let copy = handCards.get(p, seat * KINDS + kind); copy > 0; copy--) hand.push(CARDS[kind] as string)
  for (let unknown = handUnknown.get(p, seat); unknown > 0; unknown--) hand.push(UNKNOWN_CARD)
  return hand
}

export const animalsOf = (p: Position, seat: Seat): readonly number[] =>
  upTo(COLOURS.length, (colour) => animals.get(p, seat * COLOURS.length + colour))

/**
 * A follower is its seat; a card is its id, how it lies, and who laid it, -1 if it lay there before the first round.
 */
const placeFacts = (word: number): Json =>
  isFollower(word) ? seatOn(word) : [cardOf(kindOn(word)), LYING[lyingOf(word)] as string, seatOn(word)]

export function factsOf(p: Position, seats: number): Json {
  return {
    rows: upTo(ROWS, (row) => upTo(lengthOf(p, row), (at) => placeFacts(wordAt(p, row, at)))),
    hands: upTo(seats, (seat) => handOf(p, seat)),
    pile: pileLeft.get(p, 0),
    unseen: Object.fromEntries(
      CARDS.flatMap((card, kind) => (unseen.get(p, kind) === 0 ? [] : [[card, unseen.get(p, kind)]])),
    ),
    scores: upTo(seats, (seat) => scores.get(p, seat)),
    animals: upTo(seats, (seat) => animalsOf(p, seat)),
    waiting: upTo(seats, (seat) => waitingJokers.get(p, seat)),
    chests: upTo(seats, (seat) => upTo(CHEST, (i) => chests.get(p, seat * CHEST + i))),
    round: roundNow.get(p, 0),
    dealer: dealerNow.get(p, 0) - 1,
    turn: turnSeat.get(p, 0),
    claimed: upTo(seats, (seat) => hasClaimed.get(p, seat) === 1),
    lastClaimer: lastClaimer.get(p, 0) - 1,
    opening: openingLeft.get(p, 0),
    pending: pendingCard.get(p, 0) === 0 ? null : cardOf(pendingCard.get(p, 0) - 1),
    joined: joinedColours.get(p, 0),
    step: STEPS[stepNumber(p)] as string,
    awaited: awaitedBy(p),
  }
}
