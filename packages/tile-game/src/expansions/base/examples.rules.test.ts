/** The worked examples of the rulebooks. Colours are seats, in the order in which they sit. */
import { describe, expect, test } from 'vitest'
import { type Scenario, scenario } from '../../../scenarios/scenario.ts'
import type { Move } from '../../index.ts'

const put = (on: string): Move => ({ deploy: 'follower', on })
const spotsOf = (game: Scenario): readonly string[] => game.moves().map((move) => ('deploy' in move ? move.on : 'pass'))
const returned = (game: Scenario): readonly string[] =>
  game.told.flatMap(({ kind, seat, figures }) => (kind === 'returned' ? [`${seat} ${figures}`] : []))

/** Parts of a city around the cell at 1,1, to the north, the west and the east, with meadows between them. */
const threeParts = ['B 0,0/0', 'B 0,-1/0', 'B 1,-1/0', 'B 2,-1/0', 'B 2,0/0']

describe('completed features', () => {
  test('BASE-X1 roads of four and of three tiles, closed, give four and three', () => {
    const four = scenario({ edition: '2000', start: ['W 0,0/0'], more: ['B'] }, 'U 1,0/0 +road:E\nV 2,0/0 .\nA 2,1/2 .')
    expect(four.scored(0)).toEqual(['road 4 BASE-12'])
    const three = scenario({ edition: '2000', start: ['W 0,0/0'], more: ['B'] }, 'V 1,0/0 +road:W\nL 1,1/3 .')
    expect(three.scored(0)).toEqual(['road 3 BASE-12'])
  })

  test('BASE-X2 a closed city of three tiles with a pennant gives eight, one of two tiles gives two in edition 2000', () => {
    const three = scenario({ edition: '2000', start: ['E 0,0/1'], more: ['B'] }, 'F 1,0/0 +city:E\nE 2,0/3 .')
    expect(three.scored(0)).toEqual(['city 8 BASE-13'])
    const two = scenario({ edition: '2000', more: ['B'] }, 'E 0,-1/2 +city:S')
    expect(two.scored(0)).toEqual(['city 2 BASE-14'])
  })

  test('BASE-X3 two city parts of red and blue joined into a city worth ten give ten to both', () => {
    const start = ['B 0,0/0', 'B 1,0/0', 'B 2,0/0', 'B 3,0/0']
    const game = scenario(
      { edition: '2000', start, more: ['B'] },
      'E 0,1/1 +city:E\nE 3,1/3 +city:W\nG 1,1/0 .\nF 2,1/0 .',
    )
    expect(game.scored(0)).toEqual(['city 10 BASE-13'])
    expect(game.scored(1)).toEqual(['city 10 BASE-13'])
    expect(returned(game)).toEqual(['0 1', '1 1'])
  })

  test('BASE-X4 a monastery with tiles all around gives nine', () => {
    const around = ['E 0,0/0', 'B 1,0/0', 'E 2,0/1', 'B 0,1/0', 'V 0,2/0', 'B 1,2/0', 'E 2,2/2']
    const game = scenario({ edition: '2000', start: around, more: ['B'] }, 'B 1,1/0 +monastery\nB 2,1/0 .')
    expect(game.scored(0)).toEqual(['monastery 9 BASE-15'])
    expect(returned(game)).toEqual(['0 1'])
  })

  test('BASE-X7 a tile makes one closed road of four tiles out of two with a thief each: four to both', () => {
    const start = ['W 0,0/0', 'B 0,-1/0', 'B 1,-1/0', 'B 2,-1/0', 'B 3,-1/0']
    const game = scenario({ edition: '2016', start, more: ['B'] }, 'U 1,0/0 +road:E\nW 3,0/0 +road:W\nU 2,0/0 .')
    expect(game.scored(0)).toEqual(['road 4 BASE-12'])
    expect(game.scored(1)).toEqual(['road 4 BASE-12'])
    expect(game.supply).toEqual([7, 7])
  })

  test('BASE-X8 three city parts, two red and one yellow, joined into a city worth ten: red takes it, three go home', () => {
    const lines = 'E 1,0/2 +city:S\nE 0,1/1 +city:E\nE 2,1/3 +city:W\nQ 1,1/0 .'
    const game = scenario({ edition: '2016', start: threeParts, more: ['B'] }, lines)
    expect(game.scored(0)).toEqual(['city 10 BASE-13'])
    expect(game.scored(1)).toEqual([])
    expect(returned(game)).toEqual(['0 2', '1 1'])
    expect(game.supply).toEqual([7, 7])
  })
})

