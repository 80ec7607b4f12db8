/** A decision in the making: its events so far, the state they have led to, and everything that follows by itself. */
import {
  type Action,
  type AnyRules,
  CHANCE,
  type Happening,
  isDeserted,
  MOST_MOVES,
  NOBODY,
  type Position,
  resignedAction,
  type Seat,
  standings,
} from '@bastide/kernel'
import { runsOutAt } from './clock.ts'
import type { Ending, Occurrence, TableEvent } from './event.ts'
import { trailOf } from './fair-play.ts'
import type { Opening } from './opening.ts'
import { grantedBy } from './requests.ts'
import { hasLeft, nextState, openedState, type Played, stateAfterMove, type TableState } from './state.ts'
import { timeAfter } from './time.ts'

/** What a decision needs from the outside world. */
export interface Environment {
  /** In milliseconds. Anything that is not a time, or is before the last event, counts as the last event's time. */
  readonly now: number
  /**
   * Makes chance's move. `index` is the number of draws among the moves that stand. A draw that was taken back thus
   * comes out the same again, however many moves the seats make before it this time. `trail` is of the links that were
   * revealed, at a table with fair draws.
   */
  chance(rules: AnyRules, p: Position, index: number, trail?: string): Action
  /** Hears what happens in the game. `move` is the index, in the state's `moves`, of the move that caused it. */
  readonly tell?: ((happening: Happening, move: number) => void) | undefined
}

/** What follows from a command. */
export interface Decision {
  readonly events: readonly TableEvent[]
  /** The state that the events lead to. If there are no events, the same object as before. */
  readonly state: TableState
}

export interface Course extends Pick<Environment, 'chance' | 'tell'> {
  readonly events: TableEvent[]
  state: TableState
  /** The time of its next event. */
  at: number
}

export function newTable(rules: AnyRules, opening: Opening, { now, chance, tell }: Environment): Course {
  const at = timeAfter(0, now)
  const event = { is: 'opened', opening, at } as const
  return { events: [event], state: openedState(rules, event), at, chance, tell }
}

export const courseAt = (state: TableState, { now, chance, tell }: Environment): Course => ({
  events: [],
  state,
  at: timeAfter(state.at, now),
  chance,
  tell,
})

export const decisionOf = ({ events, state }: Course): Decision => ({ events, state })

export function happen(course: Course, occurrence: Occurrence): void {
  const event: TableEvent = { ...occurrence, at: course.at }
  course.events.push(event)
  course.state = nextState(course.state, event)
}

/** Stores the move as the rules write it, however the command spelled it: equal moves are stored as equal JSON. */
export function make(course: Course, by: Seat | 'chance', action: Action, link?: string): void {
  const { state, at, tell } = course
  const index = state.moves.length
  const revealed = link === undefined ? {} : { link }
  const event: Played = { is: 'played', by, move: state.rules.toMove(state.position, action), ...revealed, at }
  course.events.push(event)
  course.state = stateAfterMove(state, event, action, tell && ((happening) => tell(happening, index)))
}

/**
 * Withdraws a request that has waited too long, and ends a pause that is over. The event gets the time at which that
 * came about, because a clock that stood still runs again from then. If a clock ran out before that, it goes first.
 */
export function lapse(course: Course): void {
  const { asked, paused, clock } = course.state
  const waits = asked ?? paused
  if (waits === null || waits.until > course.at) return
  if ((runsOutAt(clock) ?? Number.POSITIVE_INFINITY) <= waits.until) return
  const now = course.at
  course.at = Math.max(waits.until, course.state.at)
  happen(course, asked === null ? { is: 'resumed', by: waits.by } : { is: 'answered', by: waits.by, agrees: false })
  playForAbsent(course)
  course.at = now
}

/** Does everything that needs no command, until a seat that still plays is awaited, or an answer is. */
export function goOn(course: Course, whyAbandoned: Ending): void {
  const { asked } = course.state
  if (isAbandoned(course.state)) finish(course, whyAbandoned)
  else if (asked === null) playForAbsent(course)
  else if (asked.waitingFor.length === 0) {
    happen(course, grantedBy(asked, course.at))
    playForAbsent(course)
  }
}

/**
 * Makes the moves of chance and of seats that have left, unless there is a pause, or a bot stands in for the seat.
 * Finishes the game if they lead to its end.
 */
export function playForAbsent(course: Course): void {
  if (course.state.paused !== null) return
  while (!finishIfOver(course)) {
    const { rules, position, draws } = course.state
    const awaited = rules.awaited(position)
    if (awaited === CHANCE) make(course, 'chance', course.chance(rules, position, draws, trailOf(course.state)))
    else if (isPlayedFor(course.state, awaited)) make(course, awaited, resignedAction(rules, position))
    else return
  }
}

/** Whether the table itself plays for a seat. */
const isPlayedFor = (state: TableState, seat: Seat): boolean =>
  hasLeft(state, seat) && (state.opening.standIn ?? null) === null

/** Some games can go on for ever. They are given up once they have as many moves as a record can hold. */
export function finishIfOver(course: Course): boolean {
  const { rules, position, moves } = course.state
  const isPlayedOut = rules.awaited(position) === NOBODY
  if (!isPlayedOut && moves.length < MOST_MOVES) return false
  finish(course, isPlayedOut ? 'played-out' : 'unfinished')
  return true
}

function isAbandoned(state: TableState): boolean {
  const seats = state.opening.seats.map(({ player }) => ({ isBot: player.kind === 'bot' }))
  return isDeserted(seats, (seat) => hasLeft(state, seat))
}

export function finish(course: Course, why: Ending): void {
  const { rules, position } = course.state
  happen(course, { is: 'finished', why, standings: standings(rules, position, (seat) => hasLeft(course.state, seat)) })
}
