import { readFileSync } from 'node:fs'
import { LANGUAGES, playRandomly, Random } from '@bastide/kernel'
import { textFaults } from '@bastide/kernel/laws'
import { describe, expect, test } from 'vitest'
import { SAME_WORDS } from '../../kernel/wording/same-words.ts'
import { trialRules } from '../scenarios/trials.ts'
import { LYING } from './cards/row.ts'
import {
  AIDS,
  CARDS,
  type CardHappening,
  COLOURS,
  cardGame,
  NAMED_SETUPS,
  SOURCES,
  sourceName,
  storyLine,
  textsFor,
} from './index.ts'
import { FATES } from './move.ts'
import { STEPS } from './turn/decision.ts'

const ruled = Array.from(
  readFileSync(new URL('../RULES.md', import.meta.url), 'utf8').matchAll(/^- \*\*(CARD-\d+)\*\* \S/gm),
  (found) => found[1] as string,
)
const missing = (keys: readonly string[]): readonly string[] =>
  LANGUAGES.flatMap((language) => keys.filter((key) => !(key in textsFor(language).words)))

describe('the texts', () => {
  test('say everything in every language, each in its own words', () => {
    const texts = Object.fromEntries(LANGUAGES.map((language) => [language, textsFor(language)]))
    expect(textFaults(texts, SAME_WORDS)).toEqual([])
    for (const language of LANGUAGES) expect(textsFor(language).language).toBe(language)
  })

  test('have every clause of RULES.md, and no other', () => {
    expect(ruled).toHaveLength(21)
    for (const language of LANGUAGES) expect(Object.keys(textsFor(language).clauses).sort()).toEqual([...ruled].sort())
  })

  test('name every card, row, step, choice, option, aid and source', () => {
    expect(missing([...CARDS, '?', 'down'].map((card) => `card.${card}`))).toEqual([])
    expect(missing(CARDS.map((card) => `card.${card}.name`))).toEqual([])
    expect(
      missing(
        COLOURS.flatMap((colour) => [
          `row.${colour}`,
          `row.${colour}.name`,
          `choice.${colour}`,
          `choice.${colour}/animal`,
        ]),
      ),
    ).toEqual([])
    expect(missing(STEPS.map((step) => `step.${step}`))).toEqual([])
    expect(missing(LYING.map((lies) => `lies.${lies}`))).toEqual([])
    expect(missing(FATES.flatMap((fate) => [`choice.${fate}`, `choice.${fate}.says`]))).toEqual([])
    const options = cardGame.form.fields.flatMap(({ key, choices = [] }) => [
      `option.${key}`,
      ...choices.map((choice) => `option.${key}.${choice}`),
    ])
    expect(missing(options.flatMap((key) => [key, `${key}.says`]))).toEqual([])
    expect(missing(AIDS.flatMap((aid) => [`aid.${aid}`, `aid.${aid}.says`]))).toEqual([])
    expect(SOURCES.map((source) => sourceName(textsFor('en'), source))).not.toContain(undefined)
    expect(missing(SOURCES.map((source) => `source.${source}`))).toEqual([])
  })

  test('have a title, and setups by name that can be played', () => {
    expect((['en', 'nl', 'da'] as const).map((language) => cardGame.speech.titleOf(textsFor(language), {}))).toEqual([
      'Card game',
      'Kaartspel',
      'Kortspil',
    ])
    for (const { setup } of NAMED_SETUPS) expect(cardGame.compose(setup, 3).ok).toBe(true)
    expect(missing(NAMED_SETUPS.flatMap(({ name }) => [`setup.${name}`, `setup.${name}.says`]))).toEqual([])
    expect(cardGame.speech.textsOf({}, 'nl')).toEqual(textsFor('nl'))
  })
})

describe('whole games', () => {
  test('can be narrated in every language, also as one seat knows them', () => {
    const wrong: string[] = []
    let lines = 0
    for (let seed = 1; seed <= (process.env.BASTIDE_QUICK ? 4 : 12); seed++) {
      const rules = trialRules(seed)
      const [truth, known] = [rules.start(), rules.start()]
      const hear = (happening: CardHappening): void => {
        for (const language of LANGUAGES) {
          const line = storyLine(textsFor(language), ['Red', 'Blue', 'Green', 'Black', 'Gold'], happening)
          lines++
          if (!/^[^{}]*\.( \(CARD-\d+\))?$/.test(line) || /undefined|null|NaN|\/|\?/.test(line)) wrong.push(line)
          if (!(happening.clause in textsFor(language).clauses)) wrong.push(`no text for ${happening.clause}`)
        }
      }
      playRandomly(
        rules,
        truth,
        new Random(seed),
        (by, action) => {
          const tale = rules.toAction(known, rules.redact(rules.toMove(truth, action), by, 1))
          if (!tale.ok) throw new Error(tale.reason)
          rules.apply(known, by, tale.value, hear)
        },
        hear as never,
      )
    }
    expect(wrong).toEqual([])
    expect(lines).toBeGreaterThan(5_000)
  })
})
