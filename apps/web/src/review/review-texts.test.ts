import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import da from '../text/da/review.json'
import en from '../text/en/review.json'
import nl from '../text/nl/review.json'

const FILES = import.meta.glob<typeof en>('../text/*/review.json', { import: 'default', eager: true })
const LANGUAGES = Object.entries(FILES).map(([path, texts]) => [path.split('/')[2] as string, texts] as const)

const filled = (message: string, language: string, values: { readonly [name: string]: string | number }): string =>
  String(new IntlMessageFormat(message, language).format(values))

describe.each(LANGUAGES)('the replay texts in %s', (language, texts) => {
  test('accept the same values as the English ones', () => {
    for (const [key, message] of Object.entries(texts)) {
      const english = en[key as keyof typeof en]
      const names = [...english.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name as string)
      for (const many of [0, 1, 2, 5]) {
        const values = Object.fromEntries(names.map((name) => [name, many]))
        expect(() => filled(message, language, values), key).not.toThrow()
      }
    }
  })
})

test('places and numbers follow each language', () => {
  const places = (message: string, language: string) =>
    [1, 2, 3, 4].map((place) => filled(message, language, { place }))
  expect(places(en['result.place'], 'en')).toEqual(['1st', '2nd', '3rd', '4th'])
  expect(places(nl['result.place'], 'nl')).toEqual(['1e', '2e', '3e', '4e'])
  expect(places(da['result.place'], 'da')).toEqual(['1.', '2.', '3.', '4.'])
  expect(filled(nl['count.begin'], 'nl', { steps: 1 })).toBe('Nog 1 score te tellen.')
})
