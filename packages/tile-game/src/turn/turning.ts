/** The order of a turn: which step follows which. */
import { NOBODY, type Position } from '@bastide/kernel'
import { AWAITED_BIAS, awaitedNow, stepNow } from '../board/columns.ts'
import type { Land } from '../board/land.ts'
import type { TileNarrator } from '../happening.ts'
import type { Plug } from '../module.ts'
import { deploying } from './deploying.ts'
import { drawing } from './drawing.ts'
import { finalScoring, handingOn } from './ending.ts'
import { placing } from './placing.ts'
import { scoring } from './scoring.ts'
import { starting } from './starting.ts'
import { gameOver, NO_MORE_TURNS, type Slot, type Step } from './step.ts'

export interface Turning {
  readonly steps: readonly Step[]
  /** Goes on from the present step to the next decision that somebody owes, or to the end of the game. */
  goOn(p: Position, tell?: TileNarrator): void
}

export function composeTurning(land: Land, seats: number, plugs: readonly Plug[]): Turning {
  const inSlot = (slot: Slot): readonly Step[] => plugs.flatMap((plug) => plug.steps ?? []).flatMap((one) => (one.slot === slot ? [one.step] : []))
  const draw = drawing(land)
  const turn = [draw, placing(land), deploying(land), ...inSlot('before-scoring'), scoring(land, seats), ...inSlot('after-scoring'), handingOn(seats)]
  const finalScores = plugs.flatMap((plug) => (plug.finalScore === undefined ? [] : [plug.finalScore]))
  const ending = [...inSlot('before-final'), finalScoring(land, seats, finalScores), gameOver]
  const steps = [starting(seats), ...turn, ...ending]

  const firstOfTurn = steps.indexOf(draw)
  const firstOfEnding = firstOfTurn + turn.length
  const lastOfTurn = firstOfEnding - 1
  const over = steps.length - 1

  const goOn = (p: Position, tell?: TileNarrator): void => {
    let at = stepNow.get(p, 0)
    let who = (steps[at] as Step).proceed(p, tell)
    while (who === NO_MORE_TURNS || (who === NOBODY && at !== over)) {
      at = who === NO_MORE_TURNS ? firstOfEnding : at === lastOfTurn ? firstOfTurn : at + 1
      who = (steps[at] as Step).proceed(p, tell)
    }
    stepNow.put(p, 0, at)
    awaitedNow.put(p, 0, who + AWAITED_BIAS)
  }
  return { steps, goOn }
}
