import { type Options, type Random, refuse } from '@bastide/kernel'
import { dealerNow } from '../cards/columns.ts'
import type { Move } from '../move.ts'
import { refuseVerb, type Step } from './step.ts'

/** Chance picks who deals first, where the setup leaves it to chance (CARD-5). */
export const starting = (seats: number): Step => ({
  name: 'starts',
  options(_, __, out: Options) {
    for (let seat = 0; seat < seats; seat++) out.add(seat)
  },
  sample: (_, __, random: Random) => random.below(seats),
  apply(p, _, seat, tell) {
    dealerNow.set(p, 0, seat + 1)
    tell?.({ kind: 'starts', seat, points: 0, clause: 'CARD-5' })
  },
  toMove: (_, seat): Move => ({ starts: seat }),
  toAction(_, __, move) {
    if (!('starts' in move)) return refuseVerb(move, 'chance is to say who deals first', 'CARD-5')
    return move.starts < seats
      ? move.starts
      : refuse('no-such-seat', `there is no seat ${move.starts}`, { where: 'starts', clause: 'CARD-5' })
  },
})
