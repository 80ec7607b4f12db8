/** What PostgreSQL does otherwise than SQLite: its lock, connections that are lost, and moving between the two. */
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changeOf, guestNamed } from '../../test/changes.ts'
import { fulfilsContracts } from '../../test/fulfilling-contracts.ts'
import { type Postgres, startPostgres } from '../../test/postgres.ts'
import { TABLES } from './backup.ts'
import { openStore, restoreFrom } from './index.ts'
import { openPostgresHere } from './postgres-here.ts'
import { lockDatabase } from './postgres-lock.ts'
import type { Schema } from './schema.ts'

let postgres: Postgres
let databaseUrl: string
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())
/** For tests that need storage of their own. */
const makeDatabase = async (): Promise<void> => {
  databaseUrl = await postgres.newDatabase()
}

async function ask<T>(query: string): Promise<readonly T[]> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query(query)
  await client.end()
  return rows
}

/** Ends the session that holds the lock, as a network that fails does. */
const endLock = () =>
  ask(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = 1
    and database = (select oid from pg_database where datname = current_database())`)

/** A way to the database that can fall silent without breaking off. */
async function silencer(url: string) {
  const { hostname, port } = new URL(url)
  const sockets: Socket[] = []
  const server = createServer((client) => {
    const database = connect(Number(port), hostname)
    sockets.push(client, database)
    client.on('error', () => {})
    database.on('error', () => {})
    client.pipe(database)
    database.pipe(client, { end: false })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: url.replace(`:${port}/`, `:${(server.address() as AddressInfo).port}/`),
    silence: () => {
      for (const socket of sockets) socket.unpipe()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

/** One connection for all that is asked. */
function connection() {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  pool.on('error', () => {})
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return { db, destroy: () => db.destroy() }
}

describe('a PostgreSQL database', () => {
  beforeEach(makeDatabase)

  it('STORE-4 has one server at a time', async () => {
    const first = await openPostgresHere(databaseUrl, 'serve')
    await expect(openPostgresHere(databaseUrl, 'serve')).rejects.toThrow(
      'Another Bastide server is using this database.',
    )
    const beside = await openPostgresHere(databaseUrl, 'beside')
    await beside.store.addGuest(guestNamed('gold'), 'device')
    expect(await first.store.guest('gold')).toEqual(guestNamed('gold'))
    await Promise.all([beside.close(), first.close()])
    await (await openPostgresHere(databaseUrl, 'serve')).close()
  })

  it('STORE-4 is not written to by a server that has lost its lock', async () => {
    const first = await openPostgresHere(databaseUrl, 'serve')
    await first.store.append('a', 0, changeOf('a', 0))
    await endLock()
    expect((await first.lost).message).toContain('was lost')
    const second = await openPostgresHere(databaseUrl, 'serve')
    await expect(first.store.append('a', 1, changeOf('a', 1))).rejects.toThrow('was lost')
    expect(await second.store.append('a', 1, changeOf('a', 1))).toBe(true)
    expect(await second.store.events('a', 0)).toHaveLength(2)
    await Promise.all([first.close(), second.close()])
  })

  it('STORE-4 is not written to by a server that has not heard yet that its lock is lost', async () => {
    const proxy = await silencer(databaseUrl)
    const lock = await lockDatabase({ connectionString: proxy.url })
    const { db, destroy } = connection()
    try {
      await lock.begin(db)
      await sql`rollback`.execute(db)
      proxy.silence()
      await endLock()
      await expect(lock.begin(db)).rejects.toThrow('was lost')
    } finally {
      await sql`rollback`.execute(db)
      await destroy()
      proxy.close()
    }
  })

  it('goes on with new connections after the others were lost', async () => {
    const { store, close } = await openPostgresHere(databaseUrl, 'serve')
    await store.append('a', 0, changeOf('a', 0))
    await ask(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid() and pid not in (select pid from pg_locks where locktype = 'advisory')`)
    // The first to use one may hear of it; then there is a new one.
    await store.entry('a').catch(() => {})
    expect((await store.entry('a'))?.summary.moves).toBe(1)
    expect(await store.append('a', 1, changeOf('a', 1))).toBe(true)
    await close()
  })

  it('STORE-5 that is newer is refused', async () => {
    await (await openPostgresHere(databaseUrl, 'serve')).close()
    await ask(`insert into kysely_migration values ('9999-later', '2099')`)
    await expect(openPostgresHere(databaseUrl, 'serve')).rejects.toThrow(
      'the PostgreSQL database was written by a newer version',
    )
  })

  it('that is not there is refused without telling the password', async () => {
    const wrong = databaseUrl.replace(/test_\d+$/, 'nowhere')
    const refused = await openPostgresHere(wrong, 'serve').catch((thrown: Error) => thrown)
    expect(refused).toMatchObject({ code: 'failed', message: 'The PostgreSQL database cannot be used (3D000).' })
    await expect(openPostgresHere(databaseUrl, 'beside')).rejects.toThrow('There is no data of Bastide in')
  })

  it('STORE-4 in a thread of its own tells that its lock is lost, and that another has it', async () => {
    const first = await openStore({ databaseUrl })
    await first.store.append('a', 0, changeOf('a', 0))
    await expect(openStore({ databaseUrl })).rejects.toMatchObject({ code: 'in-use' })
    await endLock()
    expect(await first.lost).toMatchObject({ code: 'lost' })
    await expect(first.store.append('a', 1, changeOf('a', 1))).rejects.toMatchObject({ code: 'lost' })
    expect((await first.store.entry('a'))?.summary.moves).toBe(1)
    await first.close()
  })
})

