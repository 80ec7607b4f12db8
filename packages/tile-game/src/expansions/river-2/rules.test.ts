/** The clauses of River II. */
import { NO_ACTION, Options } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { type Scenario, type ScenarioSetup, scenario } from '../../../scenarios/scenario.ts'
import { deploymentOf, EDITIONS, tileGame, type View } from '../../index.ts'

const WATCHER = -3

/** Plays lines in which `~` marks a tile of this expansion. */
const play = (setup: ScenarioSetup, ...lines: readonly string[]): Scenario =>
  scenario({ modules: ['river-2'], ...setup, more: (setup.more ?? []).map(full) }, lines.map(full).join('\n'))
const full = (line: string): string => line.replaceAll('~', 'river-2/')

const viewOf = (game: Scenario): View => game.rules.view(game.p, WATCHER)
const streamOf = (game: Scenario) =>
  viewOf(game).state.stream as { ends: unknown[]; aside: object; later: object; lifted: boolean }
const place = (tile: string, x: number, y: number, rotation: number) => ({
  place: `river-2/${tile}`,
  at: [x, y],
  turn: rotation,
})
const draw = (tile: string) => ({ draw: `river-2/${tile}` })
const deploy = (on: string) => ({ deploy: 'follower', on })
const PASS = { pass: true }
/** The placements that the awaited seat may choose from. */
const placementsIn = (game: Scenario): readonly string[] =>
  game
    .moves()
    .flatMap((move) => ('place' in move ? [`${move.at}/${move.turn}`] : []))
    .sort()
const seatsOf = (game: Scenario, kind: string): readonly (number | null)[] =>
  game.told.filter((one) => one.kind === kind).map(({ seat }) => seat)

const OTHERS = [
  'city-bridge',
  'city-corner',
  'city-mouth',
  'city-road',
  'curve',
  'inn-bridge',
  'monastery',
  'pig-herd',
  'road-curve',
]

describe('a game with River II', () => {
  test('RIVER2-1 begins with the spring alone and the fork in the bag; nine others, then the volcano, then the base game', () => {
    for (const edition of EDITIONS) {
      const composed = tileGame.compose({ edition, modules: ['river-2'] }, 2)
      if (!composed.ok) throw new Error(composed.reason)
      const view = composed.value.view(composed.value.start(), WATCHER)
      expect(view.tiles).toEqual([{ tile: 'river/spring', at: [0, 0], turn: 0 }])
      expect(view.pile).toMatchObject({ left: 1, tiles: { 'river-2/fork': 1 } })
      const { later } = view.state.stream as { later: { [tile: string]: number } }
      const others = Object.entries(later).filter(([id]) => !id.startsWith('base/'))
      expect(others).toEqual([...OTHERS, 'volcano'].map((name) => [`river-2/${name}`, 1]))
      expect(later['base/D']).toBe(4)
      expect(Object.values(later).reduce((sum, copies) => sum + copies)).toBe(10 + 72)
    }
  })

  test('RIVER2-1 the start tile may stay in the box', () => {
    const composed = tileGame.compose({ edition: '2000', modules: ['river-2'], options: { 'start-tile': 'box' } }, 2)
    if (!composed.ok) throw new Error(composed.reason)
    expect(composed.value.view(composed.value.start(), WATCHER).pile.later?.['base/D']).toBe(3)
  })

  test('RIVER2-1 the fork comes first, the volcano when all others are laid, the ordinary bag after it', () => {
    const game = play({ more: ['~fork', '~curve', '~monastery', '~volcano', 'D', 'B'] })
    expect(viewOf(game).pile.tiles).toEqual({ 'river-2/fork': 1 })
    for (const tile of ['river-2/curve', 'river-2/volcano', 'base/D'])
      expect(game.refused({ draw: tile })).toMatchObject({ code: 'none-left' })
    game.go(full('~fork 1,0/3 .'))
    expect(viewOf(game).pile.tiles).toEqual({ 'river-2/curve': 1, 'river-2/monastery': 1 })
    game.go(full('~curve 1,-1/3 .\n~monastery 1,1/1 .'))
    expect([viewOf(game).pile.tiles, streamOf(game).later]).toEqual([
      { 'river-2/volcano': 1 },
      { 'base/B': 1, 'base/D': 1 },
    ])
    game.go(full('~volcano 1,2/1 .'))
    expect([viewOf(game).pile.tiles, streamOf(game).later]).toEqual([{ 'base/B': 1, 'base/D': 1 }, {}])
  })

  test('RIVER2-1 whoever starts lays the fork; then tiles are added to either arm', () => {
    const game = play({ seats: 3, options: { starts: 2 }, more: ['~monastery', '~volcano', 'B'] }, '~fork 1,0/0 .')
    expect({ fork: seatsOf(game, 'placed'), active: viewOf(game).active }).toEqual({ fork: [2], active: 0 })
    expect(streamOf(game).ends).toEqual([
      { at: [1, -1], flow: 'N', bend: 'left' },
      { at: [2, 0], flow: 'E', bend: 'none' },
    ])
    game.play(draw('monastery'))
    expect(placementsIn(game)).toEqual(['1,-1/1', '2,0/0'])
    game.play(place('monastery', 2, 0, 0))
    expect(streamOf(game).ends).toEqual([
      { at: [1, -1], flow: 'N', bend: 'left' },
      { at: [3, 0], flow: 'E', bend: 'none' },
    ])
  })
})

