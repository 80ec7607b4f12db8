/** A SQLite database in one file, by way of libsql, in the thread that calls this. */

import { Kysely, SqliteDialect, type SqliteStatement, sql } from 'kysely'
import Libsql from 'libsql'
import type { Db, Schema } from './schema.ts'

/** How long a write waits for another process, such as a command of whoever runs the server. */
const PATIENCE_MS = 10_000
/** Some statements have as many texts as there are rows to insert. */
const MOST_STATEMENTS = 300

/** WAL with FULL: what is committed is on the disk, also if the power fails. */
const SETTINGS = [
  `busy_timeout = ${PATIENCE_MS}`,
  'journal_mode = wal',
  'synchronous = full',
  'foreign_keys = on',
  // What one long transaction made of it is given back to the disk.
  'journal_size_limit = 67108864',
]

export function openSqlite(file: string): Db {
  const database = new Libsql(file)
  for (const setting of SETTINGS) database.pragma(setting)
  const prepared = new Map<string, SqliteStatement>()
  return new Kysely<Schema>({
    dialect: new SqliteDialect({
      database: {
        prepare(text) {
          const known = prepared.get(text)
          if (known !== undefined) return known
          if (prepared.size >= MOST_STATEMENTS) prepared.clear()
          const statement = database.prepare(text) as unknown as SqliteStatement
          prepared.set(text, statement)
          return statement
        },
        close() {
          prepared.clear()
          database.close()
        },
      },
    }),
  })
}

/** Begins a transaction in which nobody else writes, in this process or in another. */
export const beginImmediate = (db: Db): Promise<unknown> => sql`begin immediate`.execute(db)
