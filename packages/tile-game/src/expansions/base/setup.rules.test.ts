/** The clauses about what lies on the table before the first turn. */
import { CHANCE, Options, Random } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { scenario } from '../../../scenarios/scenario.ts'
import { EDITIONS, type TileRules, tileGame } from '../../index.ts'

const WATCHER = -3

function rulesOf(setup: object, seats: number): TileRules {
  const composed = tileGame.compose(setup, seats)
  if (!composed.ok) throw new Error(composed.reason)
  return composed.value
}

/** What is in the box, including the start tile. Tiles that differ only by a garden are the same here. */
const BOX = 'A2 B4 C1 D4 E5 F2 G1 H3 I2 J3 K3 L3 M2 N3 O2 P3 Q1 R3 S2 T1 U8 V9 W4 X1'

function countedByLetter(tiles: { readonly [id: string]: number }): string {
  const counts = new Map<string, number>()
  for (const [id, copies] of Object.entries(tiles)) {
    const letter = id.slice('base/'.length).replace('-garden', '')
    counts.set(letter, (counts.get(letter) ?? 0) + copies)
  }
  return [...counts]
    .sort()
    .map(([letter, copies]) => `${letter}${copies}`)
    .join(' ')
}

describe('the tiles', () => {
  test('BASE-1 one start tile lies at the origin, city to the north, and 71 tiles are in the bag', () => {
    for (const edition of EDITIONS) {
      const rules = rulesOf({ edition }, 2)
      const { tiles, pile, hand, figures } = rules.view(rules.start(), WATCHER)
      expect(tiles).toEqual([{ tile: 'base/D', at: [0, 0], turn: 0 }])
      expect({ hand, figures, left: pile.left }).toEqual({ hand: null, figures: [], left: 71 })
      expect(pile.tiles?.['base/D']).toBe(3)
      expect(countedByLetter({ ...pile.tiles, 'base/D': 4 })).toBe(BOX)
    }
  })

  test('BASE-1 the start tile shows a city, a road through, and nothing to the south', () => {
    const game = scenario({ more: ['C', 'X', 'B'] }, '')
    game.play({ draw: 'base/C' })
    expect(game.moves()).toEqual([{ place: 'base/C', at: [0, -1], turn: 0 }])
    const roads = scenario({ more: ['X'] }, '')
    roads.play({ draw: 'base/X' })
    expect(roads.moves()).toHaveLength(2)
    const meadows = scenario({ more: ['B'] }, '')
    meadows.play({ draw: 'base/B' })
    expect(meadows.moves()).toEqual([{ place: 'base/B', at: [0, 1], turn: 0 }])
  })

  test('BASE-1 chance draws blind: each of the 71 tiles is as likely as any other', () => {
    const rules = rulesOf({ edition: '2000' }, 2)
    const p = rules.start()
    expect(rules.awaited(p)).toBe(CHANCE)
    const options = new Options()
    rules.options(p, CHANCE, options)
    const { tiles = {} } = rules.view(p, WATCHER).pile
    const offered = Array.from(
      { length: options.length },
      (_, i) => [(rules.toMove(p, options.action(i)) as { draw: string }).draw, options.weight(i)] as const,
    )
    expect(Object.fromEntries(offered)).toEqual(tiles)
    expect(options.totalWeight).toBe(71)

    const random = new Random(1)
    const drawn = new Map<string, number>()
    for (let i = 0; i < 7100; i++) {
      const { draw } = rules.toMove(p, rules.sample(p, CHANCE, random)) as { draw: string }
      drawn.set(draw, (drawn.get(draw) ?? 0) + 1)
    }
    // A hundred draws are expected for each copy; fifty more or less would be five standard deviations for a tile with
    // one.
    for (const [tile, copies] of Object.entries(tiles))
      expect(Math.abs((drawn.get(tile) ?? 0) - 100 * copies), tile).toBeLessThan(50 * Math.sqrt(copies))
  })

  test('BASE-1 no tile is drawn that is not in the bag', () => {
    const game = scenario({ more: ['U'] }, 'E 0,-1/2 .')
    expect(game.refused({ draw: 'base/E' })).toMatchObject({ code: 'none-left', clause: 'BASE-1' })
    expect(game.refused({ draw: 'base/Z' })).toMatchObject({ code: 'unknown-tile', clause: 'BASE-1' })
    expect(game.moves()).toEqual([{ draw: 'base/U' }])
  })
})

