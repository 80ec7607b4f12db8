/**
 * One server at a time on a PostgreSQL database: an advisory lock of a session of its own, which the database ends with
 * the connection. Every write asks in its own transaction whether that session still has the lock, so that a server
 * that was cut off for a while cannot write beside the one that took its place.
 */
import { sql } from 'kysely'
import pg from 'pg'
import { StoreRefused } from './refused.ts'
import type { Db } from './schema.ts'

/** Any two numbers that other programs are not likely to choose: "bast", and what the lock is for. */
const OF_BASTIDE = 0x62617374
const SERVING = 1
const WRITING = 2

export interface ServerLock {
  readonly lost: Promise<Error>
  /** Begins a transaction in which nobody else writes, if the lock is still held. */
  begin(db: Db): Promise<void>
  release(): Promise<void>
}

const LOST = 'The connection that keeps other servers off the database was lost. Start the server again.'

export async function lockDatabase(config: pg.ClientConfig): Promise<ServerLock> {
  const client = new pg.Client(config)
  let isReleased = false
  let isLost = false
  const lost = new Promise<Error>((resolve) => {
    const end = () => {
      isLost = true
      if (!isReleased) resolve(new StoreRefused(LOST, { code: 'lost' }))
    }
    client.on('error', end)
    client.on('end', end)
  })
  await client.connect()
  const asked = 'select pg_try_advisory_lock($1, $2) as held, pg_backend_pid() as pid'
  const { rows } = await client.query<{ held: boolean; pid: number }>(asked, [OF_BASTIDE, SERVING])
  const [{ held, pid }] = rows as [{ held: boolean; pid: number }]
  const release = async () => {
    isReleased = true
    await client.end()
  }
  if (!held) {
    await release()
    throw new StoreRefused('Another Bastide server is using this database. Stop it first.', { code: 'in-use' })
  }
  return {
    lost,
    release,
    async begin(db) {
      if (isLost) throw new StoreRefused(LOST, { code: 'lost' })
      await beginAlone(db)
      const found = await sql`select 1 from pg_locks where locktype = 'advisory' and granted and pid = ${pid}
        and classid = ${OF_BASTIDE} and objid = ${SERVING}`.execute(db)
      if (found.rows.length === 0) throw new StoreRefused(LOST, { code: 'lost' })
    },
  }
}

/** Begins a transaction in which nobody else writes, in this process or in another. */
export async function beginAlone(db: Db): Promise<void> {
  await sql`begin`.execute(db)
  await sql`select pg_advisory_xact_lock(${sql.lit(OF_BASTIDE)}, ${sql.lit(WRITING)})`.execute(db)
}
