/**
 * A stand-in: the bot that plays on for a seat that left, if the table agreed on one. A table has no bots. It waits,
 * and whoever keeps it sends the bot's move. No clock runs meanwhile, and the seat is placed last as it would be
 * without.
 */
import { actionOf, demand, type Json, refuse, resignedAction, type Seat } from '@bastide/kernel'
import { type Course, make } from './course.ts'
import { hasLeft, type TableState } from './state.ts'

/** The bot that plays on a seat now: its own, or the stand-in of whoever left. Null if a person plays, or nobody. */
export function botOn(state: TableState, seat: Seat): string | null {
  if (hasLeft(state, seat)) return state.opening.standIn ?? null
  const player = state.opening.seats[seat]?.player
  return player?.kind === 'bot' ? player.bot : null
}

/** Makes a stand-in's move; without one, the simplest that there is. Only inside `attempt`. */
export function standIn(course: Course, by: Seat, move: Json | null): void {
  const { state } = course
  const { rules, position } = state
  if (!hasLeft(state, by) || botOn(state, by) === null || rules.awaited(position) !== by)
    refuse('no-stand-in', `no bot stands in for seat ${by} now`, { where: 'by' })
  if (state.asked !== null || state.paused !== null) refuse('not-now', 'the table waits for people')
  make(course, by, move === null ? resignedAction(rules, position) : demand(actionOf(rules, position, move)))
}
