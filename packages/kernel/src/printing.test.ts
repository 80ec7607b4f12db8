import { describe, expect, test } from 'vitest'
import { isPrintable, printable } from './printing.ts'

describe('a text that is printed', () => {
  test('has no characters that do something to a terminal or to a line', () => {
    for (const doer of ['\n', '\r', '\t', '\0', '\u001b', '\u007f', '\u0085', '\u009b', '\u200b', '\u202e', '\u2028', '\u2029', '\ufeff']) {
      expect(isPrintable(`a${doer}b`), JSON.stringify(doer)).toBe(false)
      expect(printable(`a${doer}b${doer}`), JSON.stringify(doer)).toBe('a\ufffdb\ufffd')
    }
  })

  test('keeps letters of all scripts', () => {
    const text = 'Zoë, Søren, 花子, 👩🏽 – "x" \\ $& {}'
    expect(isPrintable(text)).toBe(true)
    expect(printable(text)).toBe(text)
  })
})
