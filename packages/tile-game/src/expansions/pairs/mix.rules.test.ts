/** The clauses about all modules together: that they can be combined, and in which order. */
import { CHANCE, NOBODY, Options, Random } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { type Scenario, type ScenarioSetup, scenario } from '../../../scenarios/scenario.ts'
import { EDITIONS, MODULES, type Move, tileGame } from '../../index.ts'

const WATCHER = -3
const PASS: Move = { pass: true }
const into = (quarter: string): Move => ({ deploy: 'follower', on: quarter, at: [0, 0] })
const viewIn = (game: Scenario) => game.rules.view(game.p, WATCHER)
const stepIn = (game: Scenario) => ({ step: viewIn(game).step, awaited: game.awaited })
/** What was told since a happening: what it was, whose, and by which clause. */
const toldSince = (game: Scenario, first: number): readonly string[] =>
  game.told.slice(first).map(({ kind, seat, clause }) => `${kind} ${seat ?? '-'} ${clause}`)

describe('every set of modules', () => {
  const EXPANSIONS = MODULES.slice(1).map(({ id }) => id)
  /** More than any game has: every tile may be drawn, set aside, laid and answered by everyone. */
  const MOST_MOVES = 3000

  /** Plays at random to the end, and returns what is wrong with the game, if anything. */
  function faultOf(
    setup: { readonly edition: string; readonly modules: readonly string[]; readonly options: object },
    seats: number,
    seed: number,
  ): string | null {
    const composed = tileGame.compose(setup, seats)
    if (!composed.ok) return composed.reason
    const rules = composed.value
    const [p, random, options] = [rules.start(), new Random(seed), new Options()]
    for (let moves = 0; rules.awaited(p) !== NOBODY; moves++) {
      if (moves > MOST_MOVES) return 'it does not end'
      const by = rules.awaited(p)
      rules.options(p, by, options)
      if (options.length === 0) return `nothing to do in ${rules.view(p, WATCHER).step}`
      rules.apply(p, by, rules.sample(p, by, random))
    }
    const { pile, state, tiles } = rules.view(p, WATCHER)
    const stream = state.stream as { readonly aside: object; readonly later: object } | undefined
    if (pile.left + Object.keys({ ...stream?.aside, ...stream?.later }).length > 0) return 'tiles are left over'
    return tiles.length > 60 ? null : `only ${tiles.length} tiles were laid`
  }

  test('MIX-1 each of the 128 is played to its end, with 2 to 5 seats, in both editions', () => {
    expect(2 ** EXPANSIONS.length).toBe(128)
    const faults: string[] = []
    const rounds = process.env.BASTIDE_QUICK ? 1 : 2
    for (let set = 0; set < 2 ** EXPANSIONS.length; set++) {
      const modules = EXPANSIONS.filter((_, i) => set & (1 << i))
      for (let round = 0; round < rounds; round++) {
        const seats = 2 + ((set + round) % 4)
        const edition = EDITIONS[(set + round + (set >> 2)) % 2] as string
        const options = (set + round) % 3 === 0 ? { farmers: 'none' } : {}
        const fault = faultOf({ edition, modules, options }, seats, 1 + set * rounds + round)
        if (fault !== null) faults.push(`${edition}, ${seats} seats, ${modules.join(' ')}: ${fault}`)
      }
    }
    expect(faults).toEqual([])
  }, 120_000)

  test('MIX-1 with any one module missing, and with all, each number of seats in each edition', () => {
    const sets = [EXPANSIONS, ...EXPANSIONS.map((gone) => EXPANSIONS.filter((id) => id !== gone))]
    const seatings = process.env.BASTIDE_QUICK ? [2] : [2, 3, 4, 5]
    const faults = sets.flatMap((modules) =>
      EDITIONS.flatMap((edition) =>
        seatings.flatMap((seats) => faultOf({ edition, modules, options: {} }, seats, 1000 + seats) ?? []),
      ),
    )
    expect(faults).toEqual([])
  }, 120_000)
})

const ALL_BUT_RIVERS = ['abbot', 'cult', 'king-robber', 'count', 'crop-circles']

