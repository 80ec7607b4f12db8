import { cardGame } from '@bastide/card-game'
import { diceGame } from '@bastide/dice-game'
import { tileGame } from '@bastide/tile-game'
import { expect, test } from 'vitest'
import { CASTS, characterOf } from './cast.ts'
import { faceParts } from './faces/drawing.ts'
import { type CharacterId, LOOKS } from './faces/looks.ts'
import { BOTS } from './index.ts'

/** Masters of every style share a cast. */
const DIFFERENT_CASTS = [...new Set(Object.values(CASTS))]

test('every bot has a cast for as many seats as any game has, and no character is in two', () => {
  expect(Object.keys(CASTS)).toEqual([...new Set(BOTS.map(({ id }) => id))])
  const seats = Math.max(...[tileGame, diceGame, cardGame].map(({ form }) => form.seats[1]))
  for (const [bot, cast] of Object.entries(CASTS)) expect(cast.length, bot).toBeGreaterThanOrEqual(seats)
  const all = DIFFERENT_CASTS.flat()
  expect([...all].sort()).toEqual(Object.keys(LOOKS).sort())
  expect(new Set(all).size).toBe(all.length)
})

test('masters have the cast of their level, whatever their style', () => {
  for (const level of ['master', 'grandmaster'])
    for (const style of ['builder', 'farmer', 'raider']) expect(CASTS[`${level}-${style}`]).toBe(CASTS[level])
  expect(CASTS.grandmaster).not.toBe(CASTS.master)
})

test('a face tells the level: every master wears fur, every grandmaster a chain, and nobody else either', () => {
  for (const [bot, cast] of Object.entries(CASTS)) {
    const worn = new Set(cast.map((character) => LOOKS[character].adornment?.at(-1)?.d ?? null))
    expect(worn.size, bot).toBe(1)
    expect([...worn][0] === null, bot).toBe(!bot.includes('master'))
  }
  const [fur, gold] = [CASTS.master, CASTS.grandmaster].map((cast) => LOOKS[cast?.[0] as CharacterId].adornment)
  expect(fur?.at(-1)?.d).not.toBe(gold?.at(-1)?.d)
})

test('no two characters have the same face, and within a cast no two the same hat', () => {
  const faces = DIFFERENT_CASTS.map((cast) => cast.map((character) => JSON.stringify(faceParts(character))))
  expect(new Set(faces.flat()).size).toBe(Object.keys(LOOKS).length)
  for (const cast of DIFFERENT_CASTS) {
    const crowns = cast.map((character) => {
      const { hair, hat } = LOOKS[character]
      return JSON.stringify([hat, hat.over.length === 0 ? hair : null])
    })
    expect(new Set(crowns).size, cast.join()).toBe(cast.length)
  }
})

test('only bots that are known have a character', () => {
  expect(characterOf('journeyman', 1)).toBe('falconer')
  expect(characterOf('grandmaster', 1)).toBe('astronomer')
  expect(characterOf('master-raider', 5)).toBe('notary')
  expect(characterOf('greatgrandmaster', 1)).toBeNull()
  expect(characterOf('toString', 0)).toBeNull()
  expect(characterOf('journeyman', 99)).toBeNull()
})
