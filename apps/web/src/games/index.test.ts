import { expect, test } from 'vitest'
import { DRAWN } from '../offline/drawn.ts'
import fronts from './fronts.ts?raw'
import index from './index.ts?raw'
import words from './words.ts?raw'

/** The games that have such a file. */
const having = (file: string, found: { readonly [path: string]: unknown }): readonly string[] =>
  Object.keys(found)
    .map((path) => path.replace('./', '').replace(`/${file}`, ''))
    .sort()

test('the engine offers exactly the games that have a page, words and a front', () => {
  const drawn = [...DRAWN].sort()
  expect(having('page.ts', import.meta.glob('./*/page.ts'))).toEqual(drawn)
  expect(having('words.ts', import.meta.glob('./*/words.ts'))).toEqual(drawn)
  expect(having('front.ts', import.meta.glob('./*/front.ts'))).toEqual(drawn)
  for (const game of drawn) {
    expect(index).toContain(`import('./${game}/page.ts')`)
    expect(words).toContain(`'./${game}/words.ts'`)
    expect(fronts).toContain(`'./${game}/front.ts'`)
  }
})