describe('STORE-1 a store over PostgreSQL', () => {
  let url: string
  let client: pg.Client
  beforeAll(async () => {
    url = await postgres.newDatabase()
    client = new pg.Client(url)
    await client.connect()
  })
  afterAll(() => client.end())
  fulfilsContracts(() => ({
    open: (manner) => openPostgresHere(url, manner),
    empty: () => client.query(`delete from ${Object.keys(TABLES).join('; delete from ')}`),
  }))
})

describe('moving between databases', () => {
  let folder: string
  beforeEach(async () => {
    await makeDatabase()
    folder = mkdtempSync(join(tmpdir(), 'bastide-moving-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('STORE-6 a backup of SQLite is restored into PostgreSQL, and back', async () => {
    const [there, back] = [join(folder, 'there.jsonl'), join(folder, 'back.jsonl')]
    const [from, to] = [join(folder, 'from'), join(folder, 'to')]
    const sqlite = await openStore({ dataFolder: from })
    await sqlite.store.addGuest(guestNamed('gold'), 'device')
    for (let version = 0; version < 20; version++)
      await sqlite.store.append('a', version, changeOf('a', version, 'ä \u0000'))
    const { rows } = await sqlite.backupTo(there)
    expect(await restoreFrom({ databaseUrl }, there)).toEqual({ rows })
    await expect(restoreFrom({ databaseUrl }, there)).rejects.toThrow(
      'There is data in the PostgreSQL database already.',
    )
    const moved = await openStore({ databaseUrl })
    expect(await moved.backupTo(back)).toEqual({ rows })
    await restoreFrom({ dataFolder: to }, back)
    const again = await openStore({ dataFolder: to })
    for (const { store } of [moved, again]) {
      expect(await store.events('a', 0)).toEqual(await sqlite.store.events('a', 0))
      expect(await store.entries('red')).toEqual(await sqlite.store.entries('red'))
      expect(await store.guestOfDevice('device')).toEqual(guestNamed('gold'))
      expect(await store.append('a', 20, changeOf('a', 20))).toBe(true)
    }
    await Promise.all([sqlite.close(), moved.close(), again.close()])
  })
})
