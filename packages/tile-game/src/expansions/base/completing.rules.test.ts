/** The clauses about completed roads, cities and monasteries. */
import { Layout } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { type Scenario, scenario } from '../../../scenarios/scenario.ts'
import { core } from '../../board/columns.ts'
import { rootOf } from '../../board/feature.ts'
import { Sum } from '../../board/sum.ts'
import { tile } from '../../board/tile.ts'
import { compileTileTables } from '../../board/tile-tables.ts'
import { EDITIONS, type TileHappening } from '../../index.ts'
import { layStart } from '../../start.ts'
import { city } from './cities.ts'

/** The total of a score's items, which must equal its points. */
function sumOf({ items = [] }: TileHappening): number {
  return items.reduce((sum, { count, each }) => sum + count * each, 0)
}

function scoresIn(game: Scenario): readonly TileHappening[] {
  const scores = game.told.filter(({ kind }) => kind === 'score')
  for (const score of scores) expect(sumOf(score)).toBe(score.points)
  return scores
}

const figuresIn = (game: Scenario): readonly string[] =>
  game.rules.view(game.p, -3).figures.map(({ seat, role, at }) => `${seat} ${role} ${at.join(',')}`)

/** A row of meadows, so that tiles below it can lie apart from each other. */
const meadows = (y: number, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `B ${from + i},${y}/0`)

describe('roads', () => {
  test('BASE-12 a road that stops at either end pays a point a tile', () => {
    // From a monastery down to a city.
    const game = scenario({ start: ['A 0,0/0'], more: ['U'] }, 'U 0,1/1 +road:N\nT 0,2/2 .')
    const cells = [
      [0, 0],
      [0, 1],
      [0, 2],
    ]
    expect(scoresIn(game)).toMatchObject([
      {
        seat: 0,
        points: 3,
        clause: 'BASE-12',
        feature: { kind: 'road', cells },
        items: [{ of: 'tiles', count: 3, each: 1 }],
      },
    ])
    expect(game.scores).toEqual([3, 0])
  })

  test('BASE-12 junctions, cities and monasteries each end a road', () => {
    // W and X are junctions with a village, L is a junction below a city, S a city's gate, A a monastery. Each ends the
    // road from W.
    for (const [end, rotation] of [
      ['W', 0],
      ['W', 1],
      ['X', 0],
      ['L', 0],
      ['S', 1],
      ['A', 1],
    ] as const) {
      const game = scenario({ start: ['W 0,0/0'], more: ['B'] }, `${end} 1,0/${rotation} +road:W`)
      expect(game.scored(0), end).toEqual(['road 2 BASE-12'])
    }
    for (const [end, rotation] of [
      ['U', 0],
      ['V', 0],
      ['D', 0],
      ['K', 0],
      ['P', 2],
    ] as const) {
      const game = scenario({ start: ['W 0,0/0'], more: ['B'] }, `${end} 1,0/${rotation} +road:W`)
      expect(game.scored(0), end).toEqual([])
    }
  })

  test('BASE-12 a road with one end open is not complete', () => {
    const game = scenario({ start: ['W 0,0/0'], more: ['B'] }, 'U 1,0/0 +road:E\nV 2,0/0 .\nU 2,1/1 .')
    expect(scoresIn(game)).toEqual([])
    expect(figuresIn(game)).toEqual(['0 thief 1,0'])
  })

  test('BASE-12 a loop closes a road, in both editions', () => {
    for (const edition of EDITIONS) {
      const game = scenario({ edition, start: ['V 0,0/3'], more: ['B'] }, 'V 1,0/0 +road:W\nV 1,1/1 .\nV 0,1/2 .')
      expect(scoresIn(game)).toMatchObject([
        {
          seat: 0,
          points: 4,
          clause: 'BASE-12',
          feature: {
            kind: 'road',
            cells: [
              [0, 0],
              [1, 0],
              [0, 1],
              [1, 1],
            ],
          },
        },
      ])
      expect(game.supply).toEqual([7, 7])
    }
  })

  test('BASE-12 a tile that the road crosses twice counts once', () => {
    // It leaves the crossing to the east and comes back to it from the south.
    const game = scenario({ start: ['X 0,0/0'], more: ['B'] }, 'V 1,0/0 +road:W\nV 1,1/1 .\nV 0,1/2 .')
    expect(scoresIn(game)).toMatchObject([
      {
        seat: 0,
        points: 4,
        feature: {
          cells: [
            [0, 0],
            [1, 0],
            [0, 1],
            [1, 1],
          ],
        },
        items: [{ of: 'tiles', count: 4, each: 1 }],
      },
    ])
    expect(game.told.filter(({ kind }) => kind === 'unclaimed')).toEqual([])
  })
})

