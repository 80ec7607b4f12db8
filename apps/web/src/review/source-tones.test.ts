import { expect, test } from 'vitest'
import { inOrder, TONES, toneOf } from './source-tones.ts'

const SOURCES = ['city', 'road', 'field', 'monastery', 'garden']
const bySeat = [
  { road: 4, city: 20, chapel: 3 },
  { field: 9, chapel: 2, fair: 1 },
]

test('the source with the most points over all seats comes first', () => {
  expect(inOrder(bySeat)).toEqual(['city', 'field', 'chapel', 'road', 'fair'])
  expect(inOrder([{}, {}])).toEqual([])
})

test('each source has its own tone, whatever else scored', () => {
  expect(['city', 'road', 'field', 'monastery'].map((source) => toneOf(SOURCES, source))).toEqual([0, 1, 2, 3])
  const tones = [...SOURCES, 'chapel'].map((source) => toneOf(SOURCES, source))
  expect(new Set(tones).size).toBe(SOURCES.length + 1)
  expect(Math.max(...tones)).toBeLessThan(TONES)
})
