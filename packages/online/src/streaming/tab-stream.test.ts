import { GAMES } from '@bastide/catalog'
import { Host, MemoryStore } from '@bastide/host'
import { Random } from '@bastide/kernel'
import type { StreamNotice, TableId, TableUpdate } from '@bastide/wire'
import { describe, expect, test, vi } from 'vitest'
import { FollowingPage, playOne, seatedTable, takeBack, wholeFor } from '../../../host/scenarios/following.ts'
import { environmentOf, settle, TestClock } from '../../../host/scenarios/playing.ts'
import type { Sink, StreamMessage } from '../contract.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { TabStream } from './tab-stream.ts'

const PEOPLE = ['person 0', 'person 1']

/** A tab with what it knows of each table, however often its stream is cut. */
class Tab implements Sink {
  readonly messages: StreamMessage[] = []
  readonly pages = new Map<TableId, FollowingPage>()
  readonly others: StreamNotice[] = []
  cursor: string | null = null
  /** How many messages it takes before it is slow. */
  room = Number.POSITIVE_INFINITY
  isEnded = false
  isSlow = false

  send(message: StreamMessage): boolean {
    if (this.isSlow) throw new Error('sent to a slow reader')
    this.messages.push(message)
    if (message.cursor !== null) this.cursor = message.cursor
    const notice = JSON.parse(message.data) as StreamNotice
    const table = notice.tell === 'update' ? notice.update.table : notice.tell === 'change' ? notice.change.table : null
    if (table === null) this.others.push(notice)
    else this.page(table).hear(notice)
    this.room--
    this.isSlow = this.room <= 0
    return !this.isSlow
  }

  end(): void {
    this.isEnded = true
  }

  page(table: TableId): FollowingPage {
    const page = this.pages.get(table) ?? new FollowingPage()
    this.pages.set(table, page)
    return page
  }

  /** It reads on, so many messages. */
  drain(stream: TabStream, room = Number.POSITIVE_INFINITY): void {
    this.room = room
    this.isSlow = false
    stream.drained()
  }
}

async function threeTables() {
  const clock = new TestClock()
  const store = new MemoryStore()
  const host = new Host(GAMES, store, environmentOf(clock))
  const tables = [
    await seatedTable(host, PEOPLE, { table: 's1' }),
    await seatedTable(host, PEOPLE, { table: 's2', game: 'card', setup: {} }),
    await seatedTable(host, ['person 1', 'person 0'], { table: 's3', game: 'dice', setup: {} }),
  ]
  return { clock, host, store, tables }
}

async function expectUpToDate(host: Host, tab: Tab, table: TableId, who: string): Promise<void> {
  const whole = await wholeFor(host, table, who)
  const { update, story } = tab.page(table)
  const known = ({ at: _, from: _from, told: _told, ...rest }: TableUpdate): unknown => rest
  expect(known(update as TableUpdate)).toEqual(known(whole))
  expect(story).toEqual(whole.told)
}

const open = (host: Host, tab: Tab, who = 'person 0'): TabStream => new TabStream(host, who, tab.cursor, tab)

