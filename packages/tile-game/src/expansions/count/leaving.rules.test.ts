/** The clauses of the Count of Carcassonne about who leaves the city, when, and for where. */
import { CHANCE, NOBODY, Random, resignedAction } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { type Scenario, type ScenarioSetup, scenario } from '../../../scenarios/scenario.ts'
import { type Move, tileGame } from '../../index.ts'

const WATCHER = -3
const PASS: Move = { pass: true }

const play = (setup: ScenarioSetup, lines: string): Scenario =>
  scenario({ modules: ['count'], more: ['B'], ...setup }, lines)
const viewIn = (game: Scenario) => game.rules.view(game.p, WATCHER)
const stepIn = (game: Scenario) => ({ step: viewIn(game).step, awaited: game.awaited })
const countIn = (game: Scenario) => viewIn(game).state.count
const lastTold = (game: Scenario, kind: string) => game.told.filter((one) => one.kind === kind).at(-1)
const residentsIn = (game: Scenario) =>
  viewIn(game)
    .figures.filter(({ role }) => role === 'resident')
    .map(({ seat, on }) => `${seat} ${on}`)
const times = <Thing>(count: number, thing: Thing): readonly Thing[] => Array.from({ length: count }, () => thing)
const to = (on: string, x: number, y: number): Move => ({ deploy: 'follower', on, at: [x, y] })

/**
 * North of the city a seat lays a road with a thief on it, and the next seat closes it: 3 points for the first, so the
 * second may enter.
 */
const gifts = (...entries: readonly string[]): string =>
  entries.map((entry, i) => `U 1,${-2 - 2 * i}/1 +road:N\nX 1,${-3 - 2 * i}/0 . ${entry}`).join('\n')

/**
 * South of the city, seven turns: then a tile at -2,2 closes a city, a road of three tiles and the monastery at -1,2.
 */
const south = ({ first = '.', second = '.', monastery = '.' } = {}): string =>
  `A 0,2/2 .\nB -1,2/0 ${monastery}\nB -1,3/0 .\nB 0,3/0 .\nA -2,3/2 ${first}\nB -3,3/0 .\nA -3,2/3 ${second}`
const ALL_AT_ONCE = 'K -2,2/0 .'
/** The first nodes of what it closes. */
const CITY = to('city:S', -2, 1)
const ROAD = to('road:E', -3, 2)
const MONASTERY = to('monastery', -1, 2)

/** Three seats: 2, then 1, then 0 enter; then 1 lays the tile that closes everything. */
const three = (entries: readonly [string, string, string], setup: ScenarioSetup = {}, claims = {}): Scenario =>
  play({ seats: 3, ...setup }, `${south(claims)}\n${gifts(...entries)}\n${ALL_AT_ONCE}`)

/**
 * Two seats: 1 enters as often as there are entries, then 0 lays a monastery to the east, and 1 the tile that closes
 * everything.
 */
const two = (entries: readonly string[], setup: ScenarioSetup = {}, claims = {}): Scenario =>
  play(setup, `${south(claims)}\nB 2,-1/0 .\n${gifts(...entries)}\nB 2,0/0 .\n${ALL_AT_ONCE}`)

