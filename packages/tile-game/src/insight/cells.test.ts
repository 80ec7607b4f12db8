import { CHANCE, demand, NOBODY, type Position, Random, type Seat, WATCHER } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { type Scenario, scenario } from '../../scenarios/scenario.ts'
import { type At, MODULES, type TileRules, tileGame } from '../index.ts'

const cellIn = (game: Scenario, viewer: Seat, x: number, y: number) =>
  game.rules.view(game.p, viewer).cells?.find(({ at }) => at[0] === x && at[1] === y)

describe('a cell', () => {
  test('tells which tiles that are left fit there, and how likely one comes', () => {
    // At 0,-1 a city must continue from the south; the bag holds one tile that can and three that cannot.
    const game = scenario({ more: ['E', 'U', 'U', 'B'] }, 'U 1,0/0')
    expect(cellIn(game, WATCHER, 0, -1)).toEqual({ at: [0, -1], fits: ['base/E'], odds: 0.5 })
    expect(cellIn(game, WATCHER, 0, 1)).toEqual({ at: [0, 1], fits: ['base/B', 'base/E', 'base/U'], odds: 1 })
  })

  test('does not count the tile in hand, which is drawn already', () => {
    const game = scenario({ more: ['U', 'U'] }, 'U 1,0/0 .\nE')
    expect(game.rules.view(game.p, 1).hand).toBe('base/E')
    expect(cellIn(game, 1, 0, -1)).toEqual({ at: [0, -1], fits: [], odds: 0 })
  })

  test('tells the odds up to the viewer’s own next turn', () => {
    const more = ['E', 'U', 'U', 'U', 'U', 'U', 'U', 'U']
    const odds = (game: Scenario) => [0, 1, 2, WATCHER].map((viewer) => cellIn(game, viewer, 0, -1)?.odds)
    // Seat 0 has laid its tile: seat 1 draws next, then 2, then 0 again.
    expect(odds(scenario({ seats: 3, more }, 'U 1,0/0'))).toEqual([3 / 8, 1 / 8, 2 / 8, 3 / 8])
    // Seat 1 is to draw.
    expect(odds(scenario({ seats: 3, more }, 'U 1,0/0 .'))).toEqual([3 / 8, 1 / 8, 2 / 8, 3 / 8])
    // Seat 1 has drawn.
    expect(odds(scenario({ seats: 3, more }, 'U 1,0/0 .\nU'))).toEqual([2 / 8, 3 / 8, 1 / 8, 3 / 8])
  })

  test('tells the odds of a round while nobody knows who starts', () => {
    const game = scenario({ seats: 2, options: { starts: 'random' }, more: ['E', 'U', 'U', 'U'] }, '')
    expect(game.rules.view(game.p, 1).step).toBe('starts')
    expect([0, 1].map((viewer) => cellIn(game, viewer, 0, -1)?.odds)).toEqual([0.5, 0.5])
  })
})

describe('a dead cell', () => {
  test('is one that nothing fits of what is in hand and in the bag', () => {
    // Beside the tile at 1,0 the road continues east and the start tile's city continues north.
    const game = scenario({ more: ['B'] }, 'U 1,0/0')
    expect(game.rules.view(game.p, 0).dead).toEqual([
      [0, -1],
      [-1, 0],
      [2, 0],
    ])
    const inHand = scenario({ more: ['B'] }, 'U 1,0/0 .\nE')
    expect(inHand.rules.view(inHand.p, 0).dead).toEqual([
      [-1, 0],
      [2, 0],
    ])
  })

  test('is not told of once nothing is left to lay', () => {
    const game = scenario({}, 'U 1,0/0 .')
    expect(game.isOver).toBe(true)
    expect(game.rules.view(game.p, 0)).toMatchObject({ dead: [] })
    expect(game.rules.view(game.p, 0).cells?.every(({ fits, odds }) => fits.length === 0 && odds === 0)).toBe(true)
  })
})

describe('in any game', () => {
  /** Whether a drawn tile could be laid there, tried for each rotation. */
  const couldLie = (rules: TileRules, drawn: Position, tile: string, at: At): boolean =>
    [0, 1, 2, 3].some((rotation) => rules.toAction(drawn, { place: tile, at, turn: rotation }).ok)

  test('cells tell what the rules accept, and dead ones accept nothing', () => {
    const rules = demand(tileGame.compose({ edition: '2016', modules: MODULES.slice(1).map(({ id }) => id) }, 3))
    const random = new Random(9)
    const p = rules.start()
    let looks = 0
    for (let moves = 0; rules.awaited(p) !== NOBODY; moves++) {
      if (rules.awaited(p) === CHANCE && moves % 13 === 0) {
        const { cells = [], dead = [], pile } = rules.view(p, WATCHER)
        for (const tile of Object.keys(pile.tiles ?? {}).slice(0, 6)) {
          const drawn = rules.determinize(p, random)
          rules.apply(drawn, CHANCE, demand(rules.toAction(drawn, { draw: tile })))
          // A tile that fits nowhere is in nobody's hand, and then no cell may name it.
          const isHeld = rules.view(drawn, WATCHER, []).hand === tile
          for (const { at, fits } of cells)
            expect(fits.includes(tile), `${tile} at ${at}`).toBe(isHeld && couldLie(rules, drawn, tile, at))
          looks++
        }
        const named = new Set(cells.filter(({ fits }) => fits.length > 0).map(({ at }) => String(at)))
        for (const at of dead) expect(named.has(String(at))).toBe(false)
      }
      rules.apply(p, rules.awaited(p), rules.sample(p, rules.awaited(p), random))
    }
    expect(looks).toBeGreaterThan(20)
  })
})
