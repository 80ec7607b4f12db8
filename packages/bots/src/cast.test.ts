import { cardGame } from '@bastide/card-game'
import { diceGame } from '@bastide/dice-game'
import { tileGame } from '@bastide/tile-game'
import { expect, test } from 'vitest'
import { CASTS, characterOf } from './cast.ts'
import { faceParts } from './faces/drawing.ts'
import { LOOKS } from './faces/looks.ts'
import { BOTS } from './index.ts'

test('every bot has a cast for as many seats as any game has, and no character is in two', () => {
  expect(Object.keys(CASTS)).toEqual([...new Set(BOTS.map(({ id }) => id))])
  const seats = Math.max(...[tileGame, diceGame, cardGame].map(({ form }) => form.seats[1]))
  for (const [bot, cast] of Object.entries(CASTS)) expect(cast.length, bot).toBeGreaterThanOrEqual(seats)
  const all = Object.values(CASTS).flat()
  expect([...all].sort()).toEqual(Object.keys(LOOKS).sort())
  expect(new Set(all).size).toBe(all.length)
})

test('no two characters have the same face, and within a cast no two the same hat', () => {
  const faces = Object.values(CASTS).map((cast) => cast.map((character) => JSON.stringify(faceParts(character))))
  expect(new Set(faces.flat()).size).toBe(Object.keys(LOOKS).length)
  for (const cast of Object.values(CASTS)) {
    const crowns = cast.map((character) => {
      const { hair, hat } = LOOKS[character]
      return JSON.stringify([hat, hat.over.length === 0 ? hair : null])
    })
    expect(new Set(crowns).size, cast.join()).toBe(cast.length)
  }
})

test('only bots that are known have a character', () => {
  expect(characterOf('journeyman', 1)).toBe('falconer')
  expect(characterOf('grandmaster', 1)).toBeNull()
  expect(characterOf('toString', 0)).toBeNull()
  expect(characterOf('journeyman', 99)).toBeNull()
})
