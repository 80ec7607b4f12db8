import { NO_ACTION, NOBODY, type Options, type Position, refuse, shown } from '@bastide/kernel'
import { activeSeat, tileCount, tileInHand, tileJustLaid, tileShape } from '../../board/columns.ts'
import type { Ban } from '../../board/fitting.ts'
import type { Hooks, TablePlan } from '../../module.ts'
import type { Move } from '../../move.ts'
import { refuseVerb, type Step } from '../../turn/step.ts'
import { circleNow, isConcerned, NO_CIRCLE } from './circle.ts'
import type { CircleState } from './index.ts'

export const CHOICES = ['A', 'B'] as const
/** In the column `choice`: no choice yet. Otherwise one more than its index in `CHOICES`. */
export const UNDECIDED = 0
export const ADD = 1

// CROP-7: nobody is concerned exactly when nobody could carry out either choice.
function concernsAnybody({ tables, seats }: TablePlan, p: Position, circle: number): boolean {
  for (let seat = 0; seat < seats; seat++) if (isConcerned(tables, p, circle, seat)) return true
  return false
}

const NOT_YET: Ban = { clause: 'CROP-1', reason: 'A or B is chosen once the turn has been scored' }
const NOBODY_CONCERNED: Ban = { clause: 'CROP-7', reason: 'the circle concerns no follower, so nobody chooses A or B' }

/** Why A or B is not asked for, of a circle that lies on the tile laid last. */
export function unchosen(table: TablePlan, { circles, choice }: CircleState): NonNullable<Hooks['unasked']> {
  return (p, move) => {
    if (!('choose' in move) || choice.get(p, 0) !== UNDECIDED || tileInHand.get(p, 0) !== 0) return null
    const circle = circles[tileShape.get(p, tileCount.get(p, 0) - 1) >> 2] as number
    if (circle === NO_CIRCLE) return null
    if (tileJustLaid.get(p, 0) !== 0) return NOT_YET
    return concernsAnybody(table, p, circle) ? null : NOBODY_CONCERNED
  }
}

/** CROP-2: whoever laid the circle chooses for everyone. */
export function choosing(table: TablePlan, { circles, choice }: CircleState): Step {
  return {
    name: 'crop-circles/choose',
    proceed(p) {
      const circle = circleNow(circles, p)
      if (circle === NO_CIRCLE || !concernsAnybody(table, p, circle)) return NOBODY
      return activeSeat.get(p, 0)
    },
    options(_, __, out: Options) {
      for (let i = 0; i < CHOICES.length; i++) out.add(i)
    },
    sample: (_, __, random) => random.below(CHOICES.length),
    apply(p, seat, action, tell) {
      choice.set(p, 0, action + 1)
      tell?.({ kind: 'chosen', seat, points: 0, clause: 'CROP-2', feature: null, choice: CHOICES[action] as string })
    },
    pass: () => NO_ACTION,
    toMove: (_, action): Move => ({ choose: CHOICES[action] as string }),
    toAction(_, __, move) {
      if (!('choose' in move)) return refuseVerb(move, 'A or B is to be chosen for everyone', 'CROP-2')
      const action = (CHOICES as readonly string[]).indexOf(move.choose)
      return action < 0
        ? refuse('not-allowed', `choose A or B, not ${shown(move.choose)}`, { where: 'choose', clause: 'CROP-2' })
        : action
    },
  }
}
