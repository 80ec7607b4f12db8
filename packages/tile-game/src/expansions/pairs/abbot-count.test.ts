/** The abbot in Carcassonne. */
import { describe, expect, test } from 'vitest'
import { type Scenario, type ScenarioSetup, scenario } from '../../../scenarios/scenario.ts'
import type { Move } from '../../index.ts'

const WATCHER = -3
const PASS: Move = { pass: true }
const into = (quarter: string, figure: string): Move => ({ deploy: figure, on: quarter, at: [0, 0] })
const play = (setup: ScenarioSetup, lines: string): Scenario =>
  scenario({ modules: ['abbot', 'count'], more: ['B'], ...setup }, lines)
const viewIn = (game: Scenario) => game.rules.view(game.p, WATCHER)
const lastTold = (game: Scenario, kind: string) => game.told.filter((one) => one.kind === kind).at(-1)
const residentsIn = (game: Scenario) =>
  viewIn(game)
    .figures.filter(({ role }) => role === 'resident')
    .map(({ seat, figure, on }) => `${seat} ${figure} ${on}`)
const abbotsOf = (game: Scenario) => viewIn(game).seats.map(({ supply }) => supply.abbot)

/** A road with a thief, closed by the next seat, which may then enter. */
const gifts = (...entries: readonly string[]): string =>
  entries.map((entry, i) => `U 1,${-2 - 2 * i}/1 +road:N\nX 1,${-3 - 2 * i}/0 . ${entry}`).join('\n')

/** A monastery at -1,2, or a garden there, which a tile at -2,2 completes with a city; six turns. */
const around = (middle: string, below: string): string =>
  `A 0,2/2 .\n${middle} .\n${below} .\nB 0,3/0 .\nB -2,3/0 .\nB 2,-1/0 .`
const MONASTERY = around('B -1,2/0', 'B -1,3/0')
const GARDEN = around('E-garden -1,2/2', 'E -1,3/0')
const CLOSED = 'E -2,2/0 .'

