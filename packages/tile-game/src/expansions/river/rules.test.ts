/** The clauses of the River. */
import { NO_ACTION } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { type Scenario, type ScenarioSetup, scenario } from '../../../scenarios/scenario.ts'
import { EDITIONS, tileGame, type View } from '../../index.ts'

const WATCHER = -3

/** Plays lines in which `~` marks a tile of this expansion, one such tile a line. */
const play = (setup: ScenarioSetup, ...lines: readonly string[]): Scenario =>
  scenario({ modules: ['river'], ...setup }, lines.join('\n').replaceAll('~', 'river/'))

const viewOf = (game: Scenario): View => game.rules.view(game.p, WATCHER)
const streamOf = (game: Scenario) =>
  viewOf(game).state.stream as { ends: unknown[]; aside: object; later: object; lifted: boolean }
const place = (tile: string, x: number, y: number, rotation: number) => ({
  place: `river/${tile}`,
  at: [x, y],
  turn: rotation,
})
const draw = (tile: string) => ({ draw: `river/${tile}` })
const deploy = (on: string) => ({ deploy: 'follower', on })
/** The placements that the awaited seat may choose from. */
const placementsIn = (game: Scenario): readonly string[] =>
  game
    .moves()
    .flatMap((move) => ('place' in move ? [`${move.at}/${move.turn}`] : []))
    .sort()
/** The spots where it may put a follower. */
const spotsIn = (game: Scenario): readonly string[] =>
  game.moves().flatMap((move) => ('deploy' in move ? [move.on] : []))
const toldOf = (game: Scenario, ...kinds: readonly string[]): readonly object[] =>
  game.told
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, seat, tile, clause }) => ({ kind, seat, tile, clause }))

/**
 * A river from the spring around a pocket and into it, which leaves no room there:
 *
 *     +---+    -4
 *     |   |    -3
 *     +-> |    -2
 *         |    -1
 *     o---+     0
 */
const POCKET = [
  '~straight 1,0/0 .',
  '~straight 2,0/0 .',
  '~straight 3,0/0 .',
  '~curve 4,0/1 .',
  '~straight 4,-1/1 .',
  '~straight 4,-2/1 .',
  '~straight 4,-3/1 .',
  '~curve 4,-4/0 .',
  '~straight 3,-4/0 .',
  '~straight 2,-4/0 .',
  '~straight 1,-4/0 .',
  '~curve 0,-4/3 .',
  '~straight 0,-3/1 .',
  '~curve 0,-2/2 .',
  '~straight 1,-2/0 .',
]
/** The pocket's river, about to enter 2,-2, with these of its tiles left besides the lake. */
const pocket = (tiles: readonly string[], setup: ScenarioSetup = {}): Scenario =>
  play({ ...setup, more: [...tiles.map((tile) => `river/${tile}`), ...(setup.more ?? ['river/lake', 'B'])] }, ...POCKET)

/**
 * Further in, nothing fits until the rule is lifted: east, north and back, until only 1,-3 is left. Draws what is in
 * the bag and lays one.
 */
function goIn(game: Scenario, ...laid: readonly string[]): Scenario {
  for (const line of laid) {
    for (const [id, copies] of Object.entries(viewOf(game).pile.tiles ?? {}))
      for (let copy = 0; copy < copies; copy++) game.play({ draw: id })
    if (!streamOf(game).lifted) throw new Error(`the rule is not lifted before ${line}`)
    game.go(line.replaceAll('~', 'river/'))
  }
  return game
}
const INSIDE = ['~straight 2,-2/0 .', '~curve 3,-2/1 .', '~curve 3,-3/0 .', '~straight 2,-3/0 .']

