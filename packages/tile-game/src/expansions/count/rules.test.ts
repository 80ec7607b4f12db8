/**
 * The clauses of the Count of Carcassonne about the city, who enters it, and where the count goes. Leaving is in
 * leaving.rules.test.ts.
 */
import { CHANCE, resignedAction } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { type Scenario, type ScenarioSetup, scenario } from '../../../scenarios/scenario.ts'
import { type Move, tileGame, toNotation } from '../../index.ts'
import { fromNotation } from '../../notation.ts'

const WATCHER = -3
const PASS: Move = { pass: true }

const play = (setup: ScenarioSetup, lines: string): Scenario =>
  scenario({ modules: ['count'], more: ['B'], ...setup }, lines)
const viewIn = (game: Scenario) => game.rules.view(game.p, WATCHER)
const stepIn = (game: Scenario) => ({ step: viewIn(game).step, awaited: game.awaited })
const quarterIn = (game: Scenario) => viewIn(game).state.count
const residentsIn = (game: Scenario) =>
  viewIn(game)
    .figures.filter(({ role }) => role === 'resident')
    .map(({ seat, figure, on, at }) => `${seat} ${figure} ${on}@${at.join(',')}`)
const into = (quarter: string): Move => ({ deploy: 'follower', on: quarter, at: [0, 0] })
const count = (quarter: string): Move => ({ choose: quarter })

/**
 * North of the city a seat lays a road with a thief on it, and the next seat closes it: 3 points for the first, so the
 * second may enter.
 */
const gifts = (...entries: readonly string[]): string =>
  entries.map((entry, i) => `U 1,${-2 - 2 * i}/1 +road:N\nX 1,${-3 - 2 * i}/0 . ${entry}`).join('\n')

/**
 * South of the city: the road's other end is laid at -3,2, and then a tile at -2,2 may close a city, a road of three
 * tiles and the monastery at -1,2. Six turns.
 */
const south = ({ first = '.', monastery = '.', monk = '.' } = {}): string =>
  `A 0,2/2 .\nB -1,2/0 ${monastery}\nB -1,3/0 .\nB 0,3/0 ${monk}\nA -2,3/2 ${first}\nB -3,3/0 .`
const ROAD_END = 'A -3,2/3 .'

function atStart(setup: { readonly edition: string; readonly options?: object }) {
  const composed = tileGame.compose({ modules: ['count'], ...setup }, 2)
  if (!composed.ok) throw new Error(composed.reason)
  return composed.value.view(composed.value.start(), WATCHER)
}

