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

  it('STORE-3 nothing is acknowledged whose commit fails', async () => {
    const deferred = new GroupedWrites(db, async (connection) => {
      await beginImmediate(connection)
      // References are looked at only with the commit, which then fails.
      await sql`pragma defer_foreign_keys = on`.execute(connection)
    })
    const broken = sqlStore(db, deferred)
    const settled = await outcomes(broken.append('a', 0, changeOf('a', 0)), broken.addDevice('nobody', 'device'))
    expect(settled).toEqual(['rejected', 'rejected'])
    expect(await store.entry('a')).toBeUndefined()
    expect(await store.append('a', 0, changeOf('a', 0))).toBe(true)
  })

  it('STORE-3 an event that is there already keeps the whole change out', async () => {
    await db.insertInto('events').values({ table_id: 'a', version: 0, event: '{}' }).execute()
    await expect(store.append('a', 0, changeOf('a', 0))).rejects.toThrow()
    expect(await store.entry('a')).toBeUndefined()
    expect(await store.secret('a')).toBeUndefined()
  })
})

describe('writes that wait', () => {
  it('STORE-2 are committed together, and read back before they are answered', async () => {
    const tables = Array.from({ length: 40 }, (_, i) => `t${i + 10}`)
    const written = await Promise.all(tables.map((table) => store.append(table, 0, changeOf(table, 0))))
    expect(written).toEqual(tables.map(() => true))
    expect(commits).toBe(1)
    expect(await store.tables(null, 99)).toEqual(tables)
  })
})
