/**
 * The order of a turn: which step follows which. Going through a list of steps takes less than 1 % of a playout;
 * calling the three steps of every turn directly gained nothing (docs/decisions/0009).
 */
import { NOBODY, type Position, type Seat } from '@bastide/kernel'
import { AWAITED_BIAS, AWAITED_SHIFT, decisionNow } from '../board/columns.ts'
import type { Fitting } from '../board/fitting.ts'
import type { TileNarrator } from '../happening.ts'
import type { Hooks } from '../module.ts'
import { type DeployExtra, deploying } from './deploying.ts'
import { discarding, drawing } from './drawing.ts'
import { finalScoring, handingOn } from './ending.ts'
import { placing } from './placing.ts'
import { scoring } from './scoring.ts'
import { starting } from './starting.ts'
import { gameOver, NO_MORE_TURNS, type Slot, type Step } from './step.ts'

/** The step that awaits a decision, as its index in `Turning.steps`. */
export const stepNumber = (p: Position): number => decisionNow.get(p, 0) & ((1 << AWAITED_SHIFT) - 1)

/** The seat, or chance, that it awaits. */
export const awaitedBy = (p: Position): Seat => (decisionNow.get(p, 0) >> AWAITED_SHIFT) - AWAITED_BIAS

export interface Turning {
  readonly steps: readonly Required<Step>[]
  /** Goes to the first decision of a game: chance picks who starts, or draws the first tile. */
  begin(p: Position, chanceSaysWhoStarts: boolean): void
  /** After an action, goes on to the next decision that someone owes, or to the end of the game. */
  goOn(p: Position, tell?: TileNarrator): void
  /** Ends the game now: scores what is on the table as it lies. */
  endNow(p: Position, tell?: TileNarrator): void
  /** Of the final scoring, what is not paid feature by feature. */
  finalRest(p: Position): void
  /** Whether an `outlook` is what a feature is paid at the end, besides `unfinished`. */
  readonly paysOutlook: boolean
}

/** Gives all steps the same object shape, so that the engine's few call sites stay fast. */
const sameShape = (step: Step): Required<Step> => ({
  name: step.name,
  repeats: step.repeats ?? false,
  turnClause: step.turnClause ?? 'BASE-3',
  proceed: step.proceed,
  options: step.options,
  sample: step.sample,
  apply: step.apply,
  pass: step.pass,
  toMove: step.toMove,
  toAction: step.toAction,
})

/** So far only one module adds to the step `deploy`. A second would need actions of its own. */
export function extraOf(allHooks: readonly Hooks[]): DeployExtra | null {
  const extras = allHooks.flatMap((hooks) => (hooks.deployExtra === undefined ? [] : [hooks.deployExtra]))
  if (extras.length > 1) throw new Error('two modules add to the step deploy')
  return extras[0] ?? null
}

export function composeTurning(fitting: Fitting, seats: number, allHooks: readonly Hooks[]): Turning {
  const { tables } = fitting
  const brought = <Key extends keyof Hooks>(key: Key): readonly NonNullable<Hooks[Key]>[] =>
    allHooks.flatMap((hooks) => (hooks[key] === undefined ? [] : [hooks[key] as NonNullable<Hooks[Key]>]))
  const inSlot = (slot: Slot): readonly Step[] =>
    allHooks.flatMap((hooks) => hooks.steps ?? []).flatMap((one) => (one.slot === slot ? [one.step] : []))
  const turn = [
    drawing(fitting, brought('unplaceable').at(-1) ?? discarding(tables)),
    placing(fitting, brought('afterPlaced')),
    deploying(tables, extraOf(allHooks)),
    ...inSlot('before-scoring'),
    scoring(tables, seats, brought('afterCompleted')),
    ...inSlot('after-scoring'),
    handingOn(seats, brought('staysOn')),
  ]
  const ending = [...inSlot('before-final'), finalScoring(tables, seats, brought('finalScore')), gameOver]
  const steps = [starting(seats), ...turn, ...ending].map(sameShape)

  const finalRests = brought('finalScore').filter(({ paysOutlook }) => !paysOutlook)
  const starts = 0
  const firstOfTurn = 1
  const firstOfEnding = firstOfTurn + turn.length
  const over = steps.length - 1
  const final = over - 1
  const next = Uint8Array.from(steps, (_, at) => (at === firstOfEnding - 1 ? firstOfTurn : at === over ? over : at + 1))
  /** By step: where the turn continues after an action. */
  const goesOnAt = Uint8Array.from(steps, (step, at) => (step.repeats ? at : (next[at] as number)))

  const comeTo = (p: Position, step: number, tell?: TileNarrator): void => {
    let at = step
    let who = (steps[at] as Step).proceed(p, tell)
    while (who === NO_MORE_TURNS || (who === NOBODY && at !== over)) {
      if (who === NO_MORE_TURNS) tell?.({ kind: 'ending', seat: null, points: 0, clause: 'BASE-22', feature: null })
      at = who === NO_MORE_TURNS ? firstOfEnding : (next[at] as number)
      who = (steps[at] as Step).proceed(p, tell)
    }
    decisionNow.set(p, 0, ((who + AWAITED_BIAS) << AWAITED_SHIFT) | at)
  }
  return {
    steps,
    begin: (p, chanceSaysWhoStarts) => comeTo(p, chanceSaysWhoStarts ? starts : firstOfTurn),
    goOn: (p, tell) => comeTo(p, goesOnAt[stepNumber(p)] as number, tell),
    endNow: (p, tell) => comeTo(p, final, tell),
    finalRest(p) {
      for (const rest of finalRests) rest(p)
    },
    paysOutlook: brought('finalScore').some(({ paysOutlook }) => paysOutlook),
  }
}
