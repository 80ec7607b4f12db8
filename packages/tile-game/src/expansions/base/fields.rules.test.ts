/** The clauses about fields, and the three ways farmers are paid. */
import { describe, expect, test } from 'vitest'
import { type Scenario, type ScenarioSetup, scenario } from '../../../scenarios/scenario.ts'
import type { Move, TileHappening } from '../../index.ts'

const put = (on: string): Move => ({ deploy: 'follower', on })
const spotsOf = (game: Scenario): readonly string[] => game.moves().map((move) => ('deploy' in move ? move.on : 'pass'))

function harvest(game: Scenario): readonly TileHappening[] {
  const scores = game.told.filter(({ kind, feature }) => kind === 'score' && feature?.kind === 'field')
  for (const { items = [], points } of scores)
    expect(items.reduce((sum, { count, each }) => sum + count * each, 0)).toBe(points)
  return scores
}

const play = (farmers: string, lines: string, setup: ScenarioSetup = {}): Scenario =>
  scenario({ ...setup, options: { farmers } }, lines)

/**
 * One city of three tiles, left cap, middle and right cap, with four separate fields around it: behind each cap, and
 * north and south of the middle. Seat 0 farms behind the left cap and in the north, seat 1 behind the right cap.
 */
const FOUR_FIELDS: ScenarioSetup = { start: ['G 0,0/0'] }
const TWO_AGAINST_ONE = 'E -1,0/1 +field:NNW\nE 1,0/3 +field:NNW\nB 0,-1/0 +field:NNW'
const CITY = [
  [-1, 0],
  [0, 0],
  [1, 0],
]