describe('cities', () => {
  test('BASE-13 a closed city gives two points a tile and two a pennant', () => {
    const game = scenario({ start: ['E 0,0/1'], more: ['B'] }, 'F 1,0/0 +city:W\nE 2,0/3 .')
    const items = [
      { of: 'tiles', count: 3, each: 2 },
      { of: 'pennants', count: 1, each: 2 },
    ]
    expect(scoresIn(game)).toMatchObject([
      {
        seat: 0,
        points: 8,
        clause: 'BASE-13',
        feature: {
          kind: 'city',
          cells: [
            [0, 0],
            [1, 0],
            [2, 0],
          ],
        },
        items,
      },
    ])
    const plain = scenario({ edition: '2000', start: ['E 0,0/1'], more: ['B'] }, 'G 1,0/0 +city:W\nE 2,0/3 .')
    expect(scoresIn(plain)).toMatchObject([
      { seat: 0, points: 6, clause: 'BASE-13', items: [{ of: 'tiles', count: 3, each: 2 }] },
    ])
  })

  test('BASE-13 a tile with two parts in the same city counts once', () => {
    const game = scenario({ start: ['N 0,0/2'], more: ['B'] }, 'N 1,0/3 +city:W\nN 0,1/1 .\nI 1,1/0 .')
    expect(scoresIn(game)).toMatchObject([
      {
        seat: 0,
        points: 8,
        feature: {
          cells: [
            [0, 0],
            [1, 0],
            [0, 1],
            [1, 1],
          ],
        },
        items: [{ of: 'tiles', count: 4, each: 2 }],
      },
    ])
    expect(scoresIn(game)).toHaveLength(1)
    expect(game.told.some(({ kind }) => kind === 'unclaimed')).toBe(false)
  })

  test('BASE-13 a gap inside keeps a city open, though its outer wall is closed', () => {
    const ring = ['N 0,0/2', 'R 1,0/2', 'N 2,0/3', 'R 2,1/3', 'N 2,2/0', 'R 1,2/0', 'N 0,2/1']
    const game = scenario({ start: ring, more: ['B'] }, 'R 0,1/1 +city:N')
    expect(scoresIn(game)).toEqual([])
    expect(scenario({ start: ring, more: ['B'] }, 'R 0,1/1 +city:N').supply).toEqual([6, 7])
    const filled = scenario({ start: ring, more: ['B'] }, 'R 0,1/1 +city:N\nC 1,1/0 .')
    expect(scoresIn(filled)).toMatchObject([
      {
        seat: 0,
        points: 20,
        clause: 'BASE-13',
        items: [
          { of: 'tiles', count: 9, each: 2 },
          { of: 'pennants', count: 1, each: 2 },
        ],
      },
    ])
  })

  test('BASE-13 an open wall anywhere keeps it open', () => {
    const game = scenario({ start: ['E 0,0/1'], more: ['B'] }, 'R 1,0/0 +city:W\nE 2,0/3 .')
    expect(scoresIn(game)).toEqual([])
  })

  test('BASE-14 two tiles give two points in edition 2000 and four in edition 2016', () => {
    const play = (edition: '2000' | '2016') => scenario({ edition, more: ['B'] }, 'E 0,-1/2 +city:S')
    const cells = [
      [0, -1],
      [0, 0],
    ]
    expect(scoresIn(play('2000'))).toMatchObject([
      {
        seat: 0,
        points: 2,
        clause: 'BASE-14',
        feature: { kind: 'city', cells },
        items: [{ of: 'tiles', count: 2, each: 1 }],
      },
    ])
    expect(scoresIn(play('2016'))).toMatchObject([
      { seat: 0, points: 4, clause: 'BASE-13', feature: { cells }, items: [{ of: 'tiles', count: 2, each: 2 }] },
    ])
  })

  test('BASE-14 three tiles are no small city', () => {
    const game = scenario({ edition: '2000', start: ['E 0,0/1'], more: ['B'] }, 'F 1,0/0 +city:W\nE 2,0/3 .')
    expect(game.scored(0)).toEqual(['city 8 BASE-13'])
  })

  test('BASE-14 either worth may be chosen in either edition', () => {
    for (const edition of EDITIONS) {
      for (const worth of [2, 4]) {
        const game = scenario({ edition, options: { 'small-city': worth }, more: ['B'] }, 'E 0,-1/2 +city:S')
        expect(game.scores).toEqual([worth, 0])
      }
    }
  })

  test('BASE-14 a pennant in a small city is worth one where the city is worth two, and else two', () => {
    // No tile of the game has a pennant in a city with one side, so two are made up here.
    const cap = (id: string, remark: string) => tile(id, 'CFFF', `city N${remark}`)
    const worth = (smallCity: number): { points: number; clause: string } => {
      const kind = city(smallCity)
      const tables = compileTileTables(
        {
          tiles: [cap('plain', ''), cap('pennant', ', pennant')],
          kinds: [kind],
          figures: [{ id: 'follower', perSeat: 7 }],
        },
        2,
      )
      const p = new Layout(core).position()
      layStart(tables, p, [
        { tile: 'plain', at: [0, 0], turn: 0 },
        { tile: 'pennant', at: [0, -1], turn: 2 },
      ])
      const sum = new Sum()
      const clause = kind.complete?.(p, rootOf(p, 0), sum) as string
      return { points: sum.total, clause }
    }
    expect(worth(2)).toEqual({ points: 3, clause: 'BASE-14' })
    expect(worth(4)).toEqual({ points: 6, clause: 'BASE-13' })
  })
})

