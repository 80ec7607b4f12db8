import { describe, expect, test } from 'vitest'
import { listed, readFields, readInteger, readList, readObject, readOneOf, readText, shown } from './reading.ts'
import { attempt, type Refusal } from './result.ts'

function refused(read: () => unknown): Refusal {
  const result = attempt(read)
  if (result.ok) throw new Error(`${JSON.stringify(result.value)} was not refused`)
  return result
}

/** A document that overflows any recursive reader. */
const deep = (): unknown => JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)

describe('a value in a refusal', () => {
  test('is short and on one line', () => {
    expect([17, -0.5, true, null, undefined, 10n, [1, 2], { a: 1 }, 'road', 'x'.repeat(41)].map(shown)).toEqual([
      '17',
      '-0.5',
      'true',
      'null',
      'undefined',
      '10',
      'a list',
      'an object',
      '"road"',
      `"${'x'.repeat(40)}"…`,
    ])
    expect(shown('x'.repeat(40))).toBe(`"${'x'.repeat(40)}"`)
    expect(shown(Symbol('a\nb'))).toBe('a symbol')
    expect(shown(() => 'a\nb')).toBe('a function')
    expect(shown(deep())).toBe('a list')
  })
})

describe('what would be accepted', () => {
  test('is listed, and counted where it is much', () => {
    expect(listed([])).toBe('')
    expect(listed(['a', 'b'])).toBe('a, b')
    expect(listed(['a', 'b', 'c'], 2)).toBe('a, b and 1 more')
    expect(listed(new Array(1000).fill('tile'))).toMatch(/^(tile, ){11}tile and 988 more$/)
  })
})

describe('an object', () => {
  test('has all that is required, any of what is optional, and nothing else', () => {
    const value = { a: 1, b: 2 }
    expect(readFields(value, 'here', ['a'], ['b', 'c'])).toBe(value)
    expect(refused(() => readFields({ b: 2 }, 'here', ['a'], ['b']))).toMatchObject({
      code: 'missing-field',
      reason: 'the field "a" is missing',
      where: 'here',
    })
    expect(refused(() => readFields(value, 'here', ['a']))).toMatchObject({
      code: 'unknown-field',
      reason: 'unknown field "b"; known: a',
      where: 'here',
    })
  })

  test('is not made of what it inherits', () => {
    expect(refused(() => readFields({}, 'here', ['toString'])).code).toBe('missing-field')
    expect(refused(() => readFields(JSON.parse('{"__proto__":{"a":1}}'), 'here', ['a'])).code).toBe('missing-field')
    expect(refused(() => readFields(JSON.parse('{"a":1,"__proto__":{}}'), 'here', ['a'])).code).toBe('unknown-field')
  })

  test('is nothing else that JSON knows', () => {
    for (const value of [null, [], 'text', 3, true, undefined, deep()]) {
      expect(refused(() => readFields(value, 'here', []))).toMatchObject({ code: 'not-an-object', where: 'here' })
      expect(refused(() => readObject(value, 'here'))).toMatchObject({ code: 'not-an-object', where: 'here' })
    }
    expect(readObject({ any: 1 }, 'here')).toEqual({ any: 1 })
  })
})

describe('a list', () => {
  test('is a list, and not longer than allowed', () => {
    expect(readList([1, 2], 'here', 2)).toEqual([1, 2])
    expect(readList(new Array(2), 'here', 2).map(() => 'seen')).toEqual(['seen', 'seen'])
    expect(refused(() => readList(new Array(2 ** 32 - 1), 'here', 2)).code).toBe('too-long')
    expect(refused(() => readList([1, 2, 3], 'here', 2))).toMatchObject({
      code: 'too-long',
      reason: '3 entries, at most 2 are allowed',
      where: 'here',
    })
    for (const value of [null, {}, { length: 1 }, 'ab', 3])
      expect(refused(() => readList(value, 'here', 2))).toMatchObject({ code: 'not-a-list', where: 'here' })
  })
})

describe('a whole number', () => {
  test('lies between its bounds, both included', () => {
    expect([-2, 0, 5].map((value) => readInteger(value, 'here', -2, 5))).toEqual([-2, 0, 5])
    for (const value of [-3, 6, 1e300, Number.MAX_SAFE_INTEGER])
      expect(refused(() => readInteger(value, 'here', -2, 5))).toMatchObject({
        code: 'out-of-range',
        reason: `${value} is not between -2 and 5`,
        where: 'here',
      })
  })

  test('is whole, and a number', () => {
    for (const value of [0.5, Number.NaN, Number.POSITIVE_INFINITY, '3', null, undefined, [3], {}, true])
      expect(refused(() => readInteger(value, 'here', -2, 5))).toMatchObject({ code: 'not-an-integer', where: 'here' })
  })
})

describe('a text', () => {
  test('is a text, and not longer than allowed', () => {
    expect(readText('abc', 'here', 3)).toBe('abc')
    expect(refused(() => readText('abcd', 'here', 3))).toMatchObject({
      code: 'too-long',
      reason: '4 characters, at most 3 are allowed',
      where: 'here',
    })
    for (const value of [null, ['a'], {}, 3])
      expect(refused(() => readText(value, 'here', 3))).toMatchObject({ code: 'not-a-text', where: 'here' })
  })
})

describe('one of some', () => {
  test('is one of them, of the same type', () => {
    expect(readOneOf(2, 'here', [2, 4])).toBe(2)
    expect(refused(() => readOneOf(2016, 'here', ['2000', '2016']))).toMatchObject({
      code: 'not-allowed',
      reason: 'expected one of "2000", "2016", found 2016',
      where: 'here',
    })
  })
})
