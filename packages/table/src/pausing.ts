/**
 * A pause, or a vacation where people have days for their moves. Everybody else agrees to it first. All clocks stand
 * still until whoever asked for it resumes, or its time is over.
 */
import { demand, refuse, type Seat } from '@bastide/kernel'
import { type Course, happen } from './course.ts'
import { longestPause } from './pause-limits.ts'
import { whyNotAsk } from './requests.ts'

/** Only inside `attempt`. */
export function askForPause(course: Course, by: Seat, ms: number): void {
  const whyNot = whyNotAsk(course.state)
  if (whyNot !== null) demand(whyNot)
  const longest = longestPause(course.state.opening.clock)
  if (ms > longest) refuse('pause-too-long', `a pause at this table lasts at most ${longest} ms`, { where: 'ms' })
  happen(course, { is: 'asked-pause', by, ms })
}

/** Only inside `attempt`. */
export function resume(course: Course, by: Seat): void {
  const { paused } = course.state
  if (paused === null) refuse('not-paused', 'there is no pause')
  else if (paused.by !== by) refuse('not-your-pause', `it is for seat ${paused.by} to resume`, { where: 'by' })
  happen(course, { is: 'resumed', by })
}
