/** The clauses about a turn: drawing, placing, and putting a follower down. */
import { CHANCE, NO_ACTION } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { type Scenario, scenario } from '../../../scenarios/scenario.ts'
import type { Move } from '../../index.ts'

const placementsOf = (game: Scenario): readonly string[] =>
  game
    .moves()
    .flatMap((move) => ('place' in move ? [`${move.at.join(',')}/${move.turn}`] : []))
    .sort()
const spotsOf = (game: Scenario): readonly string[] =>
  game.moves().map((move: Move) => ('deploy' in move ? move.on : 'pass' in move ? 'pass' : 'other'))
const put = (on: string): Move => ({ deploy: 'follower', on })
const viewBy = (game: Scenario, viewer: number) => game.rules.view(game.p, viewer)

describe('drawing', () => {
  test('BASE-4 chance draws for the seat on turn, and everybody sees the tile', () => {
    const game = scenario({ seats: 3, more: ['U', 'U'] }, '')
    expect(game.awaited).toBe(CHANCE)
    expect(game.refused({ place: 'base/U', at: [1, 0], turn: 0 })).toMatchObject({ code: 'not-now', clause: 'BASE-4' })
    game.play({ draw: 'base/U' })
    expect(game.told).toMatchObject([{ kind: 'drawn', seat: 0, tile: 'base/U', points: 0, clause: 'BASE-4' }])
    for (const viewer of [0, 1, 2, -3])
      expect(viewBy(game, viewer)).toMatchObject({
        hand: 'base/U',
        awaited: 0,
        pile: { left: 1, tiles: { 'base/U': 1 } },
      })
  })

  test('BASE-4 the drawn tile must be placed: no passing, no other tile, no second draw', () => {
    const game = scenario({ more: ['U', 'V'] }, '')
    game.play({ draw: 'base/U' })
    expect(game.awaited).toBe(0)
    expect(game.rules.pass(game.p)).toBe(NO_ACTION)
    expect(game.moves().every((move) => 'place' in move && move.place === 'base/U')).toBe(true)
    expect(game.refused({ pass: true })).toMatchObject({ code: 'not-now', clause: 'BASE-4' })
    expect(game.refused({ draw: 'base/V' })).toMatchObject({ code: 'not-now', clause: 'BASE-4' })
    expect(game.refused(put('road:E'))).toMatchObject({ code: 'not-now', clause: 'BASE-4' })
    expect(game.refused({ place: 'base/V', at: [1, 0], turn: 0 })).toMatchObject({
      code: 'not-in-hand',
      clause: 'BASE-4',
    })
    game.play({ place: 'base/U', at: [1, 0], turn: 0 })
    expect(viewBy(game, -3)).toMatchObject({ hand: null, justLaid: [1, 0] })
  })

  test('BASE-6 with no place for its tile the same seat draws again at once, and the tile is out of the game', () => {
    const game = scenario({ seats: 3, start: ['B 0,0/0'], more: ['B'] }, 'B 1,0/0 .\nC X E 0,-1/0 .')
    expect(game.told.slice(3, 8)).toMatchObject([
      { kind: 'drawn', seat: 1, tile: 'base/C' },
      { kind: 'discarded', seat: 1, tile: 'base/C', points: 0, clause: 'BASE-6' },
      { kind: 'drawn', seat: 1, tile: 'base/X' },
      { kind: 'discarded', seat: 1, tile: 'base/X', clause: 'BASE-6' },
      { kind: 'drawn', seat: 1, tile: 'base/E' },
    ])
    // Now a city is open to the north, but the tile that would fit it is gone.
    expect(game.refused({ draw: 'base/C' })).toMatchObject({ code: 'none-left', clause: 'BASE-1' })
    const { pile, tiles, active } = viewBy(game, -3)
    expect(pile).toMatchObject({ left: 1, tiles: { 'base/B': 1 } })
    expect(tiles.map(({ tile }) => tile)).toEqual(['base/E', 'base/B', 'base/B'])
    expect(active).toBe(2)
  })

  test('BASE-6 a tile that fits at one place in one turn only is kept', () => {
    const game = scenario({ start: ['E 0,0/3'], more: ['C', 'B'] }, '')
    game.play({ draw: 'base/C' })
    expect(game.told.map(({ kind }) => kind)).toEqual(['drawn'])
    expect(placementsOf(game)).toEqual(['-1,0/0'])
  })

  test('BASE-6 with no place for the last tile either the game is over, and what is unfinished is scored', () => {
    const game = scenario({ start: ['B 0,0/0'] }, 'B 0,-1/0 +monastery\nC X')
    expect(game.isOver).toBe(true)
    expect(game.told.slice(-6).map(({ kind }) => kind)).toEqual([
      'discarded',
      'drawn',
      'discarded',
      'ending',
      'score',
      'over',
    ])
    expect(game.scores).toEqual([2, 0])
    expect(scenario({ start: ['B 0,0/0'] }, 'C').isOver).toBe(true)
  })
})

