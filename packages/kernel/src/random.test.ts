import { describe, expect, test } from 'vitest'
import { Random } from './random.ts'

const some = (random: Random, bound: number, count: number): readonly number[] =>
  Array.from({ length: count }, () => random.below(bound))

describe('seeded randomness', () => {
  test('gives the same numbers for the same seed, also when seeded again', () => {
    const random = new Random(42)
    const first = some(random, 1000, 50)
    expect(some(new Random(42), 1000, 50)).toEqual(first)
    random.reseed(42)
    expect(some(random, 1000, 50)).toEqual(first)
  })

  test('gives other numbers for other seeds, near ones and those above 32 bits too', () => {
    const seeds = [0, 1, 2, 3, 2 ** 31, 2 ** 32, 2 ** 32 + 1, 2 ** 40, Number.MAX_SAFE_INTEGER]
    const texts = seeds.map((seed) => some(new Random(seed), 1 << 20, 8).join())
    expect(new Set(texts).size).toBe(seeds.length)
  })

  test('stays what it was: playouts and tests quote its seeds', () => {
    expect(some(new Random(1), 100, 12)).toEqual([13, 76, 16, 53, 45, 8, 15, 65, 62, 8, 24, 30])
  })

  test('stays below its bound and reaches both ends', () => {
    const random = new Random(7)
    for (const bound of [1, 2, 3, 7, 64]) {
      const numbers = some(random, bound, 200 * bound)
      expect(Math.min(...numbers)).toBe(0)
      expect(Math.max(...numbers)).toBe(bound - 1)
    }
    const large = some(random, 1 << 21, 5000)
    expect(large.every((number) => Number.isInteger(number) && number >= 0 && number < 1 << 21)).toBe(true)
    expect(Math.max(...large)).toBeGreaterThan((1 << 21) * 0.99)
  })

  test('is about as likely to give any number as any other', () => {
    for (const bound of [2, 3, 10, 71]) {
      const counts = new Int32Array(bound)
      const draws = 1000 * bound
      for (const number of some(new Random(bound), bound, draws)) counts[number] = (counts[number] as number) + 1
      // Five standard deviations of a count whose mean is 1000.
      for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt(1000))
    }
  })

  test('does not tell the next number by the last', () => {
    const random = new Random(3)
    const pairs = new Int32Array(36)
    for (let i = 0; i < 36_000; i++) {
      const pair = random.below(6) * 6 + random.below(6)
      pairs[pair] = (pairs[pair] as number) + 1
    }
    for (const count of pairs) expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt(1000))
  })
})
