import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@bastide/kernel'
import { textFaults } from '@bastide/kernel/laws'
import { describe, expect, test } from 'vitest'
import { SAME_WORDS } from '../../kernel/wording/same-words.ts'
import { rulesOf } from '../scenarios/scenario.ts'
import { HAPPENINGS } from './happening.ts'
import { AIDS, diceGame, FACES, TEXTS } from './index.ts'
import { STEP_NAMES } from './turn/step.ts'

const sorted = (list: Iterable<string>): readonly string[] => [...list].sort()

/** The clauses with a line in RULES.md, without its examples. */
const RULED = Array.from(
  readFileSync(new URL('../RULES.md', import.meta.url), 'utf8').matchAll(/^- \*\*([A-Z]+-\d+)\*\* \S/gm),
  (found) => found[1] as string,
)

/** Sentences that describe what lies on the table. */
const DESCRIBING = ['layout']

describe('the texts', () => {
  test('say everything in every language, each in its own words', () => {
    expect(textFaults(TEXTS, SAME_WORDS)).toEqual([])
    for (const language of LANGUAGES) {
      expect(TEXTS[language].language).toBe(language)
      expect(TEXTS[language].names.dice, language).toMatch(/^\S(.*\S)?$/)
    }
  })

  test('explain each clause of the rules, each once, and no other', () => {
    expect(RULED).toHaveLength(14)
    for (const language of LANGUAGES)
      expect(sorted(Object.keys(TEXTS[language].clauses)), language).toEqual(sorted(RULED))
  })

  test('name every option with its values, every step, every named choice, every aid and every face', () => {
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
      ...AIDS.flatMap((aid) => [`aid.${aid}`, `aid.${aid}.says`]),
      ...STEP_NAMES.map((step) => `step.${step}`),
      ...FACES.flatMap((face) => [`face.${face}`, `face.${face}.name`]),
    ]
    expect(needed.filter((key) => TEXTS.en.words[key] === undefined)).toEqual([])
  })

  test('have a sentence for every kind of happening', () => {
    const kinds = new Set(Object.keys(TEXTS.en.sentences).map((key) => key.split('.')[0]))
    expect(sorted(kinds as Set<string>)).toEqual(sorted([...HAPPENINGS, ...DESCRIBING]))
  })
})

describe('the speech', () => {
  test('has named setups, the simplest first, which can be played, and whose names differ', () => {
    const { namedSetups, titleOf, textsOf } = diceGame.speech
    expect(namedSetups[0]?.setup).toEqual({})
    for (const { setup } of namedSetups) expect(rulesOf(setup as object).seats).toBe(2)
    for (const language of LANGUAGES) {
      const titles = namedSetups.map(({ name }) => TEXTS[language].words[`setup.${name}`] ?? '')
      expect(new Set(titles).size).toBe(namedSetups.length)
      for (const { name } of namedSetups)
        expect(TEXTS[language].words[`setup.${name}.says`], `${language} ${name}`).toMatch(/^\S.*\.$/)
    }
    const titles = (['en', 'nl', 'da'] as const).map((language) =>
      namedSetups.map(({ setup }) => titleOf(textsOf(setup, language), setup)),
    )
    expect(titles).toEqual([
      ['Dice game: 42 points', 'Dice game: 21 points', 'Dice game: 42 points'],
      ['Dobbelspel: 42 punten', 'Dobbelspel: 21 punten', 'Dobbelspel: 42 punten'],
      ['Terningspil: 42 point', 'Terningspil: 21 point', 'Terningspil: 42 point'],
    ])
    const own = { faces: ['NEW', 'NE', 'N', 'N', 'N', 'knight'] }
    expect(titleOf(textsOf(own, 'en'), own)).toBe('Dice game: 42 points [NEW | NE | N | N | N | knight]')
  })
})
