/** What cannot be written is refused, and leaves nothing. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OnlineStore } from '@bastide/online'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeOf, guestNamed } from '../../test/changes.ts'
import { GroupedWrites } from './grouped-writes.ts'
import { migrate } from './migrations.ts'
import type { Db } from './schema.ts'
import { sqlStore } from './sql-store.ts'
import { beginImmediate, openSqlite } from './sqlite.ts'

let folder: string
let db: Db
let store: OnlineStore
let commits: number
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bastide-failing-'))
  db = openSqlite(join(folder, 'bastide.db'))
  await migrate(db, 'sqlite', folder)
  commits = 0
  const begin = async (connection: Db) => {
    commits++
    await beginImmediate(connection)
  }
  store = sqlStore(db, new GroupedWrites(db, begin))
})
afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true, force: true })
})

const outcomes = async (...writes: readonly Promise<unknown>[]): Promise<readonly string[]> =>
  (await Promise.allSettled(writes)).map(({ status }) => status)

async function setPages(most: (used: number) => number): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await sql`pragma max_page_count = ${sql.lit(most(rows[0]?.page_count ?? 0))}`.execute(db)
}

describe('a write that fails', () => {
  it('STORE-3 is refused when the disk is full, and nothing of it stays', async () => {
    await store.append('a', 0, changeOf('a', 0))
    await setPages((used) => used + 2)
    await expect(store.append('a', 1, changeOf('a', 1, 'x'.repeat(100_000)))).rejects.toThrow(/full/)
    expect(await store.events('a', 0)).toHaveLength(1)
    expect((await store.entry('a'))?.summary.moves).toBe(1)
    expect(await store.carriedOut('a', 'gold', '1')).toBeUndefined()
    await setPages(() => 1_000_000)
    expect(await store.append('a', 1, changeOf('a', 1, 'x'.repeat(100_000)))).toBe(true)
    expect(await store.events('a', 0)).toHaveLength(2)
  })

  it('STORE-3 takes none of those with it that are written together', async () => {
    await store.addGuest(guestNamed('gold'), 'device')
    commits = 0
    const settled = await outcomes(
      store.append('a', 0, changeOf('a', 0)),
      store.addGuest(guestNamed('red'), 'device'),
      store.append('b', 0, changeOf('b', 0)),
    )
    expect(settled).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(commits).toBe(1)
    expect(await store.tables(null, 9)).toEqual(['a', 'b'])
    expect(await store.guest('red')).toBeUndefined()
  })

  it('STORE-2 STORE-3 nothing is acknowledged whose commit fails', async () => {
    const deferred = new GroupedWrites(db, async (connection) => {
      await beginImmediate(connection)
      // References are looked at only with the commit, which then fails.
      await sql`pragma defer_foreign_keys = on`.execute(connection)
    })
    const broken = sqlStore(db, deferred)
    for (const table of ['b', 'c']) await store.append(table, 0, changeOf(table, 0))
    const settled = await outcomes(
      broken.append('a', 0, changeOf('a', 0)),
      broken.append('b', 1, changeOf('b', 1)),
      broken.append('c', 1, changeOf('c', 1)),
      broken.addDevice('nobody', 'device'),
    )
    expect(settled).toEqual(['rejected', 'rejected', 'rejected', 'rejected'])
    expect(await store.entry('a')).toBeUndefined()
    expect(await store.events('b', 0)).toHaveLength(1)
    expect(await store.append('a', 0, changeOf('a', 0))).toBe(true)
  })

  it('STORE-3 an event that is there already keeps the whole change out', async () => {
    await db.insertInto('events').values({ table_id: 'a', version: 0, event: '{}' }).execute()
    await expect(store.append('a', 0, changeOf('a', 0))).rejects.toThrow()
    expect(await store.entry('a')).toBeUndefined()
    expect(await store.secret('a')).toBeUndefined()
  })
})

describe('moves at many tables at once', () => {
  const tables = ['a', 'b', 'c', 'd', 'e']
  beforeEach(() => Promise.all(tables.map((table) => store.append(table, 0, changeOf(table, 0)))))
  const handedOn = () => {
    const { entry, ...rest } = changeOf('c', 1)
    return { ...rest, entry: { ...entry, holders: { owner: 'green', seats: ['green', 'red'] } } }
  }

  it('STORE-3 are each made or refused as if they came one by one', async () => {
    commits = 0
    const made = await Promise.all([
      store.append('a', 1, changeOf('a', 1, 'one')),
      store.append('a', 1, changeOf('a', 1, 'other')),
      store.append('b', 2, changeOf('b', 2)),
      store.append('c', 1, handedOn()),
      store.append('d', 1, changeOf('d', 1)),
      store.append('nowhere', 1, changeOf('nowhere', 1)),
    ])
    expect([made, commits]).toEqual([[true, false, false, true, true, false], 1])
    expect(await store.events('a', 1)).toEqual(changeOf('a', 1, 'one').events)
    expect(await store.events('b', 0)).toHaveLength(1)
    expect((await store.entries('green')).map(({ summary }) => summary.table)).toEqual(['c'])
    expect((await store.entries('gold')).map(({ summary }) => summary.moves)).toEqual([2, 1, 2, 1])
    expect(await store.carriedOut('d', 'gold', '1')).toMatchObject({ version: 2 })
    expect(await store.carriedOut('b', 'gold', '2')).toBeUndefined()
    expect(await store.entry('nowhere')).toBeUndefined()
  })

  it('STORE-3 leave no holes', async () => {
    const made = await Promise.all([
      store.append('a', 1, changeOf('a', 1)),
      store.append('b', 2, changeOf('b', 2)),
      store.append('d', 1, changeOf('d', 1)),
    ])
    expect(made).toEqual([true, false, true])
    expect(await store.events('b', 0)).toHaveLength(1)
  })

  it('STORE-3 are made but for the one that fails', async () => {
    await db.insertInto('events').values({ table_id: 'b', version: 1, event: '{}' }).execute()
    const settled = await outcomes(...tables.map((table) => store.append(table, 1, changeOf(table, 1))))
    expect(settled).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
    expect((await store.entry('b'))?.summary.moves).toBe(1)
    expect((await store.entry('e'))?.summary.moves).toBe(2)
  })
})

describe('writes that wait', () => {
  it('STORE-2 are on the disk when they are committed', async () => {
    const [{ rows: mode }, { rows: synchronous }] = await Promise.all([
      sql`pragma journal_mode`.execute(db),
      sql`pragma synchronous`.execute(db),
    ])
    expect([mode, synchronous]).toEqual([[{ journal_mode: 'wal' }], [{ synchronous: 2 }]])
  })

  it('STORE-2 are committed together, and read back before they are answered', async () => {
    const tables = Array.from({ length: 40 }, (_, i) => `t${i + 10}`)
    const written = await Promise.all(tables.map((table) => store.append(table, 0, changeOf(table, 0))))
    expect(written).toEqual(tables.map(() => true))
    expect(commits).toBe(1)
    expect(await store.tables(null, 99)).toEqual(tables)
  })
})

describe('trying to write', () => {
  it('HTTP-10 reaches the disk, also where nothing else is written', async () => {
    // What another connection wrote is seen by this number.
    const other = openSqlite(join(folder, 'bastide.db'))
    const version = async () =>
      (await sql<{ data_version: number }>`pragma data_version`.execute(other)).rows[0]?.data_version
    const before = await version()
    await store.guests(null, 1)
    expect(await version()).toBe(before)
    await store.tryWriting()
    expect(await version()).not.toBe(before)
    await other.destroy()
  })

  it('HTTP-10 fails where reading goes on', async () => {
    await sql`pragma query_only = 1`.execute(db)
    expect(await store.guests(null, 1)).toEqual([])
    await expect(store.tryWriting()).rejects.toThrow(/readonly/)
    await sql`pragma query_only = 0`.execute(db)
    await store.tryWriting()
  })
})
