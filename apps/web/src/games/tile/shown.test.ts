import { describe, expect, it } from 'vitest'
import { spreadApart } from './shown.ts'

describe('points that are to be tapped', () => {
  it('stay where they are when they are far enough apart', () => {
    const points = [
      [0, 0],
      [40, 0],
    ] as const
    expect(spreadApart(points, 29)).toEqual(points)
  })

  it('part when they are too near, also from the very same place', () => {
    const spread = spreadApart(
      [
        [50, 50],
        [50, 50],
        [60, 55],
        [45, 52],
      ],
      29,
    )
    for (const [i, [x, y]] of spread.entries()) {
      for (const [otherX, otherY] of spread.slice(i + 1)) expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(26)
    }
  })
})
