import { cardGame } from '@bastide/card-game'
import { GAMES } from '@bastide/catalog'
import {
  type AnyRules,
  CHANCE,
  copyOf,
  type Guess,
  type Random,
  replay,
  resignedAction,
  type Seat,
  type Thinking,
} from '@bastide/kernel'
import { ADVICE, type AdvisedLine, type TableUpdate } from '@bastide/wire'
import { describe, expect, test, vi } from 'vitest'
import { bots, openingOf, Page } from '../scenarios/playing.ts'
import { type BotRunner, Thinker, type Thought } from './index.ts'
import { redactedMoves } from './redacting.ts'
import { thoughtFor } from './thinking.ts'

const LINES: readonly AdvisedLine[] = [{ moves: [{ pass: true }], brings: [3, 1] }]

/** A runner whose master answers as a test wants. */
const advising = (advise: BotRunner['advise'] = () => Promise.resolve(LINES)): BotRunner => {
  const { advise: _, ...others } = bots()
  return { ...others, bots: () => ['random', 'master'], ...(advise === undefined ? {} : { advise }) }
}

async function opened(page: Page, players: readonly (string | undefined)[], aids: readonly string[] = [ADVICE]) {
  const table = await page.ask({ ask: 'open', opening: openingOf(players, { aids }) })
  return page.ask({ ask: 'watch', table })
}

const asking = ({ table, version }: TableUpdate, by = 0, seen = version) =>
  ({ ask: 'advice', table, by, seen }) as const

describe('advice', () => {
  test('is given to the seat that must decide, at a table that agreed on it', async () => {
    const page = new Page(undefined, { bots: advising() })
    expect(await page.ask(asking(await opened(page, [undefined, undefined])))).toEqual({ bot: 'master', lines: LINES })
  })

  test('HOST-67 is refused where the table has not agreed on it', async () => {
    const advise = vi.fn(() => Promise.resolve(LINES))
    const page = new Page(undefined, { bots: advising(advise) })
    const update = await opened(page, [undefined, undefined], ['fitting', 'projection'])
    expect(await page.answer(asking(update))).toMatchObject({ code: 'not-agreed' })
    expect(advise).not.toHaveBeenCalled()
  })

  test('HOST-67 is refused for the seat of somebody else, and to whoever only watches', async () => {
    const page = new Page(undefined, { bots: advising() })
    const update = await opened(page, [undefined, 'random'])
    expect(await page.answer(asking(update, 1))).toMatchObject({ code: 'not-your-seat' })
    const other = page.beside('another')
    await other.ask({ ask: 'watch', table: update.table })
    expect(await other.answer(asking(update))).toMatchObject({ code: 'not-your-seat' })
  })

  test('HOST-67 is refused for a seat that does not have to decide, and once the game is over', async () => {
    const page = new Page(undefined, { bots: advising() })
    const update = await opened(page, [undefined, undefined])
    expect(await page.answer(asking(update, 1))).toMatchObject({ code: 'not-awaited' })
    const { table, version: seen } = update
    await page.ask({ ask: 'command', table, seen, command: { do: 'resign', by: 0 } })
    const over = page.latest as TableUpdate
    expect(await page.answer(asking(over, 0))).toMatchObject({ code: 'not-awaited' })
  })

  test('is refused where nobody gives any', async () => {
    const { advise: _, ...silent } = advising()
    for (const runner of [silent, { ...advising(), bots: () => ['random'] }]) {
      const page = new Page(undefined, { bots: runner })
      expect(await page.answer(asking(await opened(page, [undefined])))).toMatchObject({ code: 'no-adviser' })
    }
  })

  test('is offered only where somebody gives it, also at a table made from a record', async () => {
    const { advise: _, ...silent } = advising()
    for (const [runner, isOffered] of [
      [advising(), true],
      [silent, false],
    ] as const) {
      const page = new Page(undefined, { bots: runner })
      const tile = (await page.ask({ ask: 'games' })).find(({ id }) => id === 'tile')
      expect(tile?.form.aids?.includes(ADVICE)).toBe(isOffered)
      const { table } = await opened(page, [undefined], [])
      const record = await page.ask({ ask: 'record', table })
      const kept = await page.ask({ ask: 'keep', record, seats: (await page.host.table(table)).state.opening.seats })
      expect((await page.host.table(kept)).state.opening.aids.includes(ADVICE)).toBe(isOffered)
    }
  })

  test('HOST-68 follows from what the seat was told', async () => {
    const thoughts: Thought[] = []
    const advise = (thought: Thought) => {
      thoughts.push(thought)
      return Promise.resolve(LINES)
    }
    const page = new Page(undefined, { bots: advising(advise), games: [cardGame] })
    const opening = openingOf([undefined, undefined], { game: 'card', setup: {}, aids: [ADVICE] })
    const table = await page.ask({ ask: 'open', opening })
    for (const seat of [0, 1]) {
      const { state } = await page.host.table(table)
      const by = state.rules.awaited(state.position)
      const update = await page.ask({ ask: 'watch', table, as: by })
      await page.ask(asking(update, by))
      expect(thoughts[seat]).toMatchObject({ seat: by, bot: 'master', seats: 2 })
      expect(thoughts[seat]?.moves).toEqual(redactedMoves(state.rules, state.moves, state.movers, by))
      expect(JSON.stringify(thoughts[seat]?.moves)).toContain('"?"')
      const move = state.rules.toMove(state.position, resignedAction(state.rules, state.position)) as never
      await page.ask({ ask: 'command', table, seen: update.version, command: { do: 'play', by, move } })
    }
  })

  test('HOST-69 about what is no longer so is refused, and an answer that comes too late is dropped', async () => {
    const answers: ((lines: readonly AdvisedLine[]) => void)[] = []
    const dropped: Promise<void>[] = []
    const advise: BotRunner['advise'] = (_, waiting) => {
      dropped.push(waiting.dropped)
      if (dropped.length > 1) return Promise.resolve(LINES)
      return new Promise((resolve) => answers.push(resolve))
    }
    const page = new Page(undefined, { bots: advising(advise) })
    const before = await opened(page, [undefined, undefined])
    const late = page.answer(asking(before))
    await page.clock.pass(100)
    await page.play(before)
    await dropped[0]
    answers[0]?.(LINES)
    expect(await late).toMatchObject({ code: 'stale' })
    expect(await page.answer(asking(before))).toMatchObject({ code: 'stale' })
    const now = page.latest as TableUpdate
    expect(await page.answer(asking(now, 0, now.version + 1))).toMatchObject({ code: 'stale' })
    expect(dropped, 'nobody thinks about what is past').toHaveLength(1)
  })

  test('HOST-69 that fails because the table has changed is stale, and is no fault', async () => {
    const advise: BotRunner['advise'] = async (_, { dropped }) => {
      await dropped
      throw new Error('nobody waits for it')
    }
    const page = new Page(undefined, { bots: advising(advise) })
    const before = await opened(page, [undefined, undefined])
    const late = page.answer(asking(before))
    await page.clock.pass(100)
    await page.play(before)
    expect(await late).toMatchObject({ code: 'stale' })
  })

  test('HOST-69 changes nothing at the table, and its record is as it was', async () => {
    const page = new Page(undefined, { bots: advising() })
    const update = await opened(page, [undefined, undefined])
    const record = JSON.stringify(await page.ask({ ask: 'record', table: update.table }))
    const told = page.notices.length
    await page.ask(asking(update))
    expect(page.notices.length).toBe(told)
    expect((await page.host.table(update.table)).state.version).toBe(update.version)
    expect(JSON.stringify(await page.ask({ ask: 'record', table: update.table }))).toBe(record)
  })

  test('HOST-69 is thought about once for each decision, unless that failed', async () => {
    const advise = vi.fn(() => Promise.resolve(LINES))
    advise.mockRejectedValueOnce(new Error('no memory'))
    const page = new Page(undefined, { bots: advising(advise), fault() {} })
    const update = await opened(page, [undefined])
    expect(await page.answer(asking(update))).toMatchObject({ code: 'fault' })
    for (let i = 0; i < 3; i++) await page.ask(asking(update))
    expect(advise).toHaveBeenCalledTimes(2)
    await page.play(update)
    await page.ask(asking(page.latest as TableUpdate))
    expect(advise).toHaveBeenCalledTimes(3)
  })

  test('HOST-69 that never comes is given up', async () => {
    const page = new Page(undefined, { bots: advising(() => new Promise(() => {})) })
    const update = await opened(page, [undefined])
    let answer: unknown = null
    page.answer(asking(update)).then((given) => {
      answer = given
    })
    await page.clock.pass(5_000)
    expect(answer).toMatchObject({ code: 'no-answer' })
    expect(page.clock.waiting, 'nothing is left running').toBe(0)
  })
})

