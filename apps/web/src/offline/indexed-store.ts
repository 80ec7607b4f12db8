/**
 * Tables in the browser's own database. The key of an event, its table and its version, is the lock: two tabs cannot
 * both write it.
 */
import type { TableEvent } from '@bastide/table'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Entry, Store } from './store.ts'

const NAME = 'bastide'
const VERSION = 1

interface Schema extends DBSchema {
  entries: { key: string; value: Entry }
  events: { key: [string, number]; value: TableEvent }
}

/** All events of a table: its name, from a version on, and before any list, which sorts behind every number. */
const ofTable = (table: string, from = 0): IDBKeyRange => IDBKeyRange.bound([table, from], [table, []], false, true)

export class IndexedStore implements Store {
  readonly #database: IDBPDatabase<Schema>

  private constructor(database: IDBPDatabase<Schema>) {
    this.#database = database
  }

  /** Throws where the browser forbids it. */
  static async open(): Promise<IndexedStore> {
    const database = await openDB<Schema>(NAME, VERSION, {
      upgrade(made) {
        made.createObjectStore('entries', { keyPath: 'table' })
        made.createObjectStore('events')
      },
      // A newer version in another tab waits for this one to let go.
      blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    })
    return new IndexedStore(database)
  }

  entries(): Promise<readonly Entry[]> {
    return this.#database.getAll('entries')
  }

  entry(table: string): Promise<Entry | undefined> {
    return this.#database.get('entries', table)
  }

  events(table: string, from: number): Promise<readonly TableEvent[]> {
    return this.#database.getAll('events', ofTable(table, from))
  }

  async append(table: string, expected: number, events: readonly TableEvent[], entry: Entry): Promise<boolean> {
    const transaction = this.#database.transaction(['entries', 'events'], 'readwrite', { durability: 'strict' })
    const written = transaction.objectStore('events')
    const before = await written.count(ofTable(table))
    if (before !== expected) {
      transaction.abort()
      await transaction.done.catch(() => {})
      return false
    }
    await Promise.all([
      ...events.map((event, i) => written.add(event, [table, expected + i])),
      transaction.objectStore('entries').put(entry),
      transaction.done,
    ])
    return true
  }

  async forget(table: string): Promise<void> {
    const transaction = this.#database.transaction(['entries', 'events'], 'readwrite')
    await Promise.all([
      transaction.objectStore('events').delete(ofTable(table)),
      transaction.objectStore('entries').delete(table),
      transaction.done,
    ])
  }
}
