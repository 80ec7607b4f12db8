import { describe, expect, test } from 'vitest'
import { counted, type GameText, type Language } from './index.ts'
import { type SameWords, textFaults } from './laws/index.ts'
import { pluralForm, pluralFormsOf } from './plurals.ts'

const texts = (words: GameText['words'], language: string): GameText => ({
  language: language as Language,
  names: {},
  words,
  sentences: {},
  clauses: {},
})

describe('a number and its word', () => {
  test('agree as the language has it', () => {
    const tiles = { 'tile.one': 'tile', 'tile.other': 'tiles' }
    expect([0, 1, 2, 21].map((count) => counted(texts(tiles, 'en'), 'tile', count))).toEqual([
      '0 tiles',
      '1 tile',
      '2 tiles',
      '21 tiles',
    ])
    const polish = { 'tile.one': 'kafelek', 'tile.few': 'kafelki', 'tile.many': 'kafelków' }
    expect([1, 2, 5, 12, 22].map((count) => counted(texts(polish, 'pl'), 'tile', count))).toEqual([
      '1 kafelek',
      '2 kafelki',
      '5 kafelków',
      '12 kafelków',
      '22 kafelki',
    ])
  })

  test('are refused where a form is missing', () => {
    expect(() => counted(texts({ 'tile.other': 'tiles' }, 'en'), 'tile', 1)).toThrow('no word for 1 tile')
  })

  test('have as many forms as their language needs for the numbers of a story', () => {
    for (const language of ['en', 'nl', 'da']) expect(pluralFormsOf(language), language).toEqual(['one', 'other'])
    expect(pluralFormsOf('pl')).toEqual(['few', 'many', 'one'])
    expect(pluralForm('fr', 0)).toBe('one')
  })
})

describe('the law of texts', () => {
  const en = {
    words: { name: 'city', 'tile.one': 'tile', 'tile.other': 'tiles' },
    sentences: { score: '{seat} scores {points}. ({clause})' },
    clauses: { 'A-1': 'This is a rule.' },
  }
  const nl = {
    words: { name: 'stad', 'tile.one': 'tegel', 'tile.other': 'tegels' },
    sentences: { score: 'Er zijn {points} voor {seat}. ({clause})' },
    clauses: { 'A-1': 'Dit is een regel.' },
  }

  test('finds nothing in sound texts', () => {
    expect(textFaults({ en, nl })).toEqual([])
    const pl = {
      words: { name: 'miasto', 'tile.one': 'kafelek', 'tile.few': 'kafelki', 'tile.many': 'kafelków' },
      sentences: { score: '{seat} zdobywa {points}. ({clause})' },
      clauses: { 'A-1': 'To jest zasada.' },
    }
    expect(textFaults({ en, nl, pl })).toEqual([])
  })

  test('names the language and the key of each fault', () => {
    const { name, ...words } = nl.words
    expect(name).toBe('stad')
    expect(textFaults({ en, nl: { ...nl, words } })).toEqual(['nl: words lack "name"'])
    expect(textFaults({ en, pl: nl })).toEqual([
      'pl: words lack "tile.few"',
      'pl: words lack "tile.many"',
      'pl: words have "tile.other", which pl does not need',
    ])
    expect(textFaults({ en, nl: { ...nl, clauses: { ...nl.clauses, 'A-2': 'Nog een.' } } })).toEqual([
      'nl: clauses have "A-2", which en does not',
    ])
    expect(textFaults({ en, nl: { ...nl, sentences: { score: '{seat} scoort {sum}. ({clause})' } } })).toEqual([
      'nl: sentences "score" has the placeholders {clause} {seat} {sum} instead of {clause} {points} {seat}',
    ])
    expect(textFaults({ en, nl: { ...nl, clauses: en.clauses } })).toEqual([
      'nl: clauses "A-1" is not translated: en says the same',
    ])
    expect(
      textFaults({ en, nl: { ...nl, words: { ...nl.words, name: ' {stad}' }, clauses: { 'A-1': 'Een regel' } } }),
    ).toEqual([
      'nl: words "name" is empty, or has a space at an end',
      'nl: words "name" has a brace: only sentences are filled in',
      'nl: clauses "A-1" does not end as a sentence does',
    ])
  })

  test('finds words that are still English, but for those that are the same', () => {
    const words = { name: 'city', 'tile.one': 'tile', 'tile.few': 'tiles', 'tile.many': 'kafelków' }
    const pl = { words, sentences: {}, clauses: {} }
    const untranslated = (same?: SameWords) =>
      textFaults({ en, pl }, same).filter((fault) => fault.includes('not translated'))
    expect(untranslated()).toEqual([
      'pl: words "name" is not translated: en says "city" too',
      'pl: words "tile.one" is not translated: en says "tile" too',
      'pl: words "tile.few" is not translated: en says "tiles" too',
    ])
    expect(untranslated({ nl: ['city'], pl: ['tile', 'tiles'] })).toEqual([
      'pl: words "name" is not translated: en says "city" too',
    ])
  })
})
