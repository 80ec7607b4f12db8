import { CHANCE, NO_ACTION, type Options, type Random, refuse } from '@bastide/kernel'
import { activeSeat } from '../board/columns.ts'
import type { Move } from '../move.ts'
import { refuseVerb, type Step } from './step.ts'

/** The step before anyone's first turn. */
export const STARTS = 'starts'

/** Chance picks who starts, if the setup leaves it to chance (BASE-3). */
export const starting = (seats: number): Step => ({
  name: STARTS,
  proceed: () => CHANCE,
  options(_, __, out: Options) {
    for (let seat = 0; seat < seats; seat++) out.add(seat)
  },
  sample: (_, __, random: Random) => random.below(seats),
  apply(p, _, seat, tell) {
    activeSeat.set(p, 0, seat)
    tell?.({ kind: 'starts', seat, points: 0, clause: 'BASE-3', feature: null })
  },
  pass: () => NO_ACTION,
  toMove: (_, seat): Move => ({ starts: seat }),
  toAction(_, __, move) {
    if (!('starts' in move)) return refuseVerb(move, 'chance is to say who starts', 'BASE-3')
    return move.starts < seats
      ? move.starts
      : refuse('no-such-seat', `there is no seat ${move.starts}`, { where: 'starts', clause: 'BASE-3' })
  },
})
