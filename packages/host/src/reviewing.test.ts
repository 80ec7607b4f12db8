import { botFor } from '@bastide/bots'
import { GAMES } from '@bastide/catalog'
import { type GameRecord, makeRecord, parseRecord, playOut, Random, type Result } from '@bastide/kernel'
import type { View } from '@bastide/tile-game/words'
import type { TableUpdate } from '@bastide/wire'
import { describe, expect, test } from 'vitest'
import { bots, openingOf, Page } from '../scenarios/playing.ts'
import { STORED } from '../scenarios/stored-records.ts'
import { seatsOf } from './openings.ts'
import { review, reviewAt } from './reviewing.ts'

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

/** What a reader of a card game's record sees, as far as this test asks. */
interface ShownCards {
  readonly hands: readonly (readonly string[])[]
  readonly rows: readonly { readonly stretches: readonly { readonly cards: readonly Lying[] }[] }[]
}
type Lying = { readonly card: string; readonly lies: string; readonly by: number | null }

describe('a game with secrets under review', () => {
  const page = new Page()
  const opening = openingOf(['random', 'random', 'random'], { game: 'card', setup: {} })
  const lyingIn = ({ rows }: ShownCards) => rows.flatMap(({ stretches }) => stretches.flatMap(({ cards }) => cards))
  const downIn = (shown: ShownCards) => lyingIn(shown).filter(({ lies }) => lies === 'down')

  const recordOf = (seed: number): GameRecord => {
    const game = GAMES.find(({ id }) => id === 'card') as (typeof GAMES)[number]
    const rules = accepted(game.compose({}, 3))
    const { moves, p } = playOut(
      rules,
      [0, 1, 2].map(() => botFor('card', 'random') as never),
      new Random(seed),
    )
    return makeRecord(rules, ['a', 'b', 'c'], moves, p)
  }

  test('shows every hand and every hidden card once it is over', () => {
    const record = recordOf(3)
    let hidden = 0
    for (let at = 0; at < record.moves.length; at += 7) {
      const shown = accepted(reviewAt(GAMES, record, at)) as unknown as ShownCards
      expect(shown.hands.flat()).not.toContain('?')
      for (const { card } of downIn(shown)) expect(card).not.toBe('down')
      hidden += downIn(shown).length
    }
    expect(hidden).toBeGreaterThan(20)
  })

  test('shows a player of a game under way only what was told to that seat', async () => {
    const seats = opening.seats.map((seat, i) => (i === 0 ? { ...seat, player: { kind: 'human' as const } } : seat))
    const table = await page.ask({ ask: 'open', opening: { ...opening, seats } })
    await page.ask({ ask: 'watch', table })
    for (let turns = 0; turns < 9; turns++) {
      await page.clock.pass(30_000)
      const update = page.latest as TableUpdate
      if (update.view.awaited !== 0) continue
      const [choice] = (update.view.game as unknown as { choices: readonly { spots?: readonly { move: never }[] }[] })
        .choices
      const move = choice?.spots?.[0]?.move
      if (move === undefined) break
      await page.ask({ ask: 'command', table, seen: update.version, command: { do: 'play', by: 0, move } })
    }
    const { view } = page.latest as TableUpdate
    const source = { table }
    const shown = (await page.ask({ ask: 'review-at', source, position: view.moves })) as unknown as ShownCards
    expect(shown.hands[0]).toEqual((view.game as unknown as { hand: readonly string[] }).hand)
    expect(new Set(shown.hands.slice(1).flat())).toEqual(new Set(['?']))
    expect(downIn(shown).length).toBeGreaterThan(0)
    for (const { card, by } of downIn(shown)) expect(card === 'down').toBe(by !== 0)
  })
})
