import { expect, test } from 'vitest'
import { countsAs, type FeatureKind } from './kind.ts'

test('a kind counts as itself and as the kind that it is like, and as no other', () => {
  const plain: FeatureKind = { id: 'city', goesOn: 'sides', roles: {} }
  const like: FeatureKind = { id: 'palace', like: 'city', goesOn: 'sides', roles: {} }
  expect([
    countsAs(plain, 'city'),
    countsAs(plain, 'road'),
    countsAs(like, 'city'),
    countsAs(like, 'palace'),
    countsAs(like, 'road'),
  ]).toEqual([true, false, true, true, false])
})
