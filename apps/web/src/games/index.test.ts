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
  for (const id of GAMES_WITH_WORDS) {
    const speech = GAMES.find((game) => game.id === id)?.speech
    const { namedSetups, storyLine, chaptersOf, toNotation } = wordsOf(id)?.speech ?? {}
    expect([namedSetups, storyLine, chaptersOf, toNotation]).toEqual([
      speech?.namedSetups,
      speech?.storyLine,
      speech?.chaptersOf,
      speech?.toNotation,
    ])
  }
  expect(wordsOf('constructor')).toBeUndefined()
})
