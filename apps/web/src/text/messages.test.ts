import { LANGUAGES } from '@bastide/kernel'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { SAME_WORDS } from '../../../../packages/kernel/wording/same-words.ts'

type Messages = { readonly [key: string]: string }
type Ast = ReturnType<IntlMessageFormat['getAst']>

const files = import.meta.glob<Messages>('./*/*.json', { import: 'default', eager: true })
const sources = import.meta.glob<string>(
  [
    '../**/*.{ts,svelte}',
    '../../../../packages/*/src/**/*.ts',
    '!../**/*.test.ts',
    '!../../../../packages/**/*.test.ts',
  ],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)
const OTHERS = LANGUAGES.filter((language) => language !== 'en')
const source = Object.values(sources).join('\n')

const partsOf = (language: string): readonly Messages[] =>
  Object.entries(files).flatMap(([path, messages]) => (path.startsWith(`./${language}/`) ? [messages] : []))
const messagesIn = (language: string): Messages => Object.assign({}, ...partsOf(language))
const english = messagesIn('en')

/** The names of all placeholders, in all plural forms. */
function placeholdersOf(ast: Ast): ReadonlySet<string> {
  const names = new Set<string>()
  const look = (parts: Ast): void => {
    for (const part of parts) {
      // A text's value is the text itself, and # stands for a number named before.
      if (part.type !== 0 && part.type !== 7) names.add(part.value)
      if ('options' in part) for (const { value } of Object.values(part.options)) look(value)
      if ('children' in part) look(part.children)
    }
  }
  look(ast)
  return names
}

const placeholders = (message: string, language: string): readonly string[] =>
  [...placeholdersOf(new IntlMessageFormat(message, language).getAst())].sort()

interface Plural {
  readonly kind: 'cardinal' | 'ordinal'
  /** `one`, `other` and so on, or a number, `=1`. */
  readonly forms: readonly string[]
}

/** Every place of a message that bends by a number. */
function pluralsOf(message: string, language: string): readonly Plural[] {
  const look = (parts: Ast): readonly Plural[] =>
    parts.flatMap((part) => {
      if (!('options' in part)) return 'children' in part ? look(part.children) : []
      const inner = Object.values(part.options).flatMap(({ value }) => look(value))
      if (!('pluralType' in part)) return inner
      return [{ kind: part.pluralType ?? 'cardinal', forms: Object.keys(part.options) }, ...inner]
    })
  return look(new IntlMessageFormat(message, language).getAst())
}

/** The forms that whole numbers ask for in a language, and that a message lacks. */
function missingForms(message: string, language: string): readonly string[] {
  return pluralsOf(message, language).flatMap(({ kind, forms }) => {
    const rules = new Intl.PluralRules(language, { type: kind })
    const counts = Array.from({ length: 200 }, (_, count) => count).filter((count) => !forms.includes(`=${count}`))
    return [...new Set(counts.map((count) => rules.select(count)))].filter((form) => !forms.includes(form))
  })
}

/** Whether a message has words of its own, not only placeholders and signs. */
const hasWords = (message: string): boolean => /\p{L}/u.test(message.replace(/\{\w+\}/g, ''))

/** The keys of messages that say what English says, without being listed as the same. */
const untranslated = (messages: Messages, language: (typeof LANGUAGES)[number]): readonly string[] =>
  Object.entries(messages)
    .filter(([key, message]) => message === english[key] && hasWords(message))
    .filter(([, message]) => !SAME_WORDS[language]?.includes(message))
    .map(([key]) => key)

/** A composed key, `clock.${kind}`, as a pattern that matches the possible keys. */
const patterns = [...source.matchAll(/say\(`([^`]+)`/g)].map(
  ([, key = '']) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]+\}/g, '[\\w-]+')}$`),
)

function isUsed(key: string): boolean {
  const quoted = (text: string): boolean => source.includes(`'${text}'`)
  // A refusal's message is found by its code.
  if (key.startsWith('refused.')) return quoted(key) || quoted(key.slice('refused.'.length))
  return quoted(key) || patterns.some((pattern) => pattern.test(key))
}

