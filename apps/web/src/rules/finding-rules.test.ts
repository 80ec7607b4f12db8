import { describe, expect, it } from 'vitest'
import { inOrder, matching, partWith } from './finding-rules.ts'

const PARTS = [
  { id: 'land', name: 'Land', clauses: { 'LAND-10': 'The end of the game.', 'LAND-1': 'Lay a tile.' } },
  { id: 'sea', name: 'Sea', clauses: { 'LAND-1': 'Lay a tile.', 'SEA-1': 'Ships pass the end of the land.' } },
]
const numbers = (sought: string): readonly string[] => matching(PARTS, sought).map(([clause]) => clause)

describe('rules', () => {
  it('are in the order of their numbers', () => {
    expect(inOrder(PARTS[0] as (typeof PARTS)[0]).map(([clause]) => clause)).toEqual(['LAND-1', 'LAND-10'])
  })

  it('are found by number, in either case: that one alone, or all that begin so', () => {
    expect([numbers('land-1'), numbers('SEA-'), numbers('land')]).toEqual([
      ['LAND-1'],
      ['SEA-1'],
      ['LAND-1', 'LAND-10', 'SEA-1'],
    ])
  })

  it('are found by a word, each once', () => {
    expect([numbers(' End '), numbers('tile'), numbers('dragon'), numbers('  ')]).toEqual([
      ['LAND-10', 'SEA-1'],
      ['LAND-1'],
      [],
      [],
    ])
  })

  it('that two parts have are in the first', () => {
    expect([partWith(PARTS, 'LAND-1')?.id, partWith(PARTS, 'SEA-1')?.id, partWith(PARTS, 'NO-1')]).toEqual([
      'land',
      'sea',
      undefined,
    ])
  })
})