describe('the stream of a tab', () => {
  test('ONLINE-30 leaves no gap and repeats nothing, whenever it is cut and whoever is slow', async () => {
    const { host, tables, clock } = await threeTables()
    const tab = new Tab()
    const random = new Random(11)
    let stream = open(host, tab)
    const come = async (): Promise<void> => {
      for (const table of tables) expect(await stream.follow({ table })).toMatchObject({ ok: true })
    }
    await come()
    for (let step = 0; step < 150; step++) {
      clock.time += 50
      const table = tables[random.below(tables.length)] as TableId
      if (random.below(6) === 0) await takeBack(host, table)
      else await playOne(host, table, random)
      if (random.below(10) === 0) tab.room = 1 + random.below(2)
      if (tab.isSlow && random.below(4) === 0) tab.drain(stream, 1 + random.below(5))
      if (random.below(15) === 0) {
        stream.close()
        if (random.below(2) === 0) await playOne(host, table, random)
        Object.assign(tab, { isSlow: false, room: Number.POSITIVE_INFINITY })
        stream = open(host, tab)
        await come()
      }
    }
    tab.drain(stream)
    for (const table of tables) await expectUpToDate(host, tab, table, 'person 0')
    const kinds = tab.messages.map(({ data }) => JSON.parse(data).tell)
    expect(kinds.filter((kind) => kind === 'change').length).toBeGreaterThan(kinds.length / 2)
  })

  test('ONLINE-30 tells nothing to whoever comes back and missed nothing', async () => {
    const { host, tables } = await threeTables()
    const tab = new Tab()
    const stream = open(host, tab)
    for (const table of tables) await stream.follow({ table })
    stream.close()
    const { length } = tab.messages
    const again = open(host, tab)
    for (const table of tables) await again.follow({ table })
    expect(tab.messages.length).toBe(length)
    await playOne(host, 's2', new Random(1))
    expect(tab.messages.length).toBe(length + 1)
    expect(readCursor(tab.cursor).size, 'the cursor is about all of them').toBe(3)
  })

  test('ONLINE-31 keeps nothing for a slow reader but the newest', async () => {
    const { host, tables } = await threeTables()
    const tab = new Tab()
    const stream = open(host, tab)
    for (const table of tables) await stream.follow({ table })
    tab.room = 1
    const random = new Random(2)
    await playOne(host, 's1', random)
    expect(tab.isSlow).toBe(true)
    const { length } = tab.messages
    for (let i = 0; i < 12; i++) for (const table of ['s1', 's3']) await playOne(host, table, random)
    for (let i = 0; i < 12; i++) stream.push({ tell: 'presence', table: 's1', seats: ['here', 'gone'], watchers: i })
    expect(tab.messages.length, 'nothing is sent meanwhile').toBe(length)
    tab.drain(stream)
    const sent = tab.messages.slice(length).map(({ data }) => JSON.parse(data) as StreamNotice)
    expect(sent.map(({ tell }) => tell)).toEqual(['presence', 'change', 'change'])
    expect(sent[0]).toMatchObject({ watchers: 11 })
    for (const table of tables) await expectUpToDate(host, tab, table, 'person 0')
  })

  test('ONLINE-31 gives each table its turn, though the reader takes one message at a time', async () => {
    const { host, tables } = await threeTables()
    const tab = new Tab()
    const stream = open(host, tab)
    for (const table of tables) await stream.follow({ table })
    tab.room = 1
    const random = new Random(2)
    for (let i = 0; i < 4; i++) for (const table of tables) await playOne(host, table, random)
    const { length } = tab.messages
    for (let i = 0; i < 3; i++) {
      tab.drain(stream, 1)
      await playOne(host, 's1', random)
    }
    const told = tab.messages.slice(length).map(({ data }) => JSON.parse(data).change.table)
    expect([...told].sort()).toEqual(['s1', 's2', 's3'])
  })

  test('ONLINE-31 ends if more different things wait for a reader than it can ever need', async () => {
    const { host } = await threeTables()
    const tab = new Tab()
    tab.room = 1
    const stream = open(host, tab)
    for (let i = 0; i < 5_000; i++) stream.push({ tell: 'listed', table: `s${i}`, listed: null })
    expect(tab.isEnded).toBe(true)
    expect(stream.isClosed).toBe(true)
    expect(tab.messages.length).toBe(1)
  })

  test('ONLINE-32 is not misled by a cursor that is forged, foreign or broken', async () => {
    const { host } = await threeTables()
    const other = new Tab()
    await open(host, other, 'person 1').follow({ table: 's2' })
    for (const cursor of [
      's2.99999.0.aaaa',
      's2.1.0.zzzzzzzzzzz',
      's2',
      '__proto__.1.w.1',
      ','.repeat(3_000),
      's2.'.repeat(2_000),
      's2.1.w.1,s2.1.w.1',
      's1.5.w.1;s2.1.w.1',
      other.cursor as string,
      '\n\nevent: update\ndata: {}',
    ]) {
      const tab = new Tab()
      tab.cursor = cursor
      expect(await open(host, tab).follow({ table: 's2' })).toMatchObject({ ok: true })
      expect(tab.page('s2').kinds, cursor.slice(0, 40)).toEqual(['update'])
      expect(tab.page('s2').update).toMatchObject({ viewer: 0, from: 0 })
      expect(tab.cursor, 'and is not sent back').toMatch(/^s2\.\d+\.0\.[0-9a-z]+$/)
    }
  })

  test('ONLINE-32 writes cursors that are read as they were', () => {
    const marks = new Map([
      ['s1', '57.w.abc'],
      ['s2', 'g12'],
    ])
    expect(writeCursor(marks)).toBe('s1.57.w.abc,s2.g12')
    expect(readCursor('s1.57.w.abc,s2.g12')).toEqual(marks)
    for (const cursor of [null, '', 's1.5.w.1,broken', 's1.1.w.1,s1.2.w.2', 's1.5.w.1,'])
      expect(readCursor(cursor), String(cursor)).toEqual(new Map())
    expect(readCursor(Array.from({ length: 70 }, (_, i) => `s${i}.1`).join())).toEqual(new Map())
  })

  test('ONLINE-33 tells nothing after it was closed or the table left, also if it was only just coming', async () => {
    const { host } = await threeTables()
    const tab = new Tab()
    const stream = open(host, tab)
    await stream.follow({ table: 's1' })
    await stream.follow({ table: 's2' })
    const coming = stream.follow({ table: 's3' })
    const leaving = stream.unfollow('s3')
    await Promise.all([coming, leaving])
    await stream.unfollow('s1')
    const random = new Random(3)
    const { length } = tab.messages
    for (const table of ['s1', 's3']) await playOne(host, table, random)
    expect(tab.messages.length).toBe(length)
    const late = open(host, tab).follow({ table: 's1' })
    stream.close()
    await late
    await playOne(host, 's2', random)
    stream.push({ tell: 'dissolved', table: 's9' })
    stream.drained()
    expect(tab.messages.slice(length).map(({ data }) => JSON.parse(data).update?.table)).toEqual(['s1'])
    await settle()
  })

  test('ONLINE-33 lets go of a table that it has left, or was closed before it came to', async () => {
    const { host, store } = await threeTables()
    const read = vi.spyOn(store, 'secret')
    const readAnew = async (table: TableId): Promise<boolean> => {
      await settle()
      read.mockClear()
      await host.table(table)
      return read.mock.calls.length > 0
    }
    const [stream, closed] = [open(host, new Tab()), open(host, new Tab())]
    await stream.follow({ table: 's1' })
    expect(await readAnew('s1')).toBe(false)
    const coming = closed.follow({ table: 's2' })
    stream.close()
    closed.close()
    await coming
    expect(await readAnew('s1')).toBe(true)
    expect(await readAnew('s2')).toBe(true)
  })

  test('ONLINE-33 says that a table was deleted, and what cannot be followed', async () => {
    const { host } = await threeTables()
    const tab = new Tab()
    const stream = open(host, tab)
    expect(await stream.follow({ table: 'nowhere' })).toMatchObject({ ok: false, code: 'unknown-table' })
    expect(await stream.follow({ table: 's1', as: 1 })).toMatchObject({ ok: false, code: 'not-your-seat' })
    await stream.follow({ table: 's1' })
    await host.connect('person 0', () => {}).answer({ ask: 'forget', table: 's1' })
    expect(tab.others).toEqual([{ tell: 'refused', table: 's1', code: 'deleted', reason: 'this table was deleted' }])
    expect(stream.tables).toEqual([])
  })

  test('ONLINE-34 tells those without a seat as late as was agreed, also when they come back', async () => {
    const { host, clock } = await threeTables()
    const tab = new Tab()
    const random = new Random(5)
    const stream = open(host, tab, 'somebody')
    await stream.follow({ table: 's1', delay: 10_000 })
    await clock.pass(10_000)
    const { version } = (await host.table('s1')).state
    await playOne(host, 's1', random)
    await clock.pass(9_999)
    expect(tab.page('s1').update?.version).toBe(version)
    stream.close()
    const again = open(host, tab, 'somebody')
    await again.follow({ table: 's1', delay: 10_000 })
    expect(tab.page('s1').update?.version).toBe(version)
    await clock.pass(1)
    expect(tab.page('s1').update?.version).toBeGreaterThan(version)
    expect(tab.page('s1').kinds.at(-1)).toBe('change')
    again.close()
    await settle()
    expect(clock.waiting).toBe(0)
  })

  test('carries other notices, and their marks in the cursor', async () => {
    const { host } = await threeTables()
    const tab = new Tab()
    const stream = open(host, tab)
    await stream.follow({ table: 's1' })
    stream.push({ tell: 'opened', table: 's7' })
    expect(tab.messages.at(-1)?.cursor).toBeNull()
    stream.push({ tell: 'opened', table: 's7' }, 'gathering s7', 'g12')
    expect(tab.cursor).toMatch(/^s1\.[0-9a-z.]+,s7\.g12$/)
    expect(open(host, tab).resumedFrom('s7')).toBe('g12')
    expect(open(host, tab).resumedFrom('s8')).toBeNull()
  })
})
