import { Random } from '@bastide/kernel'
import { expect, test } from 'vitest'
import { addSample, closestTo, missed, noSums } from './ridge.ts'

const TRUE = [2, -3, 0.5]
const summed = (parts: readonly number[], coefficients: readonly number[]): number =>
  parts.reduce((sum, part, i) => sum + part * (coefficients[i] as number), 0)

test('coefficients are found again from samples, and how much they miss is told', () => {
  const random = new Random(7)
  const [learned, heldOut] = [noSums(3), noSums(3)]
  const samples: { parts: readonly number[]; target: number }[] = []
  for (let i = 0; i < 4000; i++) {
    const parts = [0, 1, 2].map(() => random.below(21) - 10)
    const target = summed(parts, TRUE) + random.below(3) - 1
    addSample(i % 4 === 0 ? heldOut : learned, parts, target)
    if (i % 4 === 0) samples.push({ parts, target })
  }
  const found = closestTo(learned, 1)
  for (const [i, coefficient] of TRUE.entries()) expect(found[i]).toBeCloseTo(coefficient, 1)
  const plainly = samples.reduce((sum, { parts, target }) => sum + (summed(parts, found) - target) ** 2, 0)
  expect(missed(heldOut, found)).toBeCloseTo(plainly / samples.length, 6)
  expect(missed(heldOut, [0, 0, 0])).toBeGreaterThan(100)
})

test('a part that was never seen has no weight', () => {
  const sums = noSums(2)
  for (let i = 1; i < 50; i++) addSample(sums, [i, 0], 3 * i)
  const [seen, unseen] = closestTo(sums, 1)
  expect(seen).toBeCloseTo(3, 1)
  expect(unseen).toBe(0)
})
