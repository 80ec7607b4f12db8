import { readFileSync } from 'node:fs'
import { Layout, WATCHER } from '@bastide/kernel'
import { textFaults } from '@bastide/kernel/laws'
import { describe, expect, it } from 'vitest'
import { SAME_WORDS } from '../../kernel/wording/same-words.ts'
import { scenario } from '../scenarios/scenario.ts'
import { AIDS } from './aids.ts'
import { core } from './board/columns.ts'
import { tileGame } from './compose.ts'
import { EDITIONS } from './editions.ts'
import { MODULES, PAIRS } from './expansions/order.ts'
import { TEXTS, textsFor } from './languages.ts'
import type { Hooks } from './module.ts'
import { readSetup } from './setup.ts'
import { stream } from './stream/text/en.ts'
import { counted, fill, LANGUAGES, type Language, type ModuleText, mergedTexts, type Wording } from './text.ts'

const PARTS: readonly (keyof Wording)[] = ['words', 'sentences', 'clauses']

/** The clauses in a module's RULES.md, without its examples. */
function ruledClauses(module: string): readonly string[] {
  const rules = readFileSync(new URL(`./expansions/${module}/RULES.md`, import.meta.url), 'utf8')
  return Array.from(rules.matchAll(/^- \*\*([A-Z0-9]+-\d+)\*\* \S/gm), (found) => found[1] as string)
}

const sorted = (list: Iterable<string>): readonly string[] => [...list].sort()
/** What a list has more than once. */
const repeated = <T>(list: readonly T[]): readonly T[] => list.filter((one, i) => list.indexOf(one) !== i)
const keysOf = (text: ModuleText, part: keyof Wording): readonly string[] => sorted(Object.keys(text[part]))

const inEach = <T>(of: (language: Language) => T): { readonly [language in Language]: T } =>
  Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as { readonly [language in Language]: T }
const textIn = (language: Language, id: string): ModuleText => TEXTS[language].modules[id] as ModuleText
const TOGETHER = inEach((language) => TEXTS[language].together)

it('every language has the texts of all modules, in order of resolution', () => {
  for (const language of LANGUAGES) {
    expect(TEXTS[language].language).toBe(language)
    expect(Object.keys(TEXTS[language].modules), language).toEqual(MODULES.map(({ id }) => id))
  }
})

describe.each(MODULES.map((module) => [module.id, module] as const))('the texts of %s', (id, module) => {
  const { tiles, fields } = module
  const text = inEach((language) => textIn(language, id))

  it('say everything in every language, each in its own words', () => {
    expect(textFaults(text, SAME_WORDS)).toEqual([])
    for (const language of LANGUAGES) expect(text[language].name, language).toMatch(/^\S(.*\S)?$/)
  })

  it('explain each clause of its rules, each once, and no other', () => {
    const ruled = ruledClauses(id)
    expect(ruled.length).toBeGreaterThan(0)
    expect(new Set(ruled).size).toBe(ruled.length)
    // Every module with a stream explains what all streams obey, since it may be played without the others.
    const explained = sorted(new Set([...ruled, ...(module.stream === undefined ? [] : Object.keys(stream.clauses))]))
    for (const language of LANGUAGES) expect(keysOf(text[language], 'clauses'), language).toEqual(explained)
  })

  it('say what it is like, and name every tile, and every option with its values', () => {
    const needed = [
      ...(module === MODULES[0] ? [] : [`module.${id}.says`]),
      ...tiles.map((tile) => `tile.${tile.id}`),
      ...fields.flatMap((field) =>
        ['', ...(field.choices ?? []).map((choice) => `.${choice}`)].flatMap((value) => [
          `option.${field.key}${value}`,
          `option.${field.key}${value}.says`,
        ]),
      ),
    ]
    expect(needed.filter((key) => text.en.words[key] === undefined)).toEqual([])
  })

  it('give no two tiles one name', () => {
    for (const language of LANGUAGES) {
      const named = tiles.map((tile) => text[language].words[`tile.${tile.id}`])
      expect(repeated(named), language).toEqual([])
    }
  })
})

it.each(PARTS)('modules that share a key of the %s mean the same by it', (part) => {
  for (const language of LANGUAGES) {
    const first = new Map<string, string>()
    const taken: string[] = []
    for (const { id } of MODULES) {
      for (const [key, said] of Object.entries(textIn(language, id)[part])) {
        if (first.has(key) && first.get(key) !== said) taken.push(`${id}: ${key}`)
        first.set(key, said)
      }
    }
    expect(taken, language).toEqual([])
  }
})

it('no two tiles of all modules have one name', () => {
  const ids = new Set(MODULES.flatMap(({ tiles }) => tiles.map((tile) => tile.id)))
  for (const language of LANGUAGES) {
    const { words } = textsFor(MODULES, language)
    expect(repeated([...ids].map((id) => words[`tile.${id}`])), language).toEqual([])
  }
})

describe('the rules on playing modules together', () => {
  it('are explained at every table, each once, in every language', () => {
    const ruled = sorted(ruledClauses('pairs'))
    expect(ruled.length).toBeGreaterThan(0)
    for (const language of LANGUAGES) {
      expect(sorted(Object.keys(TOGETHER[language].clauses)), language).toEqual(ruled)
      for (const clause of ruled)
        expect(textsFor(MODULES.slice(0, 1), language).clauses[clause], `${language} ${clause}`).toMatch(/^\S.*\.$/)
    }
  })

  it('say everything in every language', () => {
    expect(textFaults(TOGETHER, SAME_WORDS)).toEqual([])
  })

  it('name every option that two modules bring about, with its values, in every language', () => {
    for (const { key, choices = [] } of PAIRS.flatMap(({ fields = [] }) => fields)) {
      const needed = ['', ...choices.map((choice) => `.${choice}`)].flatMap((value) => [value, `${value}.says`])
      for (const language of LANGUAGES)
        for (const value of needed)
          expect(TOGETHER[language].words[`option.${key}${value}`], language).toMatch(/^\S.*\S$/)
    }
  })

  it('are explained by no module as well', () => {
    expect(
      MODULES.flatMap(({ id }) => Object.keys(textIn('en', id).clauses)).filter(
        (clause) => clause in TOGETHER.en.clauses,
      ),
    ).toEqual([])
  })
})

