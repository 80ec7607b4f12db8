/** Two hosts of one store, as two tabs or two servers are; and what a host does when its store or its clock fails. */
import type { GameRecord } from '@bastide/kernel'
import { readEvent } from '@bastide/table'
import { describe, expect, test, vi } from 'vitest'
import { openingOf, Page, settle, TestClock } from '../scenarios/playing.ts'
import { MemoryStore } from './index.ts'

const byTheClock = openingOf([undefined, undefined], { clock: { kind: 'move', ms: 60_000 } })

describe('two hosts of one store', () => {
  test('HOST-12 give the same answer to a command that comes to both at once', async () => {
    class Slow extends MemoryStore {
      gate: Promise<void> | null = null
      override async carriedOut(...all: Parameters<MemoryStore['carriedOut']>) {
        const found = await super.carriedOut(...all)
        await this.gate
        return found
      }
    }
    const store = new Slow()
    const [one, other] = [new Page(store), new Page(store)]
    const table = await one.open(undefined, undefined)
    const update = await one.ask({ ask: 'watch', table })
    await other.ask({ ask: 'watch', table })
    let open = (): void => {}
    store.gate = new Promise((resolve) => {
      open = resolve
    })
    const late = other.play(update, 'key')
    await settle()
    store.gate = null
    const version = await one.play(update, 'key')
    open()
    expect(await late).toBe(version)
    expect((await one.host.table(table)).state.version).toBe(version)
  })

  test('HOST-10 hear of everything that the other saved: tables, moves, bots, clocks, deletions', async () => {
    const saved = vi.fn()
    const page = new Page(undefined, { saved })
    const table = await page.ask({ ask: 'open', opening: byTheClock })
    expect(saved).toHaveBeenLastCalledWith(table)
    const update = await page.ask({ ask: 'watch', table })
    await page.play(update)
    expect(saved).toHaveBeenCalledTimes(2)
    await page.clock.pass(61_000)
    expect(saved).toHaveBeenCalledTimes(3)
    await page.ask({ ask: 'forget', table })
    expect(saved).toHaveBeenCalledTimes(4)
    const withBot = await page.open('random', undefined)
    await page.ask({ ask: 'watch', table: withBot })
    saved.mockClear()
    await page.clock.pass(1_000)
    expect(saved).toHaveBeenCalledWith(withBot)
  })

  test.each(['hears of it', 'does not'])(
    'HOST-17 of which one deletes a table with a clock: the other %s',
    async (how) => {
      const store = new MemoryStore()
      const [one, other] = [new Page(store), new Page(store)]
      const table = await one.ask({ ask: 'open', opening: byTheClock })
      await one.ask({ ask: 'watch', table })
      const update = await other.ask({ ask: 'watch', table })
      await one.ask({ ask: 'forget', table })
      if (how === 'hears of it') await other.host.hear(table)
      expect((await other.ask({ ask: 'record', table })).moves.length, 'its record can be saved').toBe(
        update.view.moves,
      )
      const after = vi.spyOn(other.clock, 'after')
      await other.clock.pass(600_000)
      expect(after.mock.calls.length).toBeLessThan(3)
      expect(other.clock.waiting).toBe(0)
      expect(await other.answer({ ask: 'watch', table })).toMatchObject({ ok: false, code: 'unknown-table' })
      await other.ask({ ask: 'leave', table })
      expect(await other.answer({ ask: 'record', table }), 'until nobody watches').toMatchObject({
        code: 'unknown-table',
      })
    },
  )

  test('HOST-19 of which one deletes the table of a bot: the other does not ask it for ever', async () => {
    const store = new MemoryStore()
    const [one, other] = [new Page(store), new Page(store, { fault() {} })]
    const table = await one.open('random', undefined)
    await other.ask({ ask: 'watch', table })
    await one.ask({ ask: 'forget', table })
    await other.clock.pass(100_000)
    const thoughts = other.notices.filter((notice) => notice.tell === 'thinking' && notice.seat !== null)
    expect(thoughts.length).toBeLessThan(4)
  })
})

describe('a store or a clock that fails', () => {
  test('HOST-17 does not keep a clock from running out later', async () => {
    const store = new MemoryStore()
    const faults: unknown[] = []
    const page = new Page(store, { fault: (thrown) => faults.push(thrown) })
    const table = await page.ask({ ask: 'open', opening: byTheClock })
    await page.ask({ ask: 'watch', table })
    vi.spyOn(store, 'append').mockRejectedValueOnce(new Error('no disk'))
    await page.clock.pass(61_000)
    expect(faults).toHaveLength(1)
    expect((await page.host.table(table)).state.finished).toBeNull()
    await page.clock.pass(10_000)
    expect((await page.host.table(table)).state.finished).not.toBeNull()
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, -5, 9e15, 1_000_000.5])('HOST-29 %s is no time', async (wrong) => {
    const clock = new TestClock()
    const store = new MemoryStore()
    let isWrong = true
    const page = new Page(store, { clock, now: () => (isWrong ? wrong : clock.time) })
    const table = await page.ask({ ask: 'open', opening: byTheClock })
    const update = await page.ask({ ask: 'watch', table })
    await page.play(update)
    const { summary } = (await store.entry(table)) as { summary: { opened: number; touched: number } }
    for (const time of [update.at, page.latest?.at, summary.opened, summary.touched]) {
      expect(Number.isSafeInteger(time)).toBe(true)
      expect(time).toBeGreaterThanOrEqual(0)
    }
    await page.clock.pass(0)
    isWrong = false
    await page.clock.pass(2 * 60_000)
    expect((await page.host.table(table)).state.finished, 'once it is right, clocks run out').not.toBeNull()
  })

  test('HOST-8 lets nobody delete a table while nobody can say whose it is', async () => {
    const store = new MemoryStore()
    const page = new Page(store)
    const table = await page.open(undefined)
    const stranger = page.beside('stranger')
    vi.spyOn(store, 'entry').mockResolvedValueOnce(undefined)
    await stranger.answer({ ask: 'forget', table })
    expect(await store.events(table, 0)).not.toEqual([])
  })
})

test('HOST-30 a record with long names becomes a table that can be read again', async () => {
  const store = new MemoryStore()
  const page = new Page(store)
  const record = await page.ask({ ask: 'record', table: await page.open(undefined, undefined) })
  const seats = record.seats.map(({ name }, i) => ({ name: `${name}${'x'.repeat(50)}${i}` }))
  const table = await page.ask({ ask: 'keep', record: { ...record, seats } satisfies GameRecord })
  for (const event of await store.events(table, 0)) expect(readEvent(event)).toMatchObject({ ok: true })
})