describe('the city', () => {
  test('COUNT-1 its twelve tiles lie in the middle of the table, in three rows, the seventh at 0,0', () => {
    for (const edition of ['2000', '2016'] as const) {
      const composed = tileGame.compose({ edition, modules: ['count'] }, 2)
      if (!composed.ok) throw new Error(composed.reason)
      const { tiles, justLaid, figures } = composed.value.view(composed.value.start(), WATCHER)
      const expected = Array.from({ length: 12 }, (_, i) => ({
        tile: `count/${i + 1}`,
        at: [(i % 4) - 2, Math.floor(i / 4) - 1],
        turn: 0,
      }))
      expect(tiles).toEqual(expected)
      expect({ justLaid, figures }).toEqual({ justLaid: null, figures: [] })
    }
  })

  test('COUNT-1 there is no other start tile: the usual one stays in the box, and none of the twelve is drawn', () => {
    for (const edition of ['2000', '2016'] as const) {
      const { pile, options } = atStart({ edition })
      expect(options['start-tile']).toBe('box')
      expect(pile.left).toBe(71)
      expect(pile.tiles?.['base/D']).toBe(3)
      expect(Object.keys(pile.tiles ?? {}).filter((id) => id.startsWith('count/'))).toEqual([])
    }
    const start = [{ tile: 'base/D', at: [0, 0], turn: 0 }]
    expect(tileGame.compose({ edition: '2016', modules: ['count'], start }, 2)).toMatchObject({
      ok: false,
      code: 'start-taken',
      where: 'setup.start',
    })
  })

  test('COUNT-1 or, if the setup says so, the usual start tile is in the bag', () => {
    const { pile } = atStart({ edition: '2016', options: { 'start-tile': 'bag' } })
    expect([pile.left, pile.tiles?.['base/D']]).toEqual([72, 4])
  })

  test('COUNT-1 in the base game alone there is nothing to choose: its start tile is laid', () => {
    expect(tileGame.compose({ edition: '2016', options: { 'start-tile': 'box' } }, 2)).toMatchObject({
      code: 'module-not-played',
      where: 'setup.options.start-tile',
    })
  })

  test('COUNT-1 the count begins in the castle', () => {
    expect(quarterIn(play({}, ''))).toEqual({ quarter: 'castle', left: 0 })
  })

  test('COUNT-1 there are four quarters, at 0,0, and no others', () => {
    const game = play({}, gifts(''))
    expect(game.moves()).toEqual([PASS, into('castle'), into('market'), into('smithy'), into('cathedral')])
    const role = 'resident'
    const spots = ['castle', 'market', 'smithy', 'cathedral'].map((on) => ({
      figure: 'follower',
      at: [0, 0],
      on,
      role,
      feature: null,
      does: 'deploy',
      move: into(on),
    }))
    expect(game.rules.view(game.p, 1).choices).toEqual([
      { kind: 'spots', spots },
      { kind: 'pass', move: PASS },
    ])
    expect(game.refused(into('harbour'))).toMatchObject({ code: 'unknown-spot', clause: 'COUNT-1', where: 'on' })
    expect(game.refused({ ...into('castle'), at: [1, 0] })).toMatchObject({
      code: 'unknown-spot',
      clause: 'COUNT-1',
      where: 'at',
    })
    expect(game.refused({ ...into('castle'), at: [0, -1] })).toMatchObject({
      code: 'unknown-spot',
      clause: 'COUNT-1',
      where: 'at',
    })
    game.play({ deploy: 'follower', on: 'castle' })
    expect(residentsIn(game)).toEqual(['1 follower castle@0,0'])
  })

  test('COUNT-1 no tile of the city can be laid upon, and every side of it is matched', () => {
    const game = play({ more: ['A'] }, '')
    game.play({ draw: 'base/A' })
    expect(game.refused({ place: 'base/A', at: [0, 0], turn: 0 })).toMatchObject({ code: 'occupied' })
    expect(game.refused({ place: 'base/A', at: [1, -2], turn: 1 })).toMatchObject({ code: 'no-match' })
    game.play({ place: 'base/A', at: [1, -2], turn: 0 })
  })
})

