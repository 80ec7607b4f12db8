import { type Options, type Random, refuse } from '@bastide/kernel'
import { cardOf, UNKNOWN, UNKNOWN_CARD } from '../cards/card.ts'
import { turnSeat } from '../cards/columns.ts'
import { drawFromPile, receive } from '../cards/hand.ts'
import type { Move } from '../move.ts'
import { listUnseen, readUnseen, sampleUnseen } from './drawing.ts'
import { refuseVerb, type Step } from './step.ts'

/**
 * Chance deals the hands, one card at a time around the table (CARD-4). For those who do not see it, the card is
 * unknown.
 */
export const dealing = (seats: number): Step => ({
  name: 'deal',
  options(p, _, out: Options) {
    listUnseen(p, out)
  },
  sample: (p, _, random: Random) => sampleUnseen(p, random),
  apply(p, _, kind) {
    const seat = turnSeat.get(p, 0)
    drawFromPile(p, kind)
    receive(p, seat, kind)
    turnSeat.set(p, 0, (seat + 1) % seats)
  },
  toMove: (p, kind): Move => ({ deal: cardOf(kind), to: turnSeat.get(p, 0) }),
  toAction(p, _, move) {
    if (!('deal' in move)) return refuseVerb(move, 'cards are to be dealt', 'CARD-4')
    const seat = turnSeat.get(p, 0)
    if (move.to !== seat) refuse('wrong-seat', `the next card goes to seat ${seat}`, { where: 'to', clause: 'CARD-4' })
    return move.deal === UNKNOWN_CARD ? UNKNOWN : readUnseen(p, move.deal, 'deal')
  },
})
