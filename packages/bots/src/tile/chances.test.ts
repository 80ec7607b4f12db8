import { Claims } from '@bastide/tile-game'
import { describe, expect, test } from 'vitest'
import { scenario } from '../../../tile-game/scenarios/scenario.ts'
import { Chances } from './chances.ts'

type Reckoned = readonly [pace: number, risk: number]

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
  for (const [sort, [pace, risk]] of reckoned.entries()) chances.reckon(sort, pace, risk)
  claims.look(p)
  expect(Array.from({ length: 3 }, (_, row) => rules.tables.kinds[claims.kind[row] as number]?.id)).toEqual(ids)
  return {
    growth: Array.from(ids, (_, row) => chances.growthOf(row)),
    completion: Array.from(ids, (_, row) => chances.toComplete(row)),
  }
}

const EVEN: Reckoned = [0.3, 0]
const firstOf = (first: Reckoned) => chancesAfter([first, EVEN, EVEN])

describe('chances', () => {
  test('are larger for the sort of feature that has more draws to spare', () => {
    const { growth: before } = firstOf(EVEN)
    for (const sort of [0, 1, 2]) {
      const { growth: after } = chancesAfter([0, 1, 2].map((one) => (one === sort ? [0.6, 0] : EVEN)))
      for (const one of [0, 1, 2])
        if (one === sort) expect(after[one]).toBeGreaterThan(before[one] as number)
        else expect(after[one]).toBe(before[one])
    }
  })

  test('are smaller by the risk for each empty cell beside the gap', () => {
    // Beside the city's gap lies only the city.
    expect(firstOf([0.3, 0.1]).growth[0]).toBeCloseTo((firstOf(EVEN).growth[0] as number) * (1 - 3 * 0.1), 12)
    expect(firstOf([0.3, 0.5])).toMatchObject({ growth: [0, expect.any(Number), expect.any(Number)] })
    // It has no other gap.
    const { growth, completion } = firstOf([0.3, 0.1])
    expect(completion[0]).toBe(growth[0])
  })

  test('without draws to spare are none, and never less', () => {
    expect(firstOf([-1, 0]).growth[0]).toBe(0)
  })
})
