import { attempt, readFields, readInteger, readList, readObject, readOneOf, readText, standings } from '@bastide/kernel'
import type { TableState } from '@bastide/table'
import type { TableSummary } from '@bastide/wire'

/** A table's line in the list of tables. */
export function summaryOf(table: string, state: TableState, opened: number, touched: number): TableSummary {
  const { opening, rules, position, moves, finished, asked, version } = state
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
    ...(asked === null ? {} : { asked: asked.waitingFor }),
    version,
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
    const fields = readFields(summary, 'summary', required, ['asked', 'version'])
    readText(fields.table, 'table', LONGEST_TEXT)
    readText(fields.game, 'game', LONGEST_TEXT)
    const seats = readList(fields.seats, 'seats', MOST_SEATS)
    for (const seat of seats) {
      const one = readFields(seat, 'seats', ['name', 'colour', 'pattern', 'player', 'score', 'place'])
      for (const text of ['name', 'colour', 'pattern']) readText(one[text], text, LONGEST_TEXT)
      readText(readObject(one.player, 'player').kind, 'kind', LONGEST_TEXT)
      readInteger(one.score, 'score', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)
      if (one.place !== null) readInteger(one.place, 'place', 1, MOST_SEATS)
    }
    if (fields.awaited !== null && fields.awaited !== 'chance') readInteger(fields.awaited, 'awaited', 0, seats.length)
    readOneOf(String(fields.finished), 'finished', ['true', 'false'])
    for (const seat of readList(fields.asked ?? [], 'asked', MOST_SEATS))
      readInteger(seat, 'asked', 0, seats.length - 1)
    readInteger(fields.version ?? 0, 'version', 0, Number.MAX_SAFE_INTEGER)
    for (const time of ['opened', 'touched', 'moves']) readInteger(fields[time], time, 0, Number.MAX_SAFE_INTEGER)
  }).ok
}
