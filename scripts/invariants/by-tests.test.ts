import { expect, test } from 'vitest'

interface Ran {
  readonly title: string
  readonly status: 'passed' | 'failed'
}
// Scripts are plain JavaScript, without types.
const { judgedByTests } = (await import('./by-tests.mjs' as string)) as {
  judgedByTests(
    invariant: { readonly invariant: string; readonly wanted: readonly string[]; readonly says: string },
    tests: readonly Ran[],
  ): { readonly code: number; readonly output: string }
}

const A7 = { invariant: 'A7', wanted: ['A7\\b', 'stored'], says: 'games stay' }
const passed = (title: string): Ran => ({ title, status: 'passed' })

test('an invariant holds if there are tests of all its titles, and they pass', () => {
  const { code, output } = judgedByTests(A7, [
    passed('A7 a'),
    passed('games are stored'),
    { title: 'A70', status: 'failed' },
  ])
  expect([code, output]).toEqual([0, 'A7 ok: games stay (2 tests)'])
})

test('it is broken if one of them fails, or a title is missing', () => {
  expect(judgedByTests(A7, [passed('A7 a'), { title: 'all stored', status: 'failed' }])).toEqual({
    code: 1,
    output: 'A7 is broken: 1 of 2 tests fail\n  all stored',
  })
  expect(judgedByTests(A7, [passed('A7 a')])).toEqual({
    code: 1,
    output: 'A7: no test has "stored" in its title',
  })
  expect(judgedByTests(A7, []).code).toBe(1)
})
