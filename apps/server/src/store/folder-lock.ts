/**
 * One server at a time on a data folder. The lock is an exclusive transaction on a database of its own: the system ends
 * it with the process, however that ends, so that no stale lock is ever left.
 */
import { join } from 'node:path'
import Libsql from 'libsql'
import { StoreRefused } from './refused.ts'

/** Returns what releases the lock. */
export function lockFolder(dataFolder: string): () => void {
  const lock = new Libsql(join(dataFolder, 'lock.db'))
  try {
    lock.exec('begin exclusive')
  } catch (thrown) {
    lock.close()
    if (!String((thrown as { code?: unknown }).code).startsWith('SQLITE_BUSY')) throw thrown
    throw new StoreRefused(`Another Bastide server is using the data in ${dataFolder}. Stop it first.`, {
      code: 'in-use',
      cause: thrown,
    })
  }
  return () => {
    lock.exec('rollback')
    lock.close()
  }
}
