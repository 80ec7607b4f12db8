/** The state of a table after its events. Every event makes a new state, and old states stay as they were. */
import {
  type Action,
  type AnyRules,
  CHANCE,
  copyOf,
  type Json,
  type Leaving,
  type Narrator,
  NOBODY,
  type Position,
  refusalText,
  replay,
  type Seat,
  type Standing,
} from '@bastide/kernel'
import { type Clock, newClock, turnClock } from './clock.ts'
import type { Ending, TableEvent } from './event.ts'
import { type FairPlay, fairAfterCommitment, fairAfterMove, fairPlayOf, fairTakenBack } from './fair-play.ts'
import type { Opening } from './opening.ts'
import { requestOf, type TableRequest, withoutWaiting } from './requests.ts'
import { sameSinceAfter } from './staleness.ts'

export interface TableState {
  /** The number of events so far. */
  readonly version: number
  /** The time of the last one. */
  readonly at: number
  readonly opening: Opening
  readonly rules: AnyRules
  /** The moves that stand. Those that were taken back are only in the events. */
  readonly moves: readonly Json[]
  /** Who made each move. */
  readonly movers: readonly (Seat | 'chance')[]
  /** How many of the moves are chance's. */
  readonly draws: number
  readonly position: Position
  readonly clock: Clock
  /** A request, to take back or to pause, that still waits for answers. */
  readonly asked: null | TableRequest
  /** Whose pause it is, and when it ends by itself. */
  readonly paused: null | { readonly by: Seat; readonly until: number }
  /** The version since which there has been the same to decide: see `staleness.ts`. */
  readonly sameSince: number
  /** Who has resigned or run out of time, in order. */
  readonly left: readonly Leaving[]
  /** What was revealed for fair draws; null where draws cannot be proven. */
  readonly fair: FairPlay | null
  readonly finished: null | { readonly why: Ending; readonly standings: readonly Standing[] }
}

export function openedState(rules: AnyRules, event: TableEvent & { readonly is: 'opened' }): TableState {
  const { at, opening } = event
  const seats = opening.seats.length
  const clock = newClock(opening.clock, seats, at)
  const state = {
    version: 1,
    at,
    opening,
    rules,
    moves: [],
    movers: [],
    draws: 0,
    position: rules.start(),
    clock,
    asked: null,
    paused: null,
    sameSince: 1,
    left: [],
    fair: fairPlayOf(opening),
    finished: null,
  }
  return withClock(state, event)
}

/** The state after an event other than the first. Throws if the event cannot have followed: then the log is broken. */
export function nextState(state: TableState, event: TableEvent, tell?: Narrator): TableState {
  if (state.finished !== null) throw broken(state, 'the game was over')
  return after(state, event, changes(state, event, tell))
}

export type Played = TableEvent & { readonly is: 'played' }

/**
 * The state after a move that the table itself has just made. The action is known, so the move is not read from the
 * event again as `nextState` does.
 */
export function stateAfterMove(state: TableState, event: Played, action: Action, tell?: Narrator): TableState {
  return after(state, event, moved(state, event, action, tell))
}

function after(state: TableState, event: TableEvent, changed: Partial<TableState>): TableState {
  const version = state.version + 1
  const sameSince = sameSinceAfter(event, version, state.sameSince)
  return withClock({ ...state, ...changed, version, sameSince, at: Math.max(state.at, event.at) }, event)
}

const broken = (state: TableState, why: string): Error =>
  new Error(`event ${state.version + 1} of the table cannot have come about: ${why}`)

function withClock(state: TableState, event: TableEvent): TableState {
  const { asked, paused } = state
  const due = dueSeat(state)
  // While a request waits, time runs only for a seat that could end the waiting: whoever asked or still owes an answer.
  const couldAct = asked === null || asked.by === due || (due !== null && asked.waitingFor.includes(due))
  const runs = paused === null && couldAct
  return {
    ...state,
    clock: turnClock(state.clock, state.opening.clock, { event, at: state.at, due, runs, moves: state.moves.length }),
  }
}