describe('placing', () => {
  test('BASE-5 a tile may lie exactly where a whole side meets a tile and all sides that meet are alike', () => {
    const curve = scenario({ more: ['V'] }, '')
    curve.play({ draw: 'base/V' })
    // East and west the road continues, in the south lies a field, and in the north a city, which the curve does not
    // have.
    expect(placementsOf(curve)).toEqual(['-1,0/2', '-1,0/3', '0,1/0', '0,1/3', '1,0/0', '1,0/1'])
    const cap = scenario({ more: ['E'] }, '')
    cap.play({ draw: 'base/E' })
    expect(placementsOf(cap)).toEqual(['0,-1/2', '0,1/1', '0,1/2', '0,1/3'])
  })

  test('BASE-5 road meets road, city meets city, field meets field; anything else is refused', () => {
    const game = scenario({ more: ['K'] }, '')
    game.play({ draw: 'base/K' })
    const refusedAt = (x: number, y: number, rotation: number) =>
      game.refused({ place: 'base/K', at: [x, y], turn: rotation })
    // K has a city, a field and two roads, clockwise from the north.
    expect(refusedAt(0, -1, 0)).toMatchObject({ code: 'no-match', clause: 'BASE-5', where: 'turn' })
    expect(refusedAt(0, -1, 1)).toMatchObject({ code: 'no-match', clause: 'BASE-5' })
    expect(refusedAt(1, 0, 3)).toMatchObject({ code: 'no-match', clause: 'BASE-5' })
    expect(refusedAt(1, 0, 2)).toMatchObject({ code: 'no-match', clause: 'BASE-5' })
    expect(refusedAt(0, 1, 0)).toMatchObject({ code: 'no-match', clause: 'BASE-5' })
    expect(refusedAt(0, 1, 1)).toMatchObject({ code: 'no-match', clause: 'BASE-5' })
    expect(placementsOf(game)).toEqual(['-1,0/2', '-1,0/3', '0,-1/2', '0,1/3', '1,0/0', '1,0/1'])
  })

  test('BASE-5 a corner is not a side, a tile lies on no other, and none lies apart', () => {
    const game = scenario({ more: ['U'] }, '')
    game.play({ draw: 'base/U' })
    for (const at of [
      [1, 1],
      [-1, -1],
      [1, -1],
      [-1, 1],
      [2, 0],
      [40, 40],
      [1000, 0],
      // The board is a ring inside, but that must not show: this is not the cell east of the start tile.
      [-127, 1],
    ] as const) {
      expect(game.refused({ place: 'base/U', at, turn: 0 })).toMatchObject({
        code: 'not-beside',
        clause: 'BASE-5',
        where: 'at',
      })
    }
    expect(game.refused({ place: 'base/U', at: [0, 0], turn: 0 })).toMatchObject({
      code: 'occupied',
      clause: 'BASE-5',
      where: 'at',
    })
  })

  test('BASE-5 between two tiles it must match both of them', () => {
    const game = scenario({ more: ['V'] }, 'E 0,-1/2 .\nU 1,0/0 .')
    game.play({ draw: 'base/V' })
    // At 1,-1 there is field to the west and to the south.
    expect(game.refused({ place: 'base/V', at: [1, -1], turn: 1 })).toMatchObject({
      code: 'no-match',
      clause: 'BASE-5',
    })
    expect(game.refused({ place: 'base/V', at: [1, -1], turn: 3 })).toMatchObject({
      code: 'no-match',
      clause: 'BASE-5',
    })
    game.play({ place: 'base/V', at: [1, -1], turn: 2 })
    expect(game.told.at(-1)).toMatchObject({
      kind: 'placed',
      seat: 0,
      tile: 'base/V',
      at: [1, -1],
      turn: 2,
      clause: 'BASE-5',
    })
  })

  test('BASE-5 a tile turns clockwise, and lies in any of its four turns', () => {
    const rotated = ['-1,0/0', '0,-1/1', '1,0/2', '0,1/3'].map(
      (place) => spotsOf(scenario({ start: ['B 0,0/0'] }, `E ${place}`))[1],
    )
    expect(rotated).toEqual(['city:N', 'city:E', 'city:S', 'city:W'])
  })
})

