import { expect, test } from 'vitest'
import { filled, INK, inked, num, stroked } from './svg.ts'

test('numbers are written to the tenth and in few letters', () => {
  expect([0, 1, -1, 0.5, -0.5, 12.34, -12.35, 0.04, -0.04].map(num)).toEqual([
    '0',
    '1',
    '-1',
    '.5',
    '-.5',
    '12.3',
    '-12.3',
    '0',
    '0',
  ])
})

test('a path is filled, stroked, or both in ink', () => {
  expect(filled('M0 0h1', 'red')).toBe('<path d="M0 0h1" fill="red"/>')
  expect(stroked('M0 0h1', 'red', 0.5, ' opacity=".5"')).toBe(
    '<path d="M0 0h1" stroke="red" stroke-width=".5" opacity=".5"/>',
  )
  expect(inked('M0 0h1', 'red', 2)).toBe(`<path d="M0 0h1" fill="red" stroke="${INK}" stroke-width="2"/>`)
})

test('an empty path draws nothing', () => {
  expect([filled('', 'red'), stroked('', 'red', 1), inked('', 'red', 1)]).toEqual(['', '', ''])
})
