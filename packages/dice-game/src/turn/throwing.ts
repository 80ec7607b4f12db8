/** Chance throws all dice in hand (DICE-2), and catapults leave at once (DICE-3). */
import { type Action, NO_ACTION, type Position, refuse, shown } from '@bastide/kernel'
import {
  activeSeat,
  builtCount,
  catapultsGone,
  countLoose,
  diceInHand,
  isDoubled,
  knightsKept,
  looseDice,
  stepNow,
  throwsMade,
} from '../columns.ts'
import type { DiceSet } from '../dice/dice-set.ts'
import { countIn, countsOf, listThrows, throwDice } from '../dice/throw.ts'
import { DICE } from '../faces.ts'
import type { DiceNarrator, FaceCounts } from '../happening.ts'
import { win } from './ending.ts'
import { DECIDE, refuseVerb, type Step } from './step.ts'
import { handOn } from './turning.ts'

/** Reads a throw with exactly the dice in hand and only faces they have. */
function readThrow({ faces, faceNamed }: DiceSet, p: Position, counts: FaceCounts): Action {
  let thrown = 0
  let dice = 0
  for (const name of Object.keys(counts)) {
    const count = counts[name] as number
    const face = faceNamed.get(name)
    if (face === undefined) {
      return refuse(
        'unknown-face',
        `no die shows ${shown(name)}; the faces are ${faces.map((one) => one.name).join(', ')}`,
        {
          where: 'throw',
          clause: 'DICE-1',
        },
      )
    }
    thrown += count << (4 * face)
    dice += count
  }
  const due = diceInHand.get(p, 0)
  if (dice !== due)
    refuse('wrong-count', `${due} dice are thrown, not ${dice}`, {
      where: 'throw',
      clause: throwsMade.get(p, 0) === 0 ? 'DICE-9' : 'DICE-14',
    })
  return thrown
}

export function throwing(set: DiceSet, seats: number): Step {
  const lieLoose = (p: Position, thrown: Action): void => {
    for (let face = 0; face < set.faces.length; face++)
      if (face !== set.catapult) looseDice.set(p, face, countIn(thrown, face))
  }

  const tellThrow = (p: Position, thrown: Action, catapults: number, tell: DiceNarrator): void => {
    const seat = activeSeat.get(p, 0)
    const nth = throwsMade.get(p, 0)
    tell({
      kind: 'thrown',
      seat,
      points: 0,
      clause: 'DICE-2',
      faces: countsOf(set, thrown),
      throw: nth,
      dice: diceInHand.get(p, 0),
    })
    if (nth === 1 && isDoubled.get(p, 0) === 1) tell({ kind: 'doubling', seat, points: 0, clause: 'DICE-8' })
    if (catapults > 0)
      tell({ kind: 'catapults', seat: (seat + 1) % seats, points: 0, clause: 'DICE-3', dice: catapults })
  }

  return {
    options: (p, out) => listThrows(set, diceInHand.get(p, 0), out),
    sample: (p, random) => throwDice(set, diceInHand.get(p, 0), random),
    apply(p, _, thrown, tell) {
      const catapults = set.catapult < 0 ? 0 : countIn(thrown, set.catapult)
      throwsMade.set(p, 0, throwsMade.get(p, 0) + 1)
      catapultsGone.set(p, 0, catapultsGone.get(p, 0) + catapults)
      lieLoose(p, thrown)
      if (tell !== undefined) tellThrow(p, thrown, catapults, tell)
      diceInHand.set(p, 0, 0)
      if (catapultsGone.get(p, 0) === DICE) win(p, true, tell)
      else if (builtCount.get(p, 0) + knightsKept.get(p, 0) + countLoose(p) === 0) {
        tell?.({ kind: 'nothing', seat: activeSeat.get(p, 0), points: 0, clause: 'DICE-14' })
        handOn(seats, p)
      } else stepNow.set(p, 0, DECIDE)
    },
    pass: () => NO_ACTION,
    toMove: (_, thrown) => ({ throw: countsOf(set, thrown) }),
    toAction(p, move) {
      if (!('throw' in move)) return refuseVerb(move, 'the dice are to be thrown', 'DICE-2')
      return readThrow(set, p, move.throw)
    },
  }
}
