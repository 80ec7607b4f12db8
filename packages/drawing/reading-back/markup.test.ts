import { expect, test } from 'vitest'
import { faultIn } from './markup.ts'

test('well-formed markup has no fault', () => {
  expect(faultIn('<g transform="scale(2)"><path d="M0 0h1" fill="none"/></g>')).toBeNull()
})

test.each([
  ['loose text', '<g>abc</g>', 'loose text "abc"'],
  ['an attribute without quotes', '<path d=M0/>', 'no tag: <path d=M0/>'],
  ['an ampersand in an attribute', '<path d="&"/>', 'no tag: <path d="&"/>'],
  ['an attribute that is given twice', '<path d="" d=""/>', 'an attribute twice: <path d="" d=""/>'],
  ['an element that is not open', '<g></a></g>', '</a> closes nothing'],
  ['an element that stays open', '<svg><g></g>', 'svg is never closed'],
])('it finds %s', (_, markup, fault) => {
  expect(faultIn(markup)).toBe(fault)
})
