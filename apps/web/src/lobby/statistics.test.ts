import type { TableSummary } from '@bastide/wire'
import { describe, expect, it } from 'vitest'
import { statisticsOf, yourSeat } from './statistics.ts'

type Seat = TableSummary['seats'][number]

const person = (name: string, score: number, place: number | null): Seat => ({
  name,
  colour: 'blue',
  pattern: 'bend',
  player: { kind: 'human' },
  score,
  place,
})
const bot = (name: string, colour: Seat['colour'], score: number, place: number | null): Seat => ({
  name,
  colour,
  pattern: 'cross',
  player: { kind: 'bot', bot: 'journeyman' },
  score,
  place,
})
const table = (game: string, seats: readonly Seat[], finished = true): TableSummary => ({
  table: 'id',
  game,
  setup: {},
  seats,
  moves: 1,
  awaited: null,
  finished,
  opened: 0,
  touched: 1,
})

describe('statistics', () => {
  it('leave out games that were called off', () => {
    const aborted = table('tile', [person('Blue', 3, null), person('Red', 0, null)])
    expect(statisticsOf([aborted], 'Blue')).toMatchObject({ games: 0, best: [], opponents: [] })
  })

  it('leave out finished games that came from elsewhere', () => {
    const imported = { ...table('tile', [person('Red', 120, 1), bot('Falconer', 'red', 90, 2)]), touched: 0 }
    expect(statisticsOf([imported], 'Blue')).toMatchObject({ games: 0, best: [], opponents: [] })
  })

  it('count finished games, wins and the best score of each game', () => {
    const { games, won, best } = statisticsOf(
      [
        table('tile', [person('Blue', 80, 2), bot('Falconer', 'red', 90, 1)]),
        table('tile', [person('Blue', 101, 1), bot('Falconer', 'red', 90, 2)]),
        table('dice', [person('Blue', 42, 1), bot('Falconer', 'red', 12, 2)]),
        table('tile', [person('Blue', 300, null), bot('Falconer', 'red', 1, null)], false),
      ],
      'Blue',
    )
    expect([games, won]).toEqual([3, 2])
    expect(best).toEqual([
      { game: 'tile', score: 101 },
      { game: 'dice', score: 42 },
    ])
  })

  it('a shared first place is a win, and a game alone is none', () => {
    const shared = table('tile', [person('Blue', 80, 1), bot('Falconer', 'red', 80, 1)])
    expect(statisticsOf([shared, table('tile', [person('Blue', 120, 1)])], 'Blue')).toMatchObject({ games: 2, won: 1 })
    expect(statisticsOf([shared], 'Blue').opponents).toMatchObject([{ games: 1, won: 0 }])
  })

  it('opponents are the same under another name, and come by how often they were met', () => {
    const { opponents } = statisticsOf(
      [
        table('tile', [person('Blue', 5, 1), bot('Weaver', 'rose', 4, 2), bot('Valkenier', 'red', 3, 3)]),
        table('dice', [person('Blue', 5, 2), bot('Journeyman', 'red', 9, 1)]),
      ],
      'Blue',
    )
    expect(opponents.map(({ seat, games, won }) => [seat.name, games, won])).toEqual([
      ['Valkenier', 2, 1],
      ['Weaver', 1, 1],
    ])
  })

  it('among several people you are the one with your name, or nobody', () => {
    const two = table('tile', [person('Rose', 5, 1), person('Blue', 4, 2)])
    expect(yourSeat(two, 'blue')?.name).toBe('Blue')
    expect(yourSeat(two, 'Gold')).toBeNull()
    expect(statisticsOf([two], 'Gold')).toMatchObject({ games: 0, opponents: [] })
    expect(statisticsOf([two], 'Blue').opponents).toMatchObject([{ key: 'person rose', games: 1, won: 0 }])
  })
})
