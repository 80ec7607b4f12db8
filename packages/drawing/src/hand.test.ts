import { expect, test } from 'vitest'
import { Hand, hashOf, seedFrom } from './hand.ts'
import type { Line } from './shape.ts'

const draws = (seed: number): readonly number[] => {
  const hand = new Hand(seed)
  return Array.from({ length: 1000 }, () => hand.next())
}

test('the same seed draws the same, and another seed does not', () => {
  expect(draws(7)).toEqual(draws(7))
  expect(draws(7)).not.toEqual(draws(8))
})

// Pictures that are stored, and those of two versions side by side, must not come to differ.
test('what a seed draws never changes', () => {
  expect(draws(1).slice(0, 3)).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522])
  expect([hashOf(''), hashOf('fairy'), seedFrom('NE/1', 0), seedFrom('NE/1', 1)]).toEqual([
    2166136261, 3442736254, 426876191, 1084391251,
  ])
})

test('a hand keeps within what it is told', () => {
  const hand = new Hand(3)
  for (let i = 0; i < 1000; i++) {
    expect(Math.abs(hand.about(2))).toBeLessThanOrEqual(2)
    const between = hand.between(4, 5)
    expect(between >= 4 && between < 5).toBe(true)
    expect(['a', 'b']).toContain(hand.pick(['a', 'b']))
  }
  expect([hand.maybe(0), hand.maybe(1)]).toEqual([false, true])
})

test('a wobbling line keeps its ends, where it meets the line of another picture', () => {
  const line: Line = [
    [0, 0],
    [10, 5],
    [20, 0],
  ]
  const drawn = new Hand(1).wobble(line, 2)
  expect([drawn[0], drawn[2]]).toEqual([line[0], line[2]])
  expect(drawn[1]).not.toEqual(line[1])
})
