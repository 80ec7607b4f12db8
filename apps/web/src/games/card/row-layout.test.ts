import { cardGame } from '@bastide/card-game'
import { demand, NOBODY, Random, WATCHER } from '@bastide/kernel'
import { describe, expect, it } from 'vitest'
import { layRow } from './row-layout.ts'

/** A narrow phone: what is left beside the board and the tag, and a card. */
const SPACE = 250
const CARD = 50

/** The rows of whole games with two to five seats, as numbers of cards by stretch. */
function rowsOfGames(): readonly (readonly number[])[] {
  const rows = new Map<string, readonly number[]>()
  for (let seed = 0; seed < 8; seed++) {
    const rules = demand(cardGame.compose({}, 2 + (seed % 4)))
    const random = new Random(seed)
    const p = rules.start()
    for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
      rules.apply(p, by, rules.sample(p, by, random))
      for (const { stretches } of rules.view(p, WATCHER).rows) {
        const counts = stretches.map(({ cards }) => cards.length)
        rows.set(counts.join(), counts)
      }
    }
  }
  return [...rows.values()]
}

describe('a row of cards', () => {
  it('stays in its space in every position of real games, with its newest card and the next one whole', () => {
    const rows = rowsOfGames()
    expect(Math.max(...rows.map((row) => row.reduce((sum, count) => sum + count, 0)))).toBeGreaterThan(12)
    for (const row of rows) {
      const { cards, next } = layRow(row, SPACE, CARD)
      const newest = cards.flat().at(-1)
      expect(next + CARD, row.join()).toBeLessThanOrEqual(SPACE + 1e-6)
      if (newest !== undefined) expect(newest + CARD).toBeLessThanOrEqual(SPACE + 1e-6)
    }
  })

  it('never overflows, even with eighteen cards and five followers', () => {
    for (const row of [[18], [0, 18], [4, 4, 4, 4, 2, 0], [0, 0, 0, 0, 0, 18], [1, 1, 1, 1, 1, 13]])
      expect(layRow(row, SPACE, CARD).next + CARD, row.join()).toBeLessThanOrEqual(SPACE + 1e-6)
  })

  it('shows the usual strip as long as there is room, and narrower ones when there is not', () => {
    expect(layRow([6], SPACE, CARD).strip).toBeCloseTo(14.06, 1)
    const strips = [12, 14, 16, 18].map((count) => layRow([count], SPACE, CARD).strip)
    expect(strips).toEqual([...strips].sort((one, other) => other - one))
    expect(strips.at(-1)).toBeGreaterThan(10)
  })

  it('puts cards from left to right, and each follower behind the cards that it claims', () => {
    const { cards, followers, next } = layRow([3, 0, 2], 400, 64)
    expect(cards[0]).toEqual([0, 18, 36])
    expect(followers).toEqual([100, 132])
    expect(cards[1]).toEqual([])
    expect(cards[2]?.[0]).toBe(164)
    expect(next).toBeGreaterThan(cards[2]?.[1] as number)
  })
})
