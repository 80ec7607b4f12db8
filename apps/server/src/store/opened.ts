/** What the two kinds of databases have in common once they are open. */
import type { OnlineStore } from '@bastide/online'
import type { BackedUp } from './backup.ts'
import { migrate, refuseNewer, SCHEMA_VERSION, versionOf } from './migrations.ts'
import { StoreRefused } from './refused.ts'
import type { Db, Dialect } from './schema.ts'

export interface OpenedStore {
  readonly store: OnlineStore
  /** Writes a copy of everything to a new file, while all goes on. */
  backupTo(file: string): Promise<BackedUp>
  /** When what waits is written. */
  close(): Promise<void>
  /** Resolves if the store cannot be used any more; every write is refused from then on. */
  readonly lost: Promise<Error>
}

/**
 * `serve`: alone with the data, which is brought to this version's form. `beside`: for a moment, beside a server that
 * may be running.
 */
export type Manner = 'serve' | 'beside'

export async function prepare(db: Db, dialect: Dialect, manner: Manner, where: string): Promise<void> {
  if (manner === 'serve') return migrate(db, dialect, where)
  const version = await versionOf(db)
  if (version === null) throw new StoreRefused(`There is no data of Bastide in ${where}.`, { code: 'no-data' })
  refuseNewer(version, where)
  if (version !== SCHEMA_VERSION)
    throw new StoreRefused(
      `${where} was written by an older version of Bastide. Start this version's server once, and it is brought up to date.`,
      { code: 'older' },
    )
}
