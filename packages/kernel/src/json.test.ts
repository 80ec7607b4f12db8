import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical, type Json } from './json.ts'

/** The same value with every object's keys in reverse order. */
function reversed(value: Json): Json {
  if (Array.isArray(value)) return value.map(reversed)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, one]) => [key, reversed(one)]),
  )
}

/** Also with halves of characters, which JSON escapes. */
const anyText = fc.array(fc.nat(0xffff), { maxLength: 12 }).map((codes) => String.fromCharCode(...codes))

describe('canonical JSON', () => {
  test('sorts keys at every depth, keeps the order of lists, and has no white space', () => {
    expect(canonical({ b: [3, { z: null, a: 'x y' }], a: true, B: -0.5 })).toBe(
      '{"B":-0.5,"a":true,"b":[3,{"a":"x y","z":null}]}',
    )
    expect(canonical([])).toBe('[]')
    expect(canonical({})).toBe('{}')
    expect(canonical('"\n')).toBe('"\\"\\n"')
  })

  test('says the same as JSON does, whatever the order in which it was put together', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const plain = JSON.parse(JSON.stringify(value)) as Json
        expect(JSON.parse(canonical(plain))).toEqual(plain)
        expect(canonical(reversed(plain))).toBe(canonical(plain))
      }),
      { seed: 3 },
    )
  })

  test('writes texts, numbers and many keys as the platform would', () => {
    fc.assert(
      fc.property(anyText, fc.double(), (text, number) => {
        expect(canonical(text)).toBe(JSON.stringify(text))
        expect(canonical(number)).toBe(JSON.stringify(number))
        expect(canonical({ [text]: 1 })).toBe(JSON.stringify({ [text]: 1 }))
      }),
      { seed: 4 },
    )
    for (const most of [2, 11, 12, 13, 40]) {
      const keys = Array.from({ length: most }, (_, i) => `${(i * 7919) % 101}`)
      const sorted = [...keys].sort().map((key) => `"${key}":0`)
      expect(canonical(Object.fromEntries(keys.map((key) => [key, 0])))).toBe(`{${sorted.join(',')}}`)
    }
  })

  test('tells different values apart', () => {
    const values: readonly Json[] = [
      null,
      0,
      '0',
      false,
      '',
      [],
      {},
      [[]],
      [null],
      { a: [] },
      { a: {} },
      { '': null },
      [1, 2],
      [2, 1],
      ['1,2'],
    ]
    expect(new Set(values.map(canonical)).size).toBe(values.length)
  })
})
