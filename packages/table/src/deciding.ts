/**
 * Decides what follows from a command: events or a refusal. Nothing is changed, and the same command in the same state
 * always gets the same answer.
 */
import { type AnyRules, actionOf, demand, refuse, type Seat } from '@bastide/kernel'
import { outOfTime } from './clock.ts'
import type { Command } from './command.ts'
import {
  type Course,
  courseAt,
  type Decision,
  decisionOf,
  type Environment,
  finishIfOver,
  goOn,
  happen,
  lapse,
  make,
  newTable,
  playForAbsent,
} from './course.ts'
import { linkToStore, refuseChain } from './fair-play.ts'
import type { Opening } from './opening.ts'
import { hasLeft, type TableState, type TakeBackRequest } from './state.ts'
import { takeBackTo } from './taking-back.ts'

export function decideOpening(rules: AnyRules, opening: Opening, environment: Environment): Decision {
  const course = newTable(rules, opening, environment)
  playForAbsent(course)
  return decisionOf(course)
}

type CommandAtOpenTable = Exclude<Command, { readonly do: 'open' }>

/** Only inside `attempt`. */
export function decideAtTable(command: CommandAtOpenTable, state: TableState, environment: Environment): Decision {
  // Asking whether a clock has run out is never wrong.
  if (state.finished !== null)
    return command.do === 'look-at-clock' ? { events: [], state } : refuse('finished', 'the game is over')
  if (command.do !== 'look-at-clock') refuseOutsider(state, command.by)
  const course = courseAt(state, environment)
  if (!finishIfOver(course)) lapse(course)
  // Too late for any command.
  if (course.state.finished !== null) return decisionOf(course)
  const late = outOfTime(course.state.clock, course.at)
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
  else if (command.do === 'commit') {
    refuseChain(course.state, command)
    happen(course, { is: 'committed', by, end: command.end })
  } else if (command.do === 'take-back') takeBack(by, course)
  else happen(course, { is: 'resigned', by })
}

function play({ by, move, link }: Command & { readonly do: 'play' }, course: Course): void {
  const { rules, position, asked } = course.state
  const awaited = rules.awaited(position)
  if (asked !== null) {
    // Playing on means no.
    if (by !== awaited || !mayAnswer(asked, by, false))
      refuse('take-back-asked', `seat ${asked.by} has asked to take back`)
    happen(course, { is: 'answered', by, agrees: false })
  }
  if (by !== awaited)
    refuse('wrong-seat', `seat ${by} cannot move: it is for seat ${awaited} to decide`, {
      where: 'by',
      clause: rules.turnClause(position),
    })
  const action = demand(actionOf(rules, position, move))
  make(course, by, action, linkToStore(course.state, by, action, link))
}

function takeBack(by: Seat, course: Course): void {
  const { to, isFree } = demand(takeBackTo(course.state, by))
  if (isFree) happen(course, { is: 'taken-back', by, to })
  else happen(course, { is: 'asked-back', by, to })
}

function answer({ by, agrees }: Command & { readonly do: 'answer' }, course: Course): void {
  const { asked } = course.state
  if (asked === null || !mayAnswer(asked, by, agrees))
    refuse('not-asked', `seat ${by} has nothing to answer`, { where: 'by' })
  happen(course, { is: 'answered', by, agrees })
}

/** Those who have not answered yet may answer. Whoever asked may withdraw. */
const mayAnswer = (asked: TakeBackRequest, by: Seat, agrees: boolean): boolean =>
  asked.waitingFor.includes(by) || (asked.by === by && !agrees)