describe('monasteries', () => {
  const around = ['B 0,0/0', 'B 1,0/0', 'B 2,0/0', 'B 0,1/0', 'B 0,2/0', 'B 1,2/0']

  test('BASE-15 a monastery pays nine when the eighth tile around it is laid', () => {
    const game = scenario({ start: around, more: ['B'] }, 'B 1,1/0 +monastery\nB 2,1/0 .')
    expect(scoresIn(game)).toEqual([])
    game.go('B 2,2/0 .')
    const items = [
      { of: 'tiles', count: 1, each: 1 },
      { of: 'neighbours', count: 8, each: 1 },
    ]
    expect(scoresIn(game)).toMatchObject([
      { seat: 0, points: 9, clause: 'BASE-15', feature: { kind: 'monastery', cells: [[1, 1]] }, items },
    ])
    expect(game.scores).toEqual([9, 0])
    expect(game.supply).toEqual([7, 7])
  })

  test('BASE-15 whichever of the eight comes last, and also when it is the monastery itself', () => {
    const ring = ['B 0,0/0', 'B 1,0/0', 'B 2,0/0', 'B 0,1/0', 'B 2,1/0', 'B 0,2/0', 'B 1,2/0', 'B 2,2/0']
    for (const last of ring.slice(1)) {
      const game = scenario({ start: ring.filter((one) => one !== last), more: ['U'] }, `B 1,1/0 +monastery\n${last} .`)
      expect(game.scored(0), last).toEqual(['monastery 9 BASE-15'])
    }
    const itself = scenario({ start: ring, more: ['U'] }, 'B 1,1/0')
    itself.play({ deploy: 'follower', on: 'monastery' })
    expect(itself.scored(0)).toEqual(['monastery 9 BASE-15'])
  })
})

