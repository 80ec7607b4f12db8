import { LANGUAGES } from '@bastide/kernel'
import { textFaults } from '@bastide/kernel/laws'
import { expect, test } from 'vitest'
import { SAME_WORDS } from '../../../packages/kernel/wording/same-words.ts'
import { TEXTS } from './languages.ts'
import { positionLine } from './story.ts'

test('the commands say everything in every language, each in its own words', () => {
  expect(Object.keys(TEXTS)).toEqual([...LANGUAGES])
  expect(textFaults(TEXTS, SAME_WORDS)).toEqual([])
})

test('where a game stands is told with the seat, chance or the end', () => {
  const told = (awaited: number) => positionLine(3, 9, awaited, ['red', 'blue'], 'en')
  expect([told(1), told(-1), told(-2)]).toEqual([
    'After 3 of 9 moves blue is awaited.',
    'After 3 of 9 moves chance is awaited.',
    'After 3 of 9 moves the game is over.',
  ])
})
