/**
 * A store that never fails, over one that may. What cannot be written is kept in memory, table by table; everything
 * that was written before stays in sight, and deleting reaches both. Whoever uses it is told that from now on something
 * is not saved, and why.
 *
 * A store that is full takes tables again once there is room: after every deletion what waits in memory is written. One
 * that has gone away (its data were cleared, the disk failed) is opened again first, and gets back what this process
 * has read or written.
 */
import { canonical } from '@bastide/kernel'
import type { TableEvent } from '@bastide/table'
import type { Notice, TableId } from '@bastide/wire'
import { MemoryStore } from './memory-store.ts'
import type { CarriedOut, Change, Identity, Store, TableEntry } from './store.ts'

export type WhyNotSaved = Extract<Notice, { tell: 'not-saved' }>['why']

/** What stores throw when there is no room, in every browser and in SQLite. */
const isFull = (thrown: unknown): boolean =>
  thrown instanceof Error && /quota|disk is full|sqlite_full/i.test(`${thrown.name} ${thrown.message}`)

/** A table as this process knows it: enough to write it once more. */
interface Remembered {
  readonly entry: TableEntry
  readonly secret: string
  readonly events: readonly TableEvent[]
}

const isSame = (one: readonly TableEvent[], other: readonly TableEvent[]): boolean =>
  canonical(one as never) === canonical(other as never)

export class SafeStore implements Store {
  #real: Store
  readonly #reopen: () => Promise<Store>
  readonly #tellWhy: (why: WhyNotSaved) => void
  #why: WhyNotSaved = null
  /** Tables that could not be written: all of their events are here. */
  readonly #memory = new MemoryStore()
  readonly #inMemory = new Set<TableId>()
  readonly #remembered = new Map<TableId, Remembered>()
  /** Calls that fail together recover once. */
  #recovering: Promise<void> | null = null

  /** `tellWhy` hears why something is not saved, and null once everything is again. */
  constructor(real: Store, reopen: () => Promise<Store>, tellWhy: (why: WhyNotSaved) => void) {
    this.#real = real
    this.#reopen = reopen
    this.#tellWhy = tellWhy
  }