describe('what a field is', () => {
  test('BASE-21 a road parts two fields, and each takes a farmer of its own', () => {
    const game = scenario({ more: ['B'] }, 'U 1,0/0 +field:NNW\nU 2,0/0')
    expect(game.refused(put('field:NNW'))).toMatchObject({ code: 'claimed', clause: 'BASE-8' })
    expect(spotsOf(game)).toEqual(['pass', 'road:E', 'field:ESE'])
    game.play(put('field:ESE'))
    expect(game.told.find(({ kind, seat }) => kind === 'deployed' && seat === 1)?.feature).toEqual({
      kind: 'field',
      cells: [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
    })
  })

  test('BASE-21 a city parts two fields', () => {
    const game = scenario({ start: ['F 0,0/0'], more: ['B'] }, 'B 0,-1/0 +field:NNW\nB 0,1/0')
    expect(spotsOf(game)).toEqual(['pass', 'monastery', 'field:NNW'])
    game.play(put('field:NNW'))
    expect(game.supply).toEqual([6, 6])
  })

  test('BASE-21 where a road ends the field goes round it, and at the landscape’s edge it ends', () => {
    const game = scenario({ more: ['B'] }, 'A 1,0/1 +field:NNW\nU -1,0/0')
    // North and south of the road west of the start tile is one field, around the monastery.
    expect(spotsOf(game)).toEqual(['pass', 'road:E'])
    expect(game.refused(put('field:NNW'))).toMatchObject({ clause: 'BASE-8' })
    expect(game.refused(put('field:SSW'))).toMatchObject({ clause: 'BASE-8' })
    // Fields that touch only at a corner are not joined.
    const corner = scenario({ start: ['E 0,0/0'], more: ['B'] }, 'E 0,-1/2 +field:NNW\nE 1,0/0')
    expect(spotsOf(corner)).toContain('field:ENE')
    const diagonal = scenario({ start: ['E 0,0/0'], more: ['B', 'B'] }, 'E 0,-1/2 +field:NNW\nB 1,-1/0 .\nB 1,0/0')
    expect(spotsOf(diagonal)).toEqual(['pass', 'monastery'])
  })

  test('BASE-21 a tile that joins two fields takes no farmer, and all who are there share one field', () => {
    // Seat 0 north of the road and seat 1 south of it, until the road ends.
    const before = 'U 1,0/0 +field:NNW\nU 2,0/0 +field:ESE\nE 0,-1/2 .'
    const joined = play('field-3', `${before}\nA 3,0/1`)
    expect(spotsOf(joined)).toEqual(['pass', 'monastery', 'road:W'])
    expect(joined.refused(put('field:NNW'))).toMatchObject({ code: 'claimed', clause: 'BASE-8' })
    joined.play({ pass: true })
    expect(joined.scores).toEqual([3, 3])
    expect(harvest(joined)).toMatchObject([
      {
        seat: 0,
        feature: {
          kind: 'field',
          cells: [
            [0, 0],
            [1, 0],
            [2, 0],
            [3, 0],
          ],
        },
      },
      { seat: 1, feature: { kind: 'field' } },
    ])
    // Only the north field borders the city.
    expect(play('field-3', `${before}\nU 3,0/0 .`).scores).toEqual([3, 0])
    expect(play('city-4', `${before}\nU 3,0/0 .`).scores).toEqual([4, 0])
  })
})

describe('city by city, four points', () => {
  test('BASE-24 all farmers on all fields of a city are counted together, and most takes four', () => {
    const game = scenario({ ...FOUR_FIELDS, edition: '2000' }, TWO_AGAINST_ONE)
    expect(harvest(game)).toEqual([
      {
        kind: 'score',
        seat: 0,
        points: 4,
        clause: 'BASE-24',
        feature: {
          kind: 'field',
          cells: expect.arrayContaining([
            [-1, 0],
            [0, -1],
            [0, 0],
          ]),
        },
        items: [{ of: 'cities', count: 1, each: 4 }],
        serves: { kind: 'city', cells: CITY },
      },
    ])
    expect(game.scores).toEqual([4, 0])
  })

  test('BASE-24 a score tells the fields that served that city, and no others', () => {
    const game = scenario({ edition: '2000', seats: 1 }, 'E 0,-1/2 +field:NNW\nE 0,1/2 +field:NNW\nE 0,2/0 .')
    const told = game.told.flatMap(({ feature, serves }) =>
      serves === undefined ? [] : [{ fields: feature?.cells, city: serves.cells }],
    )
    const cell = (y: number): readonly number[] => [0, y]
    expect(told).toHaveLength(2)
    expect(told).toContainEqual({ fields: [cell(-1)], city: [cell(-1), cell(0)] })
    expect(told).toContainEqual({ fields: [cell(0), cell(1)], city: [cell(1), cell(2)] })
  })

  test('BASE-24 a seat with most on one field still gets nothing when another has more in all', () => {
    // Seat 1 has the south and the right; seat 0 only the left.
    const game = play('city-4', 'E -1,0/1 +field:NNW\nE 1,0/3 +field:NNW\nB -2,0/0 .\nB 0,1/0 +field:NNW', FOUR_FIELDS)
    expect(game.scores).toEqual([0, 4])
  })

  test('BASE-24 farmers are counted one by one, be they on one field or on several', () => {
    // Two on the field that goes around the left cap to the south, one behind the right cap.
    const lines = 'E -1,0/1 +field:NNW\nE 1,0/3 +field:NNW\nB 0,1/0 +field:NNW\nB -1,1/0 .'
    expect(play('city-4', lines, FOUR_FIELDS).scores).toEqual([4, 0])
    expect(play('field-3', lines, FOUR_FIELDS).scores).toEqual([3, 3])
    // Two on one field against one on each of two others.
    const several = 'E -1,0/1 +field:NNW\nE 1,0/3 +field:NNW\nB 0,1/0 +field:NNW\nB 0,-1/0 +field:NNW\nB -1,1/0 .'
    expect(play('city-4', several, FOUR_FIELDS).scores).toEqual([4, 4])
  })

  test('BASE-24 all who tie get four each', () => {
    const game = play('city-4', 'E -1,0/1 +field:NNW\nE 1,0/3 +field:NNW', FOUR_FIELDS)
    expect(harvest(game)).toMatchObject([
      { seat: 0, points: 4, clause: 'BASE-24' },
      { seat: 1, points: 4, clause: 'BASE-24' },
    ])
    expect(game.scores).toEqual([4, 4])
  })

  test('BASE-24 one city pays a seat once, however many of its fields border it', () => {
    const alone = play(
      'city-4',
      'E -1,0/1 +field:NNW\nE 1,0/3 .\nB 0,-1/0 +field:NNW\nB 0,-2/0 .\nB 0,1/0 +field:NNW',
      FOUR_FIELDS,
    )
    expect(alone.scores).toEqual([4, 0])
  })

  test('BASE-24 a field serves many cities, and an open city pays nothing', () => {
    const lines = 'U 1,0/0 +field:NNW\nE 0,-1/2 .\nE 1,-1/0 .'
    expect(play('city-4', lines).scores).toEqual([4, 0])
    const both = play('city-4', `${lines}\nE 1,-2/2 .`)
    expect(both.scores).toEqual([8, 0])
    expect(harvest(both).map(({ serves }) => serves?.cells)).toEqual([
      [
        [0, -1],
        [0, 0],
      ],
      [
        [1, -2],
        [1, -1],
      ],
    ])
  })
})

describe('field by field, three points', () => {
  test('BASE-25 most farmers on a field takes three for each city, and one city pays on several fields', () => {
    const game = scenario({ ...FOUR_FIELDS, edition: '2016' }, TWO_AGAINST_ONE)
    expect(
      harvest(game)
        .map(({ seat, points, clause }) => `${seat} ${points} ${clause}`)
        .sort(),
    ).toEqual(['0 3 BASE-25', '0 3 BASE-25', '1 3 BASE-25'])
    expect(game.scores).toEqual([6, 3])
    expect(harvest(game).find(({ seat }) => seat === 1)).toEqual({
      kind: 'score',
      seat: 1,
      points: 3,
      clause: 'BASE-25',
      feature: { kind: 'field', cells: [[1, 0]] },
      items: [{ of: 'cities', count: 1, each: 3 }],
    })
  })

  test('BASE-25 two cities on a field are six, an open one is nothing, and a field without cities is not told', () => {
    const lines = 'U 1,0/0 +field:NNW\nE 0,-1/2 .\nE 1,-1/0 .\nU 2,0/0 +field:ESE'
    expect(play('field-3', lines).scores).toEqual([3, 0])
    const both = play('field-3', `${lines}\nE 1,-2/2 .`)
    expect(both.scores).toEqual([6, 0])
    expect(harvest(both)).toMatchObject([{ seat: 0, points: 6, items: [{ of: 'cities', count: 2, each: 3 }] }])
  })

  test('BASE-25 a city that borders a field at several tiles counts once for it', () => {
    const game = play('field-3', 'E -1,0/1 +field:NNW\nB -1,-1/0 .\nB 0,-1/0 .\nE 1,0/3 .', FOUR_FIELDS)
    expect(game.scores).toEqual([3, 0])
  })

  test('BASE-25 all who tie on the field get it, and who has fewer there gets nothing', () => {
    // Three meadows on one side of the city join: two farmers against one, or one against one.
    const tie = 'E -1,0/1 +field:NNW\nE 1,0/3 +field:NNW\nB -1,-1/0 .\nB 1,-1/0 .\nB 0,-1/0 .'
    const tied = play('field-3', tie, FOUR_FIELDS)
    expect(tied.scores).toEqual([3, 3])
    expect(harvest(tied)[0]?.feature).toEqual(harvest(tied)[1]?.feature)
    const fewer = 'E -1,0/1 +field:NNW\nE 1,0/3 +field:NNW\nB 0,1/0 +field:NNW\nB -1,1/0 .\nB 1,1/0 .'
    expect(play('field-3', fewer, FOUR_FIELDS).scores).toEqual([3, 0])
  })
})

describe('field by field, each city once a player, three points', () => {
  test('BASE-28 a city pays a seat once, however many fields of the city the seat has won', () => {
    const game = play('city-3', TWO_AGAINST_ONE, FOUR_FIELDS)
    expect(game.scores).toEqual([3, 3])
    expect(harvest(game)).toMatchObject([
      {
        seat: 0,
        points: 3,
        clause: 'BASE-28',
        items: [{ of: 'cities', count: 1, each: 3 }],
        serves: { kind: 'city', cells: CITY },
      },
      {
        seat: 1,
        points: 3,
        clause: 'BASE-28',
        feature: { kind: 'field', cells: [[1, 0]] },
        serves: { kind: 'city', cells: CITY },
      },
    ])
    expect(harvest(game)).toHaveLength(2)
  })

  test('BASE-28 fields are judged one by one: fewer on a field is nothing there, a tie is enough', () => {
    const tie = 'E -1,0/1 +field:NNW\nE 1,0/3 +field:NNW\nB -1,-1/0 .\nB 1,-1/0 .\nB 0,-1/0 .'
    expect(play('city-3', tie, FOUR_FIELDS).scores).toEqual([3, 3])
    const fewer = 'E -1,0/1 +field:NNW\nE 1,0/3 +field:NNW\nB 0,1/0 +field:NNW\nB -1,1/0 .\nB 1,1/0 .'
    expect(play('city-3', fewer, FOUR_FIELDS).scores).toEqual([3, 0])
  })

  test('BASE-28 each completed city pays, an open one does not', () => {
    const lines = 'U 1,0/0 +field:NNW\nE 0,-1/2 .\nE 1,-1/0 .'
    expect(play('city-3', lines).scores).toEqual([3, 0])
    expect(play('city-3', `${lines}\nE 1,-2/2 .`).scores).toEqual([6, 0])
  })

  test('BASE-28 the same table is worth something else under each rule', () => {
    const scoresBy = (farmers: string) => play(farmers, TWO_AGAINST_ONE, FOUR_FIELDS).scores
    expect({ 'city-4': scoresBy('city-4'), 'field-3': scoresBy('field-3'), 'city-3': scoresBy('city-3') }).toEqual({
      'city-4': [4, 0],
      'field-3': [6, 3],
      'city-3': [3, 3],
    })
  })
})

describe('which rule is played', () => {
  test('BASE-27 without farmers no follower goes on a field, in both editions', () => {
    for (const edition of ['2000', '2016'] as const) {
      const game = scenario({ edition, options: { farmers: 'none' } }, 'E 0,-1/2')
      expect(spotsOf(game)).toEqual(['pass', 'city:S'])
      expect(game.refused(put('field:NNW'))).toMatchObject({
        code: 'not-for-this-figure',
        clause: 'BASE-27',
        where: 'on',
      })
      game.play({ pass: true })
      expect(game.scores).toEqual([0, 0])
    }
  })

  test('BASE-27 every farmer rule goes with either small city, in both editions', () => {
    const farmed = { 'city-4': [4, 0], 'city-3': [3, 3], 'field-3': [6, 3] }
    for (const edition of ['2000', '2016'] as const) {
      for (const worth of [2, 4]) {
        for (const [farmers, points] of Object.entries(farmed)) {
          const game = scenario({ ...FOUR_FIELDS, edition, options: { farmers, 'small-city': worth } }, TWO_AGAINST_ONE)
          expect(game.scores, `${edition} ${farmers}`).toEqual(points)
        }
        const unfarmed = scenario(
          { edition, options: { farmers: 'none', 'small-city': worth } },
          'E 0,-1/2 +city:S\nU 1,0/0 .',
        )
        expect(unfarmed.scores).toEqual([worth, 0])
        const farming = scenario(
          { edition, options: { farmers: 'city-3', 'small-city': worth } },
          'E 0,-1/2 +city:S\nU 1,0/0 +field:NNW',
        )
        expect(farming.scores).toEqual([worth, 3])
      }
    }
  })

  test('BASE-27 where nothing is said, edition 2000 counts city by city and edition 2016 field by field', () => {
    const optionsIn = (edition: '2000' | '2016') => {
      const { rules, p } = scenario({ edition }, '')
      return rules.view(p, -3).options
    }
    expect(optionsIn('2000')).toMatchObject({ farmers: 'city-4', 'small-city': 2 })
    expect(optionsIn('2016')).toMatchObject({ farmers: 'field-3', 'small-city': 4 })
    expect(() => scenario({ options: { farmers: 'city-5' } }, '')).toThrow('setup.options.farmers')
    expect(() => scenario({ options: { 'small-city': 3 } }, '')).toThrow('setup.options.small-city')
  })
})
