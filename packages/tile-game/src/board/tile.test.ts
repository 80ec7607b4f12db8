import { describe, expect, test } from 'vitest'
import { tile } from './tile.ts'

describe('a tile as its maker writes it', () => {
  test('has segments with sides, half-sides, pennants, and the cities that a field lies beside', () => {
    expect(tile('set/x', 'CRFC', 'city N W, pennant', 'road E', 'field ENE ESE SSE SSW, beside N')).toEqual({
      id: 'set/x',
      edges: 'CRFC',
      segments: [
        { kind: 'city', sides: [0, 3], halves: [], pennants: 1, beside: [] },
        { kind: 'road', sides: [1], halves: [], pennants: 0, beside: [] },
        { kind: 'field', sides: [], halves: [2, 3, 4, 5], pennants: 0, beside: [0] },
      ],
      symbols: [],
    })
  })

  test('may have two pennants, two cities beside a field, and what lies in the middle', () => {
    const { segments } = tile(
      'set/x',
      'CFCF',
      'city N, pennant, pennant',
      'city S',
      'monastery',
      'field ENE ESE WSW WNW, beside N S',
    )
    expect(segments.map(({ pennants, beside }) => [pennants, beside])).toEqual([
      [2, []],
      [0, []],
      [0, []],
      [0, [0, 1]],
    ])
    expect(segments[2]).toMatchObject({ sides: [], halves: [] })
  })

  test('keeps its symbols apart from its segments, wherever they stand', () => {
    const { segments, symbols } = tile(
      'set/x',
      'FFFF',
      'symbol a thing:1',
      'field NNW NNE ENE ESE SSE SSW WSW WNW',
      'symbol another',
    )
    expect(symbols).toEqual(['a thing:1', 'another'])
    expect(segments).toHaveLength(1)
  })

  test('with a slip of the pen is noticed at once', () => {
    expect(() => tile('set/x', 'CFFF', 'city N, penant')).toThrow('a tile cannot have "penant"')
    expect(() => tile('set/x', 'CFFF', 'city Q')).toThrow('a tile has no place called "Q"')
    expect(() => tile('set/x', 'CFFF', 'field NNX')).toThrow('a tile has no place called "NNX"')
  })
})
