import { describe, expect, test } from 'vitest'
import { fitLadder, solve } from './ladder.ts'

describe('a ladder', () => {
  test('is what SciPy finds for the same likelihood, with its intervals', () => {
    const mets = [
      { one: 0, other: 1, games: 100, points: 10 },
      { one: 1, other: 2, games: 100, points: 35.5 },
      { one: 0, other: 2, games: 100, points: 4 },
    ]
    const [weak, anchor, strong] = fitLadder(3, mets, 1, 1500)
    expect(weak?.elo).toBeCloseTo(1109.073, 2)
    expect(strong?.elo).toBeCloseTo(1609.225, 2)
    expect(anchor).toEqual({ elo: 1500, interval: { low: 1500, high: 1500 } })
    expect((weak?.interval.high ?? 0) - (weak?.elo ?? 0)).toBeCloseTo(94.9, 1)
    expect((strong?.elo ?? 0) - (strong?.interval.low ?? 0)).toBeCloseTo(66.62, 1)
  })

  test('rates whoever lost every game, with a wide interval', () => {
    const mets = [
      { one: 0, other: 1, games: 400, points: 0 },
      { one: 1, other: 2, games: 400, points: 40 },
    ]
    const [lost, , strong] = fitLadder(3, mets, 1, 1500)
    expect(lost?.elo).toBeCloseTo(338.547, 2)
    expect((lost?.interval.high ?? 0) - (lost?.elo ?? 0)).toBeCloseTo(481.8, 0)
    expect(strong?.elo).toBeCloseTo(1879.78, 2)
  })

  test('needs a way from each to the anchor', () => {
    expect(() =>
      fitLadder(
        4,
        [
          { one: 0, other: 1, games: 10, points: 5 },
          { one: 2, other: 3, games: 10, points: 5 },
        ],
        0,
        0,
      ),
    ).toThrow('never met')
  })

  test('solves equations whose first pivot is zero', () => {
    const [x, y] = solve(
      [
        [0, 2],
        [3, 1],
      ],
      [4, 5],
    )
    expect([x, y]).toEqual([1, 2])
  })
})
