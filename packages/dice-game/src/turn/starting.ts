import { NO_ACTION, refuse } from '@bastide/kernel'
import { refuseVerb, type Step } from './step.ts'
import { beginTurn } from './turning.ts'

/** Chance picks who starts, where the setup leaves it to chance (DICE-9). */
export const starting = (seats: number): Step => ({
  options(_, out) {
    for (let seat = 0; seat < seats; seat++) out.add(seat)
  },
  sample: (_, random) => random.below(seats),
  apply(p, _, seat, tell) {
    tell?.({ kind: 'starts', seat, points: 0, clause: 'DICE-9' })
    beginTurn(seats, p, seat)
  },
  pass: () => NO_ACTION,
  toMove: (_, seat) => ({ starts: seat }),
  toAction(_, move) {
    if (!('starts' in move)) return refuseVerb(move, 'chance is to say who starts', 'DICE-9')
    return move.starts < seats
      ? move.starts
      : refuse('no-such-seat', `there is no seat ${move.starts}`, { where: 'starts', clause: 'DICE-9' })
  },
})
