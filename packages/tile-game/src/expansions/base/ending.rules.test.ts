/** The clauses about the end of the game, and about seats that play alone or have resigned. */
import { NOBODY, resignedAction, standings } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { type Scenario, scenario } from '../../../scenarios/scenario.ts'
import type { TileHappening } from '../../index.ts'

function scoresIn(game: Scenario): readonly TileHappening[] {
  const scores = game.told.filter(({ kind }) => kind === 'score')
  for (const { items = [], points } of scores)
    expect(items.reduce((sum, { count, each }) => sum + count * each, 0)).toBe(points)
  return scores
}

const linesOf = (told: readonly TileHappening[]): readonly string[] =>
  told.map(({ kind, seat, points, feature, clause }) =>
    kind === 'score' ? `${seat} ${feature?.kind} ${points} ${clause}` : kind,
  )

/**
 * The last tile closes a city; a road, a city and a monastery stay unfinished, and a farmer stands beside the closed
 * city.
 */
const ALL_BUT_THE_LAST = 'F 0,-1/1 +city:N\nU 1,0/0 +road:E\nB 0,1/0 +monastery\nE -1,1/0 +field:ENE'

/** Parts of a city around the cell at 1,1, to the north, the west and the east, with meadows between them. */
const threeParts = ['B 0,0/0', 'B 0,-1/0', 'B 1,-1/0', 'B 2,-1/0', 'B 2,0/0']

describe('the end', () => {
  test('BASE-22 the turn of the last tile is played to its end, with a follower and its scoring', () => {
    const game = scenario({}, `${ALL_BUT_THE_LAST}\nK -1,0/2`)
    expect(game.rules.view(game.p, -3)).toMatchObject({ over: false, awaited: 0, step: 'deploy', pile: { left: 0 } })
    expect(game.scores).toEqual([0, 0])
    game.play({ deploy: 'follower', on: 'city:S' })
    expect(game.isOver).toBe(true)
    expect(game.awaited).toBe(NOBODY)
    expect(game.rules.view(game.p, 0)).toMatchObject({ over: true, awaited: null, choices: [] })
    expect(game.refused({ pass: true })).toMatchObject({ code: 'game-over' })
  })

  test('BASE-22 then comes the final scoring: roads, cities, monasteries, and the farmers last', () => {
    const game = scenario({}, `${ALL_BUT_THE_LAST}\nK -1,0/2 +city:S`)
    scoresIn(game)
    const last = game.told.findIndex(({ kind, tile }) => kind === 'placed' && tile === 'base/K')
    expect(linesOf(game.told.slice(last + 1))).toEqual([
      'deployed',
      '0 city 4 BASE-13',
      'returned',
      'ending',
      '1 road 3 BASE-23',
      '0 city 3 BASE-23',
      '0 monastery 5 BASE-23',
      '1 field 3 BASE-25',
      'over',
    ])
    expect(game.scores).toEqual([12, 6])
  })

  test('BASE-22 the game does not end while a tile is in the bag', () => {
    const game = scenario({ more: ['K'] }, ALL_BUT_THE_LAST)
    expect(game.isOver).toBe(false)
    expect(scoresIn(game)).toEqual([])
  })

  test('BASE-23 an unfinished road gives a point a tile', () => {
    const game = scenario({}, 'U 1,0/0 +road:E\nU -1,0/0 .')
    const feature = {
      kind: 'road',
      cells: [
        [-1, 0],
        [0, 0],
        [1, 0],
      ],
    }
    expect(scoresIn(game)).toMatchObject([
      { seat: 0, points: 3, clause: 'BASE-23', feature, items: [{ of: 'tiles', count: 3, each: 1 }] },
    ])
  })

  test('BASE-23 an unfinished city gives a point a tile and a point a pennant', () => {
    for (const edition of ['2000', '2016'] as const) {
      const game = scenario({ edition }, 'F 0,-1/1 +city:N\nC 0,-2/0 .')
      const items = [
        { of: 'tiles', count: 3, each: 1 },
        { of: 'pennants', count: 2, each: 1 },
      ]
      expect(scoresIn(game)).toMatchObject([
        { seat: 0, points: 5, clause: 'BASE-23', feature: { kind: 'city' }, items },
      ])
    }
  })

  test('BASE-23 an unfinished monastery gives a point for itself and for each tile around it', () => {
    const game = scenario({}, 'B 0,1/0 +monastery\nU 1,0/0 .')
    const items = [
      { of: 'tiles', count: 1, each: 1 },
      { of: 'neighbours', count: 2, each: 1 },
    ]
    expect(scoresIn(game)).toMatchObject([
      { seat: 0, points: 3, clause: 'BASE-23', feature: { kind: 'monastery', cells: [[0, 1]] }, items },
    ])
    const seven = ['B 0,0/0', 'B 1,0/0', 'B 2,0/0', 'B 0,1/0', 'B 0,2/0', 'B 1,2/0', 'B 2,2/0']
    expect(scenario({ start: seven }, 'B 1,1/0 +monastery').scores).toEqual([8, 0])
    expect(scenario({ start: ['B 0,0/0'] }, 'B 1,0/0 +monastery').scores).toEqual([2, 0])
  })

  test('BASE-23 most followers takes it, ties take it all, and what holds nobody gives nothing', () => {
    const tie = scenario({ start: threeParts }, 'E 1,0/2 +city:S\nE 0,1/1 +city:E\nC 1,1/0 .')
    expect(tie.scores).toEqual([4, 4])
    const most = scenario({ start: threeParts }, 'E 1,0/2 +city:S\nE 0,1/1 +city:E\nE 2,1/3 +city:W\nC 1,1/0 .')
    expect(most.scores).toEqual([5, 0])
    expect(scoresIn(scenario({}, 'U 1,0/0 .\nB 0,1/0 .'))).toEqual([])
  })

  test('BASE-26 most points wins', () => {
    const game = scenario({ seats: 3 }, 'U 1,0/0 .\nF 0,-1/1 +city:N\nB 0,1/0 +monastery\nU 2,0/0 +road:W\nU 3,0/0 .')
    // A road over the start tile and three more, a city of two tiles and a pennant, a monastery with two tiles beside
    // it.
    expect(standings(game.rules, game.p)).toEqual([
      { seat: 0, score: 4, place: 1 },
      { seat: 1, score: 3, place: 2 },
      { seat: 2, score: 3, place: 2 },
    ])
    expect(game.told.at(-1)).toEqual({ kind: 'over', seat: null, points: 0, clause: 'BASE-26', feature: null })
  })

  test('BASE-26 equal points share the place, and the next place is left free', () => {
    const game = scenario({ seats: 3, start: threeParts }, 'B 3,0/0 .\nE 0,1/1 +city:E\nE 1,0/2 +city:S\nC 1,1/0 .')
    expect(standings(game.rules, game.p)).toEqual([
      { seat: 1, score: 4, place: 1 },
      { seat: 2, score: 4, place: 1 },
      { seat: 0, score: 0, place: 3 },
    ])
  })
})

