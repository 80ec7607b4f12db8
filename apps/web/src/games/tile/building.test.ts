import { demand, replay } from '@bastide/kernel'
import { tileGame } from '@bastide/tile-game'
import type { View } from '@bastide/tile-game/words'
import { describe, expect, test } from 'vitest'
import {
  asJson,
  type BuiltSetup,
  builtFrom,
  freshSetup,
  laying,
  placesFor,
  tilesOf,
  withFigure,
  without,
} from './building.ts'
import { keyOf } from './layout.ts'
import type { LaidTile } from './shown.ts'

const FRESH = freshSetup('2016', [], { farmers: 'field-3', 'small-city': 4, followers: 7, starts: 0 })

/** What the rules make of a setup and moves from it. */
function seen(setup: BuiltSetup, moves: readonly object[] = []): View {
  const rules = demand(tileGame.compose(asJson(setup), 2))
  return rules.view(replay(rules, moves as never).position, 0) as View
}
const laid = ({ tiles }: View): ReadonlyMap<string, LaidTile> => new Map(tiles.map((one) => [keyOf(one.at), one]))

describe('free building', () => {
  test('offers every cell where a tile matches, each look of it once', () => {
    const places = placesFor(laid(seen(FRESH)), 'base/U').cells
    expect(places.map(({ at, turns }) => `${at.join()} ${turns.join('')}`)).toEqual(['-1,0 0', '1,0 0', '0,1 0'])
    // A monastery looks the same however it lies.
    expect(placesFor(laid(seen(FRESH)), 'base/B').cells).toEqual([{ at: [0, 1], turns: [0] }])
  })

  test('agrees with the rules about where a tile fits', () => {
    for (const tile of ['base/E', 'base/V', 'base/W', 'base/K', 'base/R']) {
      const [setup, moves] = laying(FRESH, tile, [0, 0], 0)
      const { choices } = seen(setup, moves.slice(0, 1))
      const cells = choices.flatMap((choice) => (choice.kind === 'cells' ? choice.cells : []))
      const known = cells.map(({ at, turns }) => `${at.join()} ${[...turns].sort().join('')}`).sort()
      const built = placesFor(laid(seen(FRESH)), tile).cells.map(({ at, turns }) => `${at.join()} ${turns.join('')}`)
      expect([...built].sort()).toEqual(known)
    }
  })

  test('lets what is completed score, and sends whoever stood there home', () => {
    const knight = { seat: 1, figure: 'follower', on: 'city:N' }
    const [setup, moves] = laying(withFigure(FRESH, [0, 0], knight), 'base/E', [0, -1], 2)
    expect(seen(setup).figures).toHaveLength(1)
    const after = seen(setup, moves)
    expect(after.seats.map(({ score }) => score)).toEqual([0, 4])
    expect(builtFrom(after).start).toEqual([
      { tile: 'base/E', at: [0, -1], turn: 2 },
      { tile: 'base/D', at: [0, 0], turn: 0 },
    ])
  })

  test('begins a game with what is seen, figures and all', () => {
    const built = withFigure(withFigure(FRESH, [0, 0], { seat: 0, figure: 'follower', on: 'road:E' }), [0, 0], {
      seat: 1,
      figure: 'follower',
      on: 'city:N',
    })
    const again = builtFrom(seen(built))
    expect(seen(again).figures).toEqual(seen(built).figures)
    expect(seen(again).over).toBe(false)
  })

  test('removes the last figure of a place, then the tile', () => {
    const knight = { seat: 0, figure: 'follower', on: 'city:N' }
    const two = withFigure(withFigure(FRESH, [0, 0], knight), [0, 0], { ...knight, seat: 1 })
    const one = without(two, [0, 0], ['city:N'])
    expect(one.start[0]?.figures).toEqual([knight])
    expect(without(one, [0, 0], ['road:E']).start[0]?.figures).toEqual([knight])
    const none = without(one, [0, 0], ['city:N'])
    expect(none.start).toEqual(FRESH.start)
    expect(without(none, [0, 0], ['city:N']).start).toEqual([])
  })

  test('has the tiles of what is played', () => {
    expect(tilesOf(FRESH)).toContain('base/C')
    expect(tilesOf(FRESH).every((id) => id.startsWith('base/'))).toBe(true)
  })
})
