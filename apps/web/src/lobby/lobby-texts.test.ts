import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import pageEn from '../text/en.json'
import da from '../text/lobby.da.json'
import en from '../text/lobby.en.json'
import nl from '../text/lobby.nl.json'

const TRANSLATIONS = [
  ['Dutch', nl],
  ['Danish', da],
] as const
type Texts = { readonly [key: string]: string }

/** The values that a message asks for, in all of its forms; a message that cannot be read throws. */
function namesIn(message: string): readonly string[] {
  const names = new Set<string>()
  const look = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return
    // An element that is neither plain text (0) nor the number sign (7) bears the name of its value.
    const { type, value: name } = value as { readonly type?: unknown; readonly value?: unknown }
    if (typeof type === 'number' && type !== 0 && type !== 7) names.add(String(name))
    for (const inner of Object.values(value)) look(inner)
  }
  look(new IntlMessageFormat(message, 'en').getAst())
  return [...names].sort()
}

describe.each(TRANSLATIONS)('the lobby in %s', (_, texts) => {
  it('says everything, and nothing else', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(en))
  })

  it('fills in the same values', () => {
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

it('takes no key that the rest of the page has', () => {
  expect(Object.keys(en).filter((key) => Object.hasOwn(pageEn, key))).toEqual([])
})
