import { GAMES } from '@bastide/catalog'
import { type GameRecord, parseRecord, type Result } from '@bastide/kernel'
import type { View } from '@bastide/tile-game/words'
import { describe, expect, test } from 'vitest'
import { bots, Page } from '../scenarios/playing.ts'
import { STORED } from '../scenarios/stored-records.ts'
import { seatsOf } from './openings.ts'
import { review } from './reviewing.ts'

function accepted<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.reason)
  return result.value
}

const records = STORED.map(([, text]) => accepted(parseRecord(text)))
const [first] = records as [GameRecord]
const reviewOf = (record: GameRecord) => accepted(review(GAMES, record, seatsOf(record, bots())))

describe('a game under review', () => {
  test.each(records)('has its result and digest again, though a link holds neither', ({ result, digest, ...held }) => {
    expect(reviewOf(held).record).toMatchObject({ seats: held.seats, moves: held.moves, result, digest })
  })

  test('is a record of version 2, whatever it was, with every option named', () => {
    for (const record of records) {
      const { record: again, setup } = reviewOf(record)
      expect(again).toMatchObject({ version: 2, setup })
      expect(reviewOf(again).record).toEqual(again)
      expect(Object.keys((setup as { readonly options: object }).options).length).toBeGreaterThan(2)
    }
  })

  test('shows its seats in the colours that were played, and in free ones where none is told', () => {
    const seats = [
      { name: 'a', colour: 'blue' },
      { name: 'b' },
      { name: 'c', colour: 'mauve' },
      { name: 'd', colour: 'gold' },
    ]
    const shown = seatsOf({ ...first, seats }, bots()).map(({ colour, pattern }) => `${colour} ${pattern}`)
    expect(shown).toEqual(['blue bend', 'red cross', 'green chevron', 'gold roundel'])
  })

  test('whose record gives another end than its moves do is refused', () => {
    const result = first.result?.map((one) => ({ ...one, score: one.score + 1 })) ?? []
    expect(review(GAMES, { ...first, result }, seatsOf(first, bots()))).toMatchObject({
      ok: false,
      code: 'other-result',
    })
  })

  test('whose record has an illegal move is shown, and can be kept, up to there', () => {
    const moves = first.moves.map((move, i) => (i === 40 ? { pass: true } : move))
    const { positions, told, scores, record, stopped } = reviewOf({ ...first, moves })
    expect([positions, told.length, scores.length, record.moves.length]).toEqual([41, 40, 41, 40])
    expect(stopped?.clause).toBeDefined()
    expect(record.result).toBeUndefined()
    expect(reviewOf(record).stopped).toBeNull()
  })
})

describe('a game that breaks off', () => {
  test.each([0, 1, 2, 3, 20, 21, 22, 23])(
    'after move %i can be played on: somebody at the table is awaited',
    async (length) => {
      const page = new Page()
      const { result: _, digest: __, ...record } = first
      const table = await page.ask({ ask: 'keep', record: { ...record, moves: record.moves.slice(0, length) } })
      const { view, told } = await page.ask({ ask: 'watch', table })
      expect(view.awaited).toBeTypeOf('number')
      expect((view.game as unknown as View).choices.length).toBeGreaterThan(0)
      expect(told.length - length).toBeLessThanOrEqual(1)
    },
  )
})
