/** What is asked of every store, of each of the stores of a server. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { STORE_CONTRACT } from '@bastide/host/store-contract'
import { ONLINE_STORE_CONTRACT } from '@bastide/online/store-contract'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest'
import { type Postgres, startPostgres } from '../../test/postgres.ts'
import { TABLES } from './backup.ts'
import { openStore } from './index.ts'
import type { Manner, OpenedStore } from './opened.ts'
import type { Schema } from './schema.ts'
import { openSqlite } from './sqlite.ts'
import { openSqliteHere } from './sqlite-here.ts'

const NAMES = Object.keys(TABLES) as (keyof Schema)[]

interface Storage {
  open(manner: Manner): Promise<OpenedStore>
  /** After each check: the next begins with nothing. */
  empty(): Promise<unknown>
}

/** Two connections for all checks: one serves, and one is beside it. */
function fulfilsContracts(storage: () => Storage): void {
  let opened: readonly OpenedStore[]
  beforeAll(async () => {
    const serving = await storage().open('serve')
    opened = [serving, await storage().open('beside')]
  })
  afterAll(() => Promise.all(opened.map((one) => one.close())))
  afterEach(() => storage().empty())

  it.each([...STORE_CONTRACT, ...ONLINE_STORE_CONTRACT])('$name', async ({ check }) => {
    let connected = 0
    await check(async () => (opened[connected++ % opened.length] as OpenedStore).store)
  })
}

describe.each<[name: string, open: (dataFolder: string, manner: Manner) => Promise<OpenedStore>]>([
  ['in this thread', openSqliteHere],
  ['in a thread of its own', (dataFolder, manner) => openStore({ dataFolder }, manner)],
])('STORE-1 a store over SQLite %s', (_, open) => {
  const folder = mkdtempSync(join(tmpdir(), 'bastide-store-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  fulfilsContracts(() => ({
    open: (manner) => open(folder, manner),
    async empty() {
      const db = openSqlite(join(folder, 'bastide.db'))
      await db.transaction().execute(async (all) => {
        for (const table of NAMES) await all.deleteFrom(table).execute()
      })
      await db.destroy()
    },
  }))
})

describe('STORE-1 a store over PostgreSQL', () => {
  let postgres: Postgres
  let databaseUrl: string
  let client: pg.Client
  beforeAll(async () => {
    postgres = await startPostgres()
    databaseUrl = await postgres.newDatabase()
    client = new pg.Client(databaseUrl)
    await client.connect()
  })
  afterAll(async () => {
    await client.end()
    await postgres.stop()
  })
  fulfilsContracts(() => ({
    open: (manner) => openStore({ databaseUrl }, manner),
    empty: () => client.query(NAMES.map((table) => `delete from ${table}`).join(';')),
  }))
})