describe('the abbot in the cathedral', () => {
  test('ABBOT-7 he may come into the cathedral, and into no other quarter', () => {
    const game = play({}, gifts(''))
    const followers = ['castle', 'market', 'smithy', 'cathedral'].map((quarter) => into(quarter, 'follower'))
    expect(game.moves()).toEqual([PASS, ...followers, into('cathedral', 'abbot')])
    for (const quarter of ['castle', 'market', 'smithy'])
      expect(game.refused(into(quarter, 'abbot'))).toMatchObject({ code: 'not-for-this-figure', where: 'on' })
    game.play(into('cathedral', 'abbot'))
    expect(residentsIn(game)).toEqual(['1 abbot cathedral'])
    expect(abbotsOf(game)).toEqual([1, 0])
    expect(game.supply).toEqual([7, 7])
    expect(game.told.at(-1)).toMatchObject({
      kind: 'deployed',
      figure: 'abbot',
      role: 'resident',
      spot: 'cathedral',
      clause: 'COUNT-2',
    })
    game.play(PASS)
  })

  test('ABBOT-7 with no follower left he may still come in; once he is out he may not', () => {
    const setup = { options: { followers: 1 } }
    const out = 'B 2,-1/0 .\nB 2,0/0 +monastery\n'
    const game = play(setup, `${out}${gifts('')}`)
    expect(game.moves()).toEqual([PASS, into('cathedral', 'abbot')])
    expect(game.refused(into('cathedral', 'follower'))).toMatchObject({ code: 'none-in-supply', clause: 'BASE-9' })
    game.go('+abbot=cathedral@0,0')
    expect(residentsIn(game)).toEqual(['1 abbot cathedral'])
  })

  test('ABBOT-7 from there into a completed monastery, as a monk, and home again', () => {
    const game = play({}, `${MONASTERY}\n${gifts('+abbot=cathedral@0,0 .')}\n${CLOSED}`)
    const move = { deploy: 'abbot', on: 'monastery', at: [-1, 2] }
    expect(game.moves()).toEqual([PASS, move])
    game.play(move)
    expect(lastTold(game, 'deployed')).toMatchObject({ seat: 1, figure: 'abbot', role: 'monk', clause: 'COUNT-5' })
    expect(game.scored(1)).toEqual(['monastery 9 BASE-15'])
    expect(abbotsOf(game)).toEqual([1, 1])
    expect(residentsIn(game)).toEqual([])
  })

  test('ABBOT-7 and into a completed garden, where no follower goes', () => {
    const game = play({}, `${GARDEN}\n${gifts('+abbot=cathedral@0,0 =smithy', '+cathedral@0,0 .')}\n${CLOSED}`)
    const move = { deploy: 'abbot', on: 'garden', at: [-1, 2] }
    expect(game.moves()).toEqual([PASS, move])
    expect(game.refused({ ...move, deploy: 'follower' })).toMatchObject({ code: 'none-there', clause: 'COUNT-5' })
    game.play(move)
    expect(game.scored(1)).toEqual(['garden 9 ABBOT-3'])
    expect(residentsIn(game)).toEqual(['1 follower cathedral'])
  })

  test('ABBOT-7 not while the count is in the cathedral', () => {
    const game = play({}, `${MONASTERY}\n${gifts('+abbot=cathedral@0,0 =cathedral')}\n${CLOSED}`)
    expect(viewIn(game).step).toBe('draw')
    expect(residentsIn(game)).toEqual(['1 abbot cathedral'])
  })

  test('ABBOT-7 he cannot be taken back from the city', () => {
    const game = play({}, `${gifts('+abbot=cathedral@0,0 .')}\nB 2,-1/0 .\nB 2,0/0`)
    expect(game.moves().some((move) => 'take' in move)).toBe(false)
    expect(game.refused({ take: 'abbot', on: 'cathedral', at: [0, 0] })).toMatchObject({
      code: 'none-there',
      clause: 'ABBOT-4',
    })
    expect(game.refused({ deploy: 'abbot', on: 'monastery' })).toMatchObject({ code: 'none-in-supply' })
  })

  test('ABBOT-7 at the end, where all quarters are left, into what is unfinished', () => {
    const lines = `B 2,-1/0 .\nE-garden -2,2/0 .\n${gifts('+abbot=cathedral@0,0 .')}`
    const game = play({ more: [], options: { 'count-end': 'all' } }, lines)
    expect(game.moves()).toEqual([
      PASS,
      { deploy: 'abbot', on: 'monastery', at: [2, -1] },
      { deploy: 'abbot', on: 'garden', at: [-2, 2] },
    ])
    game.play({ deploy: 'abbot', on: 'garden', at: [-2, 2] })
    expect(game.scored(1)).toEqual(['garden 3 ABBOT-3'])
  })

  test('COUNT-2 what an abbot brings who is taken back neither helps nor hinders', () => {
    // Seat 1 has an abbot on a monastery, takes him back for 5 and closes a road of seat 0 with the same tile.
    const hinders = play({}, 'U 1,-2/1 +road:N\nB 2,-1/0 +abbot=monastery\nB 2,0/0 .\nX 1,-3/0 -abbot=monastery@2,-1')
    expect(hinders.scored(1)).toEqual(['monastery 5 ABBOT-4'])
    expect(hinders.scored(0)).toEqual(['road 3 BASE-12'])
    expect(viewIn(hinders)).toMatchObject({ step: 'count/enter', active: 1 })
    // Nobody stands on the road that closes, and the only points are the abbot's.
    const helps = play({}, 'U 1,-2/1 .\nB 2,-1/0 +abbot=monastery\nB 2,0/0 .\nX 1,-3/0 -abbot=monastery@2,-1')
    expect(viewIn(helps)).toMatchObject({ step: 'draw', active: 0 })
  })
})
