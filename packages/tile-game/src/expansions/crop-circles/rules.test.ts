/** The clauses of Crop Circles. */
import { CHANCE, resignedAction } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { type Scenario, type ScenarioSetup, scenario } from '../../../scenarios/scenario.ts'
import { type Move, tileGame } from '../../index.ts'

const WATCHER = -3
const CIRCLES = ['cap-curve', 'cap-road', 'city-corner', 'curve', 'junction', 'two-caps']

/** Plays lines in which `~` marks a tile of this expansion. */
const play = (setup: ScenarioSetup, lines: string): Scenario =>
  scenario({ modules: ['crop-circles'], ...setup }, lines.replaceAll('~', 'crop-circles/'))

const stepOf = (game: Scenario): string => game.rules.view(game.p, WATCHER).step
const activeIn = (game: Scenario): number => game.rules.view(game.p, WATCHER).active
const figuresIn = (game: Scenario): readonly string[] =>
  game.rules.view(game.p, WATCHER).figures.map(({ seat, on, at }) => `${seat} ${on}@${at.join(',')}`)
const add = (on: string, x: number, y: number): Move => ({ deploy: 'follower', on, at: [x, y] })
const take = (on: string, x: number, y: number): Move => ({ take: 'follower', on, at: [x, y] })
const A: Move = { choose: 'A' }
const B: Move = { choose: 'B' }
const PASS: Move = { pass: true }

/**
 * A crossing with a thief of each seat on a road of its own; it is the turn of the seat that lays the curve, to the
 * north.
 */
const CROSSING: ScenarioSetup = { seats: 4, start: ['X 0,0/0'], options: { starts: 2 }, more: ['B', 'B'] }
const FOUR_THIEVES = 'U 1,0/0 +road:E\nU 0,1/1 +road:N\nU -1,0/0 +road:E\n~curve 0,-1/0 +road:S'