function changes(state: TableState, event: TableEvent, tell?: Narrator): Partial<TableState> {
  const { asked, paused } = state
  switch (event.is) {
    case 'opened':
      throw broken(state, 'it was open')
    case 'played':
      return played(state, event, tell)
    case 'committed':
      if (state.fair === null) throw broken(state, 'draws use no links')
      return { fair: fairAfterCommitment(state.fair, event.by, event.end) }
    case 'asked-back':
    case 'asked-pause':
      return { asked: requested(state, event) }
    case 'answered':
      return { asked: event.agrees ? withoutWaiting(asked, event.by) : null }
    case 'taken-back':
      return takenBack(state, event.to)
    case 'paused':
      if (asked?.what !== 'pause') throw broken(state, 'nobody had asked for a pause')
      return { paused: { by: event.by, until: event.until }, asked: null }
    case 'resumed':
      if (paused === null) throw broken(state, 'there was no pause')
      return { paused: null }
    case 'resigned':
    case 'ran-out':
      return {
        left: [
          ...state.left,
          { seat: event.by, after: state.moves.length, why: event.is === 'ran-out' ? 'time' : 'resigned' },
        ],
        asked: asked?.by === event.by ? null : withoutWaiting(asked, event.by),
        // Nobody else could end the pause of somebody who has left.
        paused: paused?.by === event.by ? null : paused,
      }
    case 'finished':
      return { finished: { why: event.why, standings: event.standings }, asked: null, paused: null }
  }
}

function played(state: TableState, event: Played, tell?: Narrator): Partial<TableState> {
  const { rules } = state
  if (state.paused !== null) throw broken(state, 'there was a pause')
  if (rules.awaited(state.position) !== seatOf(event.by)) throw broken(state, `${event.by} was not awaited`)
  const action = rules.toAction(state.position, event.move)
  if (!action.ok) throw broken(state, refusalText(action))
  return moved(state, event, action.value, tell)
}

export const seatOf = (by: Seat | 'chance'): Seat => (by === 'chance' ? CHANCE : by)

function moved(state: TableState, { by, move, link }: Played, action: Action, tell?: Narrator): Partial<TableState> {
  const fair = fairAfterMove(state, by, link, (why) => broken(state, why))
  const position = copyOf(state.position)
  state.rules.apply(position, seatOf(by), action, tell)
  return {
    position,
    moves: [...state.moves, move],
    movers: [...state.movers, by],
    draws: state.draws + (by === 'chance' ? 1 : 0),
    fair,
  }
}

function takenBack(state: TableState, to: number): Partial<TableState> {
  const moves = state.moves.slice(0, to)
  const movers = state.movers.slice(0, to)
  // Whoever has left stays away, as if they had left at that point.
  const left = state.left.map((leaving) => ({ ...leaving, after: Math.min(leaving.after, to) }))
  return {
    position: replay(state.rules, moves).position,
    moves,
    movers,
    draws: movers.filter((by) => by === 'chance').length,
    left,
    fair: fairTakenBack(state.fair, to),
    asked: null,
  }
}

const requested = (
  state: TableState,
  event: TableEvent & { readonly is: 'asked-back' | 'asked-pause' },
): TableRequest => requestOf(event, owingConsent(state, event.by), Math.max(state.at, event.at), state.opening.clock)

export const hasLeft = ({ left }: Pick<TableState, 'left'>, seat: Seat): boolean =>
  left.some((leaving) => leaving.seat === seat)

/** The seats that must agree to what `by` asks. Bots and seats that have left need not be asked. */
export function owingConsent(state: TableState, by: Seat): readonly Seat[] {
  return state.opening.seats.flatMap((plan, seat) =>
    seat !== by && plan.player.kind === 'human' && !hasLeft(state, seat) ? [seat] : [],
  )
}

/** The seat that decides next, if it still plays; otherwise null. */
export function dueSeat(state: TableState): Seat | null {
  if (state.finished !== null) return null
  const awaited = state.rules.awaited(state.position)
  return awaited === CHANCE || awaited === NOBODY || hasLeft(state, awaited) ? null : awaited
}