describe('two arms', () => {
  test('RIVER2-2 the fork bends each arm by the way it leaves: neither may bend the same way at once', () => {
    const game = play({ more: ['~curve', 'B'] }, '~fork 1,0/3 .')
    expect(streamOf(game).ends).toEqual([
      { at: [1, -1], flow: 'N', bend: 'left' },
      { at: [1, 1], flow: 'S', bend: 'right' },
    ])
    game.play(draw('curve'))
    expect(game.refused(place('curve', 1, -1, 0))).toMatchObject({ code: 'forbidden', clause: 'RIVER-3' })
    expect(game.refused(place('curve', 1, 1, 1))).toMatchObject({ code: 'forbidden', clause: 'RIVER-3' })
    expect(placementsIn(game)).toEqual(['1,-1/3', '1,1/2'])
  })

  test('RIVER2-2 an arm that leaves the fork straight on may bend either way', () => {
    const game = play({ more: ['~curve', 'B'] }, '~fork 1,0/2 .', '~monastery 1,1/1 .', '~monastery 1,2/1 .')
    expect(streamOf(game).ends).toEqual([
      { at: [2, 0], flow: 'E', bend: 'none' },
      { at: [1, 3], flow: 'S', bend: 'none' },
    ])
    game.play(draw('curve'))
    expect(placementsIn(game)).toEqual(['1,3/1', '1,3/2', '2,0/0', '2,0/1'])
  })

  test('RIVER2-2 as printed the arms may come close: what counts is the cell ahead, and that no other arm leads there', () => {
    const game = play({ more: ['~curve', '~curve', 'B'] }, '~fork 1,0/0 .')
    expect(viewOf(game).options['river-room']).toBe('printed')
    game.play(draw('curve'))
    // For the arm to the north only a bend to the left is forbidden, as the second after the fork.
    expect(game.refused(place('curve', 1, -1, 0))).toMatchObject({ code: 'forbidden', clause: 'RIVER-3' })
    expect(placementsIn(game)).toEqual(['1,-1/3', '2,0/0', '2,0/1'])
    game.play(place('curve', 2, 0, 1))
    game.play(PASS)
    expect(streamOf(game).ends).toEqual([
      { at: [1, -1], flow: 'N', bend: 'left' },
      { at: [2, -1], flow: 'N', bend: 'left' },
    ])
    game.play(draw('curve'))
    // Both would lead to 2,-1.
    expect(game.refused(place('curve', 1, -1, 3))).toMatchObject({ code: 'forbidden', clause: 'RIVER-3' })
    expect(placementsIn(game)).toEqual(['2,-1/3'])
  })

  test('RIVER2-2 as printed the arms are not joined, and a river that is stuck by that is helped by RIVER-6', () => {
    const north = ['~monastery 1,-1/1 .', '~curve 1,-2/3 .', '~monastery 2,-2/0 .', '~curve 3,-2/0 .']
    const south = ['~monastery 1,1/1 .', '~curve 1,2/2 .', '~monastery 2,2/0 .', '~curve 3,2/1 .']
    const game = play({ more: ['~monastery', '~monastery', '~volcano', 'B'] }, '~fork 1,0/3 .', ...north, ...south)
    game.play(draw('monastery'))
    expect(placementsIn(game)).toEqual(['3,-1/1', '3,1/1'])
    game.play(place('monastery', 3, -1, 1))
    game.play(PASS)
    // Anything that goes straight on would join them, even with the rule of bends lifted.
    expect(streamOf(game)).toMatchObject({ lifted: false, ends: [{ at: [3, 0] }, { at: [3, 1] }] })
    game.play(draw('monastery'))
    expect(game.told.at(-1)).toMatchObject({ kind: 'abandoned', clause: 'RIVER-6' })
    expect(viewOf(game).pile.tiles).toEqual({ 'base/B': 1 })
  })

  test('RIVER2-2 with `wide` each arm needs six cells ahead of it, clear of the other', () => {
    const wide = { options: { 'river-room': 'wide' }, more: ['~curve', 'B'] }
    const straightOn = play(wide, '~fork 1,0/2 .', '~monastery 1,1/1 .', '~monastery 1,2/1 .')
    straightOn.play(draw('curve'))
    // To the south there is no room: the other arm has been there.
    expect(placementsIn(straightOn)).toEqual(['1,3/1', '1,3/2', '2,0/1'])
    const beside = play(wide, '~fork 1,0/0 .')
    beside.play(draw('curve'))
    expect(beside.refused(place('curve', 2, 0, 1))).toMatchObject({ code: 'forbidden', clause: 'RIVER-3' })
    expect(beside.refused(place('curve', 1, -1, 3))).toMatchObject({ code: 'forbidden', clause: 'RIVER-3' })
    expect(placementsIn(beside)).toEqual(['2,0/0'])
  })

  test('RIVER2-2 arms that lead to each other are not joined, even when RIVER-3 is lifted', () => {
    const north = ['~monastery 1,-1/1 .', '~curve 1,-2/3 .', '~monastery 2,-2/0 .', '~curve 3,-2/0 .']
    const south = ['~monastery 1,1/1 .', '~curve 1,2/2 .', '~monastery 2,2/0 .', '~curve 3,2/1 .']
    const wide = { options: { 'river-room': 'wide' }, more: ['~monastery', '~monastery', '~volcano', 'B'] }
    const game = play(wide, '~fork 1,0/3 .', ...north, ...south)
    for (let copy = 0; copy < 2; copy++) game.play(draw('monastery'))
    expect(streamOf(game)).toMatchObject({ lifted: true, ends: [{ at: [3, -1] }, { at: [3, 1] }] })
    game.play(draw('monastery'))
    expect(placementsIn(game)).toEqual(['3,-1/1', '3,1/1'])
    game.play(place('monastery', 3, -1, 1))
    game.play(PASS)
    // Now each leads to the other's end: anything that goes straight on would join them.
    expect(streamOf(game)).toMatchObject({ lifted: false, ends: [{ at: [3, 0] }, { at: [3, 1] }] })
    game.play(draw('monastery'))
    expect(game.told.at(-1)).toMatchObject({ kind: 'abandoned', clause: 'RIVER-6' })
    expect(viewOf(game).pile.tiles).toEqual({ 'base/B': 1 })
  })
})

