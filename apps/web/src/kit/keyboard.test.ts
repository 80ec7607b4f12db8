import { describe, expect, it } from 'vitest'
import { nearest } from './keyboard.ts'

const cells: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [3, 0],
  [2, 2],
  [-1, 0],
]
const itself = (cell: readonly [number, number]) => cell

describe('moving through places with the arrow keys', () => {
  it('goes to the nearest place in that direction', () => {
    expect(nearest(cells, itself, [0, 0], [1, 0])).toEqual([1, 0])
    expect(nearest(cells, itself, [1, 0], [1, 0])).toEqual([3, 0])
    expect(nearest(cells, itself, [0, 0], [0, -1])).toEqual([0, -1])
  })

  it('finds a place to the side if none is straight ahead', () => {
    expect(nearest(cells, itself, [0, 0], [0, 1])).toEqual([2, 2])
  })

  it('finds nothing if there is nothing', () => {
    expect(nearest(cells, itself, [3, 0], [1, 0])).toBeNull()
  })
})
