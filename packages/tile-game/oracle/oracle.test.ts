import { describe, expect, it } from 'vitest'
import { tiles } from '../src/expansions/base/tiles.ts'
import { alike, game, type Laying, lay, movesOf, spotsOf, takeTurn } from './scripted-game.ts'

const CIRCLE_OF_FIELDS: readonly Laying[] = [
  ['B', -1, -1, 0],
  ['B', 0, -1, 0],
  ['B', 1, -1, 0],
  ['B', -1, 0, 0],
  ['B', 1, 0, 0],
  ['B', -1, 1, 0],
  ['B', 0, 1, 0],
]

describe('the oracle: a turn', () => {
  it('names each distinct placement once, by its smallest rotation', () => {
    const oracle = game([['U', 0, 0, 0]], 'U')
    oracle.play({ draw: 'base/U' })
    const placements = movesOf(oracle).map((move) => JSON.stringify(move))
    const expected = [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ].map((at) => JSON.stringify({ place: 'base/U', at, turn: 0 }))
    expect(placements.sort()).toEqual(expected.sort())
    expect(() => oracle.play({ place: 'base/U', at: [1, 0], turn: 2 })).toThrow('not a legal move')
  })

  it('a tile that fits nowhere leaves the game, and the seat draws again', () => {
    const oracle = game([['B', 0, 0, 0]], 'C B')
    oracle.play({ draw: 'base/C' })
    expect(oracle.facts()).toMatchObject({ step: 'draw', awaited: -1, active: 0, hand: null, pile: { 'base/B': 1 } })
    const last = game([['B', 0, 0, 0]], 'C')
    last.play({ draw: 'base/C' })
    expect(last.facts()).toMatchObject({ step: 'over', awaited: -2, pile: {}, scores: [0, 0] })
  })

  it('the pile may be empty from the start, and who starts may be left to chance', () => {
    expect(game([['D', 0, 0, 0]], 'D', { pile: {} }).facts()).toMatchObject({ step: 'over', scores: [0, 0] })
    const oracle = game([['D', 0, 0, 0]], 'D', { starts: 'random', seats: 3 })
    expect(oracle.legalMoves()).toEqual([0, 1, 2].map((starts) => ({ move: { starts }, weight: 1 })))
    expect(oracle.facts()).toMatchObject({ step: 'starts', awaited: -1, active: 0 })
    oracle.play({ starts: 2 })
    expect(oracle.facts()).toMatchObject({ step: 'draw', awaited: -1, active: 2 })
  })

  it('a city with a knight leaves the field, a field with a farmer leaves the city and the road', () => {
    const knight = game([['B', 0, 0, 0]], 'E E B')
    takeTurn(knight, 'E', [0, -1], 0, 'city:N')
    lay(knight, 'E', [0, -2], 2)
    expect(spotsOf(knight)).toEqual(['field:NNW'])

    const farmer = game([['D', 0, 0, 0]], 'U D B')
    takeTurn(farmer, 'U', [1, 0], 0, 'field:ESE')
    lay(farmer, 'D', [2, 0], 0)
    expect(spotsOf(farmer)).toEqual(['city:N', 'road:E', 'field:ENE'])
  })

  it('without farmers nobody goes on a field, and a turn with no open spot leaves only a pass', () => {
    const oracle = game([['B', 0, 0, 0]], 'E E B', { farmers: 'none' })
    takeTurn(oracle, 'E', [0, -1], 0, 'city:N')
    lay(oracle, 'E', [0, -2], 2)
    expect(oracle.legalMoves()).toEqual([{ move: { pass: true }, weight: 1 }])
    oracle.play({ pass: true })
    expect(oracle.facts()).toMatchObject({ step: 'draw', active: 0, scores: [4, 0], supply: [[7], [7]] })
  })

  it('with none in supply a seat only places tiles', () => {
    const oracle = game([['B', 0, 0, 0]], 'B B B', { seats: 1, followers: 1 })
    takeTurn(oracle, 'B', [1, 0], 0, 'monastery')
    lay(oracle, 'B', [2, 0], 0)
    expect(oracle.legalMoves()).toEqual([{ move: { pass: true }, weight: 1 }])
    oracle.play({ pass: true })
    expect(oracle.facts()).toMatchObject({ step: 'draw', supply: [[0]], figures: [[0, 'follower', 1, 0, 'monastery']] })
  })
})

