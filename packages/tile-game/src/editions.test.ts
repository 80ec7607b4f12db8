import { textFaults } from '@bastide/kernel/laws'
import { expect, it } from 'vitest'
import { SAME_WORDS } from '../../kernel/wording/same-words.ts'
import { NAMED_SETUPS } from './editions.ts'
import { TEXTS } from './languages.ts'
import { LANGUAGES, type Language } from './text.ts'

const titleIn = (language: Language, name: string): string => TEXTS[language].setups[`setup.${name}`] ?? ''
const lineIn = (language: Language, name: string): string => TEXTS[language].setups[`setup.${name}.says`] ?? ''

it('every named setup has a line on what it is like, in every language', () => {
  for (const { name } of NAMED_SETUPS) {
    for (const language of LANGUAGES) expect(lineIn(language, name), `${name} ${language}`).toMatch(/^\S[^{}\n]*\S\.$/)
  }
})

it('titles and lines are each language’s own', () => {
  const wordsIn = (language: Language) => ({ words: TEXTS[language].setups, sentences: {}, clauses: {} })
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, wordsIn(language)]))
  expect(textFaults(texts, SAME_WORDS)).toEqual([])
})

it('every named setup has a title in every language; the English one is its name', () => {
  for (const { name } of NAMED_SETUPS) {
    for (const language of LANGUAGES)
      expect(titleIn(language, name), `${name} ${language}`).toMatch(/^\S[^{}\n]*[^\s.]$/)
    // The year alone would not tell anyone which game it is.
    expect(titleIn('en', name), name).toBe(/^\d+$/.test(name) ? `Base game, ${name}` : name)
  }
})

it('no two named setups have one name, one line or one game', () => {
  const each = <T>(of: (one: (typeof NAMED_SETUPS)[number]) => T): number => new Set(NAMED_SETUPS.map(of)).size
  expect(each(({ name }) => name)).toBe(NAMED_SETUPS.length)
  expect(each(({ setup }) => JSON.stringify(setup))).toBe(NAMED_SETUPS.length)
  for (const language of LANGUAGES) {
    expect(
      each(({ name }) => lineIn(language, name)),
      language,
    ).toBe(NAMED_SETUPS.length)
    expect(
      each(({ name }) => titleIn(language, name)),
      language,
    ).toBe(NAMED_SETUPS.length)
  }
})
