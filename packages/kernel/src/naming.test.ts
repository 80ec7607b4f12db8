import { describe, expect, test } from 'vitest'
import { readName, refuseAlike } from './naming.ts'
import { attempt } from './result.ts'

const LONGEST = 40
const codeOf = (name: unknown) => {
  const read = attempt(() => readName(name, 'name', LONGEST))
  return read.ok ? 'accepted' : read.code
}
const areAlike = (...names: readonly string[]): boolean => !attempt(() => refuseAlike(names, 'seats')).ok

describe('a name', () => {
  test.each([
    ['nothing', ''],
    ['spaces', ' \u00a0\u3000'],
    ['a Hangul filler', '\u3164'],
    ['a halfwidth Hangul filler', '\uffa0'],
    ['Hangul fillers of a syllable', '\u115f\u1160'],
    ['a Braille cell without dots', '\u2800'],
    ['half a space for a character', '\u303f'],
    ['a blank hieroglyph', '\u{13441}'],
    ['variation selectors', '\ufe0f\ufe00'],
    ['variation selectors of the supplement', '\u{e0100}'],
    ['a grapheme joiner', '\u034f'],
    ['vowels that are not written', '\u17b4\u17b5'],
    ['a Mongolian variation selector', '\u180b'],
    ['a note without a head', '\u{1d159}'],
    ['an accent without a letter', '\u0301'],
    ['several of them', '\u2800\u3164 \ufe0f\u2800'],
  ])('cannot be %s alone', (_, name) => {
    expect(codeOf(name)).toBe('empty-name')
  })

  test.each([
    ['a soft hyphen', 'Ann\u00ad'],
    ['a zero-width space', 'A\u200bnn'],
    ['a joiner by itself', '\u200d'],
    ['a tag', 'Ann\u{e0061}'],
    ['an override', '\u202eAnn'],
    ['half a character', 'Ann\ud83d'],
    ['a line break', 'A\nnn'],
    ['a character for private use', 'Ann\ue000'],
    ['what is no character', 'Ann\ufffe'],
    ['a place for an object', 'Ann\ufffc'],
  ])('cannot hold %s', (_, name) => {
    expect(codeOf(name)).toBe('control-character')
  })

  test('cannot begin or end with white space, be too long, or be no text', () => {
    expect(codeOf(' Ann')).toBe('space-around-name')
    expect(codeOf('Ann\u3000')).toBe('space-around-name')
    expect(codeOf('a'.repeat(LONGEST + 1))).toBe('too-long')
    expect(codeOf(7)).toBe('not-a-text')
  })

  test.each(['Ann', 'Zoë', '花子', 'Мария', 'Αλέξανδρος', 'محمد', 'नीलम', '❤️', '👩‍🚀', '👩🏽‍🚀 Ann', '한국', '7'])(
    'can be %s',
    (name) => {
      expect(codeOf(name)).toBe('accepted')
    },
  )
})

describe('two names look alike', () => {
  test.each([
    ['the same letters', 'Ann', 'Ann'],
    ['case', 'Ann', 'aNN'],
    ['width', 'Ann', 'Ａｎｎ'],
    ['spaces', 'Ann B', 'Ann\u00a0 B'],
    ['a filler for a space', 'Ann B', 'Ann\u3164B'],
    ['a filler at the end', 'Ann', 'Ann\u3164'],
    ['a Braille blank', 'Ann', 'Ann\u2800'],
    ['another apostrophe', "O'Neil", 'O\u2019Neil'],
    ['a variation selector', 'Ann', 'Ann\ufe0f'],
    ['a variation selector of the supplement', 'Ann', 'A\u{e0100}nn'],
    ['a picture’s selector', '❤', '❤️'],
    ['how an accent is written', 'Zoë', 'Zoe\u0308'],
    ['a Cyrillic a', 'Anna', 'Ann\u0430'],
    ['Cyrillic capitals', 'Boris', '\u0412oris'],
    ['a Cyrillic letter with its dots', 'Zoë', 'Zo\u0451'],
    ['a Greek omicron', 'Bob', 'B\u03bfb'],
    ['a Greek capital', 'Nick', '\u039dick'],
    ['a Greek small letter', 'vick', '\u03bdick'],
    ['a dotless i', 'Nick', 'N\u0131ck'],
    ['a small l for a capital I', 'Iva', 'lva'],
    ['a one for a small l', 'Al', 'A1'],
    ['a nought for a capital O', 'BOB', 'B0B'],
  ])('that differ in %s', (_, one, other) => {
    expect(areAlike(one, 'Somebody else', other)).toBe(true)
    expect(areAlike(other, one)).toBe(true)
  })

  test.each([
    ['Ann', 'Anna'],
    ['Ali', 'All'],
    ['Zoe', 'Zoë'],
    ['Нина', 'Инна'],
    ['Νίκος', 'Νίκη'],
    ['花子', '花'],
    ['👩‍🚀', '👩‍🎨'],
    ['Player 1', 'Player 2'],
  ])('but not %s and %s', (one, other) => {
    expect(areAlike(one, other)).toBe(false)
  })

  test('and the refusal says so', () => {
    expect(attempt(() => refuseAlike(['Ann', 'ann'], 'seats'))).toMatchObject({ code: 'same-name', where: 'seats' })
  })
})
