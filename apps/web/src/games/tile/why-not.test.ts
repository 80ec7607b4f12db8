import { expect, test } from 'vitest'
import { keyOf } from './layout.ts'
import type { LaidTile } from './shown.ts'
import { whyNot } from './why-not.ts'

const laid = (...tiles: readonly (readonly [tile: string, x: number, y: number, turn: number])[]) =>
  new Map(tiles.map(([tile, x, y, turn]) => [keyOf([x, y]), { tile, at: [x, y], turn } as unknown as LaidTile]))

/** The start tile: a city at the top, a road from left to right. */
const START = laid(['base/D', 0, 0, 0])

test('a tile must touch another', () => {
  expect(whyNot(START, 'base/E', [3, 3])).toEqual({ why: 'not-beside' })
})

test('the sides around a cell are named as they are seen from it', () => {
  expect(whyNot(START, 'base/B', [0, -1])).toEqual({
    why: 'no-match',
    needs: [{ side: 'bottom', kind: 'city', letter: 'C' }],
  })
  expect(whyNot(START, 'base/B', [1, 0])).toMatchObject({ needs: [{ side: 'left', kind: 'road' }] })
  expect(whyNot(START, 'base/C', [0, 1])).toMatchObject({ needs: [{ side: 'top', kind: 'field' }] })
})

test('a turned neighbour shows the side that it has turned there', () => {
  // Turned once, the city of the start tile is on the right.
  expect(whyNot(laid(['base/D', 0, 0, 1]), 'base/B', [1, 0])).toMatchObject({ needs: [{ side: 'left', kind: 'city' }] })
})

test('several neighbours must all match, in one and the same orientation', () => {
  // A straight road matches either neighbour alone, but not both.
  const corner = laid(['base/U', 0, 1, 0], ['base/U', 1, 0, 1])
  expect(whyNot(corner, 'base/U', [1, 1])).toMatchObject({
    why: 'no-match',
    needs: [
      { side: 'top', kind: 'road' },
      { side: 'left', kind: 'road' },
    ],
  })
})

test('what matches on all sides is forbidden by some other rule', () => {
  expect(whyNot(START, 'base/E', [0, -1])).toEqual({ why: 'forbidden' })
})
