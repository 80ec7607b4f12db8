/**
 * Tables in the browser's own database. The key of an event, its table and its version, is the lock: two tabs cannot
 * both write it.
 */
import { type CarriedOut, type Change, type Identity, isHeldBy, type Store, type TableEntry } from '@bastide/host'
import type { TableEvent } from '@bastide/table'
import type { TableId, TableSummary } from '@bastide/wire'
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import { LOCAL } from './local-player.ts'

const NAME = 'bastide'
/** 1 kept a table's secret in its entry, and nobody's name. */
const VERSION = 2

interface Schema extends DBSchema {
  tables: {
    key: string
    value: TableEntry
    indexes: { gameKey: string; due: number }
  }
  secrets: { key: string; value: string }
  events: { key: [string, number]; value: TableEvent }
  commands: { key: [string, string, string]; value: CarriedOut }
}

type FirstEntry = TableSummary & { readonly secret: string }

/** All keys that begin with a table: a list sorts behind every number and every text. */
const ofTable = (table: TableId, from?: number): IDBKeyRange =>
  IDBKeyRange.bound([table, ...(from === undefined ? [] : [from])], [table, []], false, true)

/** A table as version 1 kept it: everybody at it played in this browser. */
function fromFirst({ secret: _, ...summary }: FirstEntry): TableEntry {
  // One broken entry must not stop the others from being taken over.
  const plans: FirstEntry['seats'] = Array.isArray(summary.seats) ? summary.seats : []
  const seats = plans.map((seat) => (seat?.player?.kind === 'bot' ? null : LOCAL))
  return { summary, holders: { owner: LOCAL, seats }, gameKey: null, due: null }
}

export class IndexedStore implements Store {
  readonly #database: IDBPDatabase<Schema>

  private constructor(database: IDBPDatabase<Schema>) {
    this.#database = database
  }

  /** Throws where the browser forbids it. */
  static async open(name = NAME): Promise<IndexedStore> {
    const database = await openDB<Schema>(name, VERSION, {
      async upgrade(made, from, _, transaction) {
        const tables = made.createObjectStore('tables')
        tables.createIndex('gameKey', 'gameKey')
        tables.createIndex('due', 'due')
        made.createObjectStore('secrets')
        made.createObjectStore('commands')
        if (from === 0) {
          made.createObjectStore('events')
          return
        }
        const before = transaction as unknown as IDBPTransaction
        for (const entry of (await before.objectStore('entries').getAll()) as FirstEntry[]) {
          await transaction.objectStore('tables').put(fromFirst(entry), entry.table)
          await transaction.objectStore('secrets').put(String(entry.secret), entry.table)
        }
        ;(made as unknown as IDBPDatabase).deleteObjectStore('entries')
      },
      // A newer version in another tab waits for this one to let go.
      blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    })
    return new IndexedStore(database)
  }

  async entries(who: Identity): Promise<readonly TableEntry[]> {
    return (await this.#database.getAll('tables')).filter((entry) => isHeldBy(entry, who))
  }

  entry(table: TableId): Promise<TableEntry | undefined> {
    return this.#database.get('tables', table)
  }

  secret(table: TableId): Promise<string | undefined> {
    return this.#database.get('secrets', table)
  }

  events(table: TableId, from: number): Promise<readonly TableEvent[]> {
    return this.#database.getAll('events', ofTable(table, from))
  }

  carriedOut(table: TableId, who: Identity, key: string): Promise<CarriedOut | undefined> {
    return this.#database.get('commands', [table, who, key])
  }

  async withKey(who: Identity, gameKey: string): Promise<readonly TableId[]> {
    const entries = await this.#database.getAllFromIndex('tables', 'gameKey', gameKey)
    return entries.filter((entry) => isHeldBy(entry, who)).map(({ summary }) => summary.table)
  }

  dueBy(time: number): Promise<readonly TableId[]> {
    return this.#database.getAllKeysFromIndex('tables', 'due', IDBKeyRange.upperBound(time))
  }

  async append(table: TableId, expected: number, { events, entry, command, secret }: Change): Promise<boolean> {
    const stores = ['tables', 'secrets', 'events', 'commands'] as const
    const transaction = this.#database.transaction(stores, 'readwrite', { durability: 'strict' })
    const written = transaction.objectStore('events')
    if ((await written.count(ofTable(table))) !== expected) {
      transaction.abort()
      await transaction.done.catch(() => {})
      return false
    }
    await Promise.all([
      ...events.map((event, i) => written.add(event, [table, expected + i])),
      transaction.objectStore('tables').put(entry, table),
      // It comes with the first write, and is never another.
      ...(secret === undefined || expected > 0 ? [] : [transaction.objectStore('secrets').put(secret, table)]),
      ...(command === undefined
        ? []
        : [transaction.objectStore('commands').put(command, [table, command.who, command.key])]),
      transaction.done,
    ])
    return true
  }

  async forget(table: TableId): Promise<void> {
    const stores = ['tables', 'secrets', 'events', 'commands'] as const
    const transaction = this.#database.transaction(stores, 'readwrite')
    await Promise.all([
      transaction.objectStore('tables').delete(table),
      transaction.objectStore('secrets').delete(table),
      transaction.objectStore('events').delete(ofTable(table)),
      transaction.objectStore('commands').delete(ofTable(table)),
      transaction.done,
    ])
  }
}