describe('the tile', () => {
  test('CROP-1 the six tiles are in the bag, one of each, in both editions', () => {
    for (const edition of ['2000', '2016']) {
      const composed = tileGame.compose({ edition, modules: ['crop-circles'] }, 2)
      if (!composed.ok) throw new Error(composed.reason)
      const { pile } = composed.value.view(composed.value.start(), WATCHER)
      expect(pile.left).toBe(77)
      expect(Object.entries(pile.tiles ?? {}).filter(([id]) => id.startsWith('crop-circles/'))).toEqual(
        CIRCLES.map((name) => [`crop-circles/${name}`, 1]),
      )
    }
    expect(() => play({ modules: [] }, '~curve 1,0/0 .')).toThrow('crop-circles/curve')
  })

  test('CROP-1 a turn with such a tile goes as any other, up to its scoring; the circle comes after', () => {
    const game = play({ start: ['D 0,0/0', 'E 0,1/2'], more: ['B'] }, 'F 0,2/1 +city:N\n~two-caps 0,-1/2 +city:S')
    expect(game.told.slice(3).map(({ kind }) => kind)).toEqual(['drawn', 'placed', 'deployed', 'score', 'returned'])
    expect(game.scored(1)).toEqual(['city 4 BASE-13'])
    expect({ step: stepOf(game), active: activeIn(game), awaited: game.awaited }).toEqual({
      step: 'crop-circles/choose',
      active: 1,
      awaited: 1,
    })
  })

  test('CROP-1 the tile may be laid without a follower, where it fits only, and other tiles have no circle', () => {
    const game = play({ more: ['B', 'B', 'crop-circles/curve'] }, 'U 1,0/0 +road:E\nU 2,0/0 .')
    expect(stepOf(game)).toBe('draw')
    game.play({ draw: 'crop-circles/curve' })
    expect(game.refused({ place: 'crop-circles/curve', at: [3, 0], turn: 2 })).toMatchObject({ clause: 'BASE-5' })
    game.play({ place: 'crop-circles/curve', at: [3, 0], turn: 0 })
    expect(game.refused({ deploy: 'follower', on: 'road:W' })).toMatchObject({ clause: 'BASE-8' })
    game.play(PASS)
    expect(stepOf(game)).toBe('crop-circles/choose')
  })

  test('CROP-2 that seat chooses A or B for everyone, and must choose one', () => {
    const game = play(CROSSING, FOUR_THIEVES)
    expect(game.awaited).toBe(1)
    expect(game.moves()).toEqual([A, B])
    expect(game.rules.pass(game.p)).toBe(-1)
    expect(game.refused(PASS)).toMatchObject({ code: 'not-now', clause: 'CROP-2' })
    expect(game.refused({ choose: 'C' })).toMatchObject({ code: 'not-allowed', clause: 'CROP-2', where: 'choose' })
    expect(game.refused(add('road:E', 1, 0))).toMatchObject({ code: 'not-now', clause: 'CROP-2' })
    expect(game.refused({ ...A, by: 2 })).toMatchObject({ code: 'wrong-seat' })
    game.play(B)
    expect(game.told.at(-1)).toEqual({
      kind: 'chosen',
      seat: 1,
      points: 0,
      clause: 'CROP-2',
      feature: null,
      choice: 'B',
    })
    expect(game.rules.view(game.p, WATCHER).state).toEqual({ 'crop-circles': { choice: 'B', answered: 0 } })
    // The others carry out what was chosen, and choose nothing themselves.
    expect(game.moves()).toEqual([take('road:E', 1, 0)])
    expect(game.refused(A)).toMatchObject({ code: 'not-now', clause: 'CROP-6' })
  })

  test('CROP-3 a pitchfork concerns farmers, a club thieves, a shield knights', () => {
    // Seat 0 has a knight, a thief and a farmer; seat 1 lays the circle below, away from all of them.
    const before = 'F 0,-1/1 +city:N\nB 0,1/0 .\nU 1,0/0 +road:E\nB 0,2/0 .\nU -1,0/0 +field:NNW'
    const [knight, thief, farmer] = [take('city:N', 0, -1), take('road:E', 1, 0), take('field:NNW', -1, 0)]
    const concerned = {
      'cap-curve': farmer,
      'cap-road': farmer,
      'city-corner': knight,
      curve: thief,
      junction: thief,
      'two-caps': knight,
    }
    const turns: { readonly [name: string]: number } = {
      'cap-curve': 3,
      'cap-road': 2,
      'city-corner': 2,
      curve: 0,
      junction: 3,
      'two-caps': 2,
    }
    for (const [name, taken] of Object.entries(concerned)) {
      const game = play({ more: ['B'] }, `${before}\n~${name} 0,3/${turns[name]} .`)
      game.play(B)
      expect(game.awaited, name).toBe(0)
      expect(game.moves(), name).toEqual([taken])
      for (const other of [knight, thief, farmer])
        if (other !== taken) expect(game.refused(other)).toMatchObject({ code: 'none-there', clause: 'CROP-3' })
      game.play(taken)
      expect(game.told.at(-1)).toMatchObject({ kind: 'taken', seat: 0, clause: 'CROP-6' })
    }
  })

  test('CROP-3 a pitchfork does nothing where there are no farmers', () => {
    const game = play(
      { options: { farmers: 'none' }, more: ['B'] },
      'F 0,-1/1 +city:N\nU 1,0/0 +road:E\nU 2,0/0 .\n~cap-road 0,1/2',
    )
    expect(game.refused({ deploy: 'follower', on: 'field:ENE' })).toMatchObject({ clause: 'BASE-27' })
    game.play(PASS)
    expect({ step: stepOf(game), awaited: game.awaited, active: activeIn(game) }).toEqual({
      step: 'draw',
      awaited: CHANCE,
      active: 0,
    })
  })
})

describe('a choice that is not asked for', () => {
  test('CROP-1 is refused before the turn is scored', () => {
    const game = play({ more: ['B'] }, 'U 1,0/0 +road:E\n~curve 0,1/0')
    expect(game.refused(A)).toMatchObject({ code: 'not-now', clause: 'CROP-1' })
    expect(play({ more: ['B'] }, 'U 1,0/0 +road:E\nU 2,0/0').refused(A)).toMatchObject({ clause: 'BASE-7' })
  })

  test('CROP-7 is refused where nobody is concerned, until the next tile is drawn', () => {
    const game = play({ more: ['B'] }, 'F 0,-1/1 +city:N\n~curve 0,1/0 .')
    expect(game.refused(A)).toMatchObject({ code: 'not-now', clause: 'CROP-7' })
    expect(game.refused(PASS)).toMatchObject({ code: 'not-now', clause: 'BASE-4' })
    game.play({ draw: 'base/B' })
    expect(game.refused(A)).toMatchObject({ code: 'not-now', clause: 'BASE-4' })
  })

  test('CROP-7 is not the reason once a choice was carried out', () => {
    const game = play({ more: ['B'] }, 'U 1,0/0 +road:E\n~curve 0,1/0 .')
    game.play(A)
    expect(game.refused(B)).toMatchObject({ code: 'not-now', clause: 'CROP-5' })
    game.play(PASS)
    expect(game.refused(A)).toMatchObject({ code: 'not-now', clause: 'BASE-4' })
  })
})

