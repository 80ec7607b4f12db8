import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KeptNames } from './kept-names.svelte.ts'

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what was added is there for the next page', () => {
  new KeptNames('list').add('one')
  expect(new KeptNames('list').has('one')).toBe(true)
  expect(new KeptNames('list').has('two')).toBe(false)
  expect(new KeptNames('other').has('one')).toBe(false)
})

test('what another tab added meanwhile is kept', () => {
  const here = new KeptNames('list')
  new KeptNames('list').add('there')
  here.add('here')
  expect(JSON.parse(stored.get('list') ?? '')).toEqual(['there', 'here'])
})

test.each(['{', '{"one": true}', '7', 'null', '[1, null, {}]'])(
  'damaged storage (%s) is as good as empty',
  (damaged) => {
    stored.set('list', damaged)
    const names = new KeptNames('list')
    expect(names.has('one')).toBe(false)
    names.add('one')
    expect(JSON.parse(stored.get('list') ?? '')).toEqual(['one'])
  },
)

test('without storage, names last as long as the page', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    },
  })
  const names = new KeptNames('list')
  names.add('one')
  expect(names.has('one')).toBe(true)
  names.clear()
  expect(names.has('one')).toBe(false)
})
