import { NO_ACTION, NOBODY, type Options, type Position, refuse, shown } from '@bastide/kernel'
import { activeSeat } from '../../board/columns.ts'
import type { TablePlan } from '../../module.ts'
import type { Move } from '../../move.ts'
import { refuseVerb, type Step } from '../../turn/step.ts'
import { circleNow, isConcerned, NO_CIRCLE } from './circle.ts'
import type { CircleState } from './index.ts'

export const CHOICES = ['A', 'B'] as const
/** In the column `choice`: no choice yet. Otherwise one more than its index in `CHOICES`. */
export const UNDECIDED = 0
export const ADD = 1

/** CROP-2: whoever laid the circle chooses for everyone. */
export function choosing({ tables, seats }: TablePlan, { circles, choice }: CircleState): Step {
  // CROP-7: nobody is concerned exactly when nobody could carry out either choice.
  const concernsAnybody = (p: Position, circle: number): boolean => {
    for (let seat = 0; seat < seats; seat++) if (isConcerned(tables, p, circle, seat)) return true
    return false
  }
  return {
    name: 'crop-circles/choose',
    proceed(p) {
      const circle = circleNow(circles, p)
      if (circle === NO_CIRCLE || !concernsAnybody(p, circle)) return NOBODY
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