describe('the volcano', () => {
  test('RIVER2-3 takes no figure: only passing is left', () => {
    const game = play({ more: ['~volcano', 'B'] }, '~fork 1,0/0 .')
    game.play(draw('volcano'))
    expect(game.rules.pass(game.p)).toBe(NO_ACTION)
    const whole = new Options()
    game.rules.wholeTurns(game.p, whole)
    expect(whole.length).toBe(2)
    for (let i = 0; i < whole.length; i++) expect(deploymentOf(whole.action(i))).toBe(0)
    game.play(place('volcano', 2, 0, 0))
    expect({ step: viewOf(game).step, awaited: game.awaited }).toEqual({ step: 'deploy', awaited: 1 })
    expect(game.moves()).toEqual([PASS])
    expect(game.refused(deploy('field:NNW'))).toMatchObject({ code: 'bare', clause: 'RIVER2-3', where: 'on' })
    expect(game.refused(deploy('stream:W'))).toMatchObject({ clause: 'RIVER2-3' })
    expect(game.rules.view(game.p, 1).choices).toEqual([{ kind: 'pass', move: PASS }])
    expect(game.rules.toMove(game.p, game.rules.pass(game.p))).toEqual(PASS)
  })

  test('RIVER2-3 other tiles of the river take figures', () => {
    const game = play({ more: ['B'] }, '~fork 1,0/0 +field:ESE', '~monastery 2,0/0 +monastery')
    expect(game.supply).toEqual([6, 6])
  })

  test('RIVER2-3 whoever lays it has the turn after it as well, out of the ordinary bag; the seat to the left follows', () => {
    const lines = [
      '~fork 1,0/0 .',
      '~monastery 2,0/0 .',
      '~volcano 3,0/0 .',
      'U 0,1/0 +road:E',
      'U 1,1/0 .',
      'U 2,1/0 .',
    ]
    const game = play({ seats: 3, more: ['B'] }, ...lines)
    expect(seatsOf(game, 'placed')).toEqual([0, 1, 2, 2, 0, 1])
    expect(viewOf(game).active).toBe(2)
    expect(game.supply).toEqual([7, 7, 6])
  })

  test('RIVER2-3 what it completes is scored, in its own turn', () => {
    const game = pocket()
    expect(viewOf(game)).toMatchObject({ active: 1, pile: { tiles: { 'river-2/volcano': 1 } } })
    expect(game.scores).toEqual([0, 0])
    game.go(full('~volcano 1,-3/2 .'))
    expect(game.scored(0)).toEqual(['monastery 9 BASE-15'])
    expect({ scores: game.scores, supply: game.supply, active: viewOf(game).active }).toEqual({
      scores: [9, 0],
      supply: [7, 7],
      active: 1,
    })
  })

  test('RIVER2-3 one that does not fit gives no second turn', () => {
    // The road of a bridge leads to the cell where it would lie.
    const game = pocket('~inn-bridge 0,-3/0 .')
    game.play(draw('volcano'))
    expect(game.told.at(-1)).toMatchObject({ kind: 'abandoned', seat: 1 })
    game.go('U 1,1/0 .')
    expect(viewOf(game).active).toBe(0)
  })

  test('RIVER2-3 as the last tile of all it ends the game', () => {
    const game = play({}, '~fork 1,0/0 .', '~volcano 2,0/0 .')
    expect({ over: game.isOver, active: viewOf(game).active }).toEqual({ over: true, active: 1 })
  })
})

