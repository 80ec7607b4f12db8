/** Tables that nobody watches, at a host as a server has it: bots play all the same, and somebody looks regularly. */
import { GAMES } from '@bastide/catalog'
import { refusal, WATCHER } from '@bastide/kernel'
import type { Opening } from '@bastide/table'
import type { TableUpdate } from '@bastide/wire'
import { describe, expect, test, vi } from 'vitest'
import { bots, environmentOf, openingOf, Page, settle, TestClock } from '../scenarios/playing.ts'
import { eyesNow } from './holding.ts'
import { type Environment, Host, MemoryStore } from './index.ts'

const DAY = 24 * 60 * 60_000
const SERVER = { botsPlayUnwatched: true, looksRegularly: true } as const

/** Counts how often tables are loaded: a load reads the secret. */
class CountingStore extends MemoryStore {
  loads = 0
  override secret(table: string) {
    this.loads++
    return super.secret(table)
  }
}

const stateOf = async (page: Page, table: string) => (await page.host.table(table)).state

/** Looks every second, as a server does, for as long as this. */
async function look(host: Host, clock: TestClock, seconds: number): Promise<void> {
  for (let i = 0; i < seconds; i++) {
    await clock.pass(1_000)
    await host.lookAtDue()
    await settle()
  }
}

describe('a game by days', () => {
  const byDays = (days: number): Opening =>
    openingOf([undefined, undefined], { clock: { kind: 'move', ms: days * DAY } })

  test.each([1, 3, 14])(
    'HOST-41 of %i days ends by time with nobody watching and the table not in memory',
    async (days) => {
      const store = new CountingStore()
      const page = new Page(store, SERVER)
      const table = await page.ask({ ask: 'open', opening: byDays(days) })
      const update = await page.ask({ ask: 'watch', table })
      await page.play(update)
      await page.close()
      await settle()
      expect(page.clock.waiting, 'no timer keeps it').toBe(0)
      const before = store.loads
      await page.clock.pass(days * DAY - 1_000)
      await page.host.lookAtDue()
      expect(store.loads, 'it is not looked at before its time').toBe(before)
      await page.clock.pass(1_000)
      await page.host.lookAtDue()
      expect(store.loads, 'it was not in memory').toBe(before + 1)
      expect((await store.entry(table))?.summary).toMatchObject({ finished: true })
      expect(await stateOf(page, table)).toMatchObject({ finished: { why: 'time' }, left: [{ seat: 0, why: 'time' }] })
      expect(page.clock.waiting).toBe(0)
    },
  )

  test('HOST-41 goes on after a vacation that is longer than any timer', async () => {
    const page = new Page(undefined, SERVER)
    const table = await page.ask({ ask: 'open', opening: byDays(2) })
    const { version } = await page.ask({ ask: 'watch', table })
    const send = (seen: number, command: never) => page.ask({ ask: 'command', table, seen, command })
    const asked = await send(version, { do: 'pause', by: 1, ms: 30 * DAY } as never)
    await send(asked, { do: 'answer', by: 0, agrees: true } as never)
    expect(page.latest?.view).toMatchObject({ asked: null, paused: { by: 1, until: 1_000_000 + 30 * DAY } })
    // Watched, by a timer of the host's own.
    await page.clock.pass(30 * DAY + 100)
    expect(page.latest?.view).toMatchObject({ paused: null, finished: null, clock: { running: 0 } })
    await page.clock.pass(2 * DAY)
    expect(page.latest?.view.finished).toMatchObject({ why: 'time' })
  })
})

test('HOST-41 somebody who watches is told at once, and the timer goes when they do', async () => {
  const page = new Page(undefined, SERVER)
  const table = await page.ask({
    ask: 'open',
    opening: openingOf([undefined, undefined], { clock: { kind: 'move', ms: 60_000 } }),
  })
  await page.ask({ ask: 'watch', table })
  expect(page.clock.waiting).toBe(1)
  await page.ask({ ask: 'leave', table })
  expect(page.clock.waiting).toBe(0)
  await page.ask({ ask: 'watch', table })
  await page.clock.pass(60_100)
  expect(page.latest?.view.finished).toMatchObject({ why: 'time' })
})

