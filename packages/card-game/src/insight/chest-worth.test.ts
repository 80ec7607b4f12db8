import { describe, expect, test } from 'vitest'
import { bestSplit } from '../../oracle/oracle.ts'
import { chestWorth, mostOfChest } from './chest-worth.ts'

/** Every chest of that many cards, with up to five buildings of each colour and four jokers. */
function* chestsOf(cards: number): Generator<readonly [counts: readonly number[], jokers: number]> {
  for (let code = 0; code < 6 ** 4; code++) {
    const counts = [code % 6, Math.floor(code / 6) % 6, Math.floor(code / 36) % 6, Math.floor(code / 216)]
    const jokers = cards - counts.reduce((sum, count) => sum + count, 0)
    if (jokers >= 0 && jokers <= 4) yield [counts, jokers]
  }
}

describe('a chest', () => {
  test('CARD-19: is worth its best series; what it does not know of counts nothing', () => {
    expect(chestWorth([])).toBe(0)
    expect(chestWorth(['red/building', 'red/building'])).toBe(0)
    expect(chestWorth(['red/building', 'blue/building', 'building-joker', 'red/building'])).toBe(15)
    expect(chestWorth(['red/building', 'building-joker', '?', 'red/animal'])).toBe(5)
  })

  test('CARD-19: gives at most what the best of all chests with so many cards gives', () => {
    for (let cards = 0; cards <= 24; cards++) {
      const best = Math.max(...[...chestsOf(cards)].map(([counts, jokers]) => bestSplit(counts, jokers)))
      expect(mostOfChest(cards), `${cards} cards`).toBe(best)
    }
  })
})
