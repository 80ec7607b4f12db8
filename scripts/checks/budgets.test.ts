import { expect, test } from 'vitest'

interface Group {
  readonly name: string
  readonly seconds: number
  readonly budget: number
}
// Scripts are plain JavaScript, without types.
const { budgetLines } = (await import('./budgets.mjs' as string)) as {
  budgetLines(groups: readonly Group[]): readonly string[]
}

test('a group over its budget is marked, and so are all together', () => {
  const within = { name: 'static', seconds: 59.96, budget: 60 }
  expect(budgetLines([within, { name: 'unit', seconds: 40, budget: 150 }])).toEqual([
    '  60.0 s of     60 s  static',
    '  40.0 s of    150 s  unit',
    ' 100.0 s of    210 s  in all',
  ])
  expect(budgetLines([within])).toEqual(['  60.0 s of     60 s  static'])
  expect(budgetLines([within, { name: 'unit', seconds: 150.5, budget: 150 }])).toEqual([
    '  60.0 s of     60 s  static',
    ' 150.5 s of    150 s  unit  OVER its budget',
    ' 210.5 s of    210 s  in all  OVER its budget',
  ])
})