describe('carrying it out', () => {
  test('CROP-4 from the left of the seat on turn round to that seat itself, each once', () => {
    const game = play(CROSSING, FOUR_THIEVES)
    game.play(A)
    const asked: number[] = []
    for (; game.awaited >= 0; game.play(PASS)) asked.push(game.awaited)
    expect(asked).toEqual([2, 3, 0, 1])
    expect({ awaited: game.awaited, active: activeIn(game), step: stepOf(game) }).toEqual({
      awaited: CHANCE,
      active: 2,
      step: 'draw',
    })
    expect(game.rules.view(game.p, WATCHER).state).toEqual({ 'crop-circles': null })
    game.go('B 1,1/0 .')
    expect(stepOf(game)).toBe('draw')
  })

  test('CROP-4 refuses a seat that is not asked yet, and BASE-3 one whose turn it is not', () => {
    const game = play(CROSSING, FOUR_THIEVES)
    expect(game.refused({ ...A, by: 2 })).toMatchObject({ code: 'wrong-seat', clause: 'BASE-3' })
    game.play(A)
    expect(game.refused({ ...PASS, by: 3 })).toMatchObject({ code: 'wrong-seat', clause: 'CROP-4' })
  })

  test('CROP-4 one seat alone is the left and the last', () => {
    const game = play({ seats: 1, more: ['B'] }, 'U 1,0/0 +road:E\n~curve 0,1/0 .')
    game.play(B)
    expect(game.moves()).toEqual([take('road:E', 1, 0)])
    game.play(take('road:E', 1, 0))
    expect(game.awaited).toBe(CHANCE)
  })

  test('CROP-5 A: each may add a follower from supply beside an own one of that kind', () => {
    const game = play(CROSSING, FOUR_THIEVES)
    game.play(A)
    expect(game.moves()).toEqual([PASS, add('road:E', 1, 0)])
    game.play(add('road:E', 1, 0))
    const feature = {
      kind: 'road',
      cells: [
        [0, 0],
        [1, 0],
      ],
    }
    const added = {
      kind: 'deployed',
      seat: 2,
      points: 0,
      clause: 'CROP-5',
      feature,
      figure: 'follower',
      role: 'thief',
      spot: 'road:E',
      at: [1, 0],
    }
    expect(game.told.at(-1)).toEqual(added)
    expect(game.supply).toEqual([6, 6, 5, 6])
    game.play(PASS)
    expect(game.told.at(-1)).toMatchObject({ kind: 'passed', seat: 3, clause: 'CROP-5' })
    expect(game.supply).toEqual([6, 6, 5, 6])
    expect(game.moves()).toEqual([PASS, add('road:E', -1, 0)])
  })

  test('CROP-5 not beside another’s, not beside another kind, not where nobody stands', () => {
    const game = play({ more: ['B'] }, 'U 1,0/0 +road:E\nF 0,-1/1 +city:N\nU 2,0/0 +field:NNW\n~curve 0,1/0 +road:S')
    game.play(A)
    expect(game.moves()).toEqual([PASS, add('road:E', 1, 0)])
    const wrong: readonly (readonly [Move, string])[] = [
      [add('road:S', 0, 1), 'CROP-5'],
      [add('city:N', 0, -1), 'CROP-3'],
      [add('field:NNW', 2, 0), 'CROP-3'],
      [add('road:E', 2, 0), 'CROP-5'],
      [add('road:E', 0, 0), 'CROP-5'],
      [add('city:E', 1, 0), 'CROP-5'],
      [add('road:E', 9, 9), 'CROP-5'],
    ]
    for (const [move, clause] of wrong)
      expect(game.refused(move)).toMatchObject({ code: 'none-there', clause, where: 'on' })
    expect(game.refused(add('city:N', 0, -1)).reason).toBe(
      'the circle concerns followers on a road, not on "city:N"; seat 0 has one on road:E at 1,0',
    )
    expect(game.refused(add('road:E', 9, 9)).reason).toBe(
      'seat 0 has no follower on "road:E" at 9,9; seat 0 has one on road:E at 1,0',
    )
    expect(game.refused({ deploy: 'follower', on: 'road:E' })).toMatchObject({ code: 'no-cell', clause: 'CROP-5' })
    expect(game.refused({ ...add('road:E', 1, 0), deploy: 'bishop' })).toMatchObject({
      code: 'unknown-figure',
      clause: 'CROP-5',
    })
    expect(game.refused(take('road:E', 1, 0))).toMatchObject({ code: 'not-now', clause: 'CROP-5' })
    game.play(add('road:W', 1, 0))
    expect(game.awaited).toBe(1)
    expect(game.moves()).toEqual([PASS, add('road:S', 0, 1)])
  })

  test('CROP-5 a follower that came home in this turn’s scoring is supply already', () => {
    const setup = { options: { followers: 2 }, start: ['D 0,0/0', 'E 0,1/2'], more: ['B'] }
    const game = play(setup, 'F 0,2/1 +city:N\nU 1,0/0 .\n~two-caps 0,-1/2 +city:S')
    expect(game.supply).toEqual([1, 2])
    game.play(A)
    expect(game.moves()).toEqual([PASS, add('city:N', 0, 2)])
    game.play(add('city:N', 0, 2))
    expect(game.supply).toEqual([0, 2])
  })

  test('CROP-5 a seat that has resigned adds nobody', () => {
    const game = play(CROSSING, FOUR_THIEVES)
    expect(game.rules.toMove(game.p, resignedAction(game.rules, game.p))).toEqual(A)
    game.play(A)
    expect(game.rules.toMove(game.p, resignedAction(game.rules, game.p))).toEqual(PASS)
  })

  test('CROP-6 B: nobody who stands there can keep all: one must go home', () => {
    const game = play(CROSSING, FOUR_THIEVES)
    game.play(B)
    expect(game.moves()).toEqual([take('road:E', 1, 0)])
    expect(game.rules.pass(game.p)).toBe(-1)
    expect(game.refused(PASS)).toMatchObject({ code: 'not-now', clause: 'CROP-6' })
    expect(game.refused(add('road:E', 1, 0))).toMatchObject({ code: 'not-now', clause: 'CROP-6' })
    expect(game.refused(take('road:N', 0, 1))).toMatchObject({ code: 'none-there', clause: 'CROP-6' })
    expect(game.refused({ ...take('road:E', 1, 0), take: 'bishop' })).toMatchObject({
      code: 'unknown-figure',
      clause: 'CROP-6',
    })
    game.play(take('road:W', 1, 0))
    const feature = {
      kind: 'road',
      cells: [
        [0, 0],
        [1, 0],
      ],
    }
    const taken = {
      kind: 'taken',
      seat: 2,
      points: 0,
      clause: 'CROP-6',
      feature,
      figure: 'follower',
      role: 'thief',
      spot: 'road:E',
      at: [1, 0],
    }
    expect(game.told.at(-1)).toEqual(taken)
    expect(game.supply).toEqual([6, 6, 7, 6])
    for (const move of [take('road:N', 0, 1), take('road:E', -1, 0), take('road:S', 0, -1)]) game.play(move)
    expect(game.supply).toEqual([7, 7, 7, 7])
    expect(figuresIn(game)).toEqual([])
  })

  test('CROP-6 whoever has several says which, one only, and the place is free again', () => {
    const game = play(
      { start: ['X 0,0/0'], more: ['U', 'B'] },
      'U 1,0/0 +road:E\nU 0,1/1 .\nU -1,0/0 +road:E\n~curve 0,-1/0 .',
    )
    game.play(B)
    expect(game.moves()).toEqual([take('road:E', 1, 0), take('road:E', -1, 0)])
    expect(game.rules.toMove(game.p, resignedAction(game.rules, game.p))).toEqual(take('road:E', 1, 0))
    game.play(take('road:E', -1, 0))
    expect(figuresIn(game)).toEqual(['0 road:E@1,0'])
    expect({ awaited: game.awaited, active: activeIn(game) }).toEqual({ awaited: CHANCE, active: 0 })
    game.go('U -2,0/0 +road:E')
    expect(figuresIn(game)).toEqual(['0 road:E@-2,0', '0 road:E@1,0'])
  })

  test('CROP-7 a seat that cannot is skipped', () => {
    const lines = 'U 1,0/0 +road:E\nU 0,1/1 .\nU -1,0/0 .\n~curve 0,-1/0 +road:S'
    for (const [choice, asked] of [
      [A, [2, 1]],
      [B, [2, 1]],
    ] as const) {
      const game = play(CROSSING, lines)
      game.play(choice)
      const seats: number[] = []
      for (; game.awaited >= 0; game.play(game.moves()[0])) seats.push(game.awaited)
      expect(seats).toEqual(asked)
    }
  })

  test('CROP-7 when nobody can, nothing is chosen', () => {
    const nobody = play({ more: ['B'] }, 'F 0,-1/1 +city:N\n~curve 0,1/0 .')
    expect({ step: stepOf(nobody), awaited: nobody.awaited, active: activeIn(nobody) }).toEqual({
      step: 'draw',
      awaited: CHANCE,
      active: 0,
    })
    expect(nobody.told.some(({ kind }) => kind === 'chosen')).toBe(false)
    // The last knight goes home before the circle.
    const home = play({ more: ['B'] }, '~two-caps 0,-1/2 +city:S')
    expect({ step: stepOf(home), scores: home.scores }).toEqual({ step: 'draw', scores: [4, 0] })
  })

  test('CROP-8 neither A nor B scores anything', () => {
    const twoThieves = 'U 1,0/0 +road:E\nU 0,1/1 +road:N\nU -1,0/0 .\n~curve 0,-1/0 .'
    for (const choice of [A, B]) {
      const game = play({ ...CROSSING, seats: 2, options: {} }, twoThieves)
      const before = game.told.length
      game.play(choice)
      while (game.awaited >= 0) game.play(game.moves().at(-1))
      expect(game.told.slice(before).map(({ kind }) => kind)).toEqual([
        'chosen',
        ...(choice === A ? ['deployed', 'deployed'] : ['taken', 'taken']),
      ])
      expect(game.scores).toEqual([0, 0])
    }
  })

  test('CROP-8 several followers of one seat on a feature all count, and all go home', () => {
    const start = ['W 0,0/0', 'B 0,-1/0', 'B 1,-1/0', 'B 2,-1/0', 'B 3,-1/0']
    const before = 'U 1,0/0 +road:E\nW 3,0/0 +road:W\n~curve 0,-2/2 .'
    const two = play({ start, more: ['U', 'B'] }, before)
    two.play(A)
    two.play(PASS)
    two.play(add('road:E', 1, 0))
    expect(figuresIn(two).filter((figure) => figure === '0 road:E@1,0')).toHaveLength(2)
    two.go('U 2,0/0 .')
    expect(two.scores).toEqual([4, 0])
    expect(two.told.filter(({ kind }) => kind === 'returned')).toMatchObject([
      { seat: 0, figures: 2 },
      { seat: 1, figures: 1 },
    ])
    expect(two.supply).toEqual([7, 7])
    const one = play({ start, more: ['U', 'B'] }, before)
    one.play(A)
    one.play(PASS)
    one.play(PASS)
    one.go('U 2,0/0 .')
    expect(one.scores).toEqual([4, 4])
  })

  test('CROP-8 two of one seat on one spot are one choice, and taking one leaves the other', () => {
    const game = play(
      { start: ['X 0,0/0'], more: ['U', 'crop-circles/junction', 'B'] },
      'U 1,0/0 +road:E\n~curve 0,-1/0 .',
    )
    game.play(A)
    game.play(add('road:E', 1, 0))
    expect(game.supply).toEqual([5, 7])
    game.go('U -1,0/0 +road:E')
    game.play({ draw: 'crop-circles/junction' })
    game.play({ place: 'crop-circles/junction', at: [0, 1], turn: 0 })
    game.play(PASS)
    game.play(B)
    expect(game.moves()).toEqual([take('road:E', 1, 0), take('road:E', -1, 0)])
    game.play(take('road:E', 1, 0))
    expect(figuresIn(game)).toEqual(['0 road:E@-1,0', '0 road:E@1,0'])
    expect(game.supply).toEqual([5, 7])
  })

  test('CROP-9 the circle of the last tile comes before the final scoring', () => {
    const game = play({}, 'U 1,0/0 +road:E\nB 0,1/0 +monastery\n~curve -1,0/3 .')
    expect({ step: stepOf(game), over: game.isOver, scores: game.scores }).toEqual({
      step: 'crop-circles/choose',
      over: false,
      scores: [0, 0],
    })
    game.play(B)
    game.play(take('road:E', 1, 0))
    expect(game.isOver).toBe(true)
    expect(game.told.slice(-5)).toMatchObject([
      { kind: 'chosen' },
      { kind: 'taken', seat: 0 },
      { kind: 'ending' },
      { kind: 'score', seat: 1, points: 4 },
      { kind: 'over' },
    ])
    expect(game.scores).toEqual([0, 4])
    const kept = play({}, 'U 1,0/0 +road:E\nB 0,1/0 +monastery\n~curve -1,0/3 .')
    kept.play(A)
    kept.play(PASS)
    expect(kept.scores).toEqual([3, 4])
  })

  test('CROP-9 with none in supply a seat is skipped in A, but not in B', () => {
    const setup: ScenarioSetup = { ...CROSSING, seats: 2, options: { followers: 1 } }
    const lines = 'U 1,0/0 +road:E\nU 0,1/1 .\nU -1,0/0 .\n~curve 0,-1/0 +road:S'
    const adding = play(setup, lines)
    adding.play(A)
    expect({ awaited: adding.awaited, step: stepOf(adding) }).toEqual({ awaited: CHANCE, step: 'draw' })
    expect(adding.supply).toEqual([0, 0])
    const taking = play(setup, lines)
    taking.play(B)
    expect(taking.awaited).toBe(0)
  })

  test('CROP-9 the added one stands on the tile of the one it joins, not elsewhere on the feature', () => {
    const game = play({ more: ['B'] }, 'U 1,0/0 +road:E\nU 2,0/0 .\n~curve 3,0/0 .')
    game.play(A)
    expect(game.refused(add('road:W', 3, 0))).toMatchObject({ code: 'none-there', clause: 'CROP-5' })
    expect(game.refused(add('road:E', 2, 0))).toMatchObject({ code: 'none-there', clause: 'CROP-5' })
    game.play(add('road:E', 1, 0))
    expect(figuresIn(game)).toEqual(['0 road:E@1,0', '0 road:E@1,0'])
  })
})

