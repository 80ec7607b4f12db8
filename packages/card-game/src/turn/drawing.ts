/** How chance reveals an unseen card, whether it is dealt or turned up. */
import { type Action, listed, type Options, type Position, type Random, refuse, shown } from '@bastide/kernel'
import { CARDS, KINDS, kindNamed } from '../cards/card.ts'
import { unseen, unseenLeft } from '../cards/columns.ts'
import { unseenAt } from '../cards/hand.ts'

export function listUnseen(p: Position, out: Options): void {
  for (let kind = 0; kind < KINDS; kind++) {
    const copies = unseen.get(p, kind)
    if (copies !== 0) out.addWeighted(kind, copies)
  }
}

export const sampleUnseen = (p: Position, random: Random): Action => unseenAt(p, random.below(unseenLeft.get(p, 0)))

/** The kind of a named card. */
export function readKind(card: string, where: string): number {
  const kind = kindNamed(card)
  if (kind < 0)
    refuse('unknown-card', `there is no card ${shown(card)}; there are ${listed(CARDS)}`, { where, clause: 'CARD-1' })
  return kind
}

/** The same for a card that nobody has seen yet. */
export function readUnseen(p: Position, card: string, where: string): number {
  const kind = readKind(card, where)
  if (unseen.get(p, kind) === 0) refuse('none-left', `every ${CARDS[kind]} has been seen`, { where, clause: 'CARD-1' })
  return kind
}
