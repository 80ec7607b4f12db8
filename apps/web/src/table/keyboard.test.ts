import { describe, expect, it } from 'vitest'
import type { Cell } from './choosing.ts'
import { nearest } from './keyboard.ts'

const cells: readonly Cell[] = [
  [0, -1],
  [1, 0],
  [3, 0],
  [2, 2],
  [-1, 0],
]
const itself = (cell: Cell): Cell => cell

describe('moving through places by the arrows', () => {
  it('goes to the nearest in the direction', () => {
    expect(nearest(cells, itself, [0, 0], [1, 0])).toEqual([1, 0])
    expect(nearest(cells, itself, [1, 0], [1, 0])).toEqual([3, 0])
    expect(nearest(cells, itself, [0, 0], [0, -1])).toEqual([0, -1])
  })

  it('finds a place that lies aside where none lies straight ahead', () => {
    expect(nearest(cells, itself, [0, 0], [0, 1])).toEqual([2, 2])
  })

  it('finds nothing where there is nothing', () => {
    expect(nearest(cells, itself, [3, 0], [1, 0])).toBeNull()
  })
})