/**
 * A river around a pocket and into it, which leaves no room there. The last cell, 1,-3, completes a monastery of the
 * first seat at 2,-3.
 */
function pocket(wall = '~monastery 0,-3/1 .'): Scenario {
  const around = [
    ...['1,0/0', '2,0/0', '3,0/0'].map((at) => `~monastery ${at} .`),
    '~curve 4,0/1 .',
    ...['4,-1/1', '4,-2/1', '4,-3/1'].map((at) => `~monastery ${at} .`),
    '~curve 4,-4/0 .',
    ...['3,-4/0', '2,-4/0', '1,-4/0'].map((at) => `~monastery ${at} .`),
    '~curve 0,-4/3 .',
    wall,
    '~curve 0,-2/2 .',
    '~monastery 1,-2/0 .',
  ]
  const more = ['~monastery', '~monastery', '~curve', '~curve', '~volcano', 'U', 'B']
  const game = play({ options: { 'river-room': 'wide' }, more }, ...around)
  for (const line of ['~monastery 2,-2/0 .', '~curve 3,-2/1 .', '~curve 3,-3/0 .', '~monastery 2,-3/0 +monastery']) {
    // None of the tiles left fits until all have been drawn; then RIVER-3 is lifted.
    for (const [id, copies] of Object.entries(viewOf(game).pile.tiles ?? {}))
      for (let copy = 0; copy < copies; copy++) game.play({ draw: id })
    game.go(full(line))
  }
  return game
}