describe('into what is completed', () => {
  test('COUNT-5 a city takes figures from the castle, a road from the smithy, a monastery from the cathedral; then majorities are settled', () => {
    const game = three(['+castle@0,0 =smithy', '+smithy@0,0 .', '+cathedral@0,0 =market'])
    expect(viewIn(game).active).toBe(1)
    expect(game.refused({ ...PASS, by: 0 })).toMatchObject({ code: 'wrong-seat', clause: 'COUNT-5' })
    const asked: unknown[] = []
    for (; viewIn(game).step === 'count/leave'; game.play(game.moves()[1])) asked.push([game.awaited, game.moves()])
    expect(asked).toEqual([
      [2, [PASS, CITY]],
      [0, [PASS, MONASTERY]],
      [1, [PASS, ROAD]],
    ])
    expect(game.scored(2)).toEqual(['road 3 BASE-12', 'city 4 BASE-13'])
    expect(game.scored(0)).toEqual(['road 3 BASE-12', 'monastery 9 BASE-15'])
    expect(game.scored(1)).toEqual(['road 3 BASE-12', 'road 3 BASE-12'])
    expect(game.told.slice(-9).map(({ kind }) => kind)).toEqual([
      ...times(3, 'deployed'),
      ...times(3, ['score', 'returned']).flat(),
    ])
  })

  test('COUNT-5 a quarter leads to nothing else', () => {
    const game = two(['+smithy@0,0 =market'])
    expect(game.moves()).toEqual([PASS, ROAD])
    expect(game.refused(CITY)).toMatchObject({ code: 'none-there', clause: 'COUNT-5', where: 'deploy' })
    expect(game.refused(MONASTERY)).toMatchObject({ code: 'none-there', clause: 'COUNT-5', where: 'deploy' })
    expect(game.refused({ ...ROAD, deploy: 'bishop' })).toMatchObject({
      code: 'none-there',
      clause: 'COUNT-5',
      where: 'deploy',
    })
    expect(game.refused(to('field:SSW', -2, 2))).toMatchObject({ code: 'count-is-there' })
    expect(game.refused({ deploy: 'follower', on: 'road:E' })).toMatchObject({
      code: 'no-cell',
      clause: 'COUNT-5',
      where: 'at',
    })
    expect(game.refused(to('road:E', 9, 9))).toMatchObject({ code: 'unknown-spot', clause: 'COUNT-5', where: 'on' })
    expect(game.refused({ choose: 'castle' })).toMatchObject({ code: 'not-now', clause: 'COUNT-5' })
  })

  test('COUNT-5 only into what this tile has completed', () => {
    const game = two(['+smithy@0,0 =market'])
    // A road completed earlier, an open one, and the city's open one.
    for (const elsewhere of [to('road:N', 0, 2), to('road:N', 1, -3), to('road:W', -2, -1)])
      expect(game.refused(elsewhere)).toMatchObject({ code: 'not-now', clause: 'COUNT-5', where: 'on' })
    game.play(PASS)
    const nothing = play({}, `${gifts('+smithy@0,0 =market')}\nU -3,-1/0 .`)
    expect(stepIn(nothing)).toEqual({ step: 'draw', awaited: CHANCE })
  })

  test('COUNT-5 a figure’s place is the feature’s first tile, whichever of its places was named', () => {
    const game = two(['+smithy@0,0 =market'])
    game.play(to('road:N', -2, 3))
    const told = { points: 0, clause: 'COUNT-5', figure: 'follower', role: 'thief', spot: 'road:E', at: [-3, 2] }
    expect(lastTold(game, 'deployed')).toMatchObject({ seat: 1, ...told })
  })

  test('COUNT-5 the seat to the left begins, clockwise, whoever laid the tile last', () => {
    const game = three(['+castle@0,0 =smithy', '+castle@0,0 .', '+castle@0,0 .'])
    const asked: unknown[] = []
    for (; viewIn(game).step === 'count/leave'; game.play(PASS)) asked.push([game.awaited, countIn(game)])
    expect(asked).toEqual([
      [2, { quarter: 'smithy', left: 0 }],
      [0, { quarter: 'smithy', left: 1 }],
      [1, { quarter: 'smithy', left: 2 }],
    ])
    expect(game.told.at(-2)).toMatchObject({ kind: 'unclaimed', feature: { kind: 'road' } })
    expect(countIn(game)).toEqual({ quarter: 'smithy', left: 0 })
    expect(residentsIn(game)).toEqual(['0 castle', '1 castle', '2 castle'])
    expect(stepIn(game)).toEqual({ step: 'draw', awaited: CHANCE })
  })

  test('COUNT-5 only those are asked who can move somebody', () => {
    const game = three(['+castle@0,0 =smithy', '+market@0,0 .', '+castle@0,0 .'])
    expect(stepIn(game)).toEqual({ step: 'count/leave', awaited: 2 })
    game.play(PASS)
    expect(stepIn(game)).toEqual({ step: 'count/leave', awaited: 0 })
    game.play(PASS)
    expect(stepIn(game)).toEqual({ step: 'draw', awaited: CHANCE })
    expect(stepIn(two(['+market@0,0 .']))).toEqual({ step: 'draw', awaited: CHANCE })
  })

  test('COUNT-5 each moves as many as it likes, one at a time, until it passes or has none left', () => {
    const entries = ['+castle@0,0 =smithy', '+castle@0,0 .', '+castle@0,0 =market']
    const all = two(entries)
    for (let left = 3; left > 0; left--) {
      expect(stepIn(all)).toEqual({ step: 'count/leave', awaited: 1 })
      expect(residentsIn(all)).toEqual(times(left, '1 castle'))
      expect(all.moves()).toEqual([PASS, CITY])
      all.play(CITY)
    }
    expect(all.told.at(-3)).toMatchObject({ kind: 'returned', seat: 1, clause: 'BASE-17', figures: 3 })
    expect(all.supply).toEqual([7, 7])
    const one = two(entries)
    one.play(CITY)
    expect(viewIn(one).figures).toContainEqual(
      expect.objectContaining({ seat: 1, figure: 'follower', role: 'knight', on: 'city:S', at: [-2, 1] }),
    )
    one.play(PASS)
    expect(residentsIn(one)).toEqual(times(2, '1 castle'))
    expect(one.scored(1)).toEqual(['city 4 BASE-13'])
    expect(one.supply).toEqual([7, 5])
  })

  test('COUNT-5 one round for all that the tile completed: into any of it, and nobody is asked again', () => {
    const game = play(
      {},
      `${south()}\n${gifts('+castle@0,0 =smithy', '+smithy@0,0 .', '+cathedral@0,0 =market')}\nB 2,-1/0 .\nB 2,0/0 .\n${ALL_AT_ONCE}`,
    )
    // Seat 0 entered three times, and seat 1 laid the tile.
    expect(game.awaited).toBe(0)
    expect(game.moves()).toEqual([PASS, CITY, ROAD, MONASTERY])
    game.play(MONASTERY)
    expect(game.moves()).toEqual([PASS, CITY, ROAD])
    game.play(CITY)
    expect(game.moves()).toEqual([PASS, ROAD])
    game.play(PASS)
    expect(game.scored(0)).toEqual(['city 4 BASE-13', 'monastery 9 BASE-15'])
    expect(residentsIn(game)).toEqual(['0 smithy'])
  })

  test('COUNT-5 majorities count them: they tie, and they take it alone', () => {
    const claims = { first: '+road:N' }
    const tie = two(['+smithy@0,0 =market'], {}, claims)
    tie.play(ROAD)
    expect(tie.scores).toEqual([6, 3])
    expect(tie.told.filter(({ kind }) => kind === 'returned').slice(-2)).toMatchObject([{ seat: 0 }, { seat: 1 }])
    const more = two(['+smithy@0,0 .', '. +smithy@0,0 =market'], {}, claims)
    more.play(ROAD)
    more.play(ROAD)
    expect(more.scores).toEqual([6, 3])
    expect(more.scored(0)).toEqual(['road 3 BASE-12', 'road 3 BASE-12'])
  })

  test('COUNT-5 a seat that has resigned moves nobody', () => {
    const game = two(['+castle@0,0 =smithy'])
    expect(game.rules.toMove(game.p, resignedAction(game.rules, game.p))).toEqual(PASS)
    game.play(PASS)
    expect(game.told.filter(({ kind }) => kind === 'passed').at(-1)).toMatchObject({ seat: 1, clause: 'COUNT-5' })
  })

  test('COUNT-6 nobody leaves the quarter where the count stands, whichever it is', () => {
    const leads = { castle: CITY, smithy: ROAD, cathedral: MONASTERY }
    for (const [quarter, move] of Object.entries(leads)) {
      // He waits in the smithy while roads are closed in the north, and then goes to the quarter.
      const game = two([
        '+castle@0,0 =smithy',
        '+smithy@0,0 .',
        `+cathedral@0,0 ${quarter === 'smithy' ? '.' : `=${quarter}`}`,
      ])
      expect(countIn(game)).toEqual({ quarter, left: 1 })
      expect(game.moves()).toEqual([PASS, ...Object.values(leads).filter((other) => other !== move)])
      expect(game.refused(move)).toMatchObject({ code: 'count-is-there', clause: 'COUNT-6', where: 'on' })
    }
  })

  test('COUNT-6 with nobody in another quarter, nobody is asked', () => {
    for (const quarter of ['castle', 'smithy', 'cathedral'])
      expect(stepIn(two([`+${quarter}@0,0 ${quarter === 'castle' ? '.' : `=${quarter}`}`]))).toEqual({
        step: 'draw',
        awaited: CHANCE,
      })
  })

  test('COUNT-6 it is his quarter at that moment that matters', () => {
    const game = two(['+castle@0,0 .', '+market@0,0 =market'])
    expect(game.moves()).toEqual([PASS, CITY])
  })

  test('COUNT-X1 a city is closed while he stands in the castle: followers there stay where they are', () => {
    const game = play({}, `${gifts('+castle@0,0 .')}\nE -2,2/0 +city:N`)
    expect(game.scored(0)).toEqual(['road 3 BASE-12', 'city 4 BASE-13'])
    expect(stepIn(game)).toEqual({ step: 'draw', awaited: CHANCE })
    expect(residentsIn(game)).toEqual(['1 castle'])
    const free = play({}, `${gifts('+castle@0,0 =market')}\nE -2,2/0 +city:N`)
    expect(stepIn(free)).toEqual({ step: 'count/leave', awaited: 1 })
    free.play(CITY)
    expect(free.scores).toEqual([7, 4])
  })

  test('COUNT-9 what nobody holds may be entered, and is scored for whoever entered it', () => {
    const game = two(['+castle@0,0 =smithy'])
    game.play(CITY)
    expect(game.scored(1)).toEqual(['city 4 BASE-13'])
    expect(viewIn(game).options['count-entry']).toBe('any')
  })

  test('COUNT-9 by an option only what somebody holds', () => {
    const options = { 'count-entry': 'occupied' }
    const entries = ['+castle@0,0 =smithy', '+smithy@0,0 .', '+cathedral@0,0 =market']
    expect(stepIn(two(entries, { options }))).toEqual({ step: 'draw', awaited: CHANCE })
    const game = two(entries, { options }, { first: '+road:N' })
    expect(game.moves()).toEqual([PASS, ROAD])
    expect(game.refused(CITY)).toMatchObject({ code: 'not-now', clause: 'COUNT-5', where: 'on' })
    const own = play(
      { options },
      `${south()}\nB 2,-1/0 .\n${gifts('+castle@0,0 =smithy')}\nB 2,0/0 .\nK -2,2/0 +city:N`,
    )
    expect(own.moves()).toEqual([PASS, CITY])
  })
})