describe('a follower', () => {
  test('BASE-7 one may go on any part of the tile just placed, or none', () => {
    const game = scenario({ more: ['U', 'U'] }, 'U 1,0/0 .\nL 0,-1/2')
    expect([...spotsOf(game)].sort()).toEqual([
      'city:S',
      'field:ESE',
      'field:NNE',
      'field:NNW',
      'pass',
      'road:E',
      'road:N',
      'road:W',
    ])
    game.play(put('road:N'))
    expect(game.told.at(-1)).toMatchObject({ kind: 'unclaimed' })
    const deployed = {
      kind: 'deployed',
      seat: 1,
      figure: 'follower',
      role: 'thief',
      spot: 'road:N',
      at: [0, -1],
      points: 0,
      clause: 'BASE-7',
    }
    expect(game.told.find(({ kind }) => kind === 'deployed')).toMatchObject({
      ...deployed,
      feature: { kind: 'road', cells: [[0, -1]] },
    })
    expect(viewBy(game, -3).figures).toMatchObject([
      { seat: 1, figure: 'follower', role: 'thief', at: [0, -1], on: 'road:N' },
    ])
    expect(game.supply).toEqual([7, 6])
  })

  test('BASE-7 a follower is a thief, a knight, a farmer or a monk by where it stands', () => {
    const game = scenario(
      { seats: 4, more: ['U'] },
      'U 1,0/0 +road:E\nF 0,-1/1 +city:N\nB 0,1/0 +monastery\nU 2,0/0 +field:SSE',
    )
    expect(game.told.flatMap(({ kind, seat, role }) => (kind === 'deployed' ? [`${seat} ${role}`] : []))).toEqual([
      '0 thief',
      '1 knight',
      '2 monk',
      '3 farmer',
    ])
    expect(game.supply).toEqual([6, 6, 6, 6])
  })

  test('BASE-7 whoever passes keeps the follower, and it is told', () => {
    const game = scenario({ more: ['U'] }, 'U 1,0/0 .')
    expect(game.told.at(-1)).toMatchObject({ kind: 'passed', seat: 0, clause: 'BASE-7' })
    expect(game.supply).toEqual([7, 7])
    expect(game.rules.view(game.p, -3).figures).toEqual([])
  })

  test('BASE-7 never on another tile, and never where the tile has nothing of the kind', () => {
    const game = scenario({ more: ['U'] }, 'B 0,1/0 .\nU 1,0/0')
    expect(game.refused({ ...put('monastery'), at: [0, 1] })).toMatchObject({ code: 'not-just-laid', clause: 'BASE-7' })
    expect(game.refused({ ...put('city:N'), at: [0, 0] })).toMatchObject({ code: 'not-just-laid', clause: 'BASE-7' })
    for (const on of ['city:N', 'monastery', 'road:N', 'field:E', 'road'])
      expect(game.refused(put(on))).toMatchObject({ code: 'unknown-spot', clause: 'BASE-7' })
    game.play({ ...put('road:W'), at: [1, 0] })
    expect(viewBy(game, -3).figures).toMatchObject([{ seat: 1, at: [1, 0], on: 'road:E' }])
  })

  test('BASE-7 exactly one: after it the turn is over', () => {
    const game = scenario({ more: ['U'] }, 'J 0,1/1 +road:S')
    expect(game.refused(put('city:E'))).toMatchObject({ code: 'not-now', clause: 'BASE-4' })
    expect(viewBy(game, -3)).toMatchObject({ active: 1, awaited: 'chance' })
  })

  test('BASE-8 not where anyone stands already, however far away, be it oneself', () => {
    const game = scenario({ more: ['U', 'U'] }, 'U 1,0/0 +road:E\nU 2,0/0 .\nU 3,0/0 .\nU 4,0/0')
    expect(game.refused(put('road:E'))).toMatchObject({ code: 'claimed', clause: 'BASE-8', where: 'on' })
    expect(spotsOf(game)).toEqual(['pass', 'field:NNW', 'field:ESE'])
    game.play({ pass: true })
    game.go('U -1,0/0')
    expect(game.awaited).toBe(0)
    expect(game.refused(put('road:W'))).toMatchObject({ clause: 'BASE-8' })
  })

  test('BASE-8 holds for cities and fields too, and other parts of the tile stay open', () => {
    const game = scenario({ more: ['H'] }, 'F 0,-1/1 +city:N\nU 1,0/0 +field:NNE\nU 2,0/0')
    expect(game.refused(put('field:NNW'))).toMatchObject({ clause: 'BASE-8' })
    expect(spotsOf(game)).toEqual(['pass', 'road:E', 'field:ESE'])
    game.play({ pass: true })
    game.go('H 0,-2/0')
    // The south city of H joins the knight's; its north city is another.
    expect(game.refused(put('city:S'))).toMatchObject({ clause: 'BASE-8' })
    expect(spotsOf(game)).toEqual(['pass', 'city:N', 'field:ENE'])
  })

  test('BASE-8 two parts of the new tile that meet elsewhere on the board count as one', () => {
    // A city in a ring of four: I closes it with two parts of its own, and the knight stands beyond only one of them.
    const ring = scenario({ start: ['N 0,0/2'], more: ['U'] }, 'N 1,0/3 +city:W\nN 0,1/1 .\nI 1,1/0')
    expect(ring.refused(put('city:N'))).toMatchObject({ clause: 'BASE-8' })
    expect(ring.refused(put('city:W'))).toMatchObject({ clause: 'BASE-8' })
    expect(spotsOf(ring)).toEqual(['pass', 'field:ENE'])
    // A junction whose east and south roads meet: a thief far along one of them holds both, but not the third.
    const loop = scenario({ start: ['V 0,0/0'], more: ['U'] }, 'V 0,1/1 +road:W\nV -1,1/2 .\nX -1,0/0')
    expect(loop.refused(put('road:E'))).toMatchObject({ clause: 'BASE-8' })
    expect(loop.refused(put('road:S'))).toMatchObject({ clause: 'BASE-8' })
    expect(spotsOf(loop).filter((spot) => spot.startsWith('road'))).toEqual(['road:N', 'road:W'])
    // A meadow beside a ring road: the field outside reaches the last curve from two sides, the field inside is free.
    const field = scenario({ start: ['V 0,0/0'], more: ['U'] }, 'V 0,1/1 +field:SSE\nV -1,1/2 .\nV -1,0/3')
    expect(field.refused(put('field:NNW'))).toMatchObject({ clause: 'BASE-8' })
    expect(spotsOf(field)).toEqual(['pass', 'road:E', 'field:ESE'])
  })

  test('BASE-8 whoever of five stands there, the feature is taken', () => {
    for (const starts of [0, 1, 2, 3, 4]) {
      const game = scenario({ seats: 5, options: { starts }, more: ['B'] }, 'U 1,0/0 +road:E\nU 2,0/0')
      expect(game.refused(put('road:E'))).toMatchObject({ clause: 'BASE-8' })
    }
  })

  test('BASE-8 a feature whose followers have gone home is open again', () => {
    const game = scenario({ start: ['W 0,0/0'], more: ['U'] }, 'W 1,0/0 +road:W\nV 2,0/0')
    expect(game.scores).toEqual([2, 0])
    expect(spotsOf(game)).toContain('road:S')
  })

  test('BASE-9 a seat whose followers are all out lays its tile and can only pass', () => {
    const game = scenario({ options: { followers: 1 }, more: ['U', 'U'] }, 'U 1,0/0 +road:E\nB 0,1/0 .\nB 0,2/0')
    expect(game.supply).toEqual([0, 1])
    expect(spotsOf(game)).toEqual(['pass'])
    expect(game.refused(put('monastery'))).toMatchObject({ code: 'none-in-supply', clause: 'BASE-9', where: 'deploy' })
    game.play({ pass: true })
    game.go('U -1,0/0')
    expect(spotsOf(game)).toEqual(['pass', 'field:NNW', 'field:ESE'])
  })

  test('BASE-9 a follower that this turn brings home can be put again from the next turn on', () => {
    const game = scenario(
      { start: ['W 0,0/0'], options: { followers: 1 }, more: ['B', 'B'] },
      'U 1,0/0 +road:E\nB 0,-1/0 .\nW 2,0/0',
    )
    expect(spotsOf(game)).toEqual(['pass'])
    expect(game.refused(put('road:E'))).toMatchObject({ code: 'none-in-supply', clause: 'BASE-9' })
    game.play({ pass: true })
    expect(game.scores).toEqual([3, 0])
    expect(game.supply).toEqual([1, 1])
    expect(viewBy(game, -3)).toMatchObject({ active: 1, awaited: 'chance', step: 'draw' })
    game.go('B 1,-1/0 .\nB 2,-1/0 +monastery')
    expect(game.told.some(({ kind, seat, role }) => kind === 'deployed' && seat === 0 && role === 'monk')).toBe(true)
  })
})