describe('a game with the river', () => {
  test('RIVER-1 begins with the spring alone; ten tiles are in the bag, the lake and all of the base game come later', () => {
    for (const edition of EDITIONS) {
      const composed = tileGame.compose({ edition, modules: ['river'] }, 2)
      if (!composed.ok) throw new Error(composed.reason)
      const view = composed.value.view(composed.value.start(), WATCHER)
      expect(view.tiles).toEqual([{ tile: 'river/spring', at: [0, 0], turn: 0 }])
      const bends = edition === '2000' ? { 'river/curve': 2 } : { 'river/curve': 1, 'river/curve-garden': 1 }
      const others = ['bridge', 'city-corner', 'city-road', 'monastery-road', 'road-curve', 'two-cities'].map(
        (name) => [`river/${name}`, 1],
      )
      expect(view.pile).toMatchObject({
        left: 10,
        tiles: { ...Object.fromEntries(others), ...bends, 'river/straight': 2 },
      })
      const { later } = view.state.stream as { later: { [tile: string]: number } }
      expect(Object.keys(later).filter((id) => !id.startsWith('base/'))).toEqual(['river/lake'])
      expect({ lake: later['river/lake'], startTile: later['base/D'] }).toEqual({ lake: 1, startTile: 4 })
      expect(Object.values(later).reduce((sum, copies) => sum + copies)).toBe(1 + 72)
    }
  })

  test('RIVER-1 the start tile may stay in the box', () => {
    const composed = tileGame.compose({ edition: '2016', modules: ['river'], options: { 'start-tile': 'box' } }, 2)
    if (!composed.ok) throw new Error(composed.reason)
    const { later } = composed.value.view(composed.value.start(), WATCHER).pile
    expect(later?.['base/D']).toBe(3)
  })

  test('RIVER-1 the lake is drawn when all others are laid, and the ordinary bag only after the lake', () => {
    const game = play({ more: ['river/curve', 'river/lake', 'D', 'B'] }, '~straight 1,0/0 .')
    expect(viewOf(game).pile).toMatchObject({ left: 1, tiles: { 'river/curve': 1 } })
    expect(game.refused(draw('lake'))).toMatchObject({ code: 'none-left', clause: 'BASE-1' })
    expect(game.refused({ draw: 'base/D' })).toMatchObject({ code: 'none-left', clause: 'BASE-1' })
    game.go('river/curve 2,0/0 .')
    expect(viewOf(game).pile).toMatchObject({ left: 1, tiles: { 'river/lake': 1 } })
    expect(streamOf(game).later).toEqual({ 'base/B': 1, 'base/D': 1 })
    game.go('river/lake 2,1/1 .')
    expect(viewOf(game).pile).toMatchObject({ left: 2, tiles: { 'base/B': 1, 'base/D': 1 } })
    expect(streamOf(game)).toEqual({ ends: [], aside: {}, later: {}, lifted: false })
  })

  test('RIVER-1 the seat that starts goes on from the spring, and the order of seats does not break off at the lake', () => {
    const game = play(
      { seats: 3, options: { starts: 1 }, more: ['B'] },
      '~straight 1,0/0 .',
      '~lake 2,0/0 .',
      'D 0,1/2 .',
      'U 1,-1/0 .',
    )
    expect(toldOf(game, 'placed').map((one) => (one as { seat: number }).seat)).toEqual([1, 2, 0, 1])
    expect(viewOf(game).active).toBe(2)
  })

  test('RIVER-1 its turns are ordinary ones: a tile, a figure or none, and what is completed is scored', () => {
    const game = play({ more: ['river/lake', 'E', 'B'] }, '~two-cities 1,0/0')
    expect({ step: viewOf(game).step, awaited: game.awaited }).toEqual({ step: 'deploy', awaited: 0 })
    game.play(deploy('city:N'))
    expect(game.supply).toEqual([6, 7])
    game.go('river/lake 2,0/0 .\nE 1,-1/2 .')
    expect(game.scored(0)).toEqual(['city 4 BASE-13'])
    expect(game.supply).toEqual([7, 7])
  })

  test('RIVER-1 a setup cannot bring another start', () => {
    const start = [{ tile: 'base/D', at: [0, 0], turn: 0 }]
    expect(tileGame.compose({ edition: '2016', modules: ['river'], start }, 2)).toMatchObject({
      ok: false,
      code: 'start-taken',
      where: 'setup.start',
    })
  })
})

