import { describe, expect, it } from 'vitest'
import type { MarkerPoints } from './markers.ts'
import type { Setup } from './moves.ts'
import type { Oracle } from './oracle.ts'
import { game, type Laying, lay, spotsOf, takeTurn } from './scripted-game.ts'
import { testTiles as tiles } from './test-tiles.ts'

const MARKERS: Partial<Setup> = { modules: ['king-robber'], tiles }

describe('the oracle: king and robber baron', () => {
  const CITIES: readonly Laying[] = [
    ['E', 0, 0, 0],
    ['E', 5, 0, 0],
    ['E', 10, 0, 0],
    ['G', 10, -1, 1],
  ]
  const stateOf = (oracle: Oracle) => oracle.facts().state?.['king-robber']

  it('the king goes to whoever completes a city larger than all before; the end pays by the option', () => {
    const expected: { readonly [points in MarkerPoints]: readonly number[] } = {
      each: [0, 0, 3],
      ten: [0, 0, 10],
      fifteen: [0, 0, 15],
      'during-play': [2, 0, 0],
    }
    for (const [markerPoints, scores] of Object.entries(expected)) {
      const oracle = game(CITIES, 'E E E', { ...MARKERS, seats: 3, markerPoints: markerPoints as MarkerPoints })
      expect(stateOf(oracle)).toEqual({ king: null, robber: null, city: 0, road: 0 })
      takeTurn(oracle, 'E', [0, -1], 2)
      expect(stateOf(oracle)).toEqual({ king: 0, robber: null, city: 2, road: 0 })
      takeTurn(oracle, 'E', [5, -1], 2)
      expect(stateOf(oracle)).toEqual({ king: 0, robber: null, city: 2, road: 0 })
      takeTurn(oracle, 'E', [10, -2], 2)
      expect(stateOf(oracle)).toEqual({ king: 2, robber: null, city: 3, road: 0 })
      expect(oracle.facts()).toMatchObject({ step: 'over', scores })
    }
  })

  it('the robber baron goes by roads; both markers pay 40 under one option', () => {
    const oracle = game([['W', 30, 0, 0], ...CITIES], 'W E', { ...MARKERS, seats: 1, markerPoints: 'fifteen' })
    takeTurn(oracle, 'W', [31, 0], 0)
    expect(stateOf(oracle)).toEqual({ king: null, robber: 0, city: 0, road: 2 })
    takeTurn(oracle, 'E', [10, -2], 2)
    expect(oracle.facts().scores).toEqual([40])
  })

  it('Carcassonne is a completed city for the points, and not for the marker', () => {
    const lying: readonly Laying[] = [['count/10', 20, 0, 0], ...CITIES]
    const oracle = game(lying, 'E', { ...MARKERS, modules: ['king-robber', 'count'], seats: 1 })
    expect(stateOf(oracle)).toMatchObject({ king: null, city: 0 })
    takeTurn(oracle, 'E', [0, -1], 2)
    expect(oracle.facts().scores).toEqual([2])
  })

  it('two cities cross on one tile, with two patches of field between them', () => {
    const oracle = game([['E', 0, 0, 0]], 'king-robber/crossing-cities B', MARKERS)
    lay(oracle, 'king-robber/crossing-cities', [0, -1], 0)
    expect(spotsOf(oracle)).toEqual(['city:E', 'city:N', 'field:1', 'field:2'])
  })
})
