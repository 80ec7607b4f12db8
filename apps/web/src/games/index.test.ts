import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DRAWN } from '../offline/drawn.ts'

const folders = (file: string, found: { readonly [path: string]: unknown }): readonly string[] =>
  Object.keys(found).map((path) => path.replace('./', '').replace(`/${file}`, ''))

test('the engine offers exactly the games that have a page and words', () => {
  expect(folders('page.ts', import.meta.glob('./*/page.ts')).sort()).toEqual([...DRAWN].sort())
  expect(folders('words.ts', import.meta.glob('./*/words.ts')).sort()).toEqual([...DRAWN].sort())
  const listIn = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')
  for (const game of DRAWN) {
    expect(listIn('index.ts')).toContain(`import('./${game}/page.ts')`)
    expect(listIn('words.ts')).toContain(`'./${game}/words.ts'`)
  }
})
