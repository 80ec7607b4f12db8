/**
 * What a seat does after a throw: it builds dice and keeps knights, one at a time, then throws all loose dice again,
 * scores, or ends the turn with three knights (DICE-4, DICE-5, DICE-7, DICE-14).
 */
import { type Action, NO_ACTION, type Position, refuse, type Seat, shown } from '@bastide/kernel'
import {
  clearLoose,
  countLoose,
  diceInHand,
  knightBefore,
  knightsKept,
  looseDice,
  stepNow,
  throwsMade,
} from '../columns.ts'
import { buildDie } from '../dice/building.ts'
import { whereCell } from '../dice/cell.ts'
import { bitNumber, countBits, type DiceSet } from '../dice/dice-set.ts'
import { KNIGHT, KNIGHTS_TO_END, MOST_THROWS } from '../faces.ts'
import type { DiceNarrator } from '../happening.ts'
import type { Move } from '../move.ts'
import { win } from './ending.ts'
import {
  cellOf,
  countPlacements,
  faceOf,
  listPlacements,
  nthPlacement,
  readPlacing,
  shapeOf,
  toPlacing,
} from './placing.ts'
import { countPoints } from './scoring.ts'
import { refuseVerb, type Step, THROW } from './step.ts'
import { handOn } from './turning.ts'

// Every other action is a placement.
export const STOP: Action = 0
export const AGAIN: Action = 1
export const END: Action = 2
export const KEEP: Action = 3

export interface Deciding {
  readonly set: DiceSet
  readonly seats: number
  /** A seat with this many points wins. */
  readonly target: number
  /** Whether dice that can be built after the last throw must be built. */
  readonly isForced: boolean
}

const isLastThrow = (p: Position): boolean => throwsMade.get(p, 0) === MOST_THROWS
const mayEnd = (p: Position): boolean => knightsKept.get(p, 0) >= KNIGHTS_TO_END
const mayThrowAgain = (p: Position): boolean => !isLastThrow(p) && countLoose(p) > 0
const mayKeep = ({ knight }: DiceSet, p: Position): boolean => knight >= 0 && looseDice.get(p, knight) !== 0
const mayStop = ({ set, isForced }: Deciding, p: Position): boolean =>
  !isForced || !isLastThrow(p) || countPlacements(set, p) === 0

function stop({ set, seats, target }: Deciding, p: Position, tell?: DiceNarrator): void {
  if (countPoints(set, p, tell) >= target) win(p, false, tell)
  else handOn(seats, p)
}

function throwAgain(p: Position, seat: Seat, tell?: DiceNarrator): void {
  const dice = countLoose(p)
  clearLoose(p)
  diceInHand.set(p, 0, dice)
  stepNow.set(p, 0, THROW)
  tell?.({ kind: 'again', seat, points: 0, clause: 'DICE-4', dice })
}

/** One knight stays and doubles the seat's next turn; nothing is scored. */
function endWithKnights({ seats }: Deciding, p: Position, seat: Seat, tell?: DiceNarrator): void {
  tell?.({ kind: 'knight-stays', seat, points: 0, clause: 'DICE-7', knights: knightsKept.get(p, 0) })
  knightBefore.set(p, seat, 1)
  handOn(seats, p)
}

function keepKnight({ set }: Deciding, p: Position, seat: Seat, tell?: DiceNarrator): void {
  looseDice.set(p, set.knight, looseDice.get(p, set.knight) - 1)
  knightsKept.set(p, 0, knightsKept.get(p, 0) + 1)
  tell?.({ kind: 'kept', seat, points: 0, clause: 'DICE-4', knights: knightsKept.get(p, 0) })
}

function build({ set }: Deciding, p: Position, seat: Seat, placed: Action, tell?: DiceNarrator): void {
  const face = faceOf(placed)
  looseDice.set(p, face, looseDice.get(p, face) - 1)
  buildDie(p, cellOf(placed), shapeOf(placed))
  tell?.({
    kind: 'built',
    seat,
    points: 0,
    clause: 'DICE-6',
    face: set.faces[face]?.name as string,
    at: whereCell(cellOf(placed)),
    turn: placed & 3,
  })
}

function readDecision(deciding: Deciding, p: Position, move: Move): Action {
  const { set } = deciding
  if ('place' in move) return readPlacing(set, p, move)
  if ('keep' in move) {
    if (move.keep !== KNIGHT)
      refuse('not-a-knight', `only a knight is kept, not ${shown(move.keep)}`, { where: 'keep', clause: 'DICE-4' })
    return mayKeep(set, p) ? KEEP : refuse('not-loose', 'no knight lies loose', { where: 'keep', clause: 'DICE-4' })
  }
  if ('again' in move) {
    if (isLastThrow(p))
      refuse('no-throw-left', `there are ${MOST_THROWS} throws in a turn, and all are made`, { clause: 'DICE-2' })
    return mayThrowAgain(p) ? AGAIN : refuse('nothing-loose', 'there is no loose die to throw', { clause: 'DICE-14' })
  }
  if ('stop' in move) {
    return mayStop(deciding, p)
      ? STOP
      : refuse('must-build', 'after the last throw each die that can be built must be, by the option "forced"', {
          clause: 'DICE-5',
        })
  }
  if ('end' in move) {
    const kept = knightsKept.get(p, 0)
    return mayEnd(p)
      ? END
      : refuse('too-few-knights', `${kept} of the ${KNIGHTS_TO_END} knights that this takes are kept`, {
          clause: 'DICE-7',
        })
  }
  return refuseVerb(move, 'the dice were thrown, and a seat is to decide', 'DICE-4')
}

function moveOf(set: DiceSet, action: Action): Move {
  if (action === STOP) return { stop: true }
  if (action === AGAIN) return { again: true }
  if (action === END) return { end: true }
  return action === KEEP ? { keep: KNIGHT } : toPlacing(set, action)
}

/** The first option is what a resigned seat takes when it may not stop: it builds, until it may. */
export function deciding(rules: Deciding): Step {
  const { set } = rules
  return {
    options(p, out) {
      listPlacements(set, p, out)
      if (mayStop(rules, p)) out.add(STOP)
      if (mayThrowAgain(p)) out.add(AGAIN)
      if (mayEnd(p)) out.add(END)
      if (mayKeep(set, p)) out.add(KEEP)
    },
    sample(p, random) {
      // `nthPlacement` relies on the last frontier found.
      const placements = countPlacements(set, p)
      const stopping = placements > 0 && rules.isForced && isLastThrow(p) ? 0 : 1 << STOP
      const allowed =
        stopping | (mayThrowAgain(p) ? 1 << AGAIN : 0) | (mayEnd(p) ? 1 << END : 0) | (mayKeep(set, p) ? 1 << KEEP : 0)
      const ticket = random.below(placements + countBits(allowed))
      return ticket < placements ? nthPlacement(set, p, ticket) : bitNumber(allowed, ticket - placements)
    },
    apply(p, seat, action, tell) {
      if (action === STOP) stop(rules, p, tell)
      else if (action === AGAIN) throwAgain(p, seat, tell)
      else if (action === END) endWithKnights(rules, p, seat, tell)
      else if (action === KEEP) keepKnight(rules, p, seat, tell)
      else build(rules, p, seat, action, tell)
    },
    pass: (p) => (mayStop(rules, p) ? STOP : NO_ACTION),
    toMove: (_, action) => moveOf(set, action),
    toAction: (p, move) => readDecision(rules, p, move),
  }
}
