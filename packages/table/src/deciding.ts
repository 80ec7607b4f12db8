/**
 * What follows from a command: events, or a refusal. Nothing is changed here, and the same command in the same state
 * always has the same answer.
 */
import {
  type Action,
  type AnyRules,
  accept,
  actionOf,
  CHANCE,
  demand,
  disputed,
  type GameRecord,
  type Happening,
  isDeserted,
  isDesertedBy,
  MOST_MOVES,
  NOBODY,
  type Position,
  refuse,
  resignedAction,
  type Seat,
  standings,
} from '@bastide/kernel'
import { outOfTime } from './clock.ts'
import type { Command } from './command.ts'
import type { Ending, Occurrence, TableEvent } from './event.ts'
import type { Opening } from './opening.ts'
import { hasLeft, nextState, openedState, type Played, stateAfterMove, type TableState } from './state.ts'
import { takeBackTo } from './taking-back.ts'
import { timeAfter } from './time.ts'

/** What a decision needs to know of the world. */
export interface Environment {
  /** In milliseconds. What is no time, or a time before the last event, counts as the time of the last event. */
  readonly now: number
  /**
   * Chance's decision. `index` is the number of draws so far among the moves that stand, so that a draw that was taken
   * back comes again the same, however many moves the seats make before it this time.
   */
  chance(rules: AnyRules, p: Position, index: number): Action
  /** Hears what happens in the game. `move` is the index in the state's `moves` of the move that brought it about. */
  readonly tell?: ((happening: Happening, move: number) => void) | undefined
}

/** What follows from a command. */
export interface Decision {
  readonly events: readonly TableEvent[]
  /** The state that the events lead to; the very one before, where there are none. */
  readonly state: TableState
}

/** A decision in the making. */
interface Course extends Pick<Environment, 'chance' | 'tell'> {
  readonly events: TableEvent[]
  readonly at: number
  state: TableState
}

export function decideOpening(rules: AnyRules, opening: Opening, environment: Environment): Decision {
  const course = opened(rules, opening, environment)
  playForAbsent(course)
  return decisionOf(course)
}

function opened(rules: AnyRules, opening: Opening, { now, chance, tell }: Environment): Course {
  const at = timeAfter(0, now)
  const event = { is: 'opened', opening, at } as const
  return { events: [event], at, chance, tell, state: openedState(rules, event) }
}

const decisionOf = ({ events, state }: Course): Decision => ({ events, state })

/**
 * The events of a table at which a record was played, and what follows of themselves: a game that is not over can be
 * played on. Only inside `attempt`.
 */
export function decideReopening(
  rules: AnyRules,
  opening: Opening,
  recorded: GameRecord,
  environment: Environment,
): Decision {
  const course = opened(rules, opening, environment)
  const { moves, left = [] } = recorded
  for (let index = 0; index <= moves.length; index++) {
    for (const { seat, after, why } of left)
      if (after === index) happen(course, { is: why === 'time' ? 'ran-out' : 'resigned', by: seat })
    if (index === moves.length) break
    const { position } = course.state
    const awaited = rules.awaited(position)
    const action = actionOf(rules, position, moves[index])
    if (!action.ok) demand({ ...action, where: `moves[${index}]` })
    else make(course, awaited === CHANCE ? 'chance' : awaited, action.value)
  }
  demand(disputed(recorded, course.state) ?? accept(null))
  const whyLeft = left.at(-1)?.why ?? 'resigned'
  // A record knows bots that a table may not: then people sit there, in a game that was over before they came.
  if (isDesertedBy(recorded, moves.length)) finish(course, whyLeft)
  else goOn(course, whyLeft)
  return decisionOf(course)
}

type CommandAtOpenTable = Exclude<Command, { readonly do: 'open' }>