describe('a table that was used', () => {
  const unwatched = async (store: CountingStore, changes: Partial<Environment> = {}) => {
    const page = new Page(store, { ...SERVER, staysFor: 30_000, ...changes })
    const table = await page.open(undefined, undefined)
    const lookAtClock = () => page.ask({ ask: 'command', table, seen: 1, command: { do: 'look-at-clock' } })
    return { page, table, lookAtClock }
  }

  test('HOST-47 is not folded anew for every request, and leaves memory after a while', async () => {
    const store = new CountingStore()
    const { page, table, lookAtClock } = await unwatched(store)
    for (let i = 0; i < 20; i++) await lookAtClock()
    expect(store.loads).toBe(1)
    expect(page.host.isLoaded(table)).toBe(true)
    await look(page.host, page.clock, 29)
    await lookAtClock()
    await look(page.host, page.clock, 29)
    expect(page.host.isLoaded(table), 'each use counts').toBe(true)
    await look(page.host, page.clock, 2)
    expect(page.host.isLoaded(table)).toBe(false)
    expect(page.clock.waiting, 'no timer is left').toBe(0)
  })

  test('HOST-47 does not leave while somebody watches, and not stay where nobody looks regularly', async () => {
    const { page, table } = await unwatched(new CountingStore())
    await page.ask({ ask: 'watch', table })
    await look(page.host, page.clock, 60)
    expect(page.host.isLoaded(table)).toBe(true)
    await page.close()
    expect(page.host.isLoaded(table)).toBe(false)
    const alone = await unwatched(new CountingStore(), { looksRegularly: false })
    await alone.lookAtClock()
    expect(alone.page.host.isLoaded(alone.table)).toBe(false)
  })

  test('HOST-47 makes room for those that were used since', async () => {
    const { page, table, lookAtClock } = await unwatched(new CountingStore())
    await lookAtClock()
    const other = await page.open(undefined, undefined)
    await stateOf(page, other)
    await lookAtClock()
    for (let i = 0; i < 199; i++) await stateOf(page, await page.open(undefined, undefined))
    await settle()
    expect([page.host.isLoaded(table), page.host.isLoaded(other)]).toEqual([true, false])
    expect(page.host.size).toBe(200)
  })
})

describe('bots', () => {
  test('HOST-42 play where nobody watches, and then the table leaves memory', async () => {
    const store = new CountingStore()
    const page = new Page(store, SERVER)
    const table = await page.open('random', undefined)
    expect(await store.dueBy(page.clock.time), 'a bot’s turn is due at once').toEqual([table])
    await look(page.host, page.clock, 10)
    expect((await store.entry(table))?.summary.awaited).toBe(1)
    expect(await store.dueBy(page.clock.time + 1e9)).toEqual([])
    const before = store.loads
    await stateOf(page, table)
    expect(store.loads).toBe(before + 1)
  })

  test('HOST-42 go on at a host that is started anew on the same store', async () => {
    const store = new MemoryStore()
    const clock = new TestClock()
    const never = () => new Promise<never>(() => {})
    const before = new Page(store, { ...SERVER, clock, bots: { ...bots(), think: never } })
    const table = await before.open(undefined, 'random')
    let update = await before.ask({ ask: 'watch', table })
    while (update.view.awaited === 0) {
      await before.play(update)
      update = before.latest as TableUpdate
    }
    await clock.pass(1_000)
    expect((await store.entry(table))?.summary.awaited).toBe(1)
    // The first host is gone, in the middle of the bot's thought.
    const after = new Host(GAMES, store, environmentOf(clock, SERVER))
    await look(after, clock, 10)
    expect((await store.entry(table))?.summary.awaited).toBe(0)
  })

  test('HOST-42 are asked once, however often somebody looks while they think', async () => {
    const think = vi.fn(() => new Promise<never>(() => {}))
    const page = new Page(undefined, { ...SERVER, bots: { ...bots(), think } })
    await page.open('random', undefined)
    await look(page.host, page.clock, 30)
    expect(think).toHaveBeenCalledTimes(1)
  })

  test('HOST-43 that fail are left alone until somebody comes, but their clock runs out', async () => {
    const think = vi.fn(() => Promise.reject(new Error('no engine')))
    const store = new MemoryStore()
    const page = new Page(store, { ...SERVER, bots: { ...bots(), think }, fault() {} })
    const clock = { kind: 'move', ms: 300_000 } as const
    const table = await page.ask({ ask: 'open', opening: openingOf(['random', undefined], { clock }) })
    await look(page.host, page.clock, 60)
    expect(think).toHaveBeenCalledTimes(3)
    await page.ask({ ask: 'watch', table })
    await page.clock.pass(10_000)
    expect(think).toHaveBeenCalledTimes(6)
    await page.close()
    await look(page.host, page.clock, 300)
    expect((await store.entry(table))?.summary.finished).toBe(true)
  })
})

