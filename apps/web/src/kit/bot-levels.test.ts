import { expect, test } from 'vitest'
import { botOf, levelOf, levelsOf, styleOf, stylesOf } from './bot-levels.ts'

const BOTS = [
  'random',
  'apprentice',
  'journeyman',
  'journeyman-builder',
  'journeyman-farmer',
  'master',
  'master-farmer',
]

test('a bot has a level, and perhaps a style', () => {
  expect(BOTS.map(levelOf)).toEqual([
    'random',
    'apprentice',
    'journeyman',
    'journeyman',
    'journeyman',
    'master',
    'master',
  ])
  expect(['master', 'master-farmer'].map(styleOf)).toEqual(['balanced', 'farmer'])
})

test('levels are in the order of the bots, and those without styles have none to choose', () => {
  expect(levelsOf(BOTS)).toEqual(['random', 'apprentice', 'journeyman', 'master'])
  expect(['apprentice', 'journeyman', 'master'].map((level) => stylesOf(BOTS, level))).toEqual([
    [],
    ['balanced', 'builder', 'farmer'],
    ['balanced', 'farmer'],
  ])
})

test('another level keeps the style if it has that', () => {
  expect(botOf(BOTS, 'master', 'farmer')).toBe('master-farmer')
  expect(botOf(BOTS, 'master', 'builder')).toBe('master')
  expect(botOf(BOTS, 'random', 'farmer')).toBe('random')
  expect(botOf(BOTS, 'journeyman', 'balanced')).toBe('journeyman')
})
