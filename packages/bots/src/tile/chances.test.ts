import { Claims } from '@bastide/tile-game'
import { describe, expect, test } from 'vitest'
import { scenario } from '../../../tile-game/scenarios/scenario.ts'
import { Chances } from './chances.ts'

type Reckoned = readonly [pace: number, risk: number, spread: number]

/** A city with one gap, a monastery and a road with two ends: a sort each. What is said of each of them. */
function chancesAfter(reckoned: readonly Reckoned[]) {
  const { rules, p } = scenario(
    { more: ['E', 'E', 'N', 'U', 'B', 'A'] },
    'F 0,-1/1 +city:N\nU 1,0/0 +road:W\nB 0,1/0 +monastery',
  )
  const claims = new Claims(rules)
  const ids = ['city', 'monastery', 'road']
  const sorts = Uint8Array.from(rules.tables.kinds, ({ id }) => ids.indexOf(id) & 3)
  const chances = new Chances(rules, claims, sorts)
  claims.countToCome(p)
  chances.begin()
  for (const [sort, [pace, risk, spread]] of reckoned.entries()) chances.reckon(sort, pace, risk, spread)
  claims.look(p)
  expect(Array.from({ length: 3 }, (_, row) => rules.tables.kinds[claims.kind[row] as number]?.id)).toEqual(ids)
  const each = (say: (row: number) => number): readonly number[] => Array.from(ids, (_, row) => say(row))
  return {
    growth: each((row) => chances.growthOf(row)),
    completion: each((row) => chances.toComplete(row)),
    extent: each((row) => chances.extentOf(row)),
  }
}

const EVEN: Reckoned = [0.3, 0, 0]
const firstOf = (first: Reckoned) => chancesAfter([first, EVEN, EVEN])

describe('chances', () => {
  test('are larger for the sort of feature that has more draws to spare', () => {
    const { growth: before } = firstOf(EVEN)
    for (const sort of [0, 1, 2]) {
      const { growth: after } = chancesAfter([0, 1, 2].map((one) => (one === sort ? [0.6, 0, 0] : EVEN)))
      for (const one of [0, 1, 2])
        if (one === sort) expect(after[one]).toBeGreaterThan(before[one] as number)
        else expect(after[one]).toBe(before[one])
    }
  })

  test('are smaller by the risk for each empty cell beside the gap', () => {
    // Beside the city's gap lies only the city.
    expect(firstOf([0.3, 0.1, 0]).growth[0]).toBeCloseTo((firstOf(EVEN).growth[0] as number) * (1 - 3 * 0.1), 12)
    expect(firstOf([0.3, 0.5, 0]).growth[0]).toBe(0)
  })

  test('without draws to spare are none, and never less', () => {
    expect(firstOf([-1, 0, 0]).growth[0]).toBe(0)
  })

  test('to complete a feature are smaller for each gap but the first', () => {
    const spread: Reckoned = [0.3, 0, 0.2]
    const before = chancesAfter([EVEN, EVEN, EVEN])
    const after = chancesAfter([spread, EVEN, spread])
    expect(after.completion[0]).toBe(before.completion[0])
    expect(before.completion[2]).toBeGreaterThan(0)
    expect(after.completion[2]).toBeCloseTo((before.completion[2] as number) * 0.8, 12)
    expect(after.growth).toEqual(before.growth)
  })

  test('say which share of the tiles to come fits each gap', () => {
    // Of six tiles two ends and a corner fit the city, a road and the end of one fit each end of the road.
    const { extent } = firstOf(EVEN)
    expect(extent[0]).toBeCloseTo(3 / 6, 12)
    expect(extent[2]).toBeCloseTo(2 * (2 / 6), 12)
  })
})
