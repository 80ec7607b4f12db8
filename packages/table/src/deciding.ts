/**
 * Decides what follows from a command: events or a refusal. Nothing is changed, and the same command in the same state
 * always gets the same answer.
 */
import { type AnyRules, actionOf, demand, refuse, type Seat } from '@bastide/kernel'
import { abort, endWithoutResult } from './aborting.ts'
import { outOfTime } from './clock.ts'
import type { Command, KeepersCommand } from './command.ts'
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
import { askForPause, resume } from './pausing.ts'
import { isAskedAlready, mayAnswer, refuseAnswer } from './requests.ts'
import { standIn } from './standing-in.ts'
import { hasLeft, type TableState } from './state.ts'
import { takeBackTo } from './taking-back.ts'

export function decideOpening(rules: AnyRules, opening: Opening, environment: Environment): Decision {
  const course = newTable(rules, opening, environment)
  playForAbsent(course)
  return decisionOf(course)
}

type CommandAtOpenTable = Exclude<Command, { readonly do: 'open' }> | KeepersCommand

/** Only inside `attempt`. */
export function decideAtTable(command: CommandAtOpenTable, state: TableState, environment: Environment): Decision {
  // Asking whether a clock has run out is never wrong.
  if (state.finished !== null)
    return command.do === 'look-at-clock' ? { events: [], state } : refuse('finished', 'the game is over')
  if ('by' in command && command.do !== 'stand-in') refuseOutsider(state, command.by)
  const course = courseAt(state, environment)
  if (command.do === 'end') {
    endWithoutResult(course)
    return decisionOf(course)
  }
  if (!finishIfOver(course)) lapse(course)
  // Too late for any command.
  if (course.state.finished !== null) return decisionOf(course)
  const late = outOfTime(course.state.clock, course.at)
  if (late !== null) happen(course, { is: 'ran-out', by: late })
  else if (command.do === 'look-at-clock') return decisionOf(course)
  else obey(command, course)
  // The command may have ended the game.
  if (course.state.finished === null) goOn(course, late === null ? 'resigned' : 'time')
  // A request that the time of a seat held up may have waited too long by now.
  if (late !== null && course.state.finished === null) lapse(course)
  return decisionOf(course)
}

function refuseOutsider(state: TableState, by: Seat): void {
  if (by >= state.rules.seats) refuse('unknown-seat', `there is no seat ${by}`, { where: 'by' })
  if (hasLeft(state, by)) refuse('resigned', `seat ${by} has resigned`, { where: 'by' })
}

function obey(command: CommandAtOpenTable & { readonly by: Seat }, course: Course): void {
  const { by } = command
  if (command.do === 'play') play(command, course)
  else if (command.do === 'stand-in') standIn(course, by, command.move)
  else if (command.do === 'answer') answer(command, course)
  else if (command.do === 'commit') {
    refuseChain(course.state, command)
    happen(course, { is: 'committed', by, end: command.end })
  } else if (command.do === 'take-back') takeBack(by, course)
  else if (command.do === 'pause') askForPause(course, by, command.ms)
  else if (command.do === 'resume') resume(course, by)
  else if (command.do === 'abort') abort(course)
  else happen(course, { is: 'resigned', by })
}

function play({ by, move, link }: Command & { readonly do: 'play' }, course: Course): void {
  const { rules, position, asked, paused } = course.state
  if (paused !== null) refuse('paused', `seat ${paused.by} has a pause`)
  const awaited = rules.awaited(position)
  if (asked !== null) {
    // Playing on means no.
    if (by !== awaited || !mayAnswer(asked, by, false)) demand(isAskedAlready(asked))
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
  refuseAnswer(course.state.asked, by, agrees)
  happen(course, { is: 'answered', by, agrees })
}
