/** What is asked of every store, of each of the stores of a server. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { STORE_CONTRACT } from '@bastide/host/store-contract'
import type { OnlineStore } from '@bastide/online'
import { ONLINE_STORE_CONTRACT } from '@bastide/online/store-contract'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, it } from 'vitest'
import { type Postgres, startPostgres } from '../../test/postgres.ts'
import { TABLES } from './backup.ts'
import { openStore } from './index.ts'
import type { Manner, OpenedStore } from './opened.ts'
import { openSqliteHere } from './sqlite-here.ts'

const REQUIREMENTS = [...STORE_CONTRACT, ...ONLINE_STORE_CONTRACT]

/** The first connection serves, and the others are beside it. */
function connections(open: (manner: Manner) => Promise<OpenedStore>) {
  const opened: OpenedStore[] = []
  return {
    async connect(): Promise<OnlineStore> {
      opened.push(await open(opened.length === 0 ? 'serve' : 'beside'))
      return (opened.at(-1) as OpenedStore).store
    },
    closeAll: () => Promise.all(opened.map((one) => one.close())),
  }
}

describe.each<[name: string, open: (dataFolder: string, manner: Manner) => Promise<OpenedStore>]>([
  ['in this thread', openSqliteHere],
  ['in a thread of its own', (dataFolder, manner) => openStore({ dataFolder }, manner)],
])('STORE-1 a store over SQLite %s', (_, open) => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bastide-store-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it.each(REQUIREMENTS)('$name', async ({ check }) => {
    const { connect, closeAll } = connections((manner) => open(folder, manner))
    await check(connect).finally(closeAll)
  })
})

describe('STORE-1 a store over PostgreSQL', () => {
  let postgres: Postgres
  let databaseUrl: string
  beforeAll(async () => {
    postgres = await startPostgres()
    databaseUrl = await postgres.newDatabase()
  })
  afterAll(() => postgres.stop())
  afterEach(async () => {
    const client = new pg.Client(databaseUrl)
    await client.connect()
    await client.query(`truncate ${Object.keys(TABLES).join(', ')}`)
    await client.end()
  })

  it.each(REQUIREMENTS)('$name', async ({ check }) => {
    const { connect, closeAll } = connections((manner) => openStore({ databaseUrl }, manner))
    await check(connect).finally(closeAll)
  })
})