describe('scoring in the turn', () => {
  test('BASE-10 what the tile completes is scored for its owner, whoever is on turn', () => {
    const game = scenario({ start: ['W 0,0/0'], more: ['U'] }, 'U 1,0/0 +road:E\nW 2,0/0 .')
    expect(game.scores).toEqual([3, 0])
    const cells = [
      [0, 0],
      [1, 0],
      [2, 0],
    ]
    expect(game.told.slice(-3)).toMatchObject([
      { kind: 'passed', seat: 1 },
      {
        kind: 'score',
        seat: 0,
        points: 3,
        clause: 'BASE-12',
        feature: { kind: 'road', cells },
        items: [{ of: 'tiles', count: 3, each: 1 }],
      },
      { kind: 'returned', seat: 0, figures: 1, clause: 'BASE-17' },
    ])
  })

  test('BASE-10 nothing else is scored: not what is still open, not what was complete before', () => {
    const game = scenario({ more: ['U'] }, 'E 0,-1/2 +city:S\nU 1,0/0 +road:E\nF 0,-2/0 +city:E\nU -1,0/0 .')
    expect(game.told.filter(({ kind }) => kind === 'score')).toMatchObject([
      { seat: 0, points: 4, feature: { kind: 'city' } },
    ])
    expect(game.told.some(({ kind }) => kind === 'unclaimed')).toBe(false)
    expect(game.scores).toEqual([4, 0])
  })

  test('BASE-10 the follower is put before the scoring, so it can still take part in it', () => {
    const game = scenario({ start: ['W 0,0/0'], more: ['U'] }, 'W 1,0/0')
    expect(game.scores).toEqual([0, 0])
    game.play(put('road:W'))
    expect(game.scores).toEqual([2, 0])
  })

  test('BASE-11 a follower can be put, be paid and be home again within a turn', () => {
    const game = scenario({ more: ['U'] }, 'E 0,-1/2 +city:S')
    expect(game.told.slice(2)).toMatchObject([
      { kind: 'deployed', seat: 0, role: 'knight' },
      {
        kind: 'score',
        seat: 0,
        points: 4,
        clause: 'BASE-13',
        feature: {
          kind: 'city',
          cells: [
            [0, -1],
            [0, 0],
          ],
        },
      },
      { kind: 'returned', seat: 0, figures: 1 },
    ])
    expect(game.scores).toEqual([4, 0])
    expect(game.supply).toEqual([7, 7])
    expect(viewBy(game, -3).figures).toEqual([])
  })

  test('BASE-11 with the only follower too', () => {
    const game = scenario(
      { options: { followers: 1 }, start: ['W 0,0/0'], more: ['U'] },
      'A 1,0/1 +road:W\nB 0,-1/0 .\nB 1,-1/0 +monastery',
    )
    expect(game.scores).toEqual([2, 0])
    expect(game.supply).toEqual([0, 1])
  })
})
