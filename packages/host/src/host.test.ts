import type { GameRecord } from '@bastide/kernel'
import type { View } from '@bastide/tile-game/words'
import type { TableUpdate } from '@bastide/wire'
import { describe, expect, it } from 'vitest'
import { openingOf, Page } from '../scenarios/playing.ts'
import { STORED } from '../scenarios/stored-records.ts'
import { MemoryStore } from './memory-store.ts'

describe('a browser that keeps tables', () => {
  it('opens a table, draws the first tile, and shows it to whoever is to play', async () => {
    const page = new Page(new MemoryStore())
    const table = await page.open(undefined, undefined)
    const update = await page.ask({ ask: 'watch', table })
    expect(update.viewer).toBe(0)
    expect((update.view.game as unknown as View).hand).not.toBeNull()
    expect(update.told.flatMap(({ happenings }) => happenings.map(({ kind }) => kind))).toContain('drawn')
  })

  it('saves what is played before it is told, and goes on from there in another life', async () => {
    const store = new MemoryStore()
    const page = new Page(store)
    const table = await page.open(undefined, undefined)
    await page.play(await page.ask({ ask: 'watch', table }))
    const before = page.latest as TableUpdate
    const again = await new Page(store).ask({ ask: 'watch', table })
    expect(again.version).toBe(before.version)
    expect(again.view.game).toEqual(before.view.game)
    expect(again.told.length).toBe(again.view.moves)
  })

  it('refuses a second tap on the same choice as stale, and plays it once', async () => {
    const page = new Page(new MemoryStore())
    const table = await page.open(undefined, undefined)
    const update = await page.ask({ ask: 'watch', table })
    const first = await page.play(update)
    await expect(page.play(update)).rejects.toThrow(/^stale/)
    expect((await page.ask({ ask: 'watch', table })).version).toBe(first)
  })

  it('tells only what is new of the story, and after a take-back from where it differs', async () => {
    const page = new Page(new MemoryStore())
    const table = await page.open(undefined, undefined)
    const update = await page.ask({ ask: 'watch', table })
    const heard = update.told.length
    await page.play(update)
    expect(page.latest?.from).toBe(heard)
    const laid = page.latest as TableUpdate
    await page.ask({ ask: 'command', table, seen: laid.version, command: { do: 'take-back', by: 0 } })
    expect(page.latest?.from).toBe(heard)
    expect(page.latest?.told).toEqual([])
    expect(page.latest?.view.game).toHaveProperty('hand', (update.view.game as unknown as View).hand)
  })

  it('draws the same tile again after a bot’s turn was taken back', async () => {
    const page = new Page(new MemoryStore())
    const table = await page.open(undefined, 'random')
    const update = await page.ask({ ask: 'watch', table })
    await page.play(update)
    await page.play(page.latest as TableUpdate)
    await page.clock.pass(60_000)
    const later = page.latest as TableUpdate
    expect(later.view.awaited).toBe(0)
    const drawn = later.told.flatMap(({ happenings }) => happenings).length
    expect(drawn).toBeGreaterThan(0)
    const record = await page.ask({ ask: 'record', table })
    await page.ask({ ask: 'command', table, seen: later.version, command: { do: 'take-back', by: 0 } })
    await page.play(page.latest as TableUpdate)
    await page.clock.pass(1)
    const again = await page.ask({ ask: 'record', table })
    const draws = (one: GameRecord): unknown[] =>
      one.moves.filter((move) => move !== null && typeof move === 'object' && 'draw' in move)
    expect(draws(again)).toEqual(draws(record).slice(0, draws(again).length))
  })

  it('lets bots play to the end by themselves', async () => {
    const page = new Page(new MemoryStore())
    const table = await page.open('random', 'random')
    await page.ask({ ask: 'watch', table })
    await page.clock.pass(600_000)
    expect(page.latest?.view.finished?.why).toBe('played-out')
    const [summary] = await page.ask({ ask: 'tables' })
    expect(summary?.finished).toBe(true)
  })
})

describe('two pages on one table', () => {
  it('learn of each other’s moves, and refuse what the other made stale', async () => {
    const store = new MemoryStore()
    const [one, other] = [new Page(store), new Page(store)]
    const table = await one.open(undefined, undefined)
    const seen = await one.ask({ ask: 'watch', table })
    await other.ask({ ask: 'watch', table })
    await one.play(seen)
    await expect(other.play(seen)).rejects.toThrow(/^stale/)
    await other.host.hear(table)
    expect(other.latest?.view.game).toEqual(one.latest?.view.game)
  })
})