describe('its course', () => {
  test('RIVER-2 goes on from the open end and from nowhere else', () => {
    const game = play({ more: ['river/straight', 'B'] }, '~straight 1,0/0 .')
    game.play(draw('straight'))
    expect(placementsIn(game)).toEqual(['2,0/0'])
    expect(game.rules.pass(game.p)).toBe(NO_ACTION)
    // All of these lie beside a tile whose land they match.
    for (const [x, y] of [
      [1, -1],
      [1, 1],
      [0, -1],
      [0, 1],
    ] as const) {
      expect(game.refused(place('straight', x, y, 0))).toMatchObject({
        code: 'forbidden',
        clause: 'RIVER-2',
        where: 'at',
      })
    }
    expect(game.refused(place('straight', -1, 0, 1))).toMatchObject({ code: 'forbidden', clause: 'RIVER-2' })
    // It meets the end, but not with its river.
    expect(game.refused(place('straight', 2, 0, 1))).toMatchObject({ code: 'no-match', clause: 'BASE-5' })
  })

  test('RIVER-2 only tiles of the river are held to it', () => {
    const game = play({ more: ['U', 'B'] }, '~straight 1,0/0 .', '~lake 2,0/0 .')
    game.play({ draw: 'base/U' })
    expect(game.moves()).toContainEqual({ place: 'base/U', at: [1, -1], turn: 0 })
  })

  test('RIVER-2 land must meet its like as well: in the pocket a bend with a road has no place, a bend in fields has', () => {
    const game = goIn(pocket(['straight', 'curve', 'road-curve']), '~straight 2,-2/0 .')
    for (const tile of ['curve', 'road-curve', 'road-curve']) game.play(draw(tile))
    // Its water would lead on into the pocket, but its road would meet the field at 4,-2.
    expect(streamOf(game)).toMatchObject({ lifted: true, aside: { 'river/road-curve': 1 } })
    game.play(draw('curve'))
    expect(placementsIn(game)).toEqual(['3,-2/0', '3,-2/1'])
  })

  test('RIVER-3 never bends to one side on two tiles in a row', () => {
    const right = play({ more: ['river/curve', 'B'] }, '~curve 1,0/0 .')
    expect(streamOf(right).ends).toEqual([{ at: [1, 1], flow: 'S', bend: 'right' }])
    right.play(draw('curve'))
    expect(right.refused(place('curve', 1, 1, 1))).toMatchObject({ code: 'forbidden', clause: 'RIVER-3' })
    expect(placementsIn(right)).toEqual(['1,1/2'])
    const left = play({ more: ['river/curve', 'B'] }, '~curve 1,0/1 .')
    expect(streamOf(left).ends).toEqual([{ at: [1, -1], flow: 'N', bend: 'left' }])
    left.play(draw('curve'))
    expect(left.refused(place('curve', 1, -1, 0))).toMatchObject({ code: 'forbidden', clause: 'RIVER-3' })
    expect(placementsIn(left)).toEqual(['1,-1/3'])
  })

  test('RIVER-3 may bend the same way again after a straight tile', () => {
    const game = play({ more: ['river/curve', 'B'] }, '~curve 1,0/0 .', '~straight 1,1/1 .')
    expect(streamOf(game).ends).toEqual([{ at: [1, 2], flow: 'S', bend: 'none' }])
    game.play(draw('curve'))
    expect(placementsIn(game)).toEqual(['1,2/1', '1,2/2'])
  })

  test('RIVER-3 needs room ahead: the spring two cells on, and to the side, is in the way; a tile further there is room', () => {
    const back = ['~curve 1,0/0 .', '~straight 1,1/1 .', '~curve 1,2/1 .', '~straight 0,2/0 .']
    const near = play({ more: ['river/curve', 'B'] }, ...back)
    near.play(draw('curve'))
    expect(near.refused(place('curve', -1, 2, 2))).toMatchObject({ code: 'forbidden', clause: 'RIVER-3' })
    expect(placementsIn(near)).toEqual(['-1,2/3'])
    const further = play({ more: ['river/curve', 'B'] }, ...back, '~straight -1,2/0 .')
    further.play(draw('curve'))
    expect(placementsIn(further)).toEqual(['-2,2/2', '-2,2/3'])
  })

  test('RIVER-3 its room is wide unless the setup says otherwise: as printed only the cell ahead counts', () => {
    expect(viewOf(play({ more: ['B'] })).options['river-room']).toBe('wide')
    const back = ['~curve 1,0/0 .', '~straight 1,1/1 .', '~curve 1,2/1 .', '~straight 0,2/0 .']
    const printed = play({ options: { 'river-room': 'printed' }, more: ['river/curve', 'B'] }, ...back)
    printed.play(draw('curve'))
    // The spring is two cells ahead, and to the side.
    expect(placementsIn(printed)).toEqual(['-1,2/2', '-1,2/3'])
  })

  test('RIVER-3 the lake has no open side and needs no room', () => {
    const game = goIn(pocket(['straight', 'straight', 'curve', 'curve']), ...INSIDE)
    game.play(draw('lake'))
    expect(placementsIn(game)).toEqual(['1,-3/2'])
  })
})