describe('the seats', () => {
  test('BASE-2 every seat has seven followers in supply, no points, and there are five colours at most', () => {
    for (const edition of EDITIONS) {
      for (const seats of [2, 3, 4, 5]) {
        const rules = rulesOf({ edition }, seats)
        expect(rules.view(rules.start(), WATCHER).seats).toEqual(
          Array.from({ length: seats }, () => ({ score: 0, supply: { follower: 7 } })),
        )
      }
      expect(tileGame.compose({ edition }, 6)).toMatchObject({ ok: false, code: 'out-of-range', where: 'seats' })
      expect(tileGame.compose({ edition }, 0)).toMatchObject({ ok: false, code: 'out-of-range', where: 'seats' })
    }
  })

  test('BASE-2 the seventh follower can be put, and there is no eighth', () => {
    const monks = [1, 2, 3, 4, 5, 6, 7].map((y) => `B 0,${y}/0 +monastery`)
    const game = scenario({ seats: 1 }, `${monks.join('\n')}\nB 0,8/0`)
    expect(game.supply).toEqual([0])
    expect(game.refused({ deploy: 'follower', on: 'monastery' })).toMatchObject({ clause: 'BASE-9' })
  })

  test('BASE-2 a seat has followers only', () => {
    const game = scenario({ more: [] }, 'U 1,0/0')
    expect(game.refused({ deploy: 'bishop', on: 'road:E' })).toMatchObject({ code: 'unknown-figure', clause: 'BASE-2' })
  })

  test('BASE-3 the first seat starts where nothing is said, and the turn goes round clockwise', () => {
    const game = scenario({ seats: 3, more: ['U'] }, 'U 1,0/0 .\nU 2,0/0 .\nU 3,0/0 .\nU 4,0/0 .')
    expect(game.told.flatMap(({ kind, seat }) => (kind === 'placed' ? [seat] : []))).toEqual([0, 1, 2, 0])
    expect(game.rules.view(game.p, WATCHER).active).toBe(1)
  })

  test('BASE-3 the host may name any seat to start', () => {
    const game = scenario({ seats: 3, options: { starts: 2 }, more: ['U'] }, 'U 1,0/0 .\nU 2,0/0 .')
    expect(game.told.flatMap(({ kind, seat }) => (kind === 'placed' ? [seat] : []))).toEqual([2, 0])
    expect(tileGame.compose({ edition: '2000', options: { starts: 3 } }, 3)).toMatchObject({
      ok: false,
      where: 'setup.options.starts',
    })
  })

  test('BASE-3 or chance says who starts, and every seat is as likely', () => {
    const game = scenario({ seats: 3, options: { starts: 'random' }, more: ['U', 'U'] }, '')
    expect(game.awaited).toBe(CHANCE)
    expect(game.moves()).toEqual([{ starts: 0 }, { starts: 1 }, { starts: 2 }])
    const options = new Options()
    game.rules.options(game.p, CHANCE, options)
    expect([0, 1, 2].map((i) => options.weight(i))).toEqual([1, 1, 1])
    expect(game.refused({ starts: 3 })).toMatchObject({ code: 'no-such-seat', clause: 'BASE-3' })
    expect(game.refused({ draw: 'base/U' })).toMatchObject({ code: 'not-now', clause: 'BASE-3' })
    const random = new Random(2)
    const met = new Set(Array.from({ length: 60 }, () => game.rules.sample(game.p, CHANCE, random)))
    expect([...met].sort()).toEqual([0, 1, 2])
    game.play({ starts: 1 })
    game.go('U 1,0/0 .')
    expect(game.told.slice(0, 3)).toMatchObject([
      { kind: 'starts', seat: 1, clause: 'BASE-3' },
      { kind: 'drawn', seat: 1 },
      { kind: 'placed', seat: 1 },
    ])
    expect(game.rules.view(game.p, WATCHER).active).toBe(2)
  })
})