describe('at the end of the game', () => {
  /**
   * Three seats; the last turn is seat 2's. North, south-east and south-west of the city lie its three fields, and more
   * along the road.
   */
  const ending = (entries: readonly string[], setup: ScenarioSetup = {}, lines = ''): Scenario =>
    play({ seats: 3, more: [], ...setup }, `${lines}${gifts(...entries)}`)
  const [NORTH, EAST, WEST] = [to('field:SSW', 1, -3), to('field:ESE', 1, -3), to('field:SSW', -2, -1)]
  const FIELDS = [
    WEST,
    EAST,
    NORTH,
    ...[-5, -7].flatMap((y) => [to('field:ESE', 1, y), to('field:SSW', 1, y)]),
    to('field:NNW', 1, -7),
    to('field:NNE', 1, -7),
  ]
  const MARKETS = ['+market@0,0 .', '+market@0,0 .', '+market@0,0 .']

  test('COUNT-7 from the market onto any field, and the fields are scored after that', () => {
    const game = ending(['+market@0,0 .', '.', '.'])
    expect(stepIn(game)).toEqual({ step: 'count/market', awaited: 1 })
    expect(game.moves()).toEqual([PASS, ...FIELDS])
    game.play(NORTH)
    const told = { points: 0, clause: 'COUNT-7', figure: 'follower', role: 'farmer', spot: 'field:SSW', at: [1, -3] }
    expect(lastTold(game, 'deployed')).toMatchObject({ kind: 'deployed', seat: 1, ...told })
    expect(game.isOver).toBe(true)
    expect(game.scored(1)).toEqual(['road 3 BASE-12', 'field 3 BASE-25'])
    expect(residentsIn(game)).toEqual([])
  })

  test('COUNT-7 a field with farmers may be entered too, for the majority', () => {
    const lines = 'B 2,-1/0 +field:NNW\nB 2,0/0 .\nE 2,1/3 .\n'
    const game = ending(MARKETS, { options: { farmers: 'field-3' } }, lines)
    expect(game.awaited).toBe(0)
    game.play(PASS)
    game.play(EAST)
    game.play(PASS)
    expect(game.scores).toEqual([3 + 6, 3 + 6, 3])
  })

  test('COUNT-7 never before the end, whatever is completed', () => {
    const game = two(['+market@0,0 .'])
    expect(stepIn(game)).toEqual({ step: 'draw', awaited: CHANCE })
    const other = two(['+market@0,0 .', '+castle@0,0 =smithy'])
    expect(other.moves()).toEqual([PASS, CITY])
    expect(other.refused(to('field:SSW', -2, 2))).toMatchObject({ code: 'not-now', clause: 'COUNT-5', where: 'on' })
  })

  test('COUNT-7 left of whoever had the last turn first, that seat last; each as many as it likes', () => {
    const game = ending([...MARKETS, ...MARKETS])
    expect(viewIn(game).active).toBe(2)
    const asked: unknown[] = []
    for (; viewIn(game).step === 'count/market'; game.play(asked.length % 2 === 0 ? PASS : NORTH))
      asked.push([game.awaited, countIn(game)])
    const castle = (left: number) => ({ quarter: 'castle', left })
    // Each moves one of its two, and passes.
    expect(asked).toEqual([0, 1, 2].flatMap((seat) => times(2, [seat, castle(seat)])))
    expect(game.isOver).toBe(true)
    expect(residentsIn(game)).toEqual(['0 market', '1 market', '2 market'])
    const both = ending([...MARKETS, ...MARKETS])
    both.play(NORTH)
    both.play(WEST)
    expect(both.awaited).toBe(1)
  })

  test('COUNT-7 the last turn is also one whose tile had no place', () => {
    const game = ending(MARKETS, { more: ['C'] }, 'E -2,2/0 .\nE 2,1/3 .\nB 2,0/0 .\n')
    expect(viewIn(game).active).toBe(0)
    game.play({ draw: 'base/C' })
    expect(lastTold(game, 'discarded')).toMatchObject({ seat: 0 })
    expect(stepIn(game)).toEqual({ step: 'count/market', awaited: 1 })
  })

  test('COUNT-7 not while the count stands in the market', () => {
    const game = ending(['+market@0,0 .', '+market@0,0 .', '+market@0,0 =market'])
    expect(game.isOver).toBe(true)
    expect(game.scores).toEqual([3, 3, 3])
    expect(residentsIn(game)).toEqual(['0 market', '1 market', '2 market'])
  })

  test('COUNT-7 what cannot be entered is refused', () => {
    const game = ending(['+market@0,0 =smithy', '+cathedral@0,0 .', '+castle@0,0 .'])
    expect(stepIn(game)).toEqual({ step: 'count/market', awaited: 1 })
    expect(game.refused(to('city:S', -2, 1))).toMatchObject({ code: 'none-there', clause: 'COUNT-7', where: 'deploy' })
    expect(game.refused(to('road:W', -2, -1))).toMatchObject({ code: 'count-is-there', clause: 'COUNT-6' })
    expect(game.refused(to('field:N', 1, -3))).toMatchObject({ code: 'unknown-spot', clause: 'COUNT-7' })
    expect(game.refused({ choose: 'castle' })).toMatchObject({ code: 'not-now', clause: 'COUNT-7' })
    game.play(PASS)
    expect(lastTold(game, 'passed')).toMatchObject({ seat: 1, clause: 'COUNT-7' })
    expect(game.isOver).toBe(true)
  })

  test('COUNT-7 only fields with a farmer, by the option', () => {
    const options = { 'count-entry': 'occupied' }
    expect(ending(MARKETS, { options }).isOver).toBe(true)
    const lines = 'B 0,-2/0 +field:NNW\nB -1,-2/0 .\nB -2,-2/0 .\n'
    const game = ending(MARKETS, { options }, lines)
    expect(game.moves()).toHaveLength(2)
    game.play(game.moves()[1])
    expect(lastTold(game, 'deployed')).toMatchObject({
      role: 'farmer',
      clause: 'COUNT-7',
      spot: 'field:SSW',
      at: [1, -3],
    })
  })

  test('COUNT-9 by default only the market is left at the end', () => {
    const game = ending(['+castle@0,0 =smithy', '+smithy@0,0 .', '+cathedral@0,0 =market'])
    expect(game.isOver).toBe(true)
    expect(residentsIn(game)).toEqual(['1 castle', '2 cathedral', '0 smithy'])
  })

  test('COUNT-9 by an option all quarters lead into what is unfinished, and into nothing that is complete', () => {
    const options = { 'count-end': 'all', farmers: 'field-3' }
    const lines = 'B 2,0/0 .\nE 2,1/3 .\nB -3,0/0 .\n'
    const game = ending(['+castle@0,0 =smithy', '+cathedral@0,0 .', '+smithy@0,0 =market'], { options }, lines)
    // Seat 0 is left of seat 2, who had the last turn; it has a monk in the cathedral.
    expect(game.awaited).toBe(0)
    expect(game.moves()).toEqual([PASS, to('monastery', 2, 0), to('monastery', -3, 0)])
    game.play(to('monastery', 2, 0))
    // The city in the east is complete, and only the one in the south is not.
    expect(game.moves()).toEqual([PASS, to('city:S', -2, 1)])
    expect(game.refused(to('city:E', 1, 1))).toMatchObject({ code: 'not-now', clause: 'COUNT-7' })
    game.play(to('city:S', -2, 1))
    expect(game.awaited).toBe(2)
    const sides = [-3, -5, -7].flatMap((y) => [to('road:E', 1, y), to('road:W', 1, y)])
    const roads = [to('road:W', -2, -1), to('road:S', 0, 1), ...sides, to('road:N', 1, -7)]
    const listed = game.moves().slice(1)
    expect(listed).toHaveLength(roads.length)
    for (const road of roads) expect(listed).toContainEqual(road)
    expect(game.refused(to('road:S', 1, -3))).toMatchObject({ code: 'not-now', clause: 'COUNT-7' })
    game.play(to('road:S', 0, 1))
    expect(game.isOver).toBe(true)
    expect(
      game.told
        .filter(({ clause }) => clause === 'BASE-23')
        .map(({ seat, points, feature }) => [feature?.kind, seat, points]),
    ).toEqual([
      ['road', 2, 1],
      ['city', 1, 1],
      ['monastery', 0, 5],
    ])
  })

  test('COUNT-9 both options together: at the end only into what somebody holds', () => {
    const options = { 'count-end': 'all', 'count-entry': 'occupied' }
    const game = ending(
      ['+castle@0,0 =smithy', '+castle@0,0 .', '+smithy@0,0 =market'],
      { options },
      'G -2,2/1 +city:N\nB -1,2/0 .\nB -3,2/0 .\n',
    )
    expect(game.awaited).toBe(0)
    expect(game.moves()).toEqual([PASS, to('city:S', -2, 1)])
    game.play(game.moves()[1])
    game.play(game.moves()[1])
    // Nobody holds an open road, so seat 2 is not asked.
    expect(game.isOver).toBe(true)
    expect(game.told.filter(({ clause }) => clause === 'BASE-23').map(({ seat, points }) => [seat, points])).toEqual([
      [0, 2],
    ])
  })
})