/** Parts of a city around the cell at 1,1, to the north, the west and the east, with meadows between them. */
const threeParts = ['B 0,0/0', 'B 0,-1/0', 'B 1,-1/0', 'B 2,-1/0', 'B 2,0/0']

describe('who is paid, and who goes home', () => {
  test('BASE-16 most followers takes all the points, and fewer take none', () => {
    const game = scenario(
      { start: threeParts, more: ['B'] },
      'E 1,0/2 +city:S\nE 0,1/1 +city:E\nE 2,1/3 +city:W\nR 1,1/0 .',
    )
    expect(scoresIn(game)).toMatchObject([{ seat: 0, points: 8, clause: 'BASE-13' }])
    expect(game.scores).toEqual([8, 0])
  })

  test('BASE-16 seats with equally many get the whole worth each', () => {
    const three = scenario(
      { seats: 3, start: threeParts, more: ['B'] },
      'E 1,0/2 +city:S\nE 0,1/1 +city:E\nE 2,1/3 +city:W\nR 1,1/0 .',
    )
    expect(three.scores).toEqual([8, 8, 8])
    const two = scenario(
      { seats: 4, start: threeParts, more: ['B'] },
      'E 1,0/2 +city:S\nE 0,1/1 +city:E\nE 2,1/3 .\nR 1,1/0 .',
    )
    expect(two.scores).toEqual([8, 8, 0, 0])
  })

  test('BASE-16 followers are counted: two tie with two, and beat one each of two others', () => {
    const lines = 'E 1,0/2 +city:S\nE 0,1/1 +city:E\nB 0,2/0 .\nE 2,1/3 +city:W\nE 1,2/0 +city:N\nC 1,1/0 .'
    const game = scenario({ seats: 3, start: threeParts, more: ['B'] }, lines)
    // Two knights against two.
    expect(game.scores).toEqual([12, 12, 0])
    const third = scenario(
      { seats: 3, start: threeParts, more: ['B'] },
      'E 1,0/2 +city:S\nE 0,1/1 +city:E\nB 0,2/0 .\nE 2,1/3 +city:W\nB 2,2/0 .\nE 1,2/0 +city:N\nC 1,1/0 .',
    )
    expect(third.scores).toEqual([12, 0, 0])
  })

  test('BASE-17 all followers on a scored feature go back, those who got nothing too', () => {
    const game = scenario({ start: threeParts, more: ['B'] }, 'E 1,0/2 +city:S\nE 0,1/1 +city:E\nE 2,1/3 +city:W')
    expect(game.supply).toEqual([5, 6])
    const closed = scenario(
      { start: threeParts, more: ['B'] },
      'E 1,0/2 +city:S\nE 0,1/1 +city:E\nE 2,1/3 +city:W\nR 1,1/0 .',
    )
    expect(closed.supply).toEqual([7, 7])
    expect(figuresIn(closed)).toEqual([])
    expect(closed.told.slice(-2)).toMatchObject([
      {
        kind: 'returned',
        seat: 0,
        figures: 2,
        points: 0,
        clause: 'BASE-17',
        feature: {
          kind: 'city',
          cells: [
            [1, 0],
            [0, 1],
            [1, 1],
            [2, 1],
          ],
        },
      },
      { kind: 'returned', seat: 1, figures: 1, clause: 'BASE-17' },
    ])
  })

  test('BASE-17 nobody else comes back', () => {
    const game = scenario(
      { start: ['W 0,0/0'], more: ['B'] },
      'U 1,0/0 +road:E\nU -1,0/0 +road:E\nB 0,-1/0 +monastery\nB 1,-1/0 +field:NNW\nW 2,0/0 .',
    )
    expect(game.scored(0)).toEqual(['road 3 BASE-12'])
    expect(figuresIn(game)).toEqual(['0 monk 0,-1', '1 farmer 1,-1', '1 thief -1,0'])
    expect(game.supply).toEqual([6, 5])
  })

  test('BASE-18 farmers stay when the cities and roads about their field are completed', () => {
    const game = scenario({ more: ['B'] }, 'U 1,0/0 +field:NNW\nE 0,-1/2 +city:S\nW 2,0/0 .\nW -1,0/0 .')
    expect(game.scored(1)).toEqual(['city 4 BASE-13'])
    expect(figuresIn(game)).toEqual(['0 farmer 1,0'])
    expect(game.supply).toEqual([6, 7])
  })

  test('BASE-18 they stay on a field that nothing can be added to', () => {
    const game = scenario({ start: ['V 0,0/3'], more: ['B'] }, 'V 1,0/0 +field:SSW\nV 1,1/1 .\nV 0,1/2 +road:N')
    expect(game.scored(0)).toEqual(['road 4 BASE-12'])
    expect(figuresIn(game)).toEqual(['0 farmer 1,0'])
    expect(game.supply).toEqual([6, 7])
  })

  test('BASE-19 one tile may complete several features, each scored on its own, for seats not on turn too', () => {
    const start = ['B 0,0/0', 'B 0,-1/0', 'B 1,-1/0', 'B 0,1/0', 'B 1,1/0']
    const before = 'B 1,0/0 +monastery\nA 2,-1/0 +road:S\nE 2,1/0 +city:N\nB 3,-1/0 .\nA 3,0/1 .'
    const game = scenario({ seats: 3, start, more: ['B'] }, `${before}\nK 2,0/2 .`)
    expect(
      scoresIn(game).map(({ seat, points, feature, clause }) => `${seat} ${feature?.kind} ${points} ${clause}`),
    ).toEqual(['2 city 4 BASE-13', '1 road 3 BASE-12', '0 monastery 9 BASE-15'])
    expect(game.scores).toEqual([9, 3, 4])
    expect(game.supply).toEqual([7, 7, 7])
    expect(game.told.find(({ kind, feature }) => kind === 'score' && feature?.kind === 'road')?.feature?.cells).toEqual(
      [
        [2, -1],
        [2, 0],
        [3, 0],
      ],
    )
  })

  test('BASE-19 two monasteries may be completed by one tile', () => {
    const start = [...meadows(2, 0, 3), 'B 0,1/0', 'B 0,0/0', 'B 3,1/0', 'B 3,0/0', 'B 2,0/0']
    const game = scenario({ seats: 3, start, more: ['B'] }, 'B 1,1/0 +monastery\nB 2,1/0 +monastery\nB 1,0/0 .')
    expect(game.scores).toEqual([9, 9, 0])
    expect(
      scoresIn(game)
        .map(({ seat, feature }) => `${seat} ${feature?.cells.join()}`)
        .sort(),
    ).toEqual(['0 1,1', '1 2,1'])
  })

  test('BASE-20 a completed feature without a follower pays nobody, and it is told', () => {
    const game = scenario({ more: ['B'] }, 'E 0,-1/2 .')
    expect(scoresIn(game)).toEqual([])
    expect(game.told.at(-1)).toEqual({
      kind: 'unclaimed',
      seat: null,
      points: 0,
      clause: 'BASE-20',
      feature: {
        kind: 'city',
        cells: [
          [0, -1],
          [0, 0],
        ],
      },
    })
    expect(game.scores).toEqual([0, 0])
    expect(game.supply).toEqual([7, 7])
  })

  test('BASE-20 it counts as complete: farmers are paid for it at the end', () => {
    for (const [edition, points] of [
      ['2000', 4],
      ['2016', 3],
    ] as const) {
      expect(scenario({ edition }, 'E 0,-1/2 .\nU 1,0/0 +field:NNW').scores).toEqual([0, points])
    }
  })
})