describe('coming in', () => {
  test('COUNT-2 others were paid for what the tile completed, and its player was not: a follower may be put into any quarter', () => {
    for (const quarter of ['castle', 'market', 'smithy', 'cathedral']) {
      const game = play({}, gifts(''))
      expect(stepIn(game)).toEqual({ step: 'count/enter', awaited: 1 })
      expect(viewIn(game).active).toBe(1)
      game.play(into(quarter))
      expect(residentsIn(game)).toEqual([`1 follower ${quarter}@0,0`])
      expect(game.supply).toEqual([7, 6])
      const told = {
        points: 0,
        clause: 'COUNT-2',
        feature: null,
        figure: 'follower',
        role: 'resident',
        spot: quarter,
        choice: quarter,
        figures: 1,
        at: [0, 0],
      }
      expect(game.told.at(-1)).toEqual({ kind: 'deployed', seat: 1, ...told })
    }
  })

  test('COUNT-2 or nobody is put there', () => {
    const game = play({}, gifts(''))
    expect(game.rules.toMove(game.p, resignedAction(game.rules, game.p))).toEqual(PASS)
    game.play(PASS)
    expect(game.told.at(-1)).toMatchObject({ kind: 'passed', seat: 1, clause: 'COUNT-2' })
    expect(stepIn(game)).toEqual({ step: 'draw', awaited: CHANCE })
    expect(residentsIn(game)).toEqual([])
    expect(game.supply).toEqual([7, 7])
  })

  test('COUNT-2 what is no such follower is refused', () => {
    const game = play({}, gifts(''))
    expect(game.refused({ ...into('castle'), deploy: 'bishop' })).toMatchObject({
      code: 'unknown-figure',
      clause: 'COUNT-2',
      where: 'deploy',
    })
    expect(game.refused(count('castle'))).toMatchObject({ code: 'not-now', clause: 'COUNT-2' })
    expect(game.refused({ take: 'follower', on: 'castle', at: [0, 0] })).toMatchObject({
      code: 'not-now',
      clause: 'COUNT-2',
    })
    expect(game.refused({ ...into('castle'), by: 0 })).toMatchObject({ code: 'wrong-seat' })
  })

  test('COUNT-2 not when nobody was paid: nothing was completed, or nobody stood there', () => {
    expect(stepIn(play({}, 'U 1,-2/1 +road:N'))).toEqual({ step: 'draw', awaited: CHANCE })
    const empty = play({}, 'U 1,-2/1 .\nX 1,-3/0 .')
    expect(empty.told.some(({ kind }) => kind === 'unclaimed')).toBe(true)
    expect(stepIn(empty)).toEqual({ step: 'draw', awaited: CHANCE })
  })

  test('COUNT-2 not when the points were one’s own', () => {
    const game = play({}, 'A 1,-2/0 +road:S')
    expect(game.scores).toEqual([2, 0])
    expect(stepIn(game)).toEqual({ step: 'draw', awaited: CHANCE })
  })

  test('COUNT-2 not when both were paid for one feature', () => {
    const game = play({}, `${south({ first: '+road:N' })}\nB 2,-1/0 .\nA -3,2/3 +road:E\nK -2,2/0 .`)
    expect(game.scores).toEqual([3, 3])
    expect(stepIn(game)).toEqual({ step: 'draw', awaited: CHANCE })
  })

  test('COUNT-2 of several features all count: one’s own points for any of them keep the gate shut', () => {
    const claimed = `${south({ first: '+road:N' })}\n${ROAD_END}`
    // Seat 0 has the road; seat 1 lays the tile that closes road and city.
    const others = play({}, `${claimed}\nK -2,2/0 .`)
    expect(others.scores).toEqual([3, 0])
    expect(stepIn(others)).toEqual({ step: 'count/enter', awaited: 1 })
    const both = play({}, `${claimed}\nK -2,2/0 +city:N`)
    expect(both.scores).toEqual([3, 4])
    expect(stepIn(both)).toEqual({ step: 'draw', awaited: CHANCE })
  })

  test('COUNT-2 points of the past, and of what is not completed now, do not matter', () => {
    const game = play({}, `A -3,-1/3 +road:E\nA 0,2/2 +road:N\n${gifts('')}`)
    expect(game.scores).toEqual([5, 2])
    expect(stepIn(game)).toEqual({ step: 'count/enter', awaited: 1 })
  })

  test('COUNT-2 the points count as they are once followers have come out of the city', () => {
    const before = `${south({ first: '+road:N' })}\n${ROAD_END}\nB 2,-1/0 .\n${gifts('+smithy@0,0 .')}\nB 2,0/0 .\nK -2,2/0 .`
    // Seat 1 waits in the smithy and lays the tile that closes seat 0's road.
    const stays = play({}, before)
    expect(stepIn(stays)).toEqual({ step: 'count/leave', awaited: 1 })
    stays.play(PASS)
    expect(stays.scored(1)).toEqual([])
    expect(stepIn(stays)).toEqual({ step: 'count/enter', awaited: 1 })
    const goes = play({}, before)
    goes.play({ deploy: 'follower', on: 'road:E', at: [-3, 2] })
    expect(goes.scored(1)).toEqual(['road 3 BASE-12'])
    expect(stepIn(goes)).toEqual({ step: 'draw', awaited: CHANCE })
  })

  test('COUNT-2 only from supply; one that has just come home is supply', () => {
    // All followers of seat 1 are out: two monks, and one in the smithy who may go where two thieves of seat 0 are.
    const before = `${south({ first: '+road:N', monk: '+monastery' })}\nA -3,2/3 +road:E\nB 2,-1/0 +monastery`
    const lines = `${before}\n${gifts('+smithy@0,0 .')}\nB 2,0/0 .\nK -2,2/0 .`
    const back = play({ options: { followers: 3 } }, lines)
    back.play({ deploy: 'follower', on: 'road:E', at: [-3, 2] })
    expect(back.scores).toEqual([6, 0])
    expect(stepIn(back)).toEqual({ step: 'count/enter', awaited: 1 })
    const out = play({ options: { followers: 3 } }, lines)
    out.play(PASS)
    expect(out.scores).toEqual([6, 0])
    expect(out.supply).toEqual([3, 0])
    expect(stepIn(out)).toEqual({ step: 'draw', awaited: CHANCE })
    const none = play({ options: { followers: 1 } }, 'U 1,-2/1 +road:N\nB 2,-1/0 +monastery\nB 2,0/0 .\nX 1,-3/0 .')
    expect(none.scores).toEqual([3, 0])
    expect(none.supply).toEqual([1, 0])
    expect(stepIn(none)).toEqual({ step: 'draw', awaited: CHANCE })
  })

  test('COUNT-2 at the end of the turn: after scoring; in the last turn too', () => {
    const game = play({ more: [] }, gifts(''))
    expect(game.told.slice(-4).map(({ kind }) => kind)).toEqual(['placed', 'passed', 'score', 'returned'])
    expect(stepIn(game)).toEqual({ step: 'count/enter', awaited: 1 })
    game.play(into('castle'))
    game.play(PASS)
    expect(game.isOver).toBe(true)
  })

  test('COUNT-2 one seat alone never comes in', () => {
    const game = play({ seats: 1 }, gifts(''))
    expect(game.scores).toEqual([3])
    expect(stepIn(game)).toEqual({ step: 'draw', awaited: CHANCE })
  })

  test('COUNT-3 one follower a turn, however much was completed', () => {
    // Seat 1 closes a road and a monastery of seat 2 with one tile.
    const game = play(
      { seats: 3 },
      `B 2,-1/0 .\n${south({ first: '+road:N', monastery: '+monastery' })}\n${ROAD_END}\nB 2,0/0 .\nB 3,0/0 .\nK -2,2/0 .`,
    )
    expect(game.scores).toEqual([0, 0, 12])
    expect(stepIn(game)).toEqual({ step: 'count/enter', awaited: 1 })
    game.play(into('smithy'))
    expect(game.refused(into('smithy'))).toMatchObject({ code: 'not-now' })
    game.play(count('market'))
    expect(stepIn(game)).toEqual({ step: 'draw', awaited: CHANCE })
    expect(residentsIn(game)).toEqual(['1 follower smithy@0,0'])
  })

  test('COUNT-3 another in another turn, beside the first', () => {
    const game = play({}, gifts('+castle@0,0 .', '+castle@0,0 .'))
    expect(residentsIn(game)).toEqual(['1 follower castle@0,0', '1 follower castle@0,0'])
    expect(game.supply).toEqual([7, 5])
  })
})