describe('the oracle: completed features', () => {
  it('a closed road over 4 tiles gives 4, over 3 tiles 3 in the turn the thief came', () => {
    const four = game([['W', 0, 0, 0]], 'U U W B')
    takeTurn(four, 'U', [1, 0], 0, 'road:E')
    takeTurn(four, 'U', [2, 0], 0)
    takeTurn(four, 'W', [3, 0], 0)
    expect(four.facts()).toMatchObject({ scores: [4, 0], supply: [[7], [7]], figures: [] })

    const three = game(
      [
        ['W', 0, 0, 0],
        ['U', 1, 0, 0],
      ],
      'W B',
    )
    takeTurn(three, 'W', [2, 0], 0, 'road:W')
    expect(three.facts()).toMatchObject({ scores: [3, 0], supply: [[7], [7]], figures: [] })
  })

  it('a road that closes into a loop is complete', () => {
    const oracle = game(
      [
        ['V', 0, 0, 3],
        ['V', 1, 0, 0],
        ['V', 1, 1, 1],
      ],
      'V B',
    )
    takeTurn(oracle, 'V', [0, 1], 2, 'road:N')
    expect(oracle.facts().scores).toEqual([4, 0])
  })

  it('one tile joins two roads with a thief each into a closed one of 4 tiles: 4 each', () => {
    const oracle = game(
      [
        ['W', 0, 0, 0],
        ['B', 3, -1, 0],
      ],
      'U W U B',
    )
    takeTurn(oracle, 'U', [1, 0], 0, 'road:E')
    takeTurn(oracle, 'W', [3, 0], 0, 'road:W')
    takeTurn(oracle, 'U', [2, 0], 0)
    expect(oracle.facts()).toMatchObject({ scores: [4, 4], figures: [] })
  })

  it('three tiles and a pennant make a closed city worth 8', () => {
    const oracle = game(
      [
        ['E', 0, 1, 0],
        ['F', 0, 0, 1],
      ],
      'E B',
    )
    takeTurn(oracle, 'E', [0, -1], 2, 'city:S')
    expect(oracle.facts()).toMatchObject({ scores: [8, 0], supply: [[7], [7]] })
  })

  it('a closed city of 2 tiles gives 2 or 4, by the setup', () => {
    for (const smallCity of [2, 4] as const) {
      const oracle = game([['D', 0, 0, 0]], 'E B', { smallCity })
      takeTurn(oracle, 'E', [0, -1], 2, 'city:S')
      expect(oracle.facts()).toMatchObject({ scores: [smallCity, 0], supply: [[7], [7]] })
    }
  })

  it('a pennant in a closed city of 2 tiles gives 1 or 2', () => {
    const withPennant = alike('x/E', 'E', ({ segments }) => ({
      segments: segments.map((part) => ({ ...part, pennants: part.kind === 'city' ? 1 : 0 })),
    }))
    for (const [smallCity, points] of [
      [2, 3],
      [4, 6],
    ] as const) {
      const oracle = game([['D', 0, 0, 0]], 'B', {
        smallCity,
        pile: { 'x/E': 1, 'base/B': 1 },
        tiles: [...tiles, withPennant],
      })
      oracle.play({ draw: 'x/E' })
      oracle.play({ place: 'x/E', at: [0, -1], turn: 2 })
      oracle.play({ deploy: 'follower', on: 'city:S' })
      expect(oracle.facts().scores).toEqual([points, 0])
    }
  })

  it('two knights joined and closed into a city worth 10 get 10 each', () => {
    const oracle = game(
      [
        ['E', -2, 0, 1],
        ['E', 2, 0, 3],
      ],
      'G G G B',
    )
    takeTurn(oracle, 'G', [-1, 0], 0, 'city:E')
    takeTurn(oracle, 'G', [1, 0], 0, 'city:E')
    takeTurn(oracle, 'G', [0, 0], 0)
    expect(oracle.facts()).toMatchObject({ scores: [10, 10], figures: [] })
  })

  it('two knights against one in a city worth 10 take it all, and three go home', () => {
    const oracle = game(
      [
        ['B', 0, -2, 0],
        ['B', 2, 0, 0],
        ['B', -2, 0, 0],
      ],
      'E E E Q B',
    )
    takeTurn(oracle, 'E', [0, -1], 2, 'city:S')
    takeTurn(oracle, 'E', [-1, 0], 1, 'city:E')
    takeTurn(oracle, 'E', [1, 0], 3, 'city:W')
    expect(oracle.facts().figures).toHaveLength(3)
    takeTurn(oracle, 'Q', [0, 0], 0)
    expect(oracle.facts()).toMatchObject({ scores: [10, 0], figures: [], supply: [[7], [7]] })
  })

  it('two parts of a tile that meet through the board are one city, counted once, and two spots', () => {
    const oracle = game(
      [
        ['N', 0, 0, 2],
        ['N', 1, 0, 3],
        ['N', 0, 1, 1],
      ],
      'I B',
    )
    lay(oracle, 'I', [1, 1], 0)
    expect(spotsOf(oracle)).toEqual(['city:N', 'city:W', 'field:ENE'])
    oracle.play({ deploy: 'follower', on: 'city:W' })
    expect(oracle.facts().scores).toEqual([8, 0])
    const cities = oracle.features().filter(({ kind }) => kind === 'city')
    expect(cities).toEqual([
      {
        kind: 'city',
        cells: [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ],
        complete: true,
        followers: [0, 0],
        pennants: 0,
      },
    ])
  })

  it('a surrounded monastery gives 9, whoever lays the last tile', () => {
    const oracle = game(CIRCLE_OF_FIELDS, 'B B B')
    takeTurn(oracle, 'B', [0, 0], 0, 'monastery')
    takeTurn(oracle, 'B', [1, 1], 0)
    expect(oracle.facts()).toMatchObject({ scores: [9, 0], figures: [] })
  })
})

