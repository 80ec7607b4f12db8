import { array, assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { heightFor, placeAmong, roundTicks, spreadHeights } from './chart-geometry.ts'

describe('ticks', () => {
  test('are round, start at zero and reach the maximum', () => {
    expect(roundTicks(86, 4)).toEqual([0, 50, 100])
    expect(roundTicks(61, 4)).toEqual([0, 20, 40, 60, 80])
    expect(roundTicks(3, 4)).toEqual([0, 1, 2, 3])
    expect(roundTicks(0, 4)).toEqual([0, 1])
  })

  test('are few at any score', () => {
    assert(
      property(integer({ min: 0, max: 5000 }), (most) => {
        const ticks = roundTicks(most, 4)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
        expect(ticks.length).toBeLessThan(7)
      }),
    )
  })
})

describe('labels', () => {
  test('with enough space stay where they are', () => {
    expect(spreadHeights([10, 50, 90], 16, 0, 100)).toEqual([10, 50, 90])
  })

  test('that would overlap are moved apart', () => {
    expect(spreadHeights([50, 50, 50], 16, 0, 100)).toEqual([50, 66, 82])
    expect(spreadHeights([95, 99], 16, 0, 100)).toEqual([84, 100])
  })

  test('always keep their order and distance', () => {
    assert(
      property(array(integer({ min: 0, max: 160 }), { minLength: 1, maxLength: 6 }), (heights) => {
        const spread = [...spreadHeights(heights, 16, 0, 160)].sort((one, other) => one - other)
        spread.slice(1).forEach((height, i) => {
          expect(height - (spread[i] as number)).toBeGreaterThanOrEqual(16)
        })
        expect(spread[0]).toBeGreaterThanOrEqual(0)
        expect(spread.at(-1)).toBeLessThanOrEqual(160)
      }),
    )
  })

  test('make the chart taller only where they would not fit', () => {
    const room = { gap: 16, around: 32 }
    expect(heightFor(170, 6, room)).toBe(170)
    expect(heightFor(90, 6, room)).toBe(112)
  })
})

describe('a place among points', () => {
  test('is interpolated between them', () => {
    expect(placeAmong([0, 3, 6], 0)).toBe(0)
    expect(placeAmong([0, 3, 6], 4.5)).toBe(1.5)
    expect(placeAmong([0, 3, 6], 6)).toBe(2)
    expect(placeAmong([0, 3, 6], 9)).toBe(2)
  })

  test('is the last one at the same position', () => {
    expect(placeAmong([0, 3, 3], 3)).toBe(2)
  })
})