describe('the count', () => {
  test('COUNT-4 whoever came in may move him to one of the other three quarters, or leave him', () => {
    const game = play({}, gifts('+market@0,0'))
    expect(stepIn(game)).toEqual({ step: 'count/move', awaited: 1 })
    expect(game.moves()).toEqual([PASS, count('market'), count('smithy'), count('cathedral')])
    expect(game.rules.toMove(game.p, resignedAction(game.rules, game.p))).toEqual(PASS)
    for (const entered of ['castle', 'market', 'smithy', 'cathedral']) {
      expect(stepIn(play({}, gifts(`+${entered}@0,0`))), entered).toEqual({ step: 'count/move', awaited: 1 })
    }
    for (const quarter of ['market', 'smithy', 'cathedral']) {
      const moved = play({}, gifts(`+market@0,0 =${quarter}`))
      expect(quarterIn(moved)).toEqual({ quarter, left: 0 })
      expect(moved.told.at(-1)).toEqual({
        kind: 'chosen',
        seat: 1,
        points: 0,
        clause: 'COUNT-4',
        feature: null,
        choice: quarter,
      })
      expect(stepIn(moved)).toEqual({ step: 'draw', awaited: CHANCE })
    }
    game.play(PASS)
    expect(game.told.at(-1)).toMatchObject({ kind: 'passed', seat: 1, clause: 'COUNT-4' })
    expect(quarterIn(game)).toEqual({ quarter: 'castle', left: 0 })
    expect(stepIn(game)).toEqual({ step: 'draw', awaited: CHANCE })
  })

  test('COUNT-4 he goes on from where he is, back to the castle too', () => {
    const game = play({}, gifts('+market@0,0 =smithy', '+market@0,0'))
    expect(game.moves()).toEqual([PASS, count('castle'), count('market'), count('cathedral')])
    game.play(count('castle'))
    expect(quarterIn(game)).toEqual({ quarter: 'castle', left: 0 })
  })

  test('COUNT-4 he never leaves the city, and where he stands already he is left by a pass', () => {
    const game = play({}, gifts('+market@0,0'))
    expect(game.refused(count('harbour'))).toMatchObject({ code: 'not-allowed', clause: 'COUNT-4', where: 'choose' })
    expect(game.refused(count('castle'))).toMatchObject({ code: 'not-allowed', clause: 'COUNT-4', where: 'choose' })
    expect(game.refused(into('smithy'))).toMatchObject({ code: 'not-now', clause: 'COUNT-4' })
  })

  test('COUNT-4 whoever put nobody there does not move him', () => {
    expect(stepIn(play({}, gifts('.')))).toEqual({ step: 'draw', awaited: CHANCE })
    expect(stepIn(play({}, 'A 1,-2/0 +road:S'))).toEqual({ step: 'draw', awaited: CHANCE })
  })

  test('COUNT-13 by the player, unless the setup says otherwise', () => {
    expect(viewIn(play({}, '')).options['count-moves']).toBe('player')
    expect(viewIn(play({ edition: '2000' }, '')).options['count-moves']).toBe('player')
    expect(stepIn(play({ options: { 'count-moves': 'player' } }, gifts('+market@0,0')))).toEqual({
      step: 'count/move',
      awaited: 1,
    })
  })

  test('COUNT-13 clockwise: he goes to the next quarter by himself whenever somebody comes in, and round again', () => {
    const options = { 'count-moves': 'clockwise' }
    const seen = ['market', 'smithy', 'cathedral', 'castle', 'market']
    seen.forEach((quarter, i) => {
      // Nobody goes into the smithy here, because they would be asked to leave it at the next gift.
      const game = play({ options }, gifts(...Array.from({ length: i + 1 }, () => '+castle@0,0')))
      expect(stepIn(game)).toEqual({ step: 'draw', awaited: CHANCE })
      expect(quarterIn(game)).toEqual({ quarter, left: 0 })
      expect(game.told.at(-1)).toEqual({
        kind: 'chosen',
        seat: 1,
        points: 0,
        clause: 'COUNT-13',
        feature: null,
        choice: quarter,
      })
    })
    expect(quarterIn(play({ options }, gifts('.')))).toEqual({ quarter: 'castle', left: 0 })
  })

  test('COUNT-13 with the figure: he goes where it went', () => {
    const options = { 'count-moves': 'with-figure' }
    for (const quarter of ['market', 'smithy', 'cathedral']) {
      const game = play({ options }, gifts(`+${quarter}@0,0`))
      expect(stepIn(game)).toEqual({ step: 'draw', awaited: CHANCE })
      expect(quarterIn(game)).toEqual({ quarter, left: 0 })
      expect(game.told.at(-1)).toMatchObject({ kind: 'chosen', seat: 1, clause: 'COUNT-13', choice: quarter })
    }
    const stays = play({ options }, gifts('+castle@0,0'))
    expect(quarterIn(stays)).toEqual({ quarter: 'castle', left: 0 })
    expect(stays.told.at(-1)).toMatchObject({ kind: 'deployed', clause: 'COUNT-2' })
    expect(quarterIn(play({ options }, gifts('.')))).toEqual({ quarter: 'castle', left: 0 })
  })
})