/** Only inside `attempt`. */
export function decideAtTable(
  command: CommandAtOpenTable,
  state: TableState,
  { now, chance, tell }: Environment,
): Decision {
  // An answer to "has a clock run out?" is never a refusal.
  if (state.finished !== null)
    return command.do === 'look-at-clock' ? { events: [], state } : refuse('finished', 'the game is over')
  if (command.do !== 'look-at-clock') refuseOutsider(state, command.by)
  const course: Course = { events: [], at: timeAfter(state.at, now), chance, tell, state }
  const late = outOfTime(state.clock, course.at)
  // Whatever else the command asks for, it asks of a table that is no more.
  if (finishIfOver(course)) return decisionOf(course)
  if (late !== null) happen(course, { is: 'ran-out', by: late })
  else if (command.do === 'look-at-clock') return decisionOf(course)
  else obey(command, course)
  goOn(course, late === null ? 'resigned' : 'time')
  return decisionOf(course)
}

function refuseOutsider(state: TableState, by: Seat): void {
  if (by >= state.rules.seats) refuse('unknown-seat', `there is no seat ${by}`, { where: 'by' })
  if (hasLeft(state, by)) refuse('resigned', `seat ${by} has resigned`, { where: 'by' })
}

function obey(command: Exclude<CommandAtOpenTable, { readonly do: 'look-at-clock' }>, course: Course): void {
  const { by } = command
  if (command.do === 'play') play(command, course)
  else if (command.do === 'answer') answer(command, course)
  else if (command.do === 'take-back') takeBack(by, course)
  else happen(course, { is: 'resigned', by })
}

function happen(course: Course, occurrence: Occurrence): void {
  const event: TableEvent = { ...occurrence, at: course.at }
  course.events.push(event)
  course.state = nextState(course.state, event)
}

function play({ by, move }: Command & { readonly do: 'play' }, course: Course): void {
  const { rules, position, asked } = course.state
  if (asked !== null) refuse('take-back-asked', `seat ${asked.by} has asked to take back`)
  const awaited = rules.awaited(position)
  if (by !== awaited)
    refuse('wrong-seat', `seat ${by} cannot move: it is for seat ${awaited} to decide`, {
      where: 'by',
      clause: rules.turnClause,
    })
  make(course, by, demand(actionOf(rules, position, move)))
}

/** As the rules write the move, whatever way it was written in the command: equal moves are kept as equal JSON. */
function make(course: Course, by: Seat | 'chance', action: Action): void {
  const { state, at, tell } = course
  const index = state.moves.length
  const event: Played = { is: 'played', by, move: state.rules.toMove(state.position, action), at }
  course.events.push(event)
  course.state = stateAfterMove(state, event, action, tell && ((happening) => tell(happening, index)))
}

function takeBack(by: Seat, course: Course): void {
  const { to, isFree } = demand(takeBackTo(course.state, by))
  if (isFree) happen(course, { is: 'taken-back', by, to })
  else happen(course, { is: 'asked-back', by, to })
}

function answer({ by, agrees }: Command & { readonly do: 'answer' }, course: Course): void {
  const { asked } = course.state
  const mayAnswer = asked?.waitingFor.includes(by) || (asked?.by === by && !agrees)
  if (!mayAnswer) refuse('not-asked', `seat ${by} has nothing to answer`, { where: 'by' })
  happen(course, { is: 'answered', by, agrees })
}

/** All that follows without anybody's command, until a seat is awaited that has not resigned, or an answer. */
function goOn(course: Course, whyAbandoned: Ending): void {
  const { asked } = course.state
  if (isAbandoned(course.state)) finish(course, whyAbandoned)
  else if (asked === null) playForAbsent(course)
  else if (asked.waitingFor.length === 0) {
    happen(course, { is: 'taken-back', by: asked.by, to: asked.to })
    playForAbsent(course)
  }
}

/** The moves of chance, and of those who have resigned; up to the end, if that is what they lead to. */
function playForAbsent(course: Course): void {
  while (!finishIfOver(course)) {
    const { rules, position, draws } = course.state
    const awaited = rules.awaited(position)
    if (awaited === CHANCE) make(course, 'chance', course.chance(rules, position, draws))
    else if (hasLeft(course.state, awaited)) make(course, awaited, resignedAction(rules, position))
    else return
  }
}

/** Some games may last for ever. They are given up when they have as many moves as a record may hold. */
function finishIfOver(course: Course): boolean {
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

function finish(course: Course, why: Ending): void {
  const { rules, position } = course.state
  happen(course, { is: 'finished', why, standings: standings(rules, position, (seat) => hasLeft(course.state, seat)) })
}
