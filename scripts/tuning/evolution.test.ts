import { Random } from '@bastide/kernel'
import { expect, test } from 'vitest'
import { bell, Evolution } from './evolution.ts'

test('evolution finds what wins, although chance decides most of a game', () => {
  const best = [3, -2, 0, 1]
  const missed = (at: readonly number[]): number =>
    at.reduce((sum, value, i) => sum + (value - (best[i] as number)) ** 2, 0)
  const random = new Random(1)
  const evolution = new Evolution(best.length)
  const steps = 250
  for (let step = 0; step < steps; step++) {
    const found = best.map(() => 0)
    const pairs = 100
    for (let pair = 0; pair < pairs; pair++) {
      const turns = best.map(() => bell(random))
      const [one, other] = [1, -1].map((way) =>
        missed(evolution.at.map((value, i) => value + 0.5 * way * (turns[i] as number))),
      )
      const lead = (other as number) - (one as number) + 10 * bell(random)
      turns.forEach((turn, knob) => {
        found[knob] = (found[knob] as number) + (turn * lead) / pairs
      })
    }
    evolution.step(found, step / steps)
  }
  expect(missed(best.map(() => 0))).toBe(14)
  expect(missed(evolution.result())).toBeLessThan(0.3)
})

test('what is drawn from a bell has mean 0 and deviation 1', () => {
  const random = new Random(2)
  const drawn = Array.from({ length: 20_000 }, () => bell(random))
  const mean = drawn.reduce((sum, one) => sum + one, 0) / drawn.length
  const square = drawn.reduce((sum, one) => sum + one * one, 0) / drawn.length
  expect(mean).toBeCloseTo(0, 1)
  expect(square).toBeCloseTo(1, 1)
})
