import type { TileHappening, View } from '@bastide/tile-game/words'
import { describe, expect, it } from 'vitest'
import { marksOf } from './marks.ts'

const city = {
  kind: 'city',
  tiles: 2,
  parts: [
    [0, 0, 'city:E'],
    [1, 0, 'city:W'],
  ],
  owners: [],
  worth: null,
}
const game = { tiles: [{ at: [0, 0] }, { at: [1, 0] }], features: [city] } as unknown as View
const about = (rest: Partial<TileHappening>): TileHappening =>
  ({ kind: 'score', seat: null, points: 0, clause: 'X-1', feature: null, ...rest }) as TileHappening
const feature = {
  kind: 'city',
  cells: [
    [0, 0],
    [1, 0],
  ],
} as const

describe('what the log marks on the board', () => {
  it('is a feature in the colours of all who scored it', () => {
    const marks = marksOf(game, [about({ feature, seat: 1, points: 8 }), about({ feature, seat: 0, points: 8 })])
    expect(marks).toEqual({ features: [{ feature: 0, owners: [1, 0] }], cells: [] })
  })

  it('is a feature in the colours of its owners if nobody scored it', () => {
    expect(marksOf(game, [about({ feature, seat: 1 })])).toEqual({ features: [{ feature: 0 }], cells: [] })
  })

  it('is the cell of what is no feature, once', () => {
    expect(marksOf(game, [about({ at: [1, 0] }), about({ at: [1, 0] })])).toEqual({ features: [], cells: [[1, 0]] })
  })

  it('is nothing that does not lie there yet', () => {
    expect(marksOf(game, [about({ at: [5, 5] })])).toEqual({ features: [], cells: [] })
  })
})
