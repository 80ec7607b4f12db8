import { describe, expect, test } from 'vitest'
import { bestSplit } from '../../oracle/oracle.ts'
import { Series } from './series.ts'
import { SERIES_POINTS } from './series-points.ts'

describe('the split into series', () => {
  test('is the best there is, for every chest that can be', () => {
    const series = new Series()
    let chests = 0
    for (let code = 0; code < 6 ** 4; code++) {
      const counts = [code % 6, Math.floor(code / 6) % 6, Math.floor(code / 36) % 6, Math.floor(code / 216)]
      for (let jokers = 0; jokers <= 4; jokers++) {
        const found = series.of(counts, jokers)
        if (found.points() !== bestSplit(counts, jokers))
          expect(found.points(), `${counts} and ${jokers} jokers`).toBe(bestSplit(counts, jokers))
        const lengths = found.lengths()
        if (lengths.reduce((sum, length) => sum + length, 0) !== counts.reduce((sum, one) => sum + one, jokers))
          expect(lengths).toBe('every building once')
        if (lengths.reduce((sum, length) => sum + (SERIES_POINTS[length] as number), 0) !== found.points())
          expect(lengths).toBe('worth its points')
        chests++
      }
    }
    expect(chests).toBe(6480)
  })

  test('of one chest knows nothing of the one before', () => {
    const series = new Series()
    expect(series.of([5, 5, 5, 5], 4).lengths()).toEqual([4, 4, 4, 4, 4, 4])
    expect(series.of([1, 0, 0, 0], 0).lengths()).toEqual([1])
    expect(series.of([0, 0, 0, 0], 0).lengths()).toEqual([])
  })
})
