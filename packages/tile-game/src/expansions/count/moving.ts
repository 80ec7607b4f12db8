/** COUNT-4: after putting a figure into Carcassonne, the seat may also send the count to another quarter. */
import { type Action, listed, NOBODY, type Position, refuse, shown } from '@bastide/kernel'
import { activeSeat } from '../../board/columns.ts'
import type { Move } from '../../move.ts'
import { refuseVerb, type Step } from '../../turn/step.ts'
import { QUARTERS, type Quarters } from './quarters.ts'

/** He stays. Any other action is one more than the quarter he goes to. */
const STAY: Action = 0

export function moving({ countAt, entered, isOpen }: Quarters): Step {
  const mayGo = (p: Position, quarter: number): boolean => isOpen(quarter) && quarter !== countAt.get(p, 0)
  return {
    name: 'count/move',
    proceed(p) {
      if (entered.get(p, 0) === 0) return NOBODY
      entered.set(p, 0, 0)
      return activeSeat.get(p, 0)
    },
    options(p, __, out) {
      out.add(STAY)
      for (let quarter = 0; quarter < QUARTERS.length; quarter++) if (mayGo(p, quarter)) out.add(quarter + 1)
    },
    sample(p, __, random) {
      let kept = STAY
      let seen = 1
      for (let quarter = 0; quarter < QUARTERS.length; quarter++)
        if (mayGo(p, quarter) && random.below(++seen) === 0) kept = quarter + 1
      return kept
    },
    apply(p, seat, action, tell) {
      if (action === STAY) {
        tell?.({ kind: 'passed', seat, points: 0, clause: 'COUNT-4', feature: null })
        return
      }
      countAt.set(p, 0, action - 1)
      tell?.({
        kind: 'chosen',
        seat,
        points: 0,
        clause: 'COUNT-4',
        feature: null,
        choice: QUARTERS[action - 1] as string,
      })
    },
    pass: () => STAY,
    toMove: (__, action): Move => (action === STAY ? { pass: true } : { choose: QUARTERS[action - 1] as string }),
    toAction(p, __, move) {
      if ('pass' in move) return STAY
      if (!('choose' in move))
        return refuseVerb(move, 'the count may be moved; to leave him is {"pass":true}', 'COUNT-4')
      const quarter = (QUARTERS as readonly string[]).indexOf(move.choose)
      if (quarter < 0)
        refuse('not-allowed', `Carcassonne has no quarter ${shown(move.choose)}; there are ${listed(QUARTERS)}`, {
          where: 'choose',
          clause: 'COUNT-4',
        })
      if (!isOpen(quarter)) refuse('closed', `the ${move.choose} is closed`, { where: 'choose', clause: 'MIX-4' })
      if (!mayGo(p, quarter))
        refuse('not-allowed', `the count stands in the ${move.choose}; to leave him there is to pass`, {
          where: 'choose',
          clause: 'COUNT-4',
        })
      return quarter + 1
    },
  }
}