/** The files that home is made of: all that its page imports, and not only on demand. */
function filesOfHome(): readonly string[] {
  const found = ['../app.svelte']
  for (const file of found)
    for (const [, to = ''] of (sources[file] ?? '').matchAll(/(?:from|import) '(\.[^']+)'/g)) {
      const { pathname } = new URL(to, `https://page/text/${file}`)
      const path = pathname.startsWith('/text/') ? `.${pathname.slice('/text'.length)}` : `..${pathname}`
      if (path in sources && !found.includes(path)) found.push(path)
    }
  return found
}

describe('the messages', () => {
  it.each(OTHERS)('are complete in %s, without extra keys', (language) => {
    const keysOf = (messages: Messages | undefined): readonly string[] => Object.keys(messages ?? {}).sort()
    for (const [path, messages] of Object.entries(files).filter(([path]) => path.startsWith('./en/')))
      expect(keysOf(files[path.replace('/en/', `/${language}/`)]), path.slice(5)).toEqual(keysOf(messages))
    expect(partsOf(language)).toHaveLength(partsOf('en').length)
  })

  it.each(LANGUAGES)('can be parsed and are not empty in %s', (language) => {
    for (const [key, message] of Object.entries(messagesIn(language))) {
      expect(message.trim(), key).not.toBe('')
      expect(() => placeholders(message, language), key).not.toThrow()
    }
  })

  it.each(OTHERS)('have the same placeholders in %s as in English', (language) => {
    const places = (messages: Messages): object =>
      Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, placeholders(message, language)]))
    expect(places(messagesIn(language))).toEqual(places(english))
  })

  it.each(OTHERS)('are translated to %s', (language) => {
    expect(untranslated(messagesIn(language), language)).toEqual([])
    const shared = Object.entries(english).filter(([, message]) => SAME_WORDS[language]?.includes(message))
    expect(untranslated({ story: english.story ?? '', ...Object.fromEntries(shared) }, language)).toEqual(['story'])
  })

  it.each(LANGUAGES)('bend in %s by every form that its numbers have', (language) => {
    const lacking = Object.entries(messagesIn(language)).flatMap(([key, message]) =>
      missingForms(message, language).map((form) => `${key} lacks the form ${form}`),
    )
    expect(lacking).toEqual([])
  })

  it('that lack a form of a number are found', () => {
    const english = '{n, plural, one {# tile} other {# tiles}}'
    expect(missingForms(english, 'en')).toEqual([])
    expect(missingForms(english, 'pl')).toEqual(['many', 'few'])
    expect(missingForms(`{who, select, me {${english}} other {}}`, 'pl')).toEqual(['many', 'few'])
    expect(missingForms('{n, plural, =1 {one} other {# tiles}}', 'en')).toEqual([])
    expect(missingForms('{n, selectordinal, one {#st} two {#nd} other {#th}}', 'en')).toEqual(['few'])
  })

  it.each([
    ['en', 'at least'],
    ['nl', 'minstens'],
    ['da', 'mindst'],
  ])('promise in %s only the minimum that closing scores', (language, atLeast) => {
    for (const key of ['spot.closing', 'feature.closing']) expect(messagesIn(language)[key]).toContain(atLeast)
  })

  it('have unique keys across files', () => {
    const keys = partsOf('en').flatMap((part) => Object.keys(part))
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
  })

  it('of online pages are not said at home, which is loaded without them', () => {
    const home = filesOfHome()
    expect(home).toEqual(expect.arrayContaining(['../lobby/home-page.svelte', '../kit/time-left.ts']))
    const said = home.map((file) => sources[file]).join('\n')
    const online = Object.keys(files['./en/online.json'] ?? {})
    // A key of one word, such as `pause`, is also the name of an icon.
    const isSaid = (key: string): boolean => said.includes(key.includes('.') ? `'${key}'` : `say('${key}'`)
    expect(online.filter(isSaid)).toEqual([])
  })

  it('are all used', () => {
    expect(Object.keys(english).filter((key) => !isUsed(key))).toEqual([])
    expect(isUsed('no.such.key')).toBe(false)
  })

  it('include every key that is used', () => {
    const asked = [...source.matchAll(/say\('([^']+)'/g)].map(([, key]) => key as string)
    expect(asked.length).toBeGreaterThan(100)
    expect(asked.filter((key) => !Object.hasOwn(english, key))).toEqual([])
  })
})