test('HOST-43 a table whose bot failed is looked at again when something else is due there', async () => {
  const page = new Page(undefined, {
    ...SERVER,
    bots: { ...bots(), think: () => Promise.reject(new Error('no engine')) },
    fault() {},
  })
  const table = await page.open('random', undefined, undefined)
  await look(page.host, page.clock, 10)
  const { version } = await stateOf(page, table)
  await page.ask({ ask: 'command', table, seen: version, command: { do: 'pause', by: 1, ms: 60_000 } })
  expect((await stateOf(page, table)).asked).toMatchObject({ what: 'pause', waitingFor: [2] })
  await look(page.host, page.clock, 121)
  expect((await stateOf(page, table)).asked).toBeNull()
})

describe('a stand-in', () => {
  const clock = { kind: 'move', ms: 60_000 } as const
  const opening = (standIn: string) => openingOf([undefined, undefined, undefined], { clock, standIn })

  async function withoutFirst(changes: Partial<Environment> = {}) {
    const page = new Page(undefined, { ...SERVER, ...changes })
    const table = await page.ask({ ask: 'open', opening: opening('random') })
    const { version } = await page.ask({ ask: 'watch', table })
    await page.ask({ ask: 'command', table, seen: version, command: { do: 'resign', by: 0 } })
    return { page, table }
  }

  test('HOST-44 plays for a seat that left, as its seat was told, until the others must decide', async () => {
    const think = vi.fn(bots().think)
    const { page, table } = await withoutFirst({ bots: { ...bots(), think } })
    expect(page.latest?.view).toMatchObject({ awaited: 0, clock: { running: null } })
    await page.clock.pass(20_000)
    expect(think.mock.calls[0]?.[0]).toMatchObject({ seat: 0, bot: 'random' })
    expect(await stateOf(page, table)).toMatchObject({ left: [{ seat: 0 }], finished: null })
    expect(page.latest?.view.awaited).toBe(1)
  })

  test('HOST-44 is in the record, and goes on where the record is kept', async () => {
    const { page, table } = await withoutFirst()
    await page.clock.pass(20_000)
    const record = await page.ask({ ask: 'record', table })
    expect(record.left).toMatchObject([{ seat: 0, bot: 'random' }])
    // The same game is found, and not kept twice.
    expect(await page.ask({ ask: 'keep', record })).toBe(table)
    const elsewhere = new Page(undefined, SERVER)
    const kept = await elsewhere.ask({ ask: 'keep', record })
    expect((await elsewhere.ask({ ask: 'record', table: kept })).left).toEqual(record.left)
    expect((await stateOf(elsewhere, kept)).opening.standIn).toBe('random')
    const unknown = { ...record, left: record.left?.map((leaving) => ({ ...leaving, bot: 'unknown' })) }
    const third = new Page(undefined, SERVER)
    const simple = await third.ask({ ask: 'keep', record: unknown })
    expect((await stateOf(third, simple)).opening.standIn).toBeUndefined()
  })

  test('HOST-44 that fails does not hold up the table: the simplest is played', async () => {
    const think = vi.fn(() => Promise.reject(new Error('no engine')))
    const { page } = await withoutFirst({ bots: { ...bots(), think }, fault() {} })
    await page.clock.pass(20_000)
    expect(page.latest?.view).toMatchObject({ awaited: 1, finished: null })
    expect(think.mock.calls.length % 3).toBe(0)
    expect(page.notices.filter(({ tell }) => tell === 'bot-failed')).toEqual([])
  })

  test('HOST-44 is a bot that there is', async () => {
    const page = new Page()
    expect(await page.answer({ ask: 'check', opening: opening('nobody') })).toEqual(
      refusal('unknown-bot', 'there is no bot nobody', { where: 'standIn' }),
    )
    expect(await page.answer({ ask: 'check', opening: opening('random') })).toMatchObject({ ok: true })
  })

  test('HOST-44 takes no screen: whoever looked before it moves goes on looking', () => {
    const state = { rules: { hasSecrets: true }, left: [{ seat: 0, after: 3, why: 'resigned' }] } as never
    const before = { viewer: 2, awaited: 2 }
    expect(eyesNow(state, [0, 1, 2], 0, before)).toEqual(before)
    expect(eyesNow(state, [0, 1, 2], 1, before)).toEqual({ viewer: WATCHER, awaited: 1 })
  })

  test('HOST-44 cannot be played for by whoever left', async () => {
    const { page, table } = await withoutFirst()
    const { version } = await stateOf(page, table)
    const play = { do: 'play', by: 0, move: { pass: true } } as const
    expect(await page.answer({ ask: 'command', table, seen: version, command: play })).toMatchObject({
      code: 'resigned',
    })
  })
})
