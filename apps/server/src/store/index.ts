/** Where a server keeps everything: in a folder (SQLite), or in a PostgreSQL database. */
import type { BackedUp } from './backup.ts'
import type { StoreLocation } from './location.ts'
import type { Manner, OpenedStore } from './opened.ts'
import { openThreaded, restoreThreaded } from './threaded-store.ts'

export type { BackedUp } from './backup.ts'
export type { StoreLocation } from './location.ts'
export type { Manner, OpenedStore } from './opened.ts'
export { StoreRefused, type WhyRefused } from './refused.ts'

/** Rejects with `StoreRefused`, whose message is a sentence for whoever runs the server. */
export const openStore = (location: StoreLocation, manner: Manner = 'serve'): Promise<OpenedStore> =>
  openThreaded(location, manner)

/** Fills an empty folder or database from a backup, which may come from either kind. */
export const restoreFrom = (location: StoreLocation, file: string): Promise<BackedUp> => restoreThreaded(location, file)
