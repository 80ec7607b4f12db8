import { expect, test } from 'vitest'
import { mean, quantile } from './figures.ts'
import { workByFrame } from './tracing.ts'

const task = (from: number, worked: number) => ({ from, lasted: worked * 2, worked })

test('the work of a frame is the CPU time of all tasks since the previous frame', () => {
  const tasks = [task(0, 5), task(11, 1), task(14, 2), task(21, 4), task(40, 9)]
  expect(workByFrame({ tasks, frames: [10, 20, 30] })).toEqual([3, 4])
})

test('without frames there is no work', () => {
  expect(workByFrame({ tasks: [task(0, 5)], frames: [] })).toEqual([])
})

test('quantiles and means', () => {
  expect(quantile([5, 1, 3], 0.5)).toBe(3)
  expect(
    quantile(
      Array.from({ length: 100 }, (_, i) => i),
      0.95,
    ),
  ).toBe(95)
  expect(mean([1, 2, 6])).toBe(3)
})