describe('worked examples', () => {
  const shield = 'F 0,-1/1 +city:N\nE 0,1/2 +city:S\nU 1,0/0 .\n~two-caps 1,1/1 +city:E'

  test('CROP-X1 shield and A: green adds a knight, blue has none, red adds beside the new knight or another, never on an empty part', () => {
    // Red, green and blue, in this order.
    const game = play({ seats: 3, edition: '2000', more: ['B'] }, shield)
    game.play(A)
    expect(game.awaited).toBe(1)
    expect(game.moves()).toEqual([PASS, add('city:S', 0, 1)])
    game.play(add('city:S', 0, 1))
    expect(game.awaited).toBe(0)
    expect(game.moves()).toEqual([PASS, add('city:N', 0, -1), add('city:E', 1, 1)])
    expect(game.refused(add('city:S', 1, 1))).toMatchObject({ code: 'none-there', clause: 'CROP-5' })
    game.play(add('city:E', 1, 1))
    expect(figuresIn(game)).toEqual(['0 city:N@0,-1', '1 city:S@0,1', '1 city:S@0,1', '0 city:E@1,1', '0 city:E@1,1'])
    expect(game.supply).toEqual([4, 5, 7])
    const other = play({ seats: 3, edition: '2000', more: ['B'] }, shield)
    other.play(A)
    other.play(PASS)
    other.play(add('city:N', 0, -1))
    expect(figuresIn(other)).toEqual(['0 city:N@0,-1', '0 city:N@0,-1', '1 city:S@0,1', '0 city:E@1,1'])
  })

  test('CROP-X2 pitchfork closes a city: green scores six and takes the knight, then B: a farmer of blue and one of red go home, green has no farmer', () => {
    // Green, blue and red, in this order.
    const farmers = 'G 0,-1/1 +city:N\nU 1,0/0 +field:NNW\nU -1,0/0 +field:ESE'
    // Green has a thief too, who is no farmer.
    const lines = `${farmers}\nU 2,0/0 +road:E\nU 3,0/0 .\nU -2,0/0 .\n~cap-road 0,-2/2 .`
    const game = play({ seats: 3, edition: '2000', more: ['B'] }, lines)
    expect(game.scores).toEqual([6, 0, 0])
    expect(game.supply).toEqual([6, 6, 6])
    game.play(B)
    expect(game.awaited).toBe(1)
    expect(game.moves()).toEqual([take('field:NNW', 1, 0)])
    game.play(take('field:NNW', 1, 0))
    expect(game.awaited).toBe(2)
    game.play(take('field:ESE', -1, 0))
    expect({ awaited: game.awaited, active: activeIn(game), step: stepOf(game) }).toEqual({
      awaited: CHANCE,
      active: 1,
      step: 'draw',
    })
    expect(game.supply).toEqual([6, 7, 7])
    expect(game.scores).toEqual([6, 0, 0])
  })
})
