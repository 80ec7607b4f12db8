import { expect, test } from 'vitest'
import { cubic, distance, distanceToLine, distanceToPiece, isInside, type Line, plus, rotated } from './shape.ts'

const SQUARE: Line = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
]

test('a square is rotated clockwise, by any number of quarter turns', () => {
  expect([0, 1, 2, 3, 4, -1].map((rotation) => rotated([10, 20], rotation))).toEqual([
    [10, 20],
    [80, 10],
    [90, 80],
    [20, 90],
    [10, 20],
    [20, 90],
  ])
})

test('distances are measured to the nearest point, which may be an end', () => {
  expect(distance([0, 0], [3, 4])).toBe(5)
  expect(plus([1, 2], [3, 4], 2)).toEqual([7, 10])
  expect(distanceToPiece([5, 3], [0, 0], [10, 0])).toBe(3)
  expect(distanceToPiece([13, 4], [0, 0], [10, 0])).toBe(5)
  expect(distanceToPiece([3, 4], [0, 0], [0, 0])).toBe(5)
  expect(distanceToLine([12, 5], SQUARE)).toBe(2)
})

test('a point is inside an outline or not', () => {
  expect(isInside([5, 5], SQUARE)).toBe(true)
  expect(isInside([15, 5], SQUARE)).toBe(false)
  expect(isInside([5, -1], SQUARE)).toBe(false)
})

test('a curve goes from its first point to its last, in that many pieces', () => {
  const curve = cubic([0, 0], [0, 10], [10, 10], [10, 0], 4)
  expect([curve.length, curve[0], curve[2], curve[4]]).toEqual([5, [0, 0], [5, 7.5], [10, 0]])
})
