import { attempt } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { addTimes, meanTime, NO_TIMES, percentile, readTimes, Stopwatch } from './timing.ts'

describe('times', () => {
  const watch = new Stopwatch()
  for (let i = 1; i <= 1000; i++) watch.add(i)

  test('have a mean, and percentiles to 6 %', () => {
    expect(meanTime(watch.times)).toBe(500.5)
    for (const share of [0.5, 0.9, 0.99]) {
      const found = percentile(watch.times, share)
      expect(found / (1000 * share)).toBeGreaterThanOrEqual(1)
      expect(found / (1000 * share)).toBeLessThan(1.06)
    }
    expect([meanTime(NO_TIMES), percentile(NO_TIMES, 0.99)]).toEqual([0, 0])
  })

  test('add up', () => {
    const sum = addTimes(watch.times, watch.times)
    expect(sum.moves).toBe(2000)
    expect(percentile(sum, 0.99)).toBe(percentile(watch.times, 0.99))
  })

  test('are read from reports, and nonsense is refused', () => {
    const read = (value: unknown) => attempt(() => readTimes(value, 'times'))
    expect(read(watch.times)).toEqual({ ok: true, value: watch.times })
    for (const wrong of [
      { ...watch.times, moves: -1 },
      { ...watch.times, milliseconds: '1' },
      { ...watch.times, milliseconds: Number.NaN },
      { ...watch.times, steps: { x: 1 } },
      { ...watch.times, steps: { 1: 0 } },
      { ...watch.times, steps: { 9999: 1 } },
      null,
    ])
      expect(read(wrong)).toMatchObject({ ok: false })
  })
})