/**
 * South of Carcassonne a monastery lies at -1,2 and a cult place below it; a tile with a circle at -2,2 will close a
 * city, a road and the monastery. Three seats. Seat 1 has the thief, the heretic and a farmer; seat 2 waits in the
 * cathedral; seat 0 has an abbot at 2,-1.
 */
const BEFORE = `B 2,-1/0 +abbot=monastery
  V 0,2/2 +field:NNW
  B -1,2/0 .
  W -3,-1/0 .
  cult/plain -1,3/0 +cult
  E 0,3/2 .
  W -4,-1/2 .
  W -2,3/1 +road:N
  W -3,3/2 .
  B 3,-1/0 .
  U 1,-2/1 +road:N
  X 1,-3/0 . +cathedral@0,0 .
  W -3,2/0 .
  B 4,-1/0 .
  B 5,-1/0 .`

const LAST = 'crop-circles/cap-curve -2,2/0'
const MONASTERY: Move = { deploy: 'follower', on: 'monastery', at: [-1, 2] }

/** Plays moves, each in the step that it is for. */
function inSteps(game: Scenario, moves: readonly (readonly [string, Move])[]): void {
  for (const [step, move] of moves) {
    expect(viewIn(game).step).toBe(step)
    game.play(move)
  }
}

describe('the order of a turn', () => {
  test('MIX-2 figure or abbot; out of Carcassonne; scoring; challenges; markers; into Carcassonne, the count; the circle; the next turn', () => {
    const game = scenario({ modules: ALL_BUT_RIVERS, seats: 3, more: ['B', 'crop-circles/cap-curve'] }, BEFORE)
    game.go(LAST)
    const first = game.told.length
    inSteps(game, [
      ['deploy', { take: 'abbot', on: 'monastery', at: [2, -1] }],
      ['count/leave', MONASTERY],
      ['count/enter', into('smithy')],
      ['count/move', { choose: 'market' }],
      ['crop-circles/choose', { choose: 'B' }],
      ['crop-circles/answer', { take: 'follower', on: 'field:NNW', at: [0, 2] }],
    ])
    expect(toldSince(game, first)).toEqual([
      'taken 0 ABBOT-4',
      'score 0 ABBOT-4',
      'deployed 2 COUNT-5',
      'unclaimed - BASE-20',
      'score 1 BASE-12',
      'returned 1 BASE-17',
      'score 2 BASE-15',
      'returned 2 BASE-17',
      'returned 1 CULT-4',
      'marker 0 KING-1',
      'deployed 0 COUNT-2',
      'chosen 0 COUNT-4',
      'chosen 0 CROP-2',
      'taken 1 CROP-6',
    ])
    expect(viewIn(game)).toMatchObject({ step: 'draw', active: 1 })
  })

  test('MIX-2 a figure goes on the tile before anybody leaves Carcassonne, and what nobody has to answer is passed over', () => {
    const game = scenario({ modules: ALL_BUT_RIVERS, seats: 3, more: ['B', 'crop-circles/cap-curve'] }, BEFORE)
    game.go(`${LAST} +city:N`)
    const first = game.told.length
    // Seat 0 is paid for the city itself, so it stays outside. Only the circle is left to do.
    inSteps(game, [
      ['count/leave', PASS],
      ['crop-circles/choose', { choose: 'A' }],
      ['crop-circles/answer', PASS],
    ])
    const scoring = [
      'score 0 BASE-13',
      'returned 0 BASE-17',
      'score 1 BASE-12',
      'returned 1 BASE-17',
      'unclaimed - BASE-20',
      'marker 0 KING-1',
    ]
    expect(toldSince(game, first)).toEqual(['passed 2 COUNT-5', ...scoring, 'chosen 0 CROP-2', 'passed 1 CROP-5'])
    expect(viewIn(game)).toMatchObject({ step: 'draw', active: 1 })
  })
})

