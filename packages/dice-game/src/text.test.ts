import { readFileSync } from 'node:fs'
import { type GameText, LANGUAGES, placeholdersOf } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { rulesOf } from '../scenarios/scenario.ts'
import { HAPPENINGS } from './happening.ts'
import { diceGame, FACES, TEXTS } from './index.ts'
import { STEP_NAMES } from './turn/step.ts'

const PARTS = ['words', 'sentences', 'clauses'] as const
const sorted = (list: Iterable<string>): readonly string[] => [...list].sort()
const keysOf = (text: GameText, part: (typeof PARTS)[number]): readonly string[] => sorted(Object.keys(text[part]))

/** The clauses with a line in RULES.md, without its examples. */
const RULED = Array.from(
  readFileSync(new URL('../RULES.md', import.meta.url), 'utf8').matchAll(/^- \*\*([A-Z]+-\d+)\*\* \S/gm),
  (found) => found[1] as string,
)

describe('the texts', () => {
  test('have the same keys in every language', () => {
    for (const language of LANGUAGES)
      for (const part of PARTS)
        expect(keysOf(TEXTS[language], part), `${language} ${part}`).toEqual(keysOf(TEXTS.en, part))
  })

  test('have the same placeholders in every language, and none outside sentences', () => {
    for (const language of LANGUAGES) {
      const { names, words, sentences, clauses } = TEXTS[language]
      for (const [key, sentence] of Object.entries(sentences))
        expect(sorted(placeholdersOf(sentence)), `${language} ${key}`).toEqual(
          sorted(placeholdersOf(TEXTS.en.sentences[key] as string)),
        )
      for (const said of [...Object.values(names), ...Object.values(words), ...Object.values(clauses)])
        expect(said).not.toMatch(/[{}]/)
    }
  })

  test('say something everywhere, and end their sentences', () => {
    for (const language of LANGUAGES) {
      const { names, words, sentences, clauses } = TEXTS[language]
      for (const said of [names, words, sentences, clauses].flatMap((part) => Object.values(part)))
        expect(said).toMatch(/^\S(.*\S)?$/)
      for (const clause of Object.values(clauses)) expect(clause).toMatch(/\.$/)
      for (const sentence of Object.values(sentences)) expect(sentence).toMatch(/\.( \(\{clause\}\))?$/)
    }
  })

  test('are translated: no sentence and no clause is the same in two languages', () => {
    for (const part of ['sentences', 'clauses'] as const)
      for (const key of Object.keys(TEXTS.en[part]))
        expect(new Set(LANGUAGES.map((language) => TEXTS[language][part][key])).size, key).toBe(LANGUAGES.length)
  })

  test('explain each clause of the rules, each once, and no other', () => {
    expect(RULED).toHaveLength(14)
    for (const language of LANGUAGES) expect(keysOf(TEXTS[language], 'clauses'), language).toEqual(sorted(RULED))
  })

  test('name every option with its values, every step, every named choice and every face', () => {
    const options = diceGame.form.fields.flatMap(({ key, choices = [] }) =>
      ['', ...choices.map((choice) => `.${choice}`)].flatMap((value) => [
        `option.${key}${value}`,
        `option.${key}${value}.says`,
      ]),
    )
    const choices = ['keep', 'again', 'end', 'stop'].flatMap((name) => [`choice.${name}`, `choice.${name}.says`])
    const needed = [
      ...options,
      ...choices,
      ...STEP_NAMES.map((step) => `step.${step}`),
      ...FACES.map((face) => `face.${face}`),
    ]
    expect(needed.filter((key) => TEXTS.en.words[key] === undefined)).toEqual([])
  })

  test('have a sentence for every kind of happening', () => {
    const kinds = new Set(Object.keys(TEXTS.en.sentences).map((key) => key.split('.')[0]))
    expect(sorted(kinds as Set<string>)).toEqual(sorted(HAPPENINGS))
  })
})

describe('the speech', () => {
  test('has named setups, the simplest first, which can be played, and whose names differ', () => {
    const { namedSetups, titleOf, textsOf } = diceGame.speech
    expect(namedSetups[0]?.setup).toEqual({})
    for (const { setup } of namedSetups) expect(rulesOf(setup as object).seats).toBe(2)
    for (const language of LANGUAGES) {
      expect(new Set(namedSetups.map(({ titles }) => titles[language])).size).toBe(namedSetups.length)
      for (const { says } of namedSetups) expect(says[language]).toMatch(/^\S.*\.$/)
    }
    const titles = LANGUAGES.map((language) => namedSetups.map(({ setup }) => titleOf(textsOf(setup, language), setup)))
    expect(titles).toEqual([
      ['Dice game: 42 points', 'Dice game: 21 points', 'Dice game: 42 points'],
      ['Dobbelspel: 42 punten', 'Dobbelspel: 21 punten', 'Dobbelspel: 42 punten'],
      ['Terningspil: 42 point', 'Terningspil: 21 point', 'Terningspil: 42 point'],
    ])
    const own = { faces: ['NEW', 'NE', 'N', 'N', 'N', 'knight'] }
    expect(titleOf(textsOf(own, 'en'), own)).toBe('Dice game: 42 points [NEW | NE | N | N | N | knight]')
  })
})