describe('figures', () => {
  test('RIVER-4 stand on all that lies beside the river on its tiles, never on the water', () => {
    const offered: readonly (readonly [string, readonly string[]])[] = [
      ['~monastery-road 1,0/0', ['monastery', 'road:S', 'field:NNW', 'field:ESE', 'field:SSW']],
      ['~two-cities 1,0/0', ['city:N', 'city:S', 'field:ENE', 'field:ESE']],
      ['~city-road 1,0/0', ['city:N', 'road:S', 'field:ENE', 'field:WNW', 'field:ESE', 'field:SSW']],
      ['~straight 1,0/0', ['field:NNW', 'field:ESE']],
      ['~lake 1,0/0', ['field:NNW']],
    ]
    for (const [line, spots] of offered) {
      const game = play({ more: ['B'] }, line)
      expect(spotsIn(game)).toEqual(spots)
      expect(game.refused(deploy('stream:W'))).toMatchObject({
        code: 'not-for-this-figure',
        clause: 'RIVER-4',
        where: 'on',
      })
    }
  })

  test('RIVER-4 are monk, thief, knight and farmer there as elsewhere', () => {
    const lines = [
      '~monastery-road 1,0/0 +monastery',
      '~city-road 2,0/0 +road:S',
      '~two-cities 3,0/0 +city:N',
      '~straight 4,0/0 +field:SSE',
    ]
    const game = play({ more: ['B'] }, ...lines)
    expect(viewOf(game).figures.map(({ seat, role, on, at }) => `${seat} ${role} ${on}@${at}`)).toEqual([
      '0 monk monastery@1,0',
      '1 thief road:S@2,0',
      '0 knight city:N@3,0',
      '1 farmer field:ESE@4,0',
    ])
  })

  test('RIVER-4 nothing is ever scored for the river itself', () => {
    const game = play({}, '~straight 1,0/0 .', '~lake 2,0/0 .')
    expect(game.isOver).toBe(true)
    expect(toldOf(game, 'score', 'unclaimed', 'returned')).toEqual([])
  })
})

describe('fields', () => {
  // A bridge separates both banks from the spring.
  const bridge = ['~bridge 1,0/1 .', '~straight 2,0/0 +field:NNW']

  test('RIVER-5 end at the river: each bank is a field of its own', () => {
    const game = play({ more: ['B'] }, ...bridge, '~straight 3,0/0')
    expect(spotsIn(game)).toEqual(['field:ESE'])
    expect(game.refused(deploy('field:NNW'))).toMatchObject({ code: 'claimed', clause: 'BASE-8' })
    game.play(deploy('field:ESE'))
    expect(viewOf(game).figures).toHaveLength(2)
  })

  test('RIVER-5 end at its bends as well, and at the roads that cross it', () => {
    const game = play({ more: ['B'] }, ...bridge, '~road-curve 3,0/0')
    // The outer bank is the northern one; inside the bend lies the southern one; beyond the road a third.
    expect(spotsIn(game)).toEqual(['road:N', 'field:NNE', 'field:SSW'])
  })

  test('RIVER-5 go on around the spring', () => {
    const game = play({ more: ['B'] }, '~straight 1,0/0 +field:NNW', '~straight 2,0/0')
    expect(spotsIn(game)).toEqual([])
    expect(game.refused(deploy('field:ESE'))).toMatchObject({ code: 'claimed', clause: 'BASE-8' })
  })

  test('RIVER-5 go on around the lake', () => {
    const game = play({ more: ['B'] }, ...bridge, '~straight 3,0/0 .', '~lake 4,0/0')
    expect(spotsIn(game)).toEqual([])
    const both = play(
      { more: ['B'], options: { farmers: 'field-3' } },
      ...bridge,
      '~two-cities 3,0/0 +field:ESE',
      '~lake 4,0/0 .',
      'E 3,-1/2 .',
      'E 3,1/0 .',
    )
    both.go('B 5,0/0 .')
    // The two banks are one field with a farmer of each seat, beside both cities.
    expect(both.scores).toEqual([6, 6])
  })
})