describe('the end', () => {
  test('BASE-X5 blue has an unfinished city worth four, red a road of three, yellow a monastery with three neighbours', () => {
    const lines = 'F 0,-1/1 +city:N\nU 1,0/0 +road:E\nB 0,1/0 +monastery\nG 0,-2/1 .\nU -1,0/0 .'
    const game = scenario({ edition: '2000', seats: 3 }, lines)
    expect([0, 1, 2].map((seat) => game.scored(seat))).toEqual([
      ['city 4 BASE-23'],
      ['road 3 BASE-23'],
      ['monastery 4 BASE-23'],
    ])
    expect(game.scores).toEqual([4, 3, 4])
  })

  test('BASE-X6 farmers of edition 2000: a field with one completed and one unfinished city, and with two completed', () => {
    const lines = 'U 1,0/0 +field:NNW\nE 0,-1/2 .\nE 1,-1/0 .'
    expect(scenario({ edition: '2000' }, lines).scored(0)).toEqual(['field 4 BASE-24'])
    expect(scenario({ edition: '2000' }, `${lines}\nE 1,-2/2 .`).scores).toEqual([8, 0])
  })

  test('BASE-X6 blue has two farmers at a city and red one: four for blue, none for red', () => {
    const game = scenario(
      { edition: '2000', start: ['G 0,0/0'] },
      'E -1,0/1 +field:NNW\nE 1,0/3 +field:NNW\nB 0,-1/0 +field:NNW',
    )
    expect(game.scores).toEqual([4, 0])
  })

  test('BASE-X6 a small city that red and blue serve equally, and a large one that only blue serves', () => {
    const game = scenario(
      { edition: '2000' },
      'E 0,-1/2 +field:NNW\nU 1,0/0 +field:NNW\nG 0,-2/0 .\nE -1,-2/1 .\nE 1,-2/3 .',
    )
    expect(game.scored(0)).toEqual(['field 4 BASE-24', 'field 4 BASE-24'])
    expect(game.scored(1)).toEqual(['field 4 BASE-24'])
    expect(
      game.told
        .filter(({ kind }) => kind === 'score')
        .map(({ seat, serves }) => `${seat} ${serves?.cells.length}`)
        .sort(),
    ).toEqual(['0 2', '0 3', '1 2'])
  })

  test('BASE-X9 an unfinished city of five tiles and three pennants goes to two knights against one; one of two tiles and a pennant is three', () => {
    const lines = 'F 1,0/1 +city:N\nB 2,0/0 .\nE 0,1/1 +city:E\nF 2,1/0 +city:E\nE 3,1/3 .\nQ 1,1/0 .'
    const game = scenario({ edition: '2016', start: ['B 0,0/0'] }, lines)
    expect(game.scored(0)).toEqual(['city 8 BASE-23'])
    expect(game.scores).toEqual([8, 0])
    const items = [
      { of: 'tiles', count: 5, each: 1 },
      { of: 'pennants', count: 3, each: 1 },
    ]
    expect(game.told.find(({ kind }) => kind === 'score')?.items).toEqual(items)
    expect(scenario({ edition: '2016' }, 'F 0,-1/1 +city:N').scored(0)).toEqual(['city 3 BASE-23'])
  })
})

describe('a turn', () => {
  test('BASE-X10 blue finds a knight in the city, and can put a farmer only', () => {
    const game = scenario({ edition: '2000', more: ['B'] }, 'F 0,-1/1 +city:N\nE 0,-2/2')
    expect(spotsOf(game)).toEqual(['pass', 'field:NNW'])
    expect(game.refused(put('city:S'))).toMatchObject({ clause: 'BASE-8' })
  })

  test('BASE-X10 red finds a farmer on the field, and can put a knight or a thief', () => {
    const game = scenario({ edition: '2000', start: ['A 0,0/3'], more: ['B'] }, 'B 0,1/0 +field:NNW\nD 1,0/0')
    expect(spotsOf(game)).toEqual(['pass', 'city:N', 'road:E'])
    for (const on of ['field:ENE', 'field:ESE']) expect(game.refused(put(on))).toMatchObject({ clause: 'BASE-8' })
  })

  test('BASE-X11 a follower is put, paid and home within a turn: two for two city tiles, three for three of road', () => {
    const city = scenario({ edition: '2000', more: ['B'] }, 'E 0,-1/2 +city:S')
    expect(city.scored(0)).toEqual(['city 2 BASE-14'])
    expect(city.supply).toEqual([7, 7])
    const road = scenario({ edition: '2000', start: ['W 0,0/0', 'U 1,0/0'], more: ['B'] }, 'W 2,0/0 +road:W')
    expect(road.scored(0)).toEqual(['road 3 BASE-12'])
    expect(road.supply).toEqual([7, 7])
    expect(road.told.map(({ kind }) => kind)).toEqual(['drawn', 'placed', 'deployed', 'score', 'returned'])
  })
})
