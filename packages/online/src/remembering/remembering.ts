/**
 * A store that remembers what is asked of it with every request: whose device it is, how a table stands, whether it has
 * new events. Each answer that needs no way to the store and back leaves it more time to write.
 *
 * A server is alone with its store, which has a lock for it. So what went through here is what the store would say.
 */
import type { Change, TableEntry } from '@bastide/host'
import type { TableId } from '@bastide/wire'
import type { Guest, OnlineStore } from '../store.ts'
import { STORE_METHODS } from '../store-methods.ts'
import { Remembered } from './remembered.ts'

/** Those who are here now, with room. A device takes some hundred bytes, a table one or two thousand. */
const MOST = 2_000

const always = (): boolean => true

export function remembering(store: OnlineStore): OnlineStore {
  const guests = new RememberedGuests(store)
  const tables = new RememberedTables(store)
  const asked = STORE_METHODS.map((method) => [
    method,
    (...args: readonly unknown[]) => (store[method] as (...given: readonly unknown[]) => unknown)(...args),
  ])
  return {
    ...(Object.fromEntries(asked) as OnlineStore),
    guestOfDevice: (hash) => guests.ofDevice(hash),
    changeGuest: (id, changed) => guests.changing(id, () => store.changeGuest(id, changed)),
    dropDevice: (hash) => guests.dropping(hash, () => store.dropDevice(hash)),
    forgetGuest: (id, name) => guests.changing(id, () => tables.changingAll(() => store.forgetGuest(id, name))),
    entry: (table) => tables.entry(table),
    events: (table, from) => tables.events(table, from),
    gathering: (table) => tables.gathering(table),
    append: (table, expected, change) =>
      tables.writing(table, expected, change, () => store.append(table, expected, change)),
    openTable: (table, expected, change) =>
      tables.writing(table, 0, change, () => store.openTable(table, expected, change)),
    forget: (table) => tables.forgetting(table, () => store.forget(table)),
  }
}

class RememberedGuests {
  readonly #store: OnlineStore
  /** By the hash of a device. */
  readonly #guests = new Remembered<Guest>(MOST)

  constructor(store: OnlineStore) {
    this.#store = store
  }

  async ofDevice(hash: string): Promise<Guest | undefined> {
    const guest = await this.#guests.read(hash, () => this.#store.guestOfDevice(hash))
    return guest === undefined ? undefined : { ...guest }
  }

  async changing<T>(id: string, change: () => Promise<T>): Promise<T> {
    try {
      return await change()
    } finally {
      this.#guests.changed((guest) => guest.id === id)
    }
  }

  async dropping(hash: string, drop: () => Promise<void>): Promise<void> {
    try {
      await drop()
    } finally {
      this.#guests.changedAt(hash)
    }
  }
}

class RememberedTables {
  readonly #store: OnlineStore
  /** As texts, since nobody who reads an entry shares it with others. */
  readonly #entries = new Remembered<string>(MOST)
  /** How many events a table has, once something was written here. */
  readonly #versions = new Remembered<number>(MOST)

  constructor(store: OnlineStore) {
    this.#store = store
  }

  async entry(table: TableId): Promise<TableEntry | undefined> {
    const text = await this.#entries.read(table, async () => {
      const entry = await this.#store.entry(table)
      return entry === undefined ? undefined : JSON.stringify(entry)
    })
    return text === undefined ? undefined : JSON.parse(text)
  }

  events(table: TableId, from: number): ReturnType<OnlineStore['events']> {
    return this.#versions.get(table) === from ? Promise.resolve([]) : this.#store.events(table, from)
  }

  /** A table that was opened gathers no more. */
  gathering(table: TableId): ReturnType<OnlineStore['gathering']> {
    return this.#entries.get(table) === undefined ? this.#store.gathering(table) : Promise.resolve(undefined)
  }

  /** Afterwards it is known how the table stands, if the write is known to have succeeded. */
  async writing(
    table: TableId,
    expected: number,
    { events, entry }: Change,
    write: () => Promise<boolean>,
  ): Promise<boolean> {
    const version = expected + events.length
    const text = JSON.stringify(entry)
    const isWritten = await this.forgetting(table, write)
    if (isWritten) {
      this.#entries.keep(table, text)
      this.#versions.keep(table, version)
    }
    return isWritten
  }

  async forgetting<T>(table: TableId, change: () => Promise<T>): Promise<T> {
    try {
      return await change()
    } finally {
      this.#entries.changedAt(table)
      this.#versions.changedAt(table)
    }
  }

  async changingAll<T>(change: () => Promise<T>): Promise<T> {
    try {
      return await change()
    } finally {
      this.#entries.changed(always)
      this.#versions.changed(always)
    }
  }
}
