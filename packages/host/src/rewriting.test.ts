/** Tables that are changed in the store by other means than events, as when somebody is forgotten. */
import { recordOf, type TableEvent } from '@bastide/table'
import { describe, expect, test } from 'vitest'
import { openingOf, Page, settle } from '../scenarios/playing.ts'
import { type Change, MemoryStore, type Store, type TableEntry } from './index.ts'

/** Forgets as a server's store does: another name in the first event and in the entry, and nobody on the seat. */
class ForgettingStore extends MemoryStore implements Store {
  #forgotten: { readonly seat: number; readonly name: string } | null = null
  gate: Promise<void> | null = null

  forgetSeat(seat: number, name: string): Promise<void> {
    this.#forgotten = { seat, name }
    return Promise.resolve()
  }
  override async entry(table: string): Promise<TableEntry | undefined> {
    const entry = await super.entry(table)
    const gone = this.#forgotten
    if (gone === null || entry === undefined) return entry
    const seats = entry.holders.seats.map((who, i) => (i === gone.seat ? null : who))
    return { ...entry, holders: { ...entry.holders, seats } }
  }
  override async events(table: string, from: number): Promise<readonly TableEvent[]> {
    const [first, ...rest] = await super.events(table, 0)
    if (first === undefined) return []
    const gone = this.#forgotten
    if (gone === null || first.is !== 'opened') return [first, ...rest].slice(from)
    const seats = first.opening.seats.map((seat, i) => (i === gone.seat ? { ...seat, name: gone.name } : seat))
    return [{ ...first, opening: { ...first.opening, seats } }, ...rest].slice(from)
  }
  readonly written: Change[] = []
  override async append(table: string, expected: number, change: Change): Promise<boolean> {
    await this.gate
    this.written.push(change)
    return super.append(table, expected, change)
  }
}

describe('a table that is rewritten', () => {
  test('HOST-45 is told anew, whole, to everybody who watches', async () => {
    const store = new ForgettingStore()
    const page = new Page(store)
    const table = await page.open(undefined, undefined)
    const stranger = page.beside('stranger')
    await page.play(await page.ask({ ask: 'watch', table }))
    await stranger.ask({ ask: 'watch', table })
    const before = page.latest
    await store.forgetSeat(0, 'a former player')
    await page.host.reload(table)
    for (const { latest } of [page, stranger]) {
      expect(latest).toMatchObject({ version: before?.version, from: 0 })
      expect(latest?.told).toHaveLength(before?.view.moves ?? 0)
      expect(latest?.view.seats[0]?.name).toBe('a former player')
    }
    expect(page.latest?.mine).toEqual([1])
  })

  test('HOST-45 is not acted at by whoever no longer holds the seat', async () => {
    const store = new ForgettingStore()
    const page = new Page(store)
    const table = await page.open(undefined, undefined)
    const { version } = await page.ask({ ask: 'watch', table })
    await store.forgetSeat(0, 'a former player')
    await page.host.reload(table)
    const command = { do: 'resign', by: 0 } as const
    expect(await page.answer({ ask: 'command', table, seen: version, command })).toMatchObject({
      code: 'not-your-seat',
    })
  })

  test('HOST-45 takes no command meanwhile, which would write back who held the seat', async () => {
    const store = new ForgettingStore()
    const page = new Page(store)
    const [table, other] = [await page.open(undefined, undefined), await page.open(undefined, undefined)]
    const update = await page.ask({ ask: 'watch', table })
    let open = (): void => {}
    const opened = new Promise<void>((resolve) => {
      open = resolve
    })
    const rewritten = page.host.rewriting([other, table], async () => {
      await opened
      await store.forgetSeat(0, 'a former player')
    })
    await settle()
    const played = page.play({ ...update, viewer: 0 })
    await settle()
    const before = store.written.length
    open()
    await rewritten
    expect(store.written.slice(0, before), 'nothing was written while it was rewritten').toHaveLength(2)
    await played
    expect(store.written.at(-1)?.entry.holders.seats).toEqual([null, 'me'])
    expect(store.written.at(-1)?.entry.summary.seats[0]?.name).toBe('a former player')
  })

  test('HOST-45 may be rewritten by two at once, in whatever order they name tables', async () => {
    const page = new Page(new ForgettingStore())
    const tables = [await page.open(undefined, undefined), await page.open(undefined, undefined)]
    const done: string[] = []
    const both = Promise.all([
      page.host.rewriting(tables, async () => void done.push('one')),
      page.host.rewriting([...tables].reverse(), async () => void done.push('other')),
    ])
    for (let i = 0; i < 20; i++) await settle()
    expect(done.sort()).toEqual(['one', 'other'])
    await both
  })
})

test('HOST-46 a game that whoever runs the host ends is over without places, and its record stays', async () => {
  const page = new Page()
  const table = await page.ask({ ask: 'open', opening: openingOf([undefined, undefined]) })
  await page.ask({ ask: 'watch', table })
  await page.host.end(table)
  expect(page.latest?.view).toMatchObject({ awaited: null, finished: { why: 'aborted', standings: [] } })
  const [summary] = await page.ask({ ask: 'tables' })
  expect(summary).toMatchObject({ finished: true, awaited: null, seats: [{ place: null }, { place: null }] })
  const record = await page.ask({ ask: 'record', table })
  expect(record.result).toBeUndefined()
  expect((await page.ask({ ask: 'review', source: { table } })).stopped).toBeNull()
  await expect(page.host.end(table)).rejects.toMatchObject({ refusal: { code: 'finished' } })
})

test('HOST-46 the secrets of a game that was aborted are told to nobody, nor is a guess at them confirmed', async () => {
  const page = new Page()
  const table = await page.ask({ ask: 'open', opening: openingOf([undefined, undefined], { game: 'card', setup: {} }) })
  const { version } = await page.ask({ ask: 'watch', table })
  await page.ask({ ask: 'command', table, seen: version, command: { do: 'abort', by: 1 } })
  expect(page.latest?.view.finished).toEqual({ why: 'aborted', standings: [] })
  const whole = recordOf((await page.host.table(table)).state)
  const told = await page.beside('stranger').ask({ ask: 'record', table })
  expect(JSON.stringify(whole.moves)).not.toContain('?')
  expect(JSON.stringify(told.moves)).toContain('?')
  expect(await page.ask({ ask: 'keep', record: whole })).not.toBe(table)
})
