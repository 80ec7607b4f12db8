/**
 * A step: one thing that a turn asks of a seat, or does by itself. A turn is a list of steps, assembled once when the
 * rules are composed. Modules add theirs in the slots below.
 */
import {
  type Action,
  attempt,
  demand,
  NO_ACTION,
  NOBODY,
  type Options,
  type Position,
  type Random,
  refuse,
  type Seat,
} from '@bastide/kernel'
import type { TileNarrator } from '../happening.ts'
import type { Hooks } from '../module.ts'
import { type Move, verbOf } from '../move.ts'

/**
 * Where in a turn a module's step may come: after the figure is put down and before majorities, after scoring, or once
 * before the final scoring.
 */
export const SLOTS = ['before-scoring', 'after-scoring', 'before-final'] as const
export type Slot = (typeof SLOTS)[number]

/** Returned by `proceed` in place of a seat: the bag is empty, and the game ends. */
export const NO_MORE_TURNS: Seat = -4

export interface Step {
  /** For records and people. A module's step begins with the module's name. */
  readonly name: string
  /** Whether it may ask more than once: then `proceed` is called again after each action. */
  readonly repeats?: boolean
  /** The clause that says which seat it asks, if that is not whose turn it is (BASE-3). */
  readonly turnClause?: string
  /**
   * Does what needs no decision, and returns whose decision is needed next; `NOBODY` if the turn may go on to the next
   * step.
   */
  proceed(p: Position, tell?: TileNarrator): Seat
  options(p: Position, seat: Seat, out: Options): void
  sample(p: Position, seat: Seat, random: Random): Action
  apply(p: Position, seat: Seat, action: Action, tell?: TileNarrator): void
  /** The action by which a seat declines, or `NO_ACTION`. */
  pass(p: Position): Action
  toMove(p: Position, action: Action): Move
  /** Throws a refusal that names the clause. */
  toAction(p: Position, seat: Seat, move: Move): Action
}

/** A step that does its work in `proceed` and asks nobody. */
export function silentStep(name: string, proceed: (p: Position, tell?: TileNarrator) => void): Step {
  const never = (): never => {
    throw new Error(`${name} asks nobody`)
  }
  return {
    name,
    proceed(p, tell) {
      proceed(p, tell)
      return NOBODY
    },
    options: never,
    sample: never,
    apply: never,
    pass: never,
    toMove: never,
    toAction: never,
  }
}

/** Where a game stays once it is over. Moves may still be sent; each is refused with the reason (BASE-22). */
export const gameOver: Step = {
  ...silentStep('over', () => {}),
  pass: () => NO_ACTION,
  toAction: () => refuse('game-over', 'the game is over', { clause: 'BASE-22' }),
}

const NOT_NOW = 'not-now'

/** Refuses a move that the step does not await. */
export function refuseVerb(move: Move, awaited: string, clause: string): never {
  return refuse(NOT_NOW, `"${verbOf(move)}" is not awaited now: ${awaited}`, { clause })
}

/** The action of a move; if it is not awaited now, whose module knows why says so. */
export function actionIn(step: Step, p: Position, seat: Seat, move: Move, allHooks: readonly Hooks[]): Action {
  const read = attempt(() => step.toAction(p, seat, move))
  if (!read.ok && read.code === NOT_NOW) {
    const ban = allHooks.map(({ unasked }) => unasked?.(p, move) ?? null).find((one) => one !== null)
    if (ban !== undefined) refuseVerb(move, ban.reason, ban.clause)
  }
  return demand(read)
}