describe('a thinker', () => {
  const times: (number | undefined)[] = []
  /** Decides by chance until the seat has no more to decide, and once too often. */
  const adviser = {
    milliseconds: 40,
    choose: () => 0,
    consider(rules: AnyRules, guess: Guess, seat: Seat, random: Random, thinking?: Thinking) {
      times.push(thinking?.time?.milliseconds)
      const p = copyOf(guess)
      const actions: number[] = []
      while (rules.awaited(p) === seat) {
        const action = rules.sample(p, seat, random)
        actions.push(action)
        rules.apply(p, seat, action)
      }
      return [{ actions: [...actions, 0], brings: [1.26, -0.04] }]
    },
  }

  test('tells a line as moves, as far as the seat decides, and rounds what it brings', async () => {
    const page = new Page()
    const { table } = await opened(page, [undefined, 'random'])
    const { state } = await page.host.table(table)
    const thinker = new Thinker(
      GAMES,
      () => adviser,
      () => 0,
    )
    const [line] = thinker.advise(thoughtFor(state, 0, 'master', 7))
    const { rules } = state
    const { position, stopped } = replay(rules, [...state.moves, ...(line?.moves ?? [])])
    expect([stopped, rules.awaited(position), line?.brings]).toEqual([undefined, CHANCE, [1.3, -0]])
    new Thinker(GAMES, () => adviser).advise(thoughtFor(state, 0, 'master', 7))
    expect(times, 'with a clock it has its usual time').toEqual([40, undefined])
  })

  test('has no advice of a bot that gives none', async () => {
    const page = new Page()
    const { table } = await opened(page, [undefined, 'random'])
    const { state } = await page.host.table(table)
    const thinker = new Thinker(GAMES, () => ({ choose: () => 0 }))
    expect(() => thinker.advise(thoughtFor(state, 0, 'master', 7))).toThrow('gives no advice')
  })
})