describe('alone, or without one', () => {
  test('BASE-29 one seat may play alone: every turn is its own, and so is every majority', () => {
    const game = scenario({ seats: 1 }, 'E 0,-1/2 +city:S\nU 1,0/0 +road:E\nU 2,0/0 +field:NNW\nB 0,1/0 +monastery')
    expect(game.told.flatMap(({ kind, seat }) => (kind === 'placed' ? [seat] : []))).toEqual([0, 0, 0, 0])
    // A small city; a road over three tiles; a monastery with two tiles beside it; a farmer at the city.
    expect(game.scored(0)).toEqual(['city 4 BASE-13', 'road 3 BASE-23', 'monastery 3 BASE-23', 'field 3 BASE-25'])
    expect(game.scores).toEqual([13])
    expect(standings(game.rules, game.p)).toEqual([{ seat: 0, score: 13, place: 1 }])
  })

  test('BASE-29 a resigned seat lays its tile at the first place offered and puts nobody', () => {
    const game = scenario({ more: ['V'] }, 'U 1,0/0 .')
    expect(resignedAction(game.rules, game.p)).toBe(-1)
    game.play({ draw: 'base/V' })
    const first = game.moves()[0]
    expect(game.rules.toMove(game.p, resignedAction(game.rules, game.p))).toEqual(first)
    game.play(first)
    expect(game.moves().length).toBeGreaterThan(1)
    expect(game.rules.toMove(game.p, resignedAction(game.rules, game.p))).toEqual({ pass: true })
  })

  test('BASE-29 a resigned seat keeps its followers and points, and is still paid', () => {
    const game = scenario(
      { start: ['W 0,0/0'], more: ['B', 'W', 'B'] },
      'B 0,-1/0 .\nW -1,0/0 +road:E\nB -1,-1/0 .\nU 1,0/0 +road:E',
    )
    expect(game.scores).toEqual([0, 2])
    game.go('B 1,-1/0 .')
    game.play({ draw: 'base/B' })
    for (let owed = 2; owed > 0; owed--) game.play(game.rules.toMove(game.p, resignedAction(game.rules, game.p)))
    expect(game.scores).toEqual([0, 2])
    expect(game.supply).toEqual([7, 6])
    expect(game.awaited).toBe(-1)
    game.go('W 2,0/0 .')
    expect(game.scored(1)).toEqual(['road 2 BASE-12', 'road 3 BASE-12'])
    expect(game.supply).toEqual([7, 7])
  })
})
