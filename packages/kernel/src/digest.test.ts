import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sha256 } from './digest.ts'

const platform = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')
const runs = process.env.BASTIDE_QUICK ? 100 : 250

describe('the digest', () => {
  test('is that of the standard, for its own examples', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    )
  })

  test('is that of the platform for every length over four blocks, where the padding changes', () => {
    for (let length = 0; length <= 260; length++) {
      const text = 'The quick brown fox jumps over the lazy dog. '.repeat(6).slice(0, length)
      expect(sha256(text), `${length} bytes`).toBe(platform(text))
    }
  })

  test('is that of the platform for long texts', () => {
    for (const length of [1_000, 65_535, 65_536, 200_001])
      expect(sha256('x'.repeat(length))).toBe(platform('x'.repeat(length)))
  })

  test('is that of the platform for any letters, of one to four bytes, and for halves of letters', () => {
    const texts = fc.oneof(wholeLetters, loneHalves)
    fc.assert(
      fc.property(texts, (text) => {
        expect(sha256(text)).toBe(platform(text))
      }),
      { seed: 2, numRuns: runs },
    )
    for (const edge of [
      '\u007f\u0080',
      '\u07ff\u0800',
      '\uffff\u{10000}',
      '\u{10ffff}',
      '\ud800',
      '\udfff',
      '\udc00\ud800',
      'a\ud83d',
      '\ud83d\ude00',
    ])
      expect(sha256(edge), JSON.stringify(edge)).toBe(platform(edge))
  })
})

const wholeLetters = fc
  .array(fc.oneof(fc.nat(0x7f), fc.nat(0xfff), fc.nat(0x10ffff)), { maxLength: 200 })
  .map((points) => String.fromCodePoint(...points))
/** UTF-16 code units, including lone surrogates. */
const loneHalves = fc
  .array(fc.oneof(fc.integer({ min: 0xd700, max: 0xe000 }), fc.nat(0xffff)), { maxLength: 60 })
  .map((units) => String.fromCharCode(...units))
