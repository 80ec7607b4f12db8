/** When it is a bot's turn: its own, or in the place of a seat that left. */
import { NOBODY, type Seat } from '@bastide/kernel'
import { botOn, dueAt, type TableState } from '@bastide/table'

/** The seat for which a bot is to move now; null if people, chance or nobody must. */
export function botsTurn(state: TableState): Seat | null {
  const isWaiting = state.asked !== null || state.paused !== null || state.finished !== null
  const seat = isWaiting ? NOBODY : state.rules.awaited(state.position)
  return seat >= 0 && botOn(state, seat) !== null ? seat : null
}

/**
 * When a table must be looked at next. Where bots play although nobody watches, a bot's turn is due at once. A host
 * that starts anew on the same store then finds the table, and the bot goes on.
 */
export const dueWithBots = (state: TableState, botsPlayUnwatched: boolean): number | null =>
  botsPlayUnwatched && botsTurn(state) !== null ? state.at : dueAt(state)
