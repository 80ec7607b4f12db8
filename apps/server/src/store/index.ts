/** Where a server keeps everything: in a folder (SQLite), or in a PostgreSQL database. */
import type { BackedUp } from './backup.ts'
import type { Manner, OpenedStore } from './opened.ts'

export type { BackedUp } from './backup.ts'
export type { Manner, OpenedStore } from './opened.ts'
export { StoreRefused, type WhyRefused } from './refused.ts'

export type StoreLocation = { readonly dataFolder: string } | { readonly databaseUrl: string }

/** Rejects with `StoreRefused`, whose message is a sentence for whoever runs the server. */
export async function openStore(location: StoreLocation, manner: Manner = 'serve'): Promise<OpenedStore> {
  // Only what is needed is loaded: each brings a library along.
  if ('dataFolder' in location) {
    const { openSqliteStore } = await import('./sqlite-store.ts')
    return openSqliteStore(location.dataFolder, manner)
  }
  const { openPostgresStore } = await import('./postgres-store.ts')
  return openPostgresStore(location.databaseUrl, manner)
}

/** Fills an empty folder or database from a backup, which may come from either kind. */
export async function restoreFrom(location: StoreLocation, file: string): Promise<BackedUp> {
  if ('dataFolder' in location) {
    const { restoreSqliteStore } = await import('./sqlite-store.ts')
    return restoreSqliteStore(location.dataFolder, file)
  }
  const { restorePostgresStore } = await import('./postgres-store.ts')
  return restorePostgresStore(location.databaseUrl, file)
}
