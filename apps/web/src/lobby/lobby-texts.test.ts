import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import en from '../text/en/lobby.json'
import pageEn from '../text/en/page.json'

type Texts = { readonly [key: string]: string }
const TRANSLATIONS = Object.entries(
  import.meta.glob<Texts>(['../text/*/lobby.json', '!../text/en/*'], { import: 'default', eager: true }),
)

/** The placeholders of a message, in all its plural forms. Throws if the message cannot be parsed. */
function namesIn(message: string): readonly string[] {
  const names = new Set<string>()
  const look = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return
    // Elements other than plain text (0) and the number sign (7) carry the placeholder's name.
    const { type, value: name } = value as { readonly type?: unknown; readonly value?: unknown }
    if (typeof type === 'number' && type !== 0 && type !== 7) names.add(String(name))
    for (const inner of Object.values(value)) look(inner)
  }
  look(new IntlMessageFormat(message, 'en').getAst())
  return [...names].sort()
}

describe.each(TRANSLATIONS)('the lobby in %s', (_, texts) => {
  it('has exactly the English keys', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(en))
  })

  it('has the same placeholders', () => {
    for (const [key, message] of Object.entries(en))
      expect(namesIn((texts as Texts)[key] as string), key).toEqual(namesIn(message))
  })

  it('is translated', () => {
    const alike = Object.entries(en).filter(
      ([key, message]) => (texts as Texts)[key] === message && message.length > 20,
    )
    expect(alike.map(([key]) => key)).toEqual([])
  })
})

it('shares no key with the rest of the page', () => {
  expect(Object.keys(en).filter((key) => Object.hasOwn(pageEn, key))).toEqual([])
})
