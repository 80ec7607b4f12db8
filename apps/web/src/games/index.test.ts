import { GAMES } from '@bastide/catalog'
import { expect, test } from 'vitest'
import { DRAWN } from '../offline/drawn.ts'
import { GAMES_WITH_PAGES } from './index.ts'
import { GAMES_WITH_WORDS, wordsOf } from './words.ts'

test('the engine offers exactly the games that have a page and words', () => {
  expect([...GAMES_WITH_PAGES].sort()).toEqual([...DRAWN].sort())
  expect([...GAMES_WITH_WORDS].sort()).toEqual([...DRAWN].sort())
})

test('the words of a page are those of the game', () => {
  for (const id of GAMES_WITH_WORDS) expect(wordsOf(id)?.speech, id).toBe(GAMES.find((game) => game.id === id)?.speech)
  expect(wordsOf('constructor')).toBeUndefined()
})