describe('what is printed for other expansions', () => {
  test('RIVER2-4 an inn changes nothing: a tile of its road counts one, finished or not', () => {
    const finished = play({}, '~inn-bridge 1,0/1 +road:N', '~volcano 2,0/0 .', 'A 1,-1/0 .', 'A 1,1/2 .')
    expect(finished.scored(0)).toEqual(['road 3 BASE-12'])
    const unfinished = play({}, '~inn-bridge 1,0/1 +road:N', '~volcano 2,0/0 .', 'A 1,-1/0 .')
    expect(unfinished.scored(0)).toEqual(['road 2 BASE-23'])
  })

  test('RIVER2-3 the other turn is told, and that nobody may stand there', () => {
    const game = play({ more: ['B'] }, '~monastery 1,0/0 .', '~volcano 2,0/0 .')
    expect(game.told.slice(-2)).toMatchObject([
      { kind: 'passed', seat: 1, clause: 'RIVER2-3' },
      { kind: 'again', seat: 1, points: 0, clause: 'RIVER2-3' },
    ])
    // With no tile left there is no other turn.
    expect(play({}, '~monastery 1,0/0 .', '~volcano 2,0/0 .').told.map(({ kind }) => kind)).not.toContain('again')
  })

  test('RIVER2-4 a volcano changes nothing: all figures stay where they are', () => {
    const game = play({ more: ['B'] }, '~monastery 1,0/0 +monastery', '~inn-bridge 2,0/1 +road:N')
    const before = viewOf(game).figures
    expect(before).toHaveLength(2)
    const after = play({ more: ['B'] }, '~monastery 1,0/0 +monastery', '~inn-bridge 2,0/1 +road:N', '~volcano 3,0/0 .')
    expect(viewOf(after).figures).toEqual(before)
    expect(after.told.slice(-3).map(({ kind }) => kind)).toEqual(['placed', 'passed', 'again'])
  })

  /** A farmer on the herd's field, which borders two completed cities and one that is not. */
  const TWO_CITIES = ['~volcano 1,-1/3 .', 'E 1,1/2 .', 'E 1,2/0 .', 'E 2,0/1 .', 'E 3,0/3 .', 'E 0,-1/0 .']
  const ordinary = {
    'city-4': ['field 4 BASE-24', 'field 4 BASE-24'],
    'city-3': ['field 3 BASE-28', 'field 3 BASE-28'],
    'field-3': ['field 6 BASE-25'],
  }

  test('RIVER2-4 the herd counts nothing unless the setup says so', () => {
    for (const edition of EDITIONS) {
      for (const [farmers, scored] of Object.entries(ordinary)) {
        const off = play({ edition, options: { farmers } }, '~pig-herd 1,0/0 +field:ENE', ...TWO_CITIES)
        expect(off.scored(0)).toEqual(scored)
        expect(viewOf(off).options['pig-herd']).toBe('off')
      }
    }
  })

  test('RIVER2-4 where it counts, its field brings one more for each completed city beside it, under every farmer rule', () => {
    for (const edition of EDITIONS) {
      for (const [farmers, scored] of Object.entries(ordinary)) {
        const on = play(
          { edition, options: { farmers, 'pig-herd': 'on' } },
          '~pig-herd 1,0/0 +field:ENE',
          ...TWO_CITIES,
        )
        expect(on.scored(0)).toEqual([...scored, 'field 2 RIVER2-4'])
        expect(on.told.find(({ clause }) => clause === 'RIVER2-4')).toMatchObject({
          feature: { kind: 'field' },
          items: [{ of: 'cities', count: 2, each: 1 }],
        })
      }
    }
  })

  test('RIVER2-4 MIX-4 without farmers the herd has no effect', () => {
    const game = play({ options: { farmers: 'none', 'pig-herd': 'on' } }, '~pig-herd 1,0/0 .', ...TWO_CITIES)
    expect({ over: game.isOver, scores: game.scores }).toEqual({ over: true, scores: [0, 0] })
    const asked = play({ options: { farmers: 'none', 'pig-herd': 'on' }, more: ['B'] }, '~pig-herd 1,0/0')
    expect(asked.refused(deploy('field:ENE'))).toMatchObject({ clause: 'BASE-27' })
  })

  test('RIVER2-4 nobody on its field, or no city complete beside it: nothing', () => {
    const options = { farmers: 'field-3', 'pig-herd': 'on' }
    expect(
      play({ options }, '~pig-herd 1,0/0 .', ...TWO_CITIES).told.filter(({ clause }) => clause === 'RIVER2-4'),
    ).toEqual([])
    expect(play({ options }, '~pig-herd 1,0/0 +field:ENE', '~volcano 1,-1/3 .', 'E 1,1/2 .').scored(0)).toEqual([])
  })

  // The second seat's farmer stands beyond a road, until the road's end joins both sides of it.
  const both = ['~pig-herd 1,0/0 +field:ENE', '~volcano 1,-1/3 .', 'U 2,0/1 +field:ENE', 'A 2,-1/0 .']

  test('RIVER2-4 seats that tie for most farmers on its field all have the points', () => {
    const game = play({ options: { farmers: 'field-3', 'pig-herd': 'on' } }, ...both, 'E 1,1/2 .', 'E 1,2/0 .')
    for (const seat of [0, 1]) expect(game.scored(seat)).toEqual(['field 3 BASE-25', 'field 1 RIVER2-4'])
  })

  test('RIVER2-4 whoever has fewer farmers there has none of them', () => {
    const game = play(
      { options: { farmers: 'field-3', 'pig-herd': 'on' } },
      ...both,
      'U 0,1/0 +field:SSE',
      'A 1,1/1 .',
      'E 1,2/2 .',
      'E 1,3/0 .',
    )
    expect([game.scored(0), game.scored(1)]).toEqual([[], ['field 3 BASE-25', 'field 1 RIVER2-4']])
  })

  test('RIVER2-4 on the other bank of the herd there is no herd', () => {
    const bridges = [
      '~inn-bridge 1,0/1 .',
      '~pig-herd 2,0/0 +field:NNW',
      '~city-corner 2,-1/0 .',
      '~inn-bridge 3,-1/1 .',
      '~volcano 4,-1/0 .',
    ]
    const game = play({ options: { farmers: 'field-3', 'pig-herd': 'on' } }, ...bridges, 'D 1,-1/1 .', 'E 2,-2/2 .')
    expect(game.scored(1)).toEqual(['field 3 BASE-25'])
  })
})

