import { Claims } from '@bastide/tile-game'
import { describe, expect, test } from 'vitest'
import { scenario } from '../../../tile-game/scenarios/scenario.ts'
import { Chances } from './chances.ts'

/** A city with one gap, a monastery and a road with two ends: a sort each. */
function chancesAfter(reckoned: readonly (readonly [pace: number, risk: number])[]): readonly number[] {
  const { rules, p } = scenario(
    { more: ['E', 'E', 'N', 'U', 'B', 'A'] },
    'F 0,-1/1 +city:N\nU 1,0/0 +road:W\nB 0,1/0 +monastery',
  )
  const claims = new Claims(rules)
  const ids = ['city', 'monastery', 'road']
  const chances = new Chances(
    rules,
    claims,
    Uint8Array.from(rules.tables.kinds, ({ id }) => ids.indexOf(id) & 3),
  )
  claims.countToCome(p)
  chances.begin()
  for (const [sort, [pace, risk]] of reckoned.entries()) chances.reckon(sort, pace, risk, 0)
  claims.look(p)
  expect(Array.from({ length: 3 }, (_, row) => rules.tables.kinds[claims.kind[row] as number]?.id)).toEqual(ids)
  return Array.from({ length: 3 }, (_, row) => chances.growthOf(row))
}

const even = [0.3, 0] as const

describe('chances', () => {
  test('are larger for the sort of feature that has more draws to spare', () => {
    const before = chancesAfter([even, even, even])
    for (const sort of [0, 1, 2]) {
      const after = chancesAfter([0, 1, 2].map((one) => (one === sort ? [0.6, 0] : even)))
      for (const one of [0, 1, 2])
        if (one === sort) expect(after[one]).toBeGreaterThan(before[one] as number)
        else expect(after[one]).toBe(before[one])
    }
  })

  test('are smaller by the risk for each empty cell beside the gap', () => {
    const [before] = chancesAfter([even, even, even])
    const [after] = chancesAfter([[0.3, 0.1], even, even])
    // Beside the city's gap lies only the city.
    expect(after).toBeCloseTo((before as number) * (1 - 3 * 0.1), 12)
    expect(chancesAfter([[0.3, 0.5], even, even])[0]).toBe(0)
  })

  test('without draws to spare are none, and never less', () => {
    expect(chancesAfter([[-1, 0], even, even])[0]).toBe(0)
  })
})
