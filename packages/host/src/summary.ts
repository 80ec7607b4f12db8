import { attempt, readFields, readInteger, readList, readText, standings } from '@bastide/kernel'
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
    setup: rules.setup,
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

const LONGEST_TEXT = 100
const MOST_SEATS = 20

/** Whether a summary can be shown. One that a store gave back broken must not take the others with it. */
export function isReadable(summary: unknown): summary is TableSummary {
  return attempt(() => {
    const required = ['table', 'game', 'setup', 'seats', 'moves', 'awaited', 'finished', 'opened', 'touched']
    const fields = readFields(summary, 'summary', required)
    readText(fields.table, 'table', LONGEST_TEXT)
    readText(fields.game, 'game', LONGEST_TEXT)
    for (const seat of readList(fields.seats, 'seats', MOST_SEATS)) {
      const { name } = readFields(seat, 'seats', ['name', 'colour', 'pattern', 'player', 'score', 'place'])
      readText(name, 'name', LONGEST_TEXT)
    }
    for (const time of ['opened', 'touched', 'moves']) readInteger(fields[time], time, 0, Number.MAX_SAFE_INTEGER)
  }).ok
}