describe('what lies beside the city', () => {
  /** Ends with a farmer of seat 0 on the field north of the city, and one of seat 1 on the field to the south-west. */
  const NORTH = 'B 0,-2/0 +field:NNW'
  const farmed = (farmers: string, lines: string): Scenario => play({ options: { farmers }, more: [] }, lines)

  test('COUNT-10 it pays farmers as one completed city, by each of the three rules', () => {
    expect(farmed('city-4', NORTH).scored(0)).toEqual(['field 4 BASE-24'])
    expect(farmed('field-3', NORTH).scored(0)).toEqual(['field 3 BASE-25'])
    expect(farmed('city-3', NORTH).scored(0)).toEqual(['field 3 BASE-28'])
  })

  test('COUNT-10 every one of its fields borders it', () => {
    for (const side of ['B 0,-2/0', 'B 2,0/0', 'B -3,0/0', 'B -1,2/0'])
      expect(farmed('field-3', `${side} +field:NNW`).scores, side).toEqual([3, 0])
    // A field beside a city part on Carcassonne's tiles also borders that city, once it is complete.
    expect(farmed('field-3', 'E -2,2/0 .\nB -1,2/0 +field:NNW').scores).toEqual([0, 6])
  })

  test('COUNT-10 4 for most farmers on all its fields together; 3 for each field; 3 once a player', () => {
    const two = `${NORTH}\nB -3,0/0 +field:NNW\nB 2,0/0 +field:NNW`
    expect(farmed('city-4', two).scores).toEqual([4, 0])
    expect(farmed('field-3', two).scores).toEqual([6, 3])
    expect(farmed('city-3', two).scores).toEqual([3, 3])
  })

  test('COUNT-10 it is never scored itself, and no knight enters it', () => {
    const game = play({}, `${gifts('+castle@0,0 =market')}\nE -2,2/0 .`)
    expect(stepIn(game)).toEqual({ step: 'count/leave', awaited: 1 })
    expect(game.moves()).toEqual([PASS, { deploy: 'follower', on: 'city:S', at: [-2, 1] }])
    for (const on of ['carcassonne', 'carcassonne:N', 'city:N'])
      expect(game.refused({ deploy: 'follower', on, at: [-2, 1] })).toMatchObject({
        clause: 'COUNT-5',
        where: expect.stringMatching(/on|deploy/),
      })
    game.play(PASS)
    expect(game.told.filter(({ feature }) => feature?.kind === 'carcassonne')).toEqual([])
    expect(game.told.filter(({ kind }) => kind === 'unclaimed').map(({ feature }) => feature?.cells)).toEqual([
      [
        [-2, 1],
        [-2, 2],
      ],
    ])
  })

  test('COUNT-10 its tiles count in the roads and cities that begin on them', () => {
    expect(play({}, 'A 1,-2/0 +road:S').scored(0)).toEqual(['road 2 BASE-12'])
    expect(play({}, 'A -3,-1/3 +road:E').scored(0)).toEqual(['road 2 BASE-12'])
    expect(play({}, 'A 0,2/2 +road:N').scored(0)).toEqual(['road 2 BASE-12'])
    expect(play({}, 'E -2,2/0 +city:N').scored(0)).toEqual(['city 4 BASE-13'])
    expect(play({}, 'E 2,1/3 +city:W').scored(0)).toEqual(['city 4 BASE-13'])
    expect(play({ more: [] }, 'G -2,2/1 +city:N').scored(0)).toEqual(['city 2 BASE-23'])
  })

  test('COUNT-12 a monastery beside it has its tiles for neighbours', () => {
    expect(play({ more: [] }, 'B -1,2/0 +monastery').scored(0)).toEqual(['monastery 4 BASE-23'])
    // North of the city, in a corner formed by two of its tiles, five more are needed.
    const game = play({}, 'B -1,-2/0 +monastery\nB -2,-2/0 .\nB 0,-2/0 .\nB -2,-3/0 .\nB -1,-3/0 .\nB 0,-3/0 .')
    expect(game.scored(0)).toEqual(['monastery 9 BASE-15'])
    expect(stepIn(game)).toEqual({ step: 'count/enter', awaited: 1 })
  })
})

test('the notation says all of it: who comes in, the count’s way, who leaves, and who does not', () => {
  const lines = `${south()}\n${ROAD_END}\n${gifts('+castle@0,0 =smithy', '+smithy@0,0 .', '+cathedral@0,0 =market')}\nK -2,2/0 . +city:S@-2,1 . +road:E@-3,2`
  const numbered = lines
    .split('\n')
    .map((line, i) => `${i + 1}. ${line}\n`)
    .join('')
  const moves = fromNotation(numbered)
  if (!moves.ok) throw new Error(moves.reason)
  expect(toNotation(moves.value)).toBe(numbered)
  expect(play({ seats: 3 }, lines).scores).toEqual([3, 6, 7])
})
