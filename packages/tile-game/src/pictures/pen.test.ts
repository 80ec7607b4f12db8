import { cubic, distance, distanceToLine, type Line, type Point } from '@bastide/drawing'
import { describe, expect, test } from 'vitest'
import { outlinesOf } from '../../scenarios/outlines.ts'
import { blob, closed, curve, dots, open, thinned } from './pen.ts'
import { RING } from './ring.ts'

describe('the pen', () => {
  test('goes straight from point to point by steps', () => {
    const triangle: Line = [
      [10, 10],
      [20.5, 10],
      [15, 5],
    ]
    expect(open(triangle)).toBe('M10 10l10.5 0-5.5-5')
    expect(closed(triangle)).toBe('M10 10l10.5 0-5.5-5z')
    expect(dots([[1, 2]])).toBe('M1 2h0')
  })

  test('goes round past points, from the first to the last exactly', () => {
    const line = cubic([100, 0], [80, 36], [20, 36], [0, 0], 9)
    const [drawn = []] = outlinesOf(curve(line))
    expect(
      [drawn[0], drawn[drawn.length - 1]].map((point) => (point as Point).map((value) => Math.round(value) + 0)),
    ).toEqual([
      [100, 0],
      [0, 0],
    ])
    for (const point of drawn) expect(distanceToLine(point, line)).toBeLessThan(1.2)
  })

  test('does not drift on long curves, though it writes each bend as the mirror of the last', () => {
    const line = Array.from({ length: 40 }, (_, i): Point => [i * 2.53, (i % 2) * 3.37])
    const [drawn = []] = outlinesOf(curve(line))
    expect(Math.max(...drawn.map((point) => Math.min(...line.map((other) => distance(point, other)))))).toBeLessThan(
      2.4,
    )
  })

  test('comes back to where a round shape began', () => {
    const [drawn = []] = outlinesOf(blob(RING.map(([x, y]) => [50 + 10 * x, 50 + 10 * y])))
    for (const point of drawn) expect(distance(point, [50, 50])).toBeCloseTo(9.8, 0)
  })

  test('leaves points out, but never the ends', () => {
    const line = Array.from({ length: 21 }, (_, i): Point => [i, 0])
    expect(thinned(line, 5).map(([x]) => x)).toEqual([0, 5, 10, 15, 20])
    expect(thinned(line.slice(0, 3), 5)).toHaveLength(3)
  })
})
