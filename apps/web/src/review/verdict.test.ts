import type { Standing } from '@bastide/kernel'
import type { TableSummary } from '@bastide/wire'
import { describe, expect, it } from 'vitest'
import { bestBefore, decisiveSource, verdictOf } from './verdict.ts'

const standing = (seat: number, score: number, place: number): Standing => ({ seat, score, place })
/** Seat 1 wins with 60, then seat 0 with 48 and seat 2 with 40. */
const three = [standing(1, 60, 1), standing(0, 48, 2), standing(2, 40, 3)]

describe('the verdict', () => {
  it('tells a winner how far ahead of the next they are', () => {
    const { you, margin, other } = verdictOf(three, [1], true)
    expect([you?.seat, margin, other?.seat]).toEqual([1, 12, 0])
  })

  it('tells whoever lost how far ahead of them the winner is', () => {
    const { you, margin, other } = verdictOf(three, [2], true)
    expect([you?.place, margin, other?.seat]).toEqual([3, 20, 2])
  })

  it('speaks to nobody where several people share the screen, or none plays', () => {
    for (const people of [[0, 1], []]) {
      const { you, margin } = verdictOf(three, people, true)
      expect([you, margin]).toEqual([null, 12])
    }
  })

  it('names no margin where victory is shared, the game ended early or points did not decide', () => {
    const shared = [standing(0, 50, 1), standing(1, 50, 1), standing(2, 40, 3)]
    expect(verdictOf(shared, [0], true).margin).toBeNull()
    expect(verdictOf(three, [1], false).margin).toBeNull()
    expect(verdictOf([standing(0, 3, 1), standing(1, 40, 2)], [0], true).margin).toBeNull()
  })
})

describe('what decided it', () => {
  const bySeat = [
    { city: 30, road: 18 },
    { city: 24, field: 18, road: 18 },
    { city: 40, field: 0 },
  ]

  it('is where the winner got most more than the next', () => {
    expect(decisiveSource(verdictOf(three, [1], true), bySeat)).toEqual({ source: 'field', most: 18, least: 0 })
  })

  it('is compared with you if you lost', () => {
    expect(decisiveSource(verdictOf(three, [2], true), bySeat)?.source).toBe('field')
    const onlyCities = decisiveSource(verdictOf(three, [2], true), [{}, { city: 60 }, { city: 40 }])
    expect(onlyCities).toEqual({ source: 'city', most: 60, least: 40 })
  })

  it('is nothing where points did not decide', () => {
    expect(decisiveSource(verdictOf(three, [1], false), bySeat)).toBeNull()
  })
})

describe('the best score before', () => {
  type Person = readonly [name: string, score: number]
  const bot = { name: 'Bot', score: 99, player: { kind: 'bot', bot: 'x' } }
  const table = (id: string, people: readonly Person[], rest: Partial<TableSummary> = {}): TableSummary =>
    ({
      table: id,
      game: 'tile',
      setup: { edition: '2016' },
      finished: true,
      opened: 0,
      touched: 1,
      seats: [...people.map(([name, score]) => ({ name, score, player: { kind: 'human' } })), bot],
      ...rest,
    }) as unknown as TableSummary
  const now = table('now', [['Blue', 70]])

  it('is that of a person alone, whatever their name, and by name among several', () => {
    const others = [
      table('a', [['Player', 61]]),
      table('b', [
        ['Blue', 64],
        ['Red', 90],
      ]),
    ]
    expect(bestBefore([now, ...others], 'now', 'Blue')).toBe(64)
  })

  it('is of finished games of the same game and setup, without this one', () => {
    const others = [
      table('a', [['Blue', 61]], { finished: false }),
      table('b', [['Blue', 62]], { game: 'dice' }),
      table('c', [['Blue', 63]], { setup: { edition: '2000' } }),
      // Imported, and never played here.
      table('d', [['Blue', 64]], { opened: 5, touched: 5 }),
    ]
    expect(bestBefore([now, ...others], 'now', 'Blue')).toBeNull()
  })
})
