import { expect, test } from 'vitest'
import { type Scenario, scenario } from '../../scenarios/scenario.ts'
import { firstNodeOf, rootOf } from './feature.ts'
import { addressOf, nodeAt } from './standing.ts'

/** The first node of the feature that a spot belongs to. */
function firstNode({ rules: { tables }, p }: Scenario, on: string, x: number, y: number): unknown {
  return addressOf(tables, p, firstNodeOf(p, rootOf(p, nodeAt(tables, p, { on, at: [x, y] }))))
}

test('a feature’s first node is on its northernmost tile, or the westernmost of several', () => {
  const game = scenario({ start: ['D 0,0/0', 'U 1,0/0', 'V -1,0/3', 'V -1,1/2'], more: ['B'] }, '')
  for (const [on, x, y] of [
    ['road:E', 1, 0],
    ['road:W', 0, 0],
    ['road:N', -1, 1],
  ] as const)
    expect(firstNode(game, on, x, y)).toEqual({ on: 'road:E', at: [-1, 0] })
  expect(firstNode(game, 'city:N', 0, 0)).toEqual({ on: 'city:N', at: [0, 0] })
})

test('of two segments on that tile it is the one that the tile names first', () => {
  // Both city parts of the tile at 0,0 belong to the city that goes around to the south and the east of it.
  const game = scenario({ start: ['I 0,0/2', 'N 1,0/3', 'N 0,1/1', 'N 1,1/0'], more: ['B'] }, '')
  expect(firstNode(game, 'city:N', 1, 1)).toEqual({ on: 'city:S', at: [0, 0] })
  expect(firstNode(game, 'city:E', 0, 0)).toEqual({ on: 'city:S', at: [0, 0] })
})
