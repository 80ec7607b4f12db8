/** The clauses of King & Robber Baron that need no other expansion. */
import { describe, expect, test } from 'vitest'
import { type Scenario, type ScenarioSetup, scenario } from '../../../scenarios/scenario.ts'
import { fromNotation, tileGame, toNotation } from '../../index.ts'

const WATCHER = -3

/** Plays lines in which `~` marks a tile of this expansion, as it does among the start tiles. */
const play = ({ start, ...setup }: ScenarioSetup, lines: string): Scenario => {
  const named = (names: readonly string[]): readonly string[] => names.map((name) => name.replace('~', 'king-robber/'))
  return scenario(
    { modules: ['king-robber'], ...setup, ...(start === undefined ? {} : { start: named(start) }) },
    lines.replaceAll('~', 'king-robber/'),
  )
}

const markersIn = (game: Scenario): unknown => game.rules.view(game.p, WATCHER).state['king-robber']
const movedIn = (game: Scenario): readonly string[] =>
  game.told.flatMap(({ kind, seat, choice, clause }) => (kind === 'marker' ? [`${choice} ${seat} ${clause}`] : []))
/** What the markers gave, without what features gave: `['0 gets 2, KING-2']`. */
const paidIn = (game: Scenario): readonly string[] =>
  game.told.flatMap(({ kind, seat, points, clause }) =>
    kind === 'score' && clause?.startsWith('KING-') ? [`${seat} gets ${points}, ${clause}`] : [],
  )

/**
 * Cities that need one more tile, side by side. Closed by `E x,y/2` they have 2, 2, 3, 3 and 4 tiles: at (0, -1), (1,
 * -1), (2, -2), (3, -2) and (4, -3).
 */
const CITIES = ['E 0,0/0', 'E 1,0/0', 'E 2,0/0', 'E 3,0/0', 'E 4,0/0', 'G 2,-1/1', 'G 3,-1/1', 'G 4,-1/1', 'G 4,-2/1']
/**
 * Roads that need one more tile, one above the other. Closed by `A x,y/1` they have 2, 2, 3, 3 and 4 tiles: at (1, 0),
 * (1, 1), (2, 2), (2, 3), (3, 4).
 */