/** Keys of words that a language lacks, at a table with every module. */
const missing = (needed: readonly string[]): readonly string[] =>
  LANGUAGES.flatMap((language) => {
    const { words } = textsFor(MODULES, language)
    return needed.filter((key) => words[key] === undefined).map((key) => `${language} ${key}`)
  })

/** What the modules hook into at a table with all of them. */
function hooksOf(edition: string): readonly Hooks[] {
  const composed = tileGame.compose({ edition, modules: MODULES.slice(1).map((one) => one.id) }, 2)
  const setup = readSetup(MODULES, PAIRS, { edition, modules: MODULES.slice(1).map((one) => one.id) }, 2)
  if (!composed.ok || !setup.ok) throw new Error('not all modules can be played together')
  const table = { setup: setup.value, seats: 2, tables: composed.value.tables, layout: new Layout(core) }
  return MODULES.flatMap((module) => module.hooks?.(table) ?? [])
}

it('every step that awaits somebody says what it asks', () => {
  const awaiting = ['starts', 'draw', 'place', 'deploy', 'over']
  const brought = hooksOf('2016').flatMap(({ steps = [] }) => steps.map(({ step }) => step.name))
  expect(missing([...awaiting, ...brought].map((name) => `step.${name}`))).toEqual([])
})

it('every token on the table has its words', () => {
  const { rules, p } = scenario({ modules: MODULES.slice(1).map((one) => one.id), more: ['U'] }, '')
  const tokens = rules.view(p, WATCHER).tokens.map(({ token }) => `token.${token}`)
  expect(missing(tokens.flatMap((key) => [key, `${key}.says`]))).toEqual([])
})

it('every aid and every edition has its words, and a line that explains it', () => {
  expect(
    missing(
      [...AIDS.map((aid) => `aid.${aid}`), ...EDITIONS.map((edition) => `edition.${edition}`)].flatMap((key) => [
        key,
        `${key}.says`,
      ]),
    ),
  ).toEqual([])
})

it('every warning before a game has its words', () => {
  const warnings = PAIRS.flatMap(({ warning }) => (warning === undefined ? [] : [`warning.${warning}`]))
  for (const language of LANGUAGES) {
    const { words } = textsFor(MODULES, language)
    expect(warnings.filter((key) => words[key] === undefined)).toEqual([])
  }
})

it('every symbol on a tile has its words', () => {
  const symbols = MODULES.flatMap(({ tiles }) =>
    tiles.flatMap((tile) => tile.symbols.map((symbol) => `symbol.${symbol}`)),
  )
  for (const language of LANGUAGES) {
    const { words } = textsFor(MODULES, language)
    expect(symbols.filter((key) => words[key] === undefined)).toEqual([])
  }
})

it.each(EDITIONS)('with all modules together, every feature, figure and role of %s has its words', (edition) => {
  const composed = tileGame.compose({ edition, modules: MODULES.slice(1).map((one) => one.id) }, 2)
  if (!composed.ok) throw new Error(composed.reason)
  const { kinds, figures } = composed.value.tables
  const needed = [
    ...kinds.flatMap((kind) => ['', '.the', '.in', '.from', '.name'].map((form) => `feature.${kind.id}${form}`)),
    ...kinds.flatMap((kind) => Object.values(kind.roles)).flatMap((role) => [`role.${role}`, `role.${role}.name`]),
  ]
  expect(missing(needed)).toEqual([])
  for (const texts of LANGUAGES.map((language) => textsFor(MODULES, language)))
    for (const { id } of figures) expect(counted(texts, `figure.${id}`, 2), texts.language).toMatch(/^2 \S/)
})

describe('texts put together', () => {
  const plain = (name: string, sentence: string): ModuleText => ({
    name,
    words: { [name]: name },
    sentences: { over: sentence },
    clauses: {},
  })
  it('hold what each module adds, and of one key the later module’s', () => {
    const together = { words: { both: 'both' }, sentences: {}, clauses: { 'MIX-1': 'Both.' } }
    const modules = { first: plain('first', 'First.'), second: plain('second', 'Second.'), third: plain('third', '3.') }
    const texts = { language: 'nl', modules, together, setups: { 'setup.all': 'all' } } as const
    expect(mergedTexts(texts, ['first', 'second'])).toEqual({
      language: 'nl',
      names: { first: 'first', second: 'second' },
      words: { both: 'both', first: 'first', second: 'second', 'setup.all': 'all' },
      sentences: { over: 'Second.' },
      clauses: { 'MIX-1': 'Both.' },
    })
  })
})

describe('filling a sentence', () => {
  it('inserts each value as it is, once', () => {
    const hostile = "{points} $& $1 $' {{seat}} </b>"
    expect(fill('{seat} and {seat}: {points}', { seat: hostile, points: '8' })).toBe(`${hostile} and ${hostile}: 8`)
  })

  it('throws on a placeholder that nothing is known for', () => {
    expect(() => fill('{seat} {colour}', { seat: 'red' })).toThrow('{colour}')
    expect(() => fill('{seat}', { seat: undefined })).toThrow('{seat}')
    expect(() => fill('{constructor}', {})).toThrow('{constructor}')
    expect(() => fill('{}', {})).toThrow('{}')
  })
})
