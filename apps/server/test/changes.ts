/** The smallest writes that tests need. */
import type { Change } from '@bastide/host'
import type { Guest } from '@bastide/online'

export const changeOf = (table: string, version: number, text = ''): Change => ({
  events: [{ is: 'played', by: 0, move: text, at: version }],
  entry: {
    summary: {
      table,
      game: 'none',
      setup: null,
      seats: [],
      moves: version + 1,
      awaited: null,
      finished: false,
      opened: 0,
      touched: version,
    },
    holders: { owner: 'gold', seats: ['gold', 'red'] },
    gameKey: null,
    due: null,
  },
  command: { who: 'gold', key: String(version), body: 'b', version: version + 1 },
  ...(version === 0 ? { secret: `secret of ${table}` } : {}),
})

export const guestNamed = (id: string): Guest => ({ id, name: id, made: 1, seen: 1, isBlocked: false })
