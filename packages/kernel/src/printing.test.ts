import { describe, expect, test } from 'vitest'
import { isPrintable, printable } from './printing.ts'

describe('a text that is printed', () => {
  test('has no characters that do something to a terminal or to a line', () => {
    for (const doer of [
      '\n',
      '\r',
      '\t',
      '\0',
      '\u001b',
      '\u007f',
      '\u0085',
      '\u009b',
      '\u200b',
      '\u202e',
      '\u2028',
      '\u2029',
      '\ufeff',
    ]) {
      expect(isPrintable(`a${doer}b`), JSON.stringify(doer)).toBe(false)
      expect(printable(`a${doer}b${doer}`), JSON.stringify(doer)).toBe('a\ufffdb\ufffd')
    }
  })

  test('keeps the joiner of two pictures, and no other', () => {
    for (const joined of ['👩‍🚀', '👩🏽‍🚀', '🏴‍☠️', '👨‍👩‍👧‍👦', '❤️‍🔥'])
      expect(printable(`a ${joined}`)).toBe(`a ${joined}`)
    for (const text of ['a\u200db', '\u200d👩', '👩\u200d', '👩\u200da', 'a\u200d🚀', '👩\u200d\u200d🚀'])
      expect(isPrintable(text), JSON.stringify(text)).toBe(false)
  })

  test('keeps letters of all scripts', () => {
    const text = 'Zoë, Søren, 花子, 👩🏽 – "x" \\ $& {}'
    expect(isPrintable(text)).toBe(true)
    expect(printable(text)).toBe(text)
  })
})
