import { expect, test } from 'vitest'
import { valueTo } from './outcome.ts'

test('a value is the lead over the best other seat, also over one that expects to lose points', () => {
  expect(valueTo(0, Float64Array.of(5, 3, 4), 1)).toBe(1)
  expect(valueTo(1, Float64Array.of(5, 3, 4), 0.5)).toBe(0.5)
  expect(valueTo(0, Float64Array.of(2, -6), 1)).toBe(8)
  expect(valueTo(0, Float64Array.of(7), 1)).toBe(7)
})
