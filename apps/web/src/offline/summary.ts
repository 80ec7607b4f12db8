import { standings } from '@bastide/kernel'
import type { TableState } from '@bastide/table'
import type { TableSummary } from '@bastide/wire'

/** A table's line in the list of tables. */
export function summaryOf(table: string, state: TableState, opened: number, touched: number): TableSummary {
  const { opening, rules, position, moves, finished } = state
  const ranked = finished?.standings ?? standings(rules, position)
  const awaited = rules.awaited(position)
  return {
    table,
    game: opening.game,
    setup: opening.setup,
    seats: opening.seats.map((seat, i) => ({
      ...seat,
      score: rules.score(position, i),
      place: finished === null ? null : (ranked.find((one) => one.seat === i)?.place ?? null),
    })),
    moves: moves.length,
    awaited: finished !== null ? null : awaited < 0 ? 'chance' : awaited,
    finished: finished !== null,
    opened,
    touched,
  }
}
