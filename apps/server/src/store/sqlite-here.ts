/** A store over SQLite in the thread that calls this. Servers use it by way of a thread of its own. */
import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type BackedUp, writeBackup } from './backup.ts'
import { lockFolder } from './folder-lock.ts'
import { GroupedWrites } from './grouped-writes.ts'
import { type Manner, type OpenedStore, prepare } from './opened.ts'
import { messageOf, StoreRefused } from './refused.ts'
import { restore } from './restoring.ts'
import { sqlStore } from './sql-store.ts'
import { beginImmediate, openSqlite } from './sqlite.ts'

const fileIn = (dataFolder: string): string => join(dataFolder, 'bastide.db')

/** Only whoever runs the server may read it. */
function makeFolder(dataFolder: string): void {
  try {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  } catch (thrown) {
    throw new StoreRefused(`The folder ${dataFolder} cannot be made (${messageOf(thrown)}).`, {
      code: 'failed',
      cause: thrown,
    })
  }
}

/** What SQLite itself says of a file that is broken, or has no room, is no fault of ours. */
function cannotBeUsed(dataFolder: string, thrown: unknown): StoreRefused {
  const said = messageOf(thrown)
  const isDamaged = /malformed|not a database/.test(said)
  const sentence = isDamaged
    ? `The data in ${dataFolder} is damaged (${said}). Move it away, and restore a backup.`
    : `The data in ${dataFolder} cannot be used (${said}).`
  return new StoreRefused(sentence, { code: isDamaged ? 'damaged' : 'failed', cause: thrown })
}

/** `run` with the lock of the folder; what it returns releases the lock. */
async function locked<T>(dataFolder: string, run: (release: () => void) => Promise<T>): Promise<T> {
  makeFolder(dataFolder)
  const release = lockFolder(dataFolder)
  try {
    return await run(release)
  } catch (thrown) {
    release()
    throw thrown
  }
}

export function openSqliteHere(dataFolder: string, manner: Manner): Promise<OpenedStore> {
  if (manner === 'serve') return locked(dataFolder, (release) => openFile(dataFolder, manner, release))
  if (!existsSync(fileIn(dataFolder)))
    return Promise.reject(new StoreRefused(`There is no data of Bastide in ${dataFolder}.`, { code: 'no-data' }))
  return openFile(dataFolder, manner, () => {})
}

async function openFile(dataFolder: string, manner: Manner, release: () => void): Promise<OpenedStore> {
  const db = opened(dataFolder)
  try {
    await prepare(db, 'sqlite', manner, dataFolder)
    // The folder may be one that others can look into, and the secrets of running games are in this file.
    if (manner === 'serve') chmodSync(fileIn(dataFolder), 0o600)
  } catch (thrown) {
    await db.destroy()
    throw thrown instanceof StoreRefused ? thrown : cannotBeUsed(dataFolder, thrown)
  }
  const writes = new GroupedWrites(db, beginImmediate)
  return {
    store: sqlStore(db, writes),
    backupTo: (file) => backUp(dataFolder, file),
    async close() {
      await writes.settled()
      await db.destroy()
      release()
    },
    // A thread that dies is noticed from outside.
    lost: new Promise(() => {}),
  }
}

function opened(dataFolder: string) {
  try {
    return openSqlite(fileIn(dataFolder))
  } catch (thrown) {
    const why = messageOf(thrown)
    throw new StoreRefused(`The database in ${dataFolder} cannot be opened (${why}).`, {
      code: 'failed',
      cause: thrown,
    })
  }
}

/** On a connection of its own, whose transaction sees the database as it was when it began. Writers do not wait. */
async function backUp(dataFolder: string, file: string): Promise<BackedUp> {
  const db = opened(dataFolder)
  try {
    return await db.connection().execute(async (connection) => {
      await sql`begin`.execute(connection)
      return writeBackup(connection, file).finally(() => sql`rollback`.execute(connection))
    })
  } finally {
    await db.destroy()
  }
}

export const restoreSqliteHere = (dataFolder: string, file: string): Promise<BackedUp> =>
  locked(dataFolder, async (release) => {
    const db = opened(dataFolder)
    const restored = await restore(db, 'sqlite', dataFolder, file).finally(() => db.destroy())
    release()
    return restored
  })
