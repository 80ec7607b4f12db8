import { Random } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { eloInterval, eloOf, intervalOfMean, intervalOfShare, meanOf, shareOf, wilson } from './intervals.ts'

describe('an interval', () => {
  test("of a share is Wilson's: compared with SciPy's binomtest(k, n).proportion_ci(method='wilson')", () => {
    for (const [won, games, low, high] of [
      [8, 10, 0.4901624715366418, 0.9433178485456248],
      [400, 400, 0.9904877056657035, 1],
      [123, 200, 0.5459986722024608, 0.6796669027307678],
    ] as const) {
      const found = wilson(won / games, games)
      expect(found.low).toBeCloseTo(low, 12)
      expect(found.high).toBeCloseTo(high, 12)
    }
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
  })

  test('of independent games without ties is that of the games', () => {
    const games = Array.from({ length: 200 }, (_, i) => (i < 123 ? 1 : 0))
    const { low, high } = intervalOfShare(games, 1)
    // Not to the last digit: the deviation of samples has n - 1.
    expect(low).toBeCloseTo(0.546, 3)
    expect(high).toBeCloseTo(0.6797, 3)
  })

  test('is narrower where the draws decide, and never where all deals came out alike', () => {
    const split = intervalOfShare([0.5, 0.5, 0.5, 0.75, 0.5, 0.25, 0.5, 0.5], 2)
    const swept = intervalOfShare([1, 0, 1, 0, 1, 0, 1, 0], 2)
    expect(split.high - split.low).toBeLessThan(swept.high - swept.low)
    // All won: as sure as that many independent games, and no surer.
    expect(intervalOfShare([1, 1, 1, 1], 2)).toEqual(wilson(1, 4))
    expect(intervalOfShare([0.5], 2).low).toBeLessThan(0.2)
  })

  test('holds the truth in about 95 of 100 cases, whether games of a deal agree or not', () => {
    const random = new Random(3)
    const happens = (share: number): boolean => random.below(1_000_000) < share * 1_000_000
    const trials = 600
    // How often both games of a deal are won, one of them, or none: by the same draws or against them.
    for (const [both, one] of [
      [0.36, 0.48],
      [0.5, 0.2],
      [0.2, 0.8],
      [0.9, 0.1],
    ] as const) {
      const truth = both + one / 2
      let held = 0
      for (let trial = 0; trial < trials; trial++) {
        const deals = Array.from({ length: 60 }, () => (happens(both) ? 1 : happens(one / (1 - both)) ? 0.5 : 0))
        const { low, high } = intervalOfShare(deals, 2)
        if (low <= truth && truth <= high) held++
      }
      // Four standard deviations below 95 %; wider than needed is allowed.
      expect(held / trials, `${both} ${one}`).toBeGreaterThan(0.915)
    }
  })

  test('of a mean', () => {
    const mean = meanOf([2, 4, 4, 4, 5, 5, 7, 9])
    expect(mean.mean).toBe(5)
    expect(mean.deviation).toBeCloseTo(2.13809, 5)
    expect(intervalOfMean(mean).high).toBeCloseTo(5 + (1.959964 * 2.13809) / Math.sqrt(8), 4)
    expect(meanOf([])).toEqual({ mean: 0, deviation: 0, count: 0 })
    expect(intervalOfMean(meanOf([7]))).toEqual({ low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY })
  })
})

describe('Elo', () => {
  test('is the usual scale', () => {
    expect(eloOf(0.5)).toBe(0)
    expect(eloOf(10 / 11)).toBeCloseTo(400, 9)
    expect(eloOf(0.75)).toBeCloseTo(190.8485, 4)
    expect(shareOf(190.848501887865)).toBeCloseTo(0.75, 12)
    expect(eloInterval({ low: 0, high: 1 })).toEqual({ low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY })
  })
})
