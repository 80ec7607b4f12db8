import type { GameText, Language } from '@bastide/kernel'
import { expect, test } from 'vitest'
import { supplyWords } from './supply-words.ts'

test('figures are counted by the plural forms of the language', () => {
  const words = {
    'figure.follower.one': 'poddany',
    'figure.follower.few': 'poddani',
    'figure.follower.many': 'poddanych',
    'figure.guest.one': 'gość',
  }
  const texts: GameText = { language: 'pl' as Language, names: {}, words, sentences: {}, clauses: {} }
  expect(supplyWords(texts, [['follower', 3]])).toBe('3 poddani')
  const both = [
    ['follower', 5],
    ['guest', 1],
  ] as const
  expect(supplyWords(texts, both)).toBe('5 poddanych, 1 gość')
})