const ROADS = ['A 0,0/3', 'A 0,1/3', 'A 0,2/3', 'A 0,3/3', 'A 0,4/3', 'U 1,2/0', 'U 1,3/0', 'U 1,4/0', 'U 2,4/0']
/** Both, far enough apart: the roads begin below the fields of the cities. */
const BOTH = [...CITIES, ...ROADS.map((laid) => laid.replace(/,(\d)\//, (_, y) => `,${Number(y) + 1}/`))]
const SKIP = 'B 5,0/0 .'

describe('the king', () => {
  test('KING-1 nobody has him until a city is completed; whoever completes the first takes him', () => {
    const nobody = play({ start: CITIES, more: ['B'] }, SKIP)
    expect(markersIn(nobody)).toEqual({ king: null, robber: null, city: 0, road: 0 })
    const second = play({ start: CITIES, more: ['B'] }, `${SKIP}\nE 0,-1/2 .`)
    expect(markersIn(second)).toEqual({ king: 1, robber: null, city: 2, road: 0 })
    expect(second.rules.facts(second.p)).toMatchObject({
      state: { 'king-robber': { king: 1, robber: null, city: 2, road: 0 } },
    })
    expect(second.told.at(-1)).toEqual({
      kind: 'marker',
      seat: 1,
      points: 0,
      clause: 'KING-1',
      feature: null,
      choice: 'king',
    })
  })

  test('KING-1 he goes to another who completes a larger city', () => {
    const game = play({ start: CITIES, more: ['B'] }, 'E 0,-1/2 .\nE 2,-2/2 .\nE 4,-3/2 .')
    expect(movedIn(game)).toEqual(['king 0 KING-1', 'king 1 KING-1', 'king 0 KING-1'])
    expect(markersIn(game)).toEqual({ king: 0, robber: null, city: 4, road: 0 })
  })

  test('KING-1 a smaller city does not move him', () => {
    const game = play({ start: CITIES, more: ['B'] }, 'E 2,-2/2 .\nE 0,-1/2 .')
    expect(markersIn(game)).toMatchObject({ king: 0, city: 3 })
    expect(movedIn(game)).toEqual(['king 0 KING-1'])
  })

  test('KING-1 his holder keeps him with a larger city, and others must surpass that one', () => {
    const game = play({ start: CITIES, more: ['B'] }, `E 0,-1/2 .\n${SKIP}\nE 4,-3/2 .\nE 2,-2/2 .`)
    expect(markersIn(game)).toMatchObject({ king: 0, city: 4 })
    expect(movedIn(game)).toEqual(['king 0 KING-1'])
  })

  test('KING-1 who lays the tile completes the city, whoever owns it', () => {
    const game = play({ start: CITIES, more: ['B'] }, 'G 0,-1/1 +city:N\nE 0,-2/2 .')
    expect(game.scored(0)).toEqual(['city 6 BASE-13'])
    expect(markersIn(game)).toMatchObject({ king: 1, city: 3 })
    const unclaimed = play({ start: CITIES, more: ['B'] }, `${SKIP}\nE 0,-1/2 .`)
    expect(unclaimed.scores).toEqual([0, 0])
    expect(markersIn(unclaimed)).toMatchObject({ king: 1 })
  })

  test('KING-1 tiles count, pennants do not', () => {
    const start = ['E 0,0/0', 'E 1,0/0', 'E 2,0/0', 'F 0,-1/1', 'G 1,-1/1', 'F 2,-1/1']
    const pennantFirst = play({ start, more: ['B'] }, 'E 0,-2/2 .\nE 1,-2/2 .')
    expect(markersIn(pennantFirst)).toMatchObject({ king: 0, city: 3 })
    const pennantSecond = play({ start, more: ['B'] }, 'E 1,-2/2 .\nE 2,-2/2 .')
    expect(markersIn(pennantSecond)).toMatchObject({ king: 0, city: 3 })
  })

  test('KING-1 what is complete at the start was completed by nobody', () => {
    const game = play({ start: [...CITIES, 'E 4,-3/2'], more: ['B'] }, 'E 0,-1/2 .')
    expect(markersIn(game)).toMatchObject({ king: 0, city: 2 })
  })

  test('KING-2 at the end his holder gets a point for each completed city, claimed or not, whoever completed it', () => {
    const game = play({ start: [...CITIES, 'E 3,-2/2'] }, 'E 2,-2/2 .\nE 0,-1/2 +city:S')
    expect(game.isOver).toBe(true)
    // Three are complete, one of them from the start; two are not.
    expect(paidIn(game)).toEqual(['0 gets 3, KING-2'])
    expect(game.told.find(({ clause }) => clause === 'KING-2')).toMatchObject({
      seat: 0,
      feature: null,
      items: [{ of: 'cities', count: 3, each: 1 }],
    })
    expect(game.scores).toEqual([3, 4])
  })

  test('KING-2 nobody gets anything while nobody holds him', () => {
    const game = play({ start: [...CITIES, 'E 4,-3/2'] }, SKIP)
    expect(paidIn(game)).toEqual([])
  })

  test('KING-2 the king’s points come after unfinished features, the robber’s last', () => {
    const game = play({ start: BOTH }, 'E 0,-1/2 .\nA 1,1/1 +field:NNW\nG 1,-1/1 +city:N')
    const clauses = game.told.flatMap(({ kind, clause }) => (kind === 'score' ? [clause] : []))
    expect(clauses).toEqual(['BASE-23', 'BASE-25', 'KING-2', 'KING-3'])
    expect(game.told.at(-1)).toMatchObject({ kind: 'over' })
  })
})

describe('the robber baron', () => {
  test('KING-3 whoever completes the first road takes him, and a longer one of another takes him away', () => {
    const game = play({ start: ROADS, more: ['B'] }, 'B 0,5/0 .\nA 1,0/1 .')
    expect(markersIn(game)).toEqual({ king: null, robber: 1, city: 0, road: 2 })
    expect(game.told.at(-1)).toEqual({
      kind: 'marker',
      seat: 1,
      points: 0,
      clause: 'KING-3',
      feature: null,
      choice: 'robber',
    })
    const moved = play({ start: ROADS, more: ['B'] }, 'A 1,0/1 .\nA 2,2/1 .\nA 3,4/1 .')
    expect(movedIn(moved)).toEqual(['robber 0 KING-3', 'robber 1 KING-3', 'robber 0 KING-3'])
    expect(markersIn(moved)).toEqual({ king: null, robber: 0, city: 0, road: 4 })
  })

  test('KING-3 a shorter road does not move him, and his holder’s longer one must be surpassed', () => {
    const shorter = play({ start: ROADS, more: ['B'] }, 'A 2,2/1 .\nA 1,0/1 .')
    expect(markersIn(shorter)).toMatchObject({ robber: 0, road: 3 })
    const raised = play({ start: ROADS, more: ['B'] }, 'A 1,0/1 .\nB 0,5/0 .\nA 3,4/1 .\nA 2,2/1 .')
    expect(markersIn(raised)).toMatchObject({ robber: 0, road: 4 })
  })

  test('KING-3 a road of others counts for who lays the tile', () => {
    const game = play({ start: ROADS, more: ['B'] }, 'U 1,0/0 +road:E\nA 2,0/1 .')
    expect(game.scored(0)).toEqual(['road 3 BASE-12'])
    expect(markersIn(game)).toMatchObject({ robber: 1, road: 3 })
  })

  test('KING-3 at the end his holder gets a point for each completed road', () => {
    const game = play({ start: [...ROADS, 'A 1,1/1'] }, 'A 2,2/1 .\nA 1,0/1 +road:W')
    expect(paidIn(game)).toEqual(['0 gets 3, KING-3'])
    expect(game.told.find(({ kind, clause }) => kind === 'score' && clause === 'KING-3')).toMatchObject({
      items: [{ of: 'roads', count: 3, each: 1 }],
    })
    expect(game.scores).toEqual([3, 2])
  })

  test('KING-3 king and robber go their own ways', () => {
    const game = play({ start: BOTH }, 'E 0,-1/2 .\nA 1,1/1 .')
    expect(markersIn(game)).toEqual({ king: 0, robber: 1, city: 2, road: 2 })
    expect(paidIn(game)).toEqual(['0 gets 1, KING-2', '1 gets 1, KING-3'])
  })

  test('KING-3 a road that closes into a loop counts its tiles once each', () => {
    const game = play({ start: ['V 0,0/3', 'V 1,0/0', 'V 1,1/1'], more: ['B'] }, 'V 0,1/2 .')
    expect(markersIn(game)).toMatchObject({ robber: 0, road: 4 })
  })
})

describe('sizes', () => {
  test('KING-4 as large as the largest is not larger: the marker stays', () => {
    const cities = play({ start: CITIES, more: ['B'] }, 'E 2,-2/2 .\nE 3,-2/2 .')
    expect(markersIn(cities)).toMatchObject({ king: 0, city: 3 })
    expect(movedIn(cities)).toEqual(['king 0 KING-1'])
    const roads = play({ start: ROADS, more: ['B'] }, 'A 2,2/1 .\nA 2,3/1 .')
    expect(markersIn(roads)).toMatchObject({ robber: 0, road: 3 })
  })

  /** `H 0,-1/0` closes the city of 2 below it and the one of 3 above it. */
  const TWO = ['E 0,0/0', 'E 1,0/0', 'G 1,-1/1', 'G 1,-2/1', 'G 0,-2/1', 'E 0,-3/2']

  test('KING-4 a tile that completes two is taken at the larger one', () => {
    const game = play({ start: TWO, more: ['B'] }, 'H 0,-1/0 .')
    expect(markersIn(game)).toEqual({ king: 0, robber: null, city: 3, road: 0 })
    expect(movedIn(game)).toEqual(['king 0 KING-1'])
    const upsideDown = play(
      { start: ['E 0,0/0', 'G 0,-1/1', 'E 1,0/0', 'G 1,-1/1', 'G 1,-2/1', 'G 1,-3/1', 'E 0,-3/2'], more: ['B'] },
      'H 0,-2/0 .',
    )
    expect(markersIn(upsideDown)).toMatchObject({ king: 0, city: 3 })
  })

  test('KING-4 compared with what was there before the turn', () => {
    const start = [...TWO, 'E 2,0/0', 'G 2,-1/1', 'E 3,0/0']
    // There is a city of 3 already: another of 2 and of 3 with one tile are no larger.
    const equal = play({ start, more: ['B'] }, 'E 2,-2/2 .\nH 0,-1/0 .')
    expect(markersIn(equal)).toMatchObject({ king: 0, city: 3 })
    // There is a city of 2 already, and one of the two is larger.
    const larger = play({ start, more: ['B'] }, 'E 3,-1/2 .\nH 0,-1/0 .')
    expect(markersIn(larger)).toMatchObject({ king: 1, city: 3 })
  })

  test('KING-4 of two roads completed by one tile the longer counts', () => {
    // The crossing ends a road of 2 tiles in the west and one of 3 in the east; its third road continues.
    const start = ['A 0,0/3', 'B 0,1/0', 'B 1,1/0', 'B 2,1/0', 'B 3,1/0', 'A 3,0/1', 'U 2,0/0']
    const crossing = play({ start, more: ['B'] }, 'W 1,0/2 .')
    expect(markersIn(crossing)).toEqual({ king: null, robber: 0, city: 0, road: 3 })
    const mirrored = play(
      { start: ['A 0,0/3', 'U 1,0/0', 'B 0,1/0', 'B 1,1/0', 'B 2,1/0', 'B 3,1/0', 'A 3,0/1'], more: ['B'] },
      'W 2,0/2 .',
    )
    expect(markersIn(mirrored)).toMatchObject({ robber: 0, road: 3 })
  })

  const CROSSING = '~crossing-cities 0,0/0'
  /** Four parts join the northern end of the crossing to its eastern end, and the western end is closed. */
  const JOINED = [CROSSING, 'N 0,-1/2', 'N 1,-1/3', 'N 1,0/0', 'E -1,0/1']

  test('KING-5 the five tiles are in the bag, one of each, in both editions', () => {
    const names = ['cap-road', 'cap-two-roads', 'corner-two-roads', 'crossing-cities', 'monastery-cap']
    for (const edition of ['2000', '2016']) {
      const composed = tileGame.compose({ edition, modules: ['king-robber'] }, 2)
      if (!composed.ok) throw new Error(composed.reason)
      const { pile } = composed.value.view(composed.value.start(), WATCHER)
      expect(pile.left).toBe(76)
      expect(Object.entries(pile.tiles ?? {}).filter(([id]) => id.startsWith('king-robber/'))).toEqual(
        names.map((name) => [`king-robber/${name}`, 1]),
      )
    }
  })

  test('KING-5 the two parts of the crossing are two cities', () => {
    const start = ['E 0,0/0', 'B 1,0/0', 'E 1,-1/3', 'B -1,0/0', 'E -1,-1/1', 'B 1,-2/0', 'E 0,-2/2']
    const game = play({ start }, '~crossing-cities 0,-1/0 +city:E')
    expect(markersIn(game)).toMatchObject({ king: 0, city: 3 })
    expect({ scores: game.scores, paid: paidIn(game) }).toEqual({ scores: [8, 0], paid: ['0 gets 2, KING-2'] })
    expect(game.told.filter(({ kind }) => kind === 'unclaimed')).toHaveLength(1)
  })

  test('KING-5 they may become one city, in which the tile counts once', () => {
    const game = play({ start: JOINED }, 'E 0,1/0 +city:N')
    expect(markersIn(game)).toMatchObject({ king: 0, city: 6 })
    expect({ scores: game.scores, paid: paidIn(game) }).toEqual({ scores: [13, 0], paid: ['0 gets 1, KING-2'] })
    const cells = [
      [0, -1],
      [1, -1],
      [-1, 0],
      [0, 0],
      [1, 0],
      [0, 1],
    ]
    expect(game.told.find(({ kind }) => kind === 'score')).toMatchObject({ feature: { kind: 'city', cells } })
  })

  test('KING-5 who stands in one part holds both once they are one', () => {
    const parts = [CROSSING, 'N 1,-1/3', 'N 1,0/0', 'E -1,0/1']
    const joined = play({ start: parts, more: ['B'] }, 'E 0,1/0 +city:N\nN 0,-1/2')
    expect(joined.refused({ deploy: 'follower', on: 'city:E' })).toMatchObject({ code: 'claimed', clause: 'BASE-8' })
  })

  test('KING-5 the notation names its tiles', () => {
    const text = '1. king-robber/cap-road 0,-1/2 +city:S\n2. king-robber/monastery-cap 0,1/2 +monastery\n'
    const read = fromNotation(text)
    if (!read.ok) throw new Error(read.reason)
    expect(toNotation(read.value)).toBe(text)
    expect(play({ more: ['B'] }, '~cap-road 0,-1/2 +city:S\n~monastery-cap 0,1/2 +monastery').scores).toEqual([4, 0])
  })
})

describe('other points', () => {
  const options = (points: string): ScenarioSetup => ({ options: { 'king-robber-points': points } })

  test('KING-2 a table chooses among four ways', () => {
    expect(tileGame.form.fields.find(({ key }) => key === 'king-robber-points')).toMatchObject({
      clause: 'KING-2',
      choices: ['each', 'ten', 'fifteen', 'during-play'],
      defaults: { '2000': 'each', '2016': 'each' },
    })
    expect(
      tileGame.compose({ edition: '2016', modules: ['king-robber'], options: { 'king-robber-points': 'twenty' } }, 2),
    ).toMatchObject({ ok: false })
  })

  test('KING-6 ten: 10 for the king and 10 for the robber, however many cities and roads there are', () => {
    const apart = play({ ...options('ten'), start: BOTH }, 'E 0,-1/2 .\nA 1,1/1 .\nE 1,-1/2 .')
    expect(paidIn(apart)).toEqual(['0 gets 10, KING-6', '1 gets 10, KING-6'])
    expect(apart.scores).toEqual([10, 10])
    const both = play({ ...options('ten'), start: BOTH }, 'E 0,-1/2 .\nB 5,0/0 .\nA 1,1/1 .')
    expect(both.scores).toEqual([20, 0])
    const nobody = play({ ...options('ten'), start: BOTH }, SKIP)
    expect(nobody.scores).toEqual([0, 0])
  })

  test('KING-7 fifteen: 15 for one of them, 40 for both', () => {
    const apart = play({ ...options('fifteen'), start: BOTH }, 'E 0,-1/2 .\nA 1,1/1 .')
    expect(paidIn(apart)).toEqual(['0 gets 15, KING-7', '1 gets 15, KING-7'])
    const both = play({ ...options('fifteen'), start: BOTH }, `E 0,-1/2 .\n${SKIP}\nA 1,1/1 .`)
    expect(paidIn(both)).toEqual(['0 gets 40, KING-7'])
    expect(both.scores).toEqual([40, 0])
    const one = play({ ...options('fifteen'), start: BOTH }, `${SKIP}\nA 1,1/1 .`)
    expect(paidIn(one)).toEqual(['1 gets 15, KING-7'])
    expect(play({ ...options('fifteen'), start: BOTH }, SKIP).scores).toEqual([0, 0])
  })

  test('KING-8 during play: whoever holds the king gets 1 for each city completed, before he moves', () => {
    const game = play({ ...options('during-play'), start: CITIES, more: ['B'] }, 'E 0,-1/2 .')
    // Nobody held it when the first was completed.
    expect(game.scores).toEqual([0, 0])
    const moved = play({ ...options('during-play'), start: CITIES, more: ['B'] }, 'E 0,-1/2 .\nE 2,-2/2 .')
    expect(paidIn(moved)).toEqual(['0 gets 1, KING-8'])
    expect(markersIn(moved)).toMatchObject({ king: 1 })
    const kinds = moved.told.slice(-3).map(({ kind }) => kind)
    expect(kinds).toEqual(['unclaimed', 'score', 'marker'])
    expect(moved.told.at(-2)).toMatchObject({ items: [{ of: 'cities', count: 1, each: 1 }] })
    const smaller = play(
      { ...options('during-play'), start: CITIES, more: ['B'] },
      'E 2,-2/2 .\nE 0,-1/2 .\nE 1,-1/2 .',
    )
    expect(paidIn(smaller)).toEqual(['0 gets 1, KING-8', '0 gets 1, KING-8'])
  })

  test('KING-8 two cities by one tile give 2', () => {
    const start = ['E 0,0/0', 'E 1,0/0', 'G 1,-1/1', 'G 1,-2/1', 'G 0,-2/1', 'E 0,-3/2', 'E 2,0/0']
    const game = play({ ...options('during-play'), start, more: ['B'] }, 'E 2,-1/2 .\nH 0,-1/0 .')
    expect(paidIn(game)).toEqual(['0 gets 2, KING-8'])
    expect(markersIn(game)).toMatchObject({ king: 1 })
  })

  test('KING-8 the robber likewise, for roads only', () => {
    const game = play(
      { ...options('during-play'), start: BOTH, more: ['B'] },
      'A 1,1/1 .\nE 0,-1/2 .\nA 2,3/1 .\nA 1,2/1 .',
    )
    expect(paidIn(game)).toEqual(['0 gets 1, KING-8', '0 gets 1, KING-8'])
    expect(markersIn(game)).toEqual({ king: 1, robber: 0, city: 2, road: 3 })
  })

  test('KING-8 what the city itself gives comes first; a turn that completes none brings nothing, nor does the end', () => {
    const claimed = play({ ...options('during-play'), start: CITIES }, `E 0,-1/2 .\nE 1,-1/2 +city:S\n${SKIP}`)
    expect(claimed.isOver).toBe(true)
    const told = claimed.told.flatMap(({ kind, seat, points, clause }) =>
      kind === 'score' ? [`${seat} gets ${points}, ${clause}`] : [],
    )
    expect(told).toEqual(['1 gets 4, BASE-13', '0 gets 1, KING-8'])
  })
})