describe('the oracle: the end', () => {
  it('an unfinished city of 4, a road of 3, a monastery with 3 neighbours', () => {
    const city: Laying[] = [
      ['G', 0, 0, 0],
      ['G', 1, 0, 0],
      ['G', 2, 0, 0],
    ]
    const road: Laying[] = [
      ['U', 0, 10, 0],
      ['U', 1, 10, 0],
    ]
    const fields: Laying[] = [
      ['B', 0, 20, 0],
      ['B', 1, 20, 0],
      ['B', 2, 20, 0],
    ]
    const oracle = game([...city, ...road, ...fields], 'G U B', { seats: 3 })
    takeTurn(oracle, 'G', [3, 0], 0, 'city:E')
    takeTurn(oracle, 'U', [2, 10], 0, 'road:E')
    takeTurn(oracle, 'B', [1, 21], 0, 'monastery')
    expect(oracle.facts()).toMatchObject({ step: 'over', awaited: -2, active: 2, scores: [4, 3, 4] })
  })

  it('two knights beat one in an open city: 5 tiles, 3 pennants, 8 points', () => {
    const oracle = game(
      [
        ['B', 0, -1, 0],
        ['B', 2, -1, 0],
        ['B', 4, -1, 0],
      ],
      'F F F G G',
    )
    takeTurn(oracle, 'F', [0, 0], 0, 'city:E')
    takeTurn(oracle, 'F', [2, 0], 0, 'city:E')
    takeTurn(oracle, 'F', [4, 0], 0, 'city:E')
    takeTurn(oracle, 'G', [1, 0], 0)
    takeTurn(oracle, 'G', [3, 0], 0)
    expect(oracle.facts().scores).toEqual([8, 0])
  })

  it('an unfinished city of 2 tiles and a pennant gives 3', () => {
    const oracle = game([['G', 0, 0, 0]], 'F')
    takeTurn(oracle, 'F', [1, 0], 0, 'city:E')
    expect(oracle.facts().scores).toEqual([3, 0])
  })

  it('a field feeds the completed cities on it and no other', () => {
    const one = game([['E', 0, -1, 2]], 'H', { farmers: 'city-4' })
    takeTurn(one, 'H', [0, 0], 0, 'field:ENE')
    expect(one.facts().scores).toEqual([4, 0])
    const two = game(
      [
        ['E', 0, -1, 2],
        ['E', 0, 1, 0],
      ],
      'H',
      { farmers: 'city-4' },
    )
    takeTurn(two, 'H', [0, 0], 0, 'field:ENE')
    expect(two.facts().scores).toEqual([8, 0])
  })

  it('a small city served by both equally, a large one by the first alone', () => {
    const oracle = game(
      [
        ['E', 0, 2, 0],
        ['G', 0, 1, 1],
      ],
      'H E',
      { farmers: 'city-4' },
    )
    takeTurn(oracle, 'H', [0, 0], 0, 'field:ENE')
    takeTurn(oracle, 'E', [0, -1], 2, 'field:NNW')
    expect(oracle.facts().scores).toEqual([8, 4])
  })

  it('two farmers against one, on three fields of a city, under each rule', () => {
    const expected = { 'city-4': [4, 0], 'field-3': [6, 3], 'city-3': [3, 3] }
    for (const farmers of ['city-4', 'field-3', 'city-3'] as const) {
      const oracle = game([['B', -2, 0, 0]], 'E G E', { farmers })
      takeTurn(oracle, 'E', [-1, 0], 1, 'field:NNW')
      takeTurn(oracle, 'G', [0, 0], 0, 'field:NNW')
      takeTurn(oracle, 'E', [1, 0], 3, 'field:NNW')
      expect(oracle.facts().scores).toEqual(expected[farmers])
    }
  })
})