describe('a table that hears the same thing several times at once', () => {
  it('takes it once', async () => {
    const store = new MemoryStore()
    const [one, other] = [new Page(store), new Page(store)]
    const table = await one.open(undefined, undefined)
    const seen = await one.ask({ ask: 'watch', table })
    await other.ask({ ask: 'watch', table })
    await one.play(seen)
    const [stale] = await Promise.allSettled([other.play(seen), other.host.hear(table), other.host.hear(table)])
    expect(stale).toMatchObject({ status: 'rejected', reason: { message: expect.stringMatching(/^stale/) } })
    expect(other.latest?.version).toBe(one.latest?.version)
    expect(other.latest?.view.game).toEqual(one.latest?.view.game)
    expect((await other.ask({ ask: 'watch', table })).told).toEqual((await one.ask({ ask: 'watch', table })).told)
  })
})

describe('records', () => {
  it('become tables, and those tables give the same record', async () => {
    const page = new Page(new MemoryStore())
    const table = await page.open('random', 'random')
    await page.ask({ ask: 'watch', table })
    await page.clock.pass(600_000)
    const record = await page.ask({ ask: 'record', table })
    const elsewhere = new Page(new MemoryStore())
    const kept = await elsewhere.ask({ ask: 'keep', record: JSON.stringify(record) })
    expect(await elsewhere.ask({ ask: 'record', table: kept })).toEqual(record)
    const review = await page.ask({ ask: 'review', source: { record } })
    expect(review.positions).toBe(record.moves.length + 1)
    expect(review.scores.at(-1)).toEqual(
      record.seats.map((_, i) => record.result?.find((one) => one.seat === i)?.score),
    )
    const end = (await page.ask({
      ask: 'review-at',
      source: { record },
      position: review.positions - 1,
    })) as unknown as View
    expect(end.over).toBe(true)
  })

  it('that are opened again lead to the table that is there', async () => {
    const page = new Page(new MemoryStore())
    const open = (record: unknown) => page.ask({ ask: 'keep', record })
    const whole = JSON.parse(STORED[0]?.[1] ?? '') as GameRecord
    const { result: _, digest: __, ...rest } = whole
    // After a deployment chance is to draw: the table has a move more than the record.
    const early = {
      ...rest,
      moves: whole.moves.slice(
        0,
        whole.moves.findIndex((move) => move !== null && typeof move === 'object' && 'draw' in move) + 3,
      ),
    }
    const [first, begun] = [await open(JSON.stringify(whole)), await open(early)]
    expect(await open(JSON.stringify(whole, null, 2))).toBe(first)
    expect(await open(rest)).toBe(first)
    expect(await open(early)).toBe(begun)
    expect(await page.ask({ ask: 'tables' })).toHaveLength(2)

    const renamed = { ...rest, seats: whole.seats.map(({ name }) => ({ name: `${name} again` })) }
    expect([first, begun]).not.toContain(await open(renamed))
    await page.play(await page.ask({ ask: 'watch', table: begun }))
    expect([first, begun], 'what was played on is no longer the record').not.toContain(await open(early))
  })

  it('of a game played here lead to its table, whoever left it early', async () => {
    const page = new Page(new MemoryStore())
    const table = await page.open(undefined, undefined)
    const update = await page.ask({ ask: 'watch', table })
    const record = await page.ask({ ask: 'record', table })
    expect(await page.ask({ ask: 'keep', record })).toBe(table)
    await page.ask({ ask: 'command', table, seen: update.version, command: { do: 'resign', by: 0 } })
    const after = await page.ask({ ask: 'record', table })
    expect(await page.ask({ ask: 'keep', record: after })).toBe(table)
    expect(await page.ask({ ask: 'keep', record }), 'before that it was another game').not.toBe(table)

    const elsewhere = new Page(new MemoryStore())
    const kept = await elsewhere.ask({ ask: 'keep', record: after })
    expect((await elsewhere.ask({ ask: 'watch', table: kept })).view.finished).toMatchObject({ why: 'resigned' })
    expect(await elsewhere.ask({ ask: 'record', table: kept })).toEqual(after)
  })

  it('that are played on from again get a table of their own once the first was touched', async () => {
    const page = new Page(new MemoryStore())
    const table = await page.open(undefined, undefined)
    const record = await page.ask({ ask: 'record', table })
    const playOn = () => page.ask({ ask: 'keep', record, seats: openingOf([undefined, 'journeyman']).seats })
    const first = await playOn()
    expect(first).not.toBe(table)
    expect(await playOn()).toBe(first)
    await page.clock.pass(10)
    await page.play(await page.ask({ ask: 'watch', table: first }))
    expect(await playOn()).not.toBe(first)
  })

  it('keep who sat there, where the page knows it', async () => {
    const page = new Page(new MemoryStore())
    const table = await page.open(undefined, 'journeyman')
    const record = await page.ask({ ask: 'record', table })
    const kept = await page.ask({ ask: 'keep', record, seats: openingOf([undefined, 'journeyman']).seats })
    expect((await page.ask({ ask: 'watch', table: kept })).view.seats.map(({ player }) => player)).toEqual([
      { kind: 'human' },
      { kind: 'bot', bot: 'journeyman' },
    ])
    expect(await page.answer({ ask: 'keep', record, seats: openingOf([undefined, 'nobody']).seats })).toMatchObject({
      ok: false,
      code: 'unknown-bot',
    })

    const elsewhere = new Page(new MemoryStore())
    const playersOf = async (of: GameRecord) => {
      const { view } = await elsewhere.ask({ ask: 'watch', table: await elsewhere.ask({ ask: 'keep', record: of }) })
      return view.seats.map(({ player }) => player.kind)
    }
    expect(await playersOf(record), 'a record names its bots').toEqual(['human', 'bot'])
    const strange = { ...record, seats: record.seats.map(({ name }) => ({ name: `${name}!`, bot: 'stranger' })) }
    expect(await playersOf(strange), 'a bot that nobody knows leaves its seat').toEqual(['human', 'human'])

    const tableOf = (changes: object) =>
      elsewhere.ask({ ask: 'keep', record: { ...record, digest: undefined, ...changes } })
    const gone = { left: [{ seat: 0, after: record.moves.length, why: 'resigned' }] }
    const seats = ['gold', 'red', 'green'].map((name) => ({ name }))
    const people = await tableOf({ seats, ...gone })
    const bots = await tableOf({
      seats: seats.map(({ name }, i) => (i === 0 ? { name } : { name, bot: 'stranger' })),
      ...gone,
    })
    const finished = async (table: string) => (await elsewhere.ask({ ask: 'watch', table })).view.finished?.why
    expect([await finished(people), await finished(bots)], 'a game is over or not by who was left').toEqual([
      undefined,
      'resigned',
    ])
    expect(await tableOf({ seats, ...gone }), 'though the absent seat has been played for since').toBe(people)
  })

  it('that are damaged are refused with where', async () => {
    const page = new Page(new MemoryStore())
    const illegal = {
      format: 'bastide-record',
      version: 1,
      game: 'tile',
      setup: { edition: '2016' },
      seats: [{ name: 'gold' }],
      moves: [{ draw: 'base/D' }, { place: 'base/D', at: [9, 9], turn: 0 }],
    }
    for (const [record, code] of [
      ['{', 'not-json'],
      [JSON.stringify({ ...illegal, version: 3 }), 'unknown-version'],
      [JSON.stringify({ ...illegal, game: 'chess' }), 'unknown-game'],
      [JSON.stringify(illegal), 'not-beside'],
    ]) {
      const answer = await page.answer({ ask: 'keep', record })
      expect(answer).toMatchObject({ ok: false, code })
    }
    expect(await page.ask({ ask: 'tables' })).toEqual([])
  })
})

describe('what is not there', () => {
  it('is refused in a word', async () => {
    const page = new Page(new MemoryStore())
    expect(await page.answer({ ask: 'watch', table: 'nowhere' })).toMatchObject({
      ok: false,
      code: 'unknown-table',
    })
    expect(await page.answer({ ask: 'open', opening: openingOf(['nobody']) })).toMatchObject({
      ok: false,
      code: 'unknown-bot',
    })
    expect(
      await page.answer({ ask: 'check', opening: { ...openingOf([undefined]), setup: { edition: '1999' } } }),
    ).toMatchObject({
      ok: false,
      code: 'not-allowed',
    })
  })
})
