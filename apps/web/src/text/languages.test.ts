/**
 * A language is a file `text/<language>.ts` beside every other, in packages and expansions, and a folder here. Where
 * one is missing, or nobody listed its language, this says which.
 */
import { LANGUAGES } from '@bastide/kernel'
import { expect, it } from 'vitest'
import { languageName } from '../lobby/language-names.ts'

const FILES = Object.keys({
  ...import.meta.glob('../../../../packages/*/src/**/text/*.ts'),
  ...import.meta.glob('../../../*/src/text/*.ts'),
  ...import.meta.glob('../games/*/text/*.ts'),
  ...import.meta.glob('./*/*'),
})
  .map((path) => path.replace(/^(\.\.\/)+/, '').replace(/^\.\//, 'web/src/text/'))
  .filter((path) => !path.endsWith('.test.ts'))

/** A path with the language replaced by a star: `text/nl.ts` or `text/nl/page.json`. */
const PLACE = /\/text\/([\w-]+)(\.ts$|\/)/
const places = new Set(FILES.map((path) => path.replace(PLACE, '/text/*$2')))

it('every language has all its files', () => {
  expect(places.size).toBeGreaterThan(10)
  const missing = LANGUAGES.flatMap((language) => [...places].map((place) => place.replace('*', language)))
    .filter((path) => !FILES.includes(path))
    .map((path) => `${path} is missing`)
  expect(missing).toEqual([])
})

it('every file is of a language that the kernel lists', () => {
  const unlisted = FILES.filter((path) => !LANGUAGES.some((language) => PLACE.exec(path)?.[1] === language))
  expect(unlisted.map((path) => `${path} is of a language that LANGUAGES does not have`)).toEqual([])
})

it('every language is called what its speakers call it', () => {
  const ours = ['en', 'nl', 'da'] as const
  expect(ours.map(languageName)).toEqual(['English', 'Nederlands', 'Dansk'])
})
