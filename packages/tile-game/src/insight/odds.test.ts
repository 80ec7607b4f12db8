import { describe, expect, test } from 'vitest'
import { oddsOf, type Share } from './odds.ts'

/** By brute force over every order of drawing: tiles are numbered, and the first of each share are hoped for. */
function tried(shares: readonly Share[], draws: number): number {
  const bags = shares.map(({ tiles, hoped }) => Array.from({ length: tiles }, (_, i) => i < hoped))
  const chance = (at: number, bag: readonly boolean[], left: number): number => {
    if (left === 0) return 0
    if (bag.length === 0) return at + 1 < bags.length ? chance(at + 1, bags[at + 1] as readonly boolean[], left) : 0
    return bag.reduce(
      (sum, isHoped, i) =>
        sum + (isHoped ? 1 : chance(at, [...bag.slice(0, i), ...bag.slice(i + 1)], left - 1)) / bag.length,
      0,
    )
  }
  return chance(0, bags[0] ?? [], draws)
}

describe('the odds of drawing one of some tiles', () => {
  test('are copies by tiles for one draw', () => {
    expect(oddsOf([{ tiles: 8, hoped: 2 }], 1)).toBe(0.25)
  })

  test('are nothing without draws, without tiles, and without hope', () => {
    expect([
      oddsOf([{ tiles: 8, hoped: 2 }], 0),
      oddsOf([], 3),
      oddsOf([{ tiles: 0, hoped: 0 }], 3),
      oddsOf([{ tiles: 5, hoped: 0 }], 5),
    ]).toEqual([0, 0, 0, 0])
  })

  test('are certain once fewer tiles are left than would have to be missed', () => {
    expect(oddsOf([{ tiles: 5, hoped: 2 }], 4)).toBe(1)
    expect(oddsOf([{ tiles: 5, hoped: 2 }], 3)).toBe(0.9)
    expect(oddsOf([{ tiles: 5, hoped: 5 }], 1)).toBe(1)
  })

  test('reach into the next share when the first is drawn empty, and not before', () => {
    const shares = [
      { tiles: 2, hoped: 0 },
      { tiles: 4, hoped: 1 },
    ]
    expect([2, 3, 4, 6].map((draws) => oddsOf(shares, draws))).toEqual([0, 0.25, 0.5, 1])
  })

  test('are those of every order of drawing together', () => {
    const bags: readonly (readonly Share[])[] = [
      [{ tiles: 6, hoped: 2 }],
      [
        { tiles: 3, hoped: 1 },
        { tiles: 3, hoped: 2 },
      ],
      [
        { tiles: 1, hoped: 0 },
        { tiles: 0, hoped: 0 },
        { tiles: 4, hoped: 1 },
      ],
    ]
    for (const shares of bags)
      for (let draws = 1; draws <= 5; draws++) expect(oddsOf(shares, draws)).toBeCloseTo(tried(shares, draws), 3)
  })
})
