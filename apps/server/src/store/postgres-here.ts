/** A store over PostgreSQL in the thread that calls this. Servers use it by way of a thread of its own. */
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { type BackedUp, writeBackup } from './backup.ts'
import { GroupedWrites } from './grouped-writes.ts'
import { type Manner, type OpenedStore, prepare } from './opened.ts'
import { beginAlone, lockDatabase, type ServerLock } from './postgres-lock.ts'
import { messageOf, StoreRefused } from './refused.ts'
import { restore } from './restoring.ts'
import type { Db, Schema } from './schema.ts'
import { sqlStore } from './sql-store.ts'

const MOST_CONNECTIONS = 10
const PATIENCE_MS = 10_000
const WHERE = 'the PostgreSQL database'

/** Times are whole numbers that JavaScript counts exactly; pg would give them as texts. */
const types = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

const configOf = (databaseUrl: string): pg.PoolConfig => ({
  connectionString: databaseUrl,
  connectionTimeoutMillis: PATIENCE_MS,
  keepAlive: true,
  application_name: 'bastide',
  types,
})

function connect(config: pg.PoolConfig): Db {
  const pool = new pg.Pool({ ...config, max: MOST_CONNECTIONS })
  // A connection that nobody uses was lost; the next who needs one gets a new one.
  pool.on('error', () => {})
  return new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool,
      async onCreateConnection(connection) {
        // What is acknowledged is on the disk, whatever the database's own default.
        const query = `select set_config('synchronous_commit', 'on', false)
          where current_setting('synchronous_commit') = 'off'`
        await connection.executeQuery(CompiledQuery.raw(query))
      },
    }),
  })
}

/** The sentence has no address: a password may stand in it. */
const unreachable = (thrown: unknown): never => {
  if (thrown instanceof StoreRefused) throw thrown
  const why = (thrown as { code?: string }).code ?? messageOf(thrown)
  throw new StoreRefused(`The PostgreSQL database cannot be used (${why}).`, { code: 'failed', cause: thrown })
}

export async function openPostgresHere(databaseUrl: string, manner: Manner): Promise<OpenedStore> {
  const config = configOf(databaseUrl)
  const lock = manner === 'serve' ? await lockDatabase(config).catch(unreachable) : null
  const db = connect(config)
  try {
    await prepare(db, 'postgres', manner, WHERE)
  } catch (thrown) {
    await close(db, lock)
    return unreachable(thrown)
  }
  const writes = new GroupedWrites(db, lock === null ? beginAlone : (alone) => lock.begin(alone))
  let closing: Promise<void> | undefined
  return {
    store: sqlStore(db, writes),
    backupTo: (file) => backUp(db, file),
    close: () => (closing ??= writes.settled().then(() => close(db, lock))),
    lost: lock?.lost ?? new Promise(() => {}),
  }
}

async function close(db: Db, lock: ServerLock | null): Promise<void> {
  await db.destroy()
  await lock?.release()
}

const backUp = (db: Db, file: string): Promise<BackedUp> =>
  db.connection().execute(async (connection) => {
    await sql`begin isolation level repeatable read read only`.execute(connection)
    return writeBackup(connection, file).finally(() => sql`rollback`.execute(connection))
  })

export async function restorePostgresHere(databaseUrl: string, file: string): Promise<BackedUp> {
  const config = configOf(databaseUrl)
  const lock = await lockDatabase(config).catch(unreachable)
  const db = connect(config)
  return restore(db, 'postgres', WHERE, file)
    .catch(unreachable)
    .finally(() => close(db, lock))
}