describe('a city at the mouth', () => {
  test('RIVER2-5 ends its arm; the other goes on', () => {
    const game = play({ more: ['~monastery', '~volcano', 'B'] }, '~fork 1,0/0 .')
    expect(streamOf(game).ends).toHaveLength(2)
    const ended = play({ more: ['~monastery', '~volcano', 'B'] }, '~fork 1,0/0 .', '~city-mouth 2,0/0 +city:E')
    expect(streamOf(ended).ends).toEqual([{ at: [1, -1], flow: 'N', bend: 'left' }])
    ended.play(draw('monastery'))
    expect(placementsIn(ended)).toEqual(['1,-1/1'])
    ended.play(place('monastery', 1, -1, 1))
    ended.play(PASS)
    ended.play(draw('volcano'))
    expect(placementsIn(ended)).toEqual(['1,-2/3'])
  })

  test('RIVER2-5 may end either arm, needs no room, and its city takes a figure', () => {
    const game = play({ more: ['~city-mouth', '~volcano', 'B'] }, '~fork 1,0/0 .')
    game.play(draw('city-mouth'))
    expect(placementsIn(game)).toEqual(['1,-1/3', '2,0/0'])
    game.play(place('city-mouth', 1, -1, 3))
    expect(streamOf(game).ends).toEqual([{ at: [2, 0], flow: 'E', bend: 'none' }])
    expect(game.moves()).toContainEqual(deploy('city:N'))
  })

  test('RIVER2-5 with both arms ended, what is left of the river leaves the game', () => {
    const game = play(
      { more: ['~monastery', '~volcano', 'B'] },
      '~fork 1,0/0 .',
      '~city-mouth 2,0/0 .',
      '~city-mouth 1,-1/3 .',
    )
    expect(streamOf(game).ends).toEqual([])
    game.play(draw('monastery'))
    expect(game.told.at(-1)).toMatchObject({ kind: 'abandoned' })
    expect(viewOf(game).pile.tiles).toEqual({ 'base/B': 1 })
  })
})