describe('a tile without a place', () => {
  const hook = [
    '~curve 1,0/1 .',
    '~straight 1,-1/1 .',
    '~straight 1,-2/1 .',
    '~curve 1,-3/0 .',
    '~straight 0,-3/0 .',
    '~curve -1,-3/3 .',
  ]

  test('RIVER-6 is set aside, the same seat draws another, and it is back in the bag once one is laid', () => {
    const game = play({ seats: 4, more: ['river/straight', 'river/curve', 'river/lake'] }, ...hook)
    expect(viewOf(game).active).toBe(2)
    // It would lead towards the spring.
    game.play(draw('straight'))
    expect(streamOf(game)).toMatchObject({ aside: { 'river/straight': 1 }, later: { 'river/lake': 1 }, lifted: false })
    expect(viewOf(game)).toMatchObject({
      step: 'draw',
      active: 2,
      awaited: 'chance',
      hand: null,
      pile: { left: 1, tiles: { 'river/curve': 1 } },
    })
    expect(toldOf(game, 'set-aside')).toEqual([
      { kind: 'set-aside', seat: 2, tile: 'river/straight', clause: 'RIVER-6' },
    ])
    expect(game.rules.pass(game.p)).toBe(NO_ACTION)
    expect(game.refused({ pass: true })).toMatchObject({ code: 'not-now', clause: 'BASE-4' })
    game.go('river/curve -1,-2/1')
    // Not the lake: the straight tile must be laid first.
    expect(viewOf(game)).toMatchObject({ active: 2, pile: { left: 1, tiles: { 'river/straight': 1 } } })
    expect(streamOf(game)).toMatchObject({ aside: {}, later: { 'river/lake': 1 }, lifted: false })
    game.play({ pass: true })
    game.go('river/straight -2,-2/0 .\nriver/lake -3,-2/2 .')
    expect(toldOf(game, 'set-aside')).toHaveLength(1)
  })

  test('RIVER-6 none of those left has a place: the rule of bends and of room is lifted for this draw', () => {
    const game = pocket(['straight', 'straight', 'curve', 'curve'])
    for (const [tile, aside] of [
      ['straight', { 'river/straight': 1 }],
      ['curve', { 'river/curve': 1, 'river/straight': 1 }],
      ['curve', { 'river/curve': 2, 'river/straight': 1 }],
    ] as const) {
      game.play(draw(tile))
      expect(streamOf(game)).toMatchObject({ aside, lifted: false })
    }
    game.play(draw('straight'))
    expect(streamOf(game)).toMatchObject({ aside: {}, lifted: true, later: { 'river/lake': 1 } })
    expect(viewOf(game)).toMatchObject({
      awaited: 'chance',
      active: 1,
      pile: { left: 4, tiles: { 'river/curve': 2, 'river/straight': 2 } },
    })
    game.play(draw('curve'))
    expect(placementsIn(game)).toEqual(['2,-2/0', '2,-2/1'])
  })

  test('RIVER-6 under the lifted rule too a tile without a place is set aside; once one is laid, the rule holds again', () => {
    const game = pocket(['straight', 'straight', 'curve', 'curve'])
    game.go('river/straight river/straight river/curve river/curve river/straight 2,-2/0 .')
    expect(streamOf(game)).toMatchObject({ lifted: false, aside: {} })
    for (const tile of ['straight', 'curve', 'curve']) game.play(draw(tile))
    expect(streamOf(game)).toMatchObject({ lifted: true })
    // Its water would run into the bank at 4,-2.
    game.play(draw('straight'))
    expect(streamOf(game)).toMatchObject({ lifted: true, aside: { 'river/straight': 1 } })
    game.go('river/curve 3,-2/1 .')
    expect(streamOf(game)).toMatchObject({ lifted: false, aside: {} })
    expect(viewOf(game).pile.tiles).toEqual({ 'river/curve': 1, 'river/straight': 1 })
    // Left twice now, which only the lifted rule allows.
    game.play(draw('curve'))
    expect(streamOf(game).aside).toEqual({ 'river/curve': 1 })
    game.play(draw('straight'))
    game.play(draw('curve'))
    expect(placementsIn(game)).toEqual(['3,-3/0'])
  })

  test('RIVER-6 nothing fits even so: the river stays open, its tiles leave the game, and an ordinary tile is drawn in the same turn', () => {
    const game = goIn(
      pocket(['straight', 'straight', 'straight', 'curve', 'curve'], { seats: 3, more: ['river/lake', 'B', 'U'] }),
      ...INSIDE,
    )
    expect(viewOf(game)).toMatchObject({ active: 1, pile: { left: 1, tiles: { 'river/straight': 1 } } })
    game.play(draw('straight'))
    expect(toldOf(game, 'abandoned')).toEqual([{ kind: 'abandoned', seat: 1, tile: undefined, clause: 'RIVER-6' }])
    expect(viewOf(game)).toMatchObject({
      step: 'draw',
      active: 1,
      awaited: 'chance',
      pile: { left: 2, tiles: { 'base/B': 1, 'base/U': 1 } },
    })
    expect(streamOf(game)).toEqual({
      ends: [{ at: [1, -3], flow: 'W', bend: 'none' }],
      aside: {},
      later: {},
      lifted: false,
    })
    game.go('U 1,1/0 .')
    expect(viewOf(game).active).toBe(2)
    expect(game.refused(draw('lake'))).toMatchObject({ code: 'none-left' })
    game.go('B 1,2/0 .')
    expect(game.isOver).toBe(true)
  })

  test('RIVER-6 the river stays open, and nothing else is in the bag: the game is over', () => {
    const game = goIn(
      pocket(['straight', 'straight', 'straight', 'curve', 'curve'], { seats: 3, more: ['river/lake'] }),
      ...INSIDE,
    )
    game.play(draw('straight'))
    expect({ over: game.isOver, active: viewOf(game).active, last: game.told.at(-1)?.kind }).toEqual({
      over: true,
      active: 1,
      last: 'over',
    })
  })

  test('RIVER-6 a lake that does not fit leaves the game just so', () => {
    // The road of a bridge leads to the cell where the lake would lie.
    const bridged = POCKET.map((line) => line.replace('~straight 0,-3/1', '~bridge 0,-3/0'))
    const game = play(
      { more: ['river/straight', 'river/straight', 'river/curve', 'river/curve', 'river/lake', 'B'] },
      ...bridged,
    )
    goIn(game, ...INSIDE)
    expect(viewOf(game)).toMatchObject({ active: 1, pile: { tiles: { 'river/lake': 1 } } })
    game.play(draw('lake'))
    expect(toldOf(game, 'abandoned')).toHaveLength(1)
    expect(viewOf(game)).toMatchObject({ step: 'draw', active: 1, pile: { left: 1, tiles: { 'base/B': 1 } } })
    game.play({ draw: 'base/B' })
    expect({ step: viewOf(game).step, awaited: game.awaited }).toEqual({ step: 'place', awaited: 1 })
  })

  test('RIVER-6 is for tiles of the river: an ordinary tile without a place leaves the game', () => {
    const game = play({ more: ['C', 'B'] }, '~straight 1,0/0 .', '~lake 2,0/0 .')
    game.play({ draw: 'base/C' })
    expect(toldOf(game, 'discarded', 'set-aside')).toEqual([
      { kind: 'discarded', seat: 0, tile: 'base/C', clause: 'BASE-6' },
    ])
    expect(viewOf(game).pile.tiles).toEqual({ 'base/B': 1 })
  })
})