  async entries(who: Identity): Promise<readonly TableEntry[]> {
    const written = await this.#read((store) => store.entries(who), [])
    const isNewer = ({ summary }: TableEntry): boolean => this.#inMemory.has(summary?.table)
    return [...written.filter((entry) => !isNewer(entry)), ...(await this.#memory.entries(who))]
  }

  entry(table: TableId): Promise<TableEntry | undefined> {
    return this.#readTable(table, (store) => store.entry(table), undefined)
  }

  secret(table: TableId): Promise<string | undefined> {
    return this.#readTable(table, (store) => store.secret(table), undefined)
  }

  async events(table: TableId, from: number): Promise<readonly TableEvent[]> {
    if (this.#inMemory.has(table)) return this.#memory.events(table, from)
    const events = await this.#read((store) => store.events(table, from), [])
    await this.#remember(table, from, events)
    return events
  }

  async carriedOut(table: TableId, who: Identity, key: string): Promise<CarriedOut | undefined> {
    // A table that went on in memory left its earlier commands in the store.
    return (
      (await this.#memory.carriedOut(table, who, key)) ??
      (await this.#read((store) => store.carriedOut(table, who, key), undefined))
    )
  }

  async withKey(who: Identity, gameKey: string): Promise<readonly TableId[]> {
    const written = await this.#read((store) => store.withKey(who, gameKey), [])
    const stillWritten = written.filter((table) => !this.#inMemory.has(table))
    return [...stillWritten, ...(await this.#memory.withKey(who, gameKey))]
  }

  async dueBy(time: number): Promise<readonly TableId[]> {
    const written = await this.#read((store) => store.dueBy(time), [])
    const tables = [...written.filter((table) => !this.#inMemory.has(table)), ...(await this.#memory.dueBy(time))]
    const due = await Promise.all(tables.map(async (table) => ({ table, due: (await this.entry(table))?.due ?? 0 })))
    return due.sort((one, other) => one.due - other.due).map(({ table }) => table)
  }

  async append(table: TableId, expected: number, change: Change): Promise<boolean> {
    if (this.#inMemory.has(table)) return this.#memory.append(table, expected, change)
    try {
      return await this.#appendToReal(table, expected, change)
    } catch (thrown) {
      if (!isFull(thrown)) await this.#recover()
      return this.#appendAgain(table, expected, change, isFull(thrown) ? 'full' : 'lost')
    }
  }

  async forget(table: TableId): Promise<void> {
    this.#remembered.delete(table)
    this.#inMemory.delete(table)
    await this.#memory.forget(table)
    await this.#read((store) => store.forget(table), undefined)
    await this.#writeWhatWaits()
  }

  async #appendToReal(table: TableId, expected: number, change: Change): Promise<boolean> {
    const isWritten = await this.#real.append(table, expected, change)
    // What was not written is not remembered: it did not happen.
    if (isWritten) this.#rememberChange(table, expected, change)
    return isWritten
  }

  /** After a failure: writes to the store if it works now, or else to memory, with everything that came before. */
  async #appendAgain(table: TableId, expected: number, change: Change, why: WhyNotSaved): Promise<boolean> {
    try {
      if (why !== 'full') return await this.#appendToReal(table, expected, change)
    } catch {
      // It fails for good. The table goes on in memory.
    }
    // A second call that failed with the first finds the table in memory already.
    if (!this.#inMemory.has(table) && !(await this.#moveToMemory(table, expected))) return false
    this.#notify(why)
    return this.#memory.append(table, expected, change)
  }

  /** False where not all of the table's events are known: then it has changed, and nothing may be added. */
  async #moveToMemory(table: TableId, expected: number): Promise<boolean> {
    if (expected > 0) {
      if (!this.#remembered.has(table)) await this.events(table, 0)
      const known = this.#remembered.get(table)
      if (known === undefined || known.events.length !== expected) return false
      if (!this.#inMemory.has(table)) await this.#memory.append(table, 0, known)
    }
    this.#inMemory.add(table)
    return true
  }

  /** Writes what is only in memory, as far as there is room. */
  async #writeWhatWaits(): Promise<void> {
    for (const table of this.#inMemory) {
      try {
        if (!(await this.#writeTable(table))) continue
      } catch {
        // Still no room.
        return
      }
      this.#inMemory.delete(table)
      await this.#memory.forget(table)
    }
    if (this.#inMemory.size === 0) this.#notify(null)
  }

  /** False where another host has gone on with the table in its own way: then ours stays in memory. */
  async #writeTable(table: TableId): Promise<boolean> {
    const [entry, secret = '', events] = await Promise.all([
      this.#memory.entry(table),
      this.#memory.secret(table),
      this.#memory.events(table, 0),
    ])
    if (entry === undefined) return false
    const written = await this.#real.events(table, 0)
    if (!isSame(written, events.slice(0, written.length))) return false
    const change = { entry, events: events.slice(written.length), ...(written.length === 0 ? { secret } : {}) }
    if (!(await this.#real.append(table, written.length, change))) return false
    this.#remembered.set(table, { entry, secret, events })
    return true
  }

  #notify(why: WhyNotSaved): void {
    if (why === this.#why) return
    this.#why = why
    this.#tellWhy(why)
  }

  #readTable<T>(table: TableId, read: (store: Store) => Promise<T>, otherwise: T): Promise<T> {
    return this.#inMemory.has(table) ? read(this.#memory) : this.#read(read, otherwise)
  }

  /** Reads from the store. If that fails, opens it again and retries once, then gives `otherwise`. */
  async #read<T>(read: (store: Store) => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await read(this.#real)
    } catch {
      await this.#recover()
    }
    try {
      return await read(this.#real)
    } catch {
      this.#notify('lost')
      return otherwise
    }
  }

  #recover(): Promise<void> {
    this.#recovering ??= this.#reopened().finally(() => {
      this.#recovering = null
    })
    return this.#recovering
  }

  /** Opens the store again, and gives it back what it lost. Where it cannot be opened, memory takes its place. */
  async #reopened(): Promise<void> {
    try {
      this.#real = await this.#reopen()
      await this.#refill(this.#real)
    } catch {
      this.#real = new MemoryStore()
      await this.#refill(this.#real)
      this.#notify('lost')
    }
  }

  async #refill(store: Store): Promise<void> {
    for (const [table, known] of this.#remembered) {
      if ((await store.entry(table)) === undefined) await store.append(table, 0, known)
    }
  }

  async #remember(table: TableId, from: number, events: readonly TableEvent[]): Promise<void> {
    const before = this.#remembered.get(table)
    if (before === undefined ? from > 0 || events.length === 0 : before.events.length < from) return
    const [entry, secret] = await Promise.all([
      this.#read((store) => store.entry(table), undefined),
      before?.secret ?? this.#read((store) => store.secret(table), undefined),
    ])
    if (entry === undefined || secret === undefined) return
    this.#remembered.set(table, { entry, secret, events: [...(before?.events ?? []).slice(0, from), ...events] })
  }

  #rememberChange(table: TableId, expected: number, { events, entry, secret: first }: Change): void {
    const before = this.#remembered.get(table)
    const secret = before?.secret ?? first
    if (secret === undefined || (before?.events.length ?? 0) !== expected) return
    this.#remembered.set(table, { entry, secret, events: [...(before?.events ?? []), ...events] })
  }
}