describe('no other way out', () => {
  test('COUNT-8 who is in the city is in nobody’s supply, and cannot be called back', () => {
    const game = play({ options: { followers: 1 } }, `${gifts('+castle@0,0 =smithy')}\nB 2,-1/0 .\nB 2,0/0`)
    expect(game.supply).toEqual([1, 0])
    expect(game.moves()).toEqual([PASS])
    expect(game.refused({ deploy: 'follower', on: 'monastery' })).toMatchObject({
      code: 'none-in-supply',
      clause: 'BASE-9',
    })
    expect(game.refused({ take: 'follower', on: 'castle', at: [0, 0] })).toMatchObject({ code: 'not-now' })
    game.play(PASS)
    expect(residentsIn(game)).toEqual(['1 castle'])
    const asked = two(['+castle@0,0 =smithy'])
    asked.play(PASS)
    expect({ residents: residentsIn(asked), supply: asked.supply }).toEqual({ residents: ['1 castle'], supply: [7, 6] })
  })

  test('COUNT-8 to the end of the game they stay, and bring nothing', () => {
    const game = play({ more: [] }, `${gifts('+castle@0,0 =market', '+smithy@0,0 =smithy')}`)
    expect(game.isOver).toBe(true)
    expect(residentsIn(game)).toEqual(['1 castle', '1 smithy'])
    expect(game.scored(1)).toEqual([])
    expect(game.supply).toEqual([7, 5])
  })

  test('COUNT-8 in games at random they leave in no other step, and no figure is lost or gained', () => {
    const left = new Set<string>()
    for (let seed = 1; seed <= (process.env.BASTIDE_QUICK ? 8 : 16); seed++) {
      const composed = tileGame.compose(
        { edition: '2016', modules: ['count'], options: { 'count-end': seed % 2 === 0 ? 'all' : 'market' } },
        2 + (seed % 4),
      )
      if (!composed.ok) throw new Error(composed.reason)
      const rules = composed.value
      const [p, random] = [rules.start(), new Random(seed)]
      let [step, inCity] = ['', 0]
      for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
        rules.apply(p, by, rules.sample(p, by, random))
        const { figures, seats, ...now } = rules.view(p, WATCHER, [])
        const residents = figures.filter(({ role }) => role === 'resident').length
        if (residents < inCity) left.add(step)
        seats.forEach(({ supply }, seat) => {
          expect((supply.follower as number) + figures.filter((one) => one.seat === seat).length).toBe(7)
        })
        ;[step, inCity] = [now.step, residents]
      }
    }
    left.delete('count/market')
    expect([...left]).toEqual(['count/leave'])
  })
})
