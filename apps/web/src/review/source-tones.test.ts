import { expect, test } from 'vitest'
import { inOrder, toneOf } from './source-tones.ts'

const bySeat = [
  { road: 4, city: 20, chapel: 3 },
  { field: 9, chapel: 2, fair: 1 },
]

test('what gave most of all seats together comes first', () => {
  expect(inOrder(bySeat)).toEqual(['city', 'field', 'chapel', 'road', 'fair'])
  expect(inOrder([{}, {}])).toEqual([])
})

test('the usual sources always look the same, and others differ from them and from each other', () => {
  const sources = inOrder(bySeat)
  expect(sources.map((source) => toneOf(source, sources))).toEqual([0, 2, 4, 1, 5])
  expect(toneOf('city', [])).toBe(0)
})
