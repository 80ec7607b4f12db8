/** The store of a server, for commands that work beside it. */
import { type OpenedStore, openStore, StoreRefused } from '@bastide/server'
import { Failed, failure } from '../failure.ts'
import type { Settings } from './settings.ts'

/** What the store refuses is told in its own sentence. */
export async function orFail<T>(done: Promise<T>): Promise<T> {
  try {
    return await done
  } catch (thrown) {
    if (!(thrown instanceof StoreRefused)) throw thrown
    throw new Failed(failure(thrown.code, thrown.message), { cause: thrown })
  }
}

/** For a moment, beside a server that may be running. */
export async function beside<T>(
  { store }: Pick<Settings, 'store'>,
  use: (opened: OpenedStore) => Promise<T>,
): Promise<T> {
  const opened = await orFail(openStore(store, 'beside'))
  try {
    return await orFail(use(opened))
  } finally {
    await opened.close()
  }
}

export const DATA_HELP = [
  "  --data FOLDER   the server's data (BASTIDE_DATA; default: as for bastide serve). With DATABASE_URL, games are in",
  '                  that PostgreSQL database.',
]
