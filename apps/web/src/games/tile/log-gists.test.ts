import { mergedTexts, type TileHappening } from '@bastide/tile-game/words'
import { describe, expect, it, vi } from 'vitest'
import { en } from '../../../../../packages/tile-game/src/text/en.ts'
import { gistsOf } from './log-gists.ts'

// The key of a message and what is filled in: there is no page to speak for.
vi.mock('../../kit/messages.svelte.ts', () => ({
  say: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
}))

const texts = mergedTexts(en, ['base'])
const happening = (kind: TileHappening['kind'], rest: Partial<TileHappening>): TileHappening =>
  ({ kind, seat: 0, points: 0, clause: 'BASE-1', feature: null, ...rest }) as TileHappening
const placed = happening('placed', { tile: 'base/E', at: [0, 1], turn: 0 })
const city = (seat: number): TileHappening =>
  happening('score', {
    seat,
    points: 8,
    feature: {
      kind: 'city',
      cells: [
        [0, 0],
        [0, 1],
        [1, 1],
      ],
    },
  })
const told = (...line: readonly TileHappening[]) =>
  gistsOf(texts, line).map(({ seat, words, points }) => [seat, words, points])

describe('a line of the log', () => {
  it('says what the mover scored, and with that who moved', () => {
    expect(told(placed, city(0))).toEqual([[0, 'log.feature city 3', 8]])
  })

  it('names the mover first where all points go to others', () => {
    expect(told(placed, city(1), city(2))).toEqual([
      [0, 'log.tile', 0],
      [1, 'log.feature city 3', 8],
      [2, 'log.feature city 3', 8],
    ])
  })

  it('says what was done where nobody scored', () => {
    expect(told(placed)).toEqual([[0, 'log.tile', 0]])
    expect(told(placed, happening('deployed', { figure: 'follower', role: 'knight', at: [0, 1] }))).toEqual([
      [0, 'knight', 0],
    ])
  })

  it('in the final scoring is the score alone', () => {
    expect(told(city(1))).toEqual([[1, 'log.feature city 3', 8]])
  })
})
