/**
 * The cards a viewer has not seen: in the pile, in other hands, or laid face down by others. Adding these three up
 * gives the same in the real position and in one that holds only what the viewer knows, so no secret is in it.
 */
import type { Position, Seat } from '@bastide/kernel'
import { CARDS, type CardId, KINDS } from '../cards/card.ts'
import { handCards, ROWS, unseen } from '../cards/columns.ts'
import { DOWN, isFollower, kindOn, lengthOf, lyingOf, seatOn, wordAt } from '../cards/row.ts'

export interface ShownUnseen {
  /** How many there are in all. */
  readonly left: number
  /** By card, in the order of the box; also those of which none is left. */
  readonly cards: { readonly [card in CardId]: number }
}

export function unseenBy(p: Position, seats: number, viewer: Seat): ShownUnseen {
  // One place more than there are kinds: an unknown card is among the unseen already, and is counted there in vain.
  const counts = new Uint8Array(KINDS + 1)
  for (let kind = 0; kind < KINDS; kind++) {
    counts[kind] = unseen.get(p, kind)
    for (let seat = 0; seat < seats; seat++)
      if (seat !== viewer) addTo(counts, kind, handCards.get(p, seat * KINDS + kind))
  }
  for (let row = 0; row < ROWS; row++) {
    for (let at = 0; at < lengthOf(p, row); at++) {
      const word = wordAt(p, row, at)
      if (!isFollower(word) && lyingOf(word) === DOWN && seatOn(word) !== viewer) addTo(counts, kindOn(word), 1)
    }
  }
  return {
    left: counts.subarray(0, KINDS).reduce((sum, count) => sum + count, 0),
    cards: Object.fromEntries(CARDS.map((card, kind) => [card, counts[kind]])) as ShownUnseen['cards'],
  }
}

function addTo(counts: Uint8Array, kind: number, count: number): void {
  counts[kind] = (counts[kind] as number) + count
}