describe('the order of the end', () => {
  test('MIX-3 the last circle; the market; what is unfinished; the fields; the king; the robber baron', () => {
    const game = scenario({ modules: ALL_BUT_RIVERS, seats: 3, more: ['crop-circles/cap-curve'] }, BEFORE)
    game.go(`${LAST} .`)
    inSteps(game, [
      ['count/leave', PASS],
      ['count/enter', into('market')],
      ['count/move', PASS],
      ['crop-circles/choose', { choose: 'A' }],
    ])
    const first = game.told.length
    inSteps(game, [
      ['crop-circles/answer', PASS],
      ['count/market', { deploy: 'follower', on: 'field:SSW', at: [1, -3] }],
    ])
    expect(game.isOver).toBe(true)
    expect(toldSince(game, first)).toEqual([
      'passed 1 CROP-5',
      'ending - BASE-22',
      'deployed 0 COUNT-7',
      'score 0 BASE-23',
      'score 1 CULT-5',
      'score 0 BASE-25',
      'score 1 BASE-25',
      'score 0 KING-2',
      'score 2 KING-3',
      'over - BASE-26',
    ])
  })

  test('MIX-3 the herd of pigs comes with the fields, before the king', () => {
    const setup = { modules: ['river-2', 'king-robber'], options: { 'pig-herd': 'on' } }
    const game = scenario(setup, 'river-2/pig-herd 1,0/0 +field:ENE\nriver-2/volcano 1,-1/3 .\nE 2,0/1 .\nE 3,0/3')
    const first = game.told.length
    game.play(PASS)
    expect(toldSince(game, first)).toEqual([
      'passed 0 BASE-7',
      'unclaimed - BASE-20',
      'marker 0 KING-1',
      'ending - BASE-22',
      'score 0 BASE-25',
      'score 0 RIVER2-4',
      'score 0 KING-2',
      'over - BASE-26',
    ])
  })
})

describe('without farmers', () => {
  const NONE = { farmers: 'none' }
  const gift = (entry: string, setup: ScenarioSetup = {}): Scenario =>
    scenario({ modules: ['count'], options: NONE, more: ['B'], ...setup }, `U 1,-2/1 +road:N\nX 1,-3/0 . ${entry}`)

  test('MIX-4 no follower goes on a field, whatever is played besides', () => {
    const modules = MODULES.slice(1).map(({ id }) => id)
    const game = scenario(
      { modules: modules.filter((id) => !id.startsWith('river')), options: NONE, more: ['B'] },
      'B 2,0/0',
    )
    expect(game.moves().filter((move) => 'deploy' in move && move.on.startsWith('field'))).toEqual([])
    expect(game.refused({ deploy: 'follower', on: 'field:NNW' })).toMatchObject({ code: 'not-for-this-figure' })
  })

  test('MIX-4 a pitchfork has no circle; other circles go on', () => {
    const setup = { modules: ['crop-circles'], options: NONE, more: ['B'] }
    const before = 'F 0,-1/1 +city:N\nU 1,0/0 +road:E\nU 2,0/0 .'
    expect(stepIn(scenario(setup, `${before}\ncrop-circles/cap-road 0,1/2 .`))).toEqual({
      step: 'draw',
      awaited: CHANCE,
    })
    expect(stepIn(scenario(setup, `${before}\ncrop-circles/curve 0,1/0 .`))).toEqual({
      step: 'crop-circles/choose',
      awaited: 1,
    })
  })

  test('MIX-4 the market is closed to followers', () => {
    const game = gift('')
    expect(game.moves()).toEqual([PASS, into('castle'), into('smithy'), into('cathedral')])
    expect(game.refused(into('market'))).toMatchObject({ code: 'not-for-this-figure', clause: 'MIX-4', where: 'on' })
  })

  test('MIX-4 and to the count, whoever moves him', () => {
    const game = gift('+castle@0,0')
    expect(game.moves()).toEqual([PASS, { choose: 'smithy' }, { choose: 'cathedral' }])
    expect(game.refused({ choose: 'market' })).toMatchObject({ code: 'closed', clause: 'MIX-4', where: 'choose' })
    const clockwise = gift('+castle@0,0', { options: { ...NONE, 'count-moves': 'clockwise' } })
    expect(viewIn(clockwise).state.count).toMatchObject({ quarter: 'smithy' })
  })

  test('MIX-4 the herd of pigs may be switched on, and brings nothing', () => {
    const setup = { modules: ['river-2'], options: { ...NONE, 'pig-herd': 'on' } }
    const game = scenario(setup, 'river-2/pig-herd 1,0/0 .\nriver-2/volcano 1,-1/3 .\nE 2,0/1 .\nE 3,0/3 .')
    expect(game.isOver).toBe(true)
    expect(game.scores).toEqual([0, 0])
  })
})
