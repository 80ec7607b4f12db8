/** What seats hold, as far as it is known. */
import type { Position, Seat } from '@bastide/kernel'
import { CARDS, KINDS, UNKNOWN, UNKNOWN_CARD } from './card.ts'
import { handCards, handSize, handUnknown, pileLeft, unseen, unseenLeft } from './columns.ts'

/** An unseen card is revealed, to everyone or to this position's viewer. */
export function see(p: Position, kind: number): void {
  unseen.set(p, kind, unseen.get(p, kind) - 1)
  unseenLeft.set(p, 0, unseenLeft.get(p, 0) - 1)
}

export function drawFromPile(p: Position, kind: number): void {
  pileLeft.set(p, 0, pileLeft.get(p, 0) - 1)
  if (kind !== UNKNOWN) see(p, kind)
}

export function receive(p: Position, seat: Seat, kind: number): void {
  handSize.set(p, seat, handSize.get(p, seat) + 1)
  if (kind === UNKNOWN) handUnknown.set(p, seat, handUnknown.get(p, seat) + 1)
  else handCards.set(p, seat * KINDS + kind, handCards.get(p, seat * KINDS + kind) + 1)
}

export const holds = (p: Position, seat: Seat, kind: number): boolean =>
  kind === UNKNOWN ? handUnknown.get(p, seat) > 0 : handCards.get(p, seat * KINDS + kind) > 0

/** Whether the seat may hold this card, given what is known; in the real position, whether it does. */
export const mayHold = (p: Position, seat: Seat, kind: number): boolean =>
  handCards.get(p, seat * KINDS + kind) > 0 || (handUnknown.get(p, seat) > 0 && unseen.get(p, kind) > 0)

/** The cards of a hand, as far as they are known. For the narrator. */
export const cardsHeld = (p: Position, seat: Seat): readonly string[] => [
  ...CARDS.flatMap((card, kind) => new Array<string>(handCards.get(p, seat * KINDS + kind)).fill(card)),
  ...new Array<string>(handUnknown.get(p, seat)).fill(UNKNOWN_CARD),
]

/** Takes a card from a hand. If it was not known to be there, it is now seen. */
export function give(p: Position, seat: Seat, kind: number): void {
  handSize.set(p, seat, handSize.get(p, seat) - 1)
  if (kind !== UNKNOWN && holds(p, seat, kind)) {
    handCards.set(p, seat * KINDS + kind, handCards.get(p, seat * KINDS + kind) - 1)
    return
  }
  handUnknown.set(p, seat, handUnknown.get(p, seat) - 1)
  if (kind !== UNKNOWN) see(p, kind)
}

/** The kind of the `ticket`-th unseen card; `ticket` is below their number. */
export function unseenAt(p: Position, ticket: number): number {
  let kind = 0
  for (let left = ticket; left >= unseen.get(p, kind); kind++) left -= unseen.get(p, kind)
  return kind
}
