/** Aborting: a game that has hardly begun ends without a result, so that nobody wins because somebody did not come. */
import { refuse } from '@bastide/kernel'
import { type Course, happen } from './course.ts'
import { hasLeft, type TableState } from './state.ts'

/** Whether some person who still plays has made no move yet. Of the moves, those count that stand. */
export const mayAbort = (state: TableState): boolean =>
  state.finished === null &&
  state.opening.seats.some(
    ({ player }, seat) => player.kind === 'human' && !hasLeft(state, seat) && !state.movers.includes(seat),
  )

/** Only inside `attempt`. */
export function abort(course: Course): void {
  if (!mayAbort(course.state)) refuse('too-late-to-abort', 'everybody has made a move: the game counts')
  endWithoutResult(course)
}

/** Nobody has a place. The record has no result either, as the rules do not call the game over. */
export const endWithoutResult = (course: Course): void =>
  happen(course, { is: 'finished', why: 'aborted', standings: [] })
