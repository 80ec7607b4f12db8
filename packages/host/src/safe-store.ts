/**
 * A store that never fails, over one that may. A table that cannot be written goes on in memory and waits; everything
 * that was written before stays in sight, and deleting reaches both. The user is told as long as anything waits, and
 * why.
 *
 * Waiting tables are written as soon as the store takes them: after every deletion, which may make room, and with every
 * move at the table. A store that has gone away is opened again. If it comes back empty, because its data was cleared,
 * it gets back what this process knows.
 *
 * Whatever concerns one table happens in turn. Otherwise a write could slip between the moment a waiting table is
 * copied to the store and the moment its copy in memory is dropped.
 */
import { canonical } from '@bastide/kernel'
import type { TableEvent } from '@bastide/table'
import type { Notice, TableId } from '@bastide/wire'
import { MemoryStore } from './memory-store.ts'
import { Queue } from './queue.ts'
import { type CarriedOut, type Change, type Identity, isHeldBy, type Store, type TableEntry } from './store.ts'

export type WhyNotSaved = Extract<Notice, { tell: 'not-saved' }>['why']

/** What stores throw when there is no room, in every browser and in SQLite. */
const isFull = (thrown: unknown): boolean =>
  thrown instanceof Error && /quota|disk is full|sqlite_full/i.test(`${thrown.name} ${thrown.message}`)

/** What this process knows of a table: its writes, in order, commands included. What was read counts as one write. */
type Known = readonly Change[]

const eventsIn = (known: Known): readonly TableEvent[] => known.flatMap(({ events }) => events)
const isSame = (one: readonly TableEvent[], other: readonly TableEvent[]): boolean =>
  canonical(one as never) === canonical(other as never)

/** Writes what a store lacks of a table. False if the store has gone on in another way. */
async function writeRest(store: Store, table: TableId, known: Known): Promise<boolean> {
  const written = await store.events(table, 0)
  if (!isSame(written, eventsIn(known).slice(0, written.length))) return false
  let at = 0
  for (const change of known) {
    const from = Math.max(0, written.length - at)
    const begin = at
    at += change.events.length
    if (at <= written.length) continue
    const rest = { ...change, events: change.events.slice(from) }
    if (!(await store.append(table, begin + from, rest))) return false
  }
  return true
}

export class SafeStore implements Store {
  #real: Store
  readonly #reopen: () => Promise<Store>
  readonly #tellWhy: (why: WhyNotSaved) => void
  #why: WhyNotSaved = null
  /** Why the last write failed. */
  #cause: WhyNotSaved = null
  /** The last call to the store failed, and opening it again did not help. */
  #isFailing = false
  /** The tables that wait to be written, whole. */
  readonly #memory = new MemoryStore()
  readonly #waiting = new Set<TableId>()
  /** Tables that were deleted while the store could not be told. They are out of sight. */
  readonly #toDelete = new Set<TableId>()
  readonly #known = new Map<TableId, Known>()
  readonly #queues = new Map<TableId, Queue>()
  /** Calls that fail together recover once. */
  #recovering: Promise<void> | null = null

  /** `tellWhy` hears why something is not saved, and null once everything is. */
  constructor(real: Store, reopen: () => Promise<Store>, tellWhy: (why: WhyNotSaved) => void) {
    this.#real = real
    this.#reopen = reopen
    this.#tellWhy = tellWhy
  }

  async entries(who: Identity): Promise<readonly TableEntry[]> {
    const known = (): readonly TableEntry[] =>
      [...this.#known.values()].flatMap((one) => one.at(-1)?.entry ?? []).filter((entry) => isHeldBy(entry, who))
    const written = await this.#read((store) => store.entries(who), known)
    return [
      ...written.filter((entry) => !this.#isElsewhere(entry?.summary?.table)),
      ...(await this.#memory.entries(who)),
    ]
  }

  entry(table: TableId): Promise<TableEntry | undefined> {
    return this.#readTable(
      table,
      (store) => store.entry(table),
      () => this.#known.get(table)?.at(-1)?.entry,
      undefined,
    )
  }

  secret(table: TableId): Promise<string | undefined> {
    return this.#readTable(
      table,
      (store) => store.secret(table),
      () => this.#known.get(table)?.[0]?.secret,
      undefined,
    )
  }

  events(table: TableId, from: number): Promise<readonly TableEvent[]> {
    return this.#inTurn(table, () => this.#events(table, from))
  }

  async carriedOut(table: TableId, who: Identity, key: string): Promise<CarriedOut | undefined> {
    // A table that went on in memory may have left its earlier commands in the store.
    const known = (): CarriedOut | undefined =>
      this.#known.get(table)?.find(({ command }) => command?.who === who && command.key === key)?.command
    return known() ?? (await this.#read((store) => store.carriedOut(table, who, key), known))
  }

  async withKey(who: Identity, gameKey: string): Promise<readonly TableId[]> {
    const written = await this.#read(
      (store) => store.withKey(who, gameKey),
      () => [],
    )
    return [...written.filter((table) => !this.#isElsewhere(table)), ...(await this.#memory.withKey(who, gameKey))]
  }

  async dueBy(time: number): Promise<readonly TableId[]> {
    const written = await this.#read(
      (store) => store.dueBy(time),
      () => [],
    )
    const tables = [...written.filter((table) => !this.#isElsewhere(table)), ...(await this.#memory.dueBy(time))]
    const due = await Promise.all(tables.map(async (table) => ({ table, due: (await this.entry(table))?.due ?? 0 })))
    return due.sort((one, other) => one.due - other.due).map(({ table }) => table)
  }

  append(table: TableId, expected: number, change: Change): Promise<boolean> {
    return this.#inTurn(table, () => this.#append(table, expected, change))
  }

  async forget(table: TableId): Promise<void> {
    await this.#inTurn(table, async () => {
      this.#known.delete(table)
      this.#waiting.delete(table)
      await this.#memory.forget(table)
      this.#toDelete.add(table)
      await this.#deleteNow(table)
    })
    await this.#writeWhatWaits()
  }

  /** One thing after another at each table. */
  #inTurn<T>(table: TableId, run: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(table) ?? new Queue()
    this.#queues.set(table, queue)
    return queue.add(run).finally(() => {
      if (queue.isEmpty) this.#queues.delete(table)
    })
  }

  /** In memory, or deleted: what the store says of it does not count. */
  #isElsewhere(table: TableId): boolean {
    return this.#waiting.has(table) || this.#toDelete.has(table)
  }

  async #events(table: TableId, from: number): Promise<readonly TableEvent[]> {
    if (this.#toDelete.has(table)) return []
    if (this.#waiting.has(table)) return this.#memory.events(table, from)
    const events = await this.#read(
      (store) => store.events(table, from),
      () => null,
    )
    if (events === null) return eventsIn(this.#known.get(table) ?? []).slice(from)
    await this.#learn(table, from, events)
    return events
  }

  async #append(table: TableId, expected: number, change: Change): Promise<boolean> {
    if (this.#toDelete.has(table)) return false
    if (this.#waiting.has(table)) {
      if (!(await this.#memory.append(table, expected, change))) return false
      this.#remember(table, expected, change)
      await this.#tryToWrite(table)
      return true
    }
    try {
      return await this.#appendToReal(table, expected, change)
    } catch (thrown) {
      return this.#appendAgain(table, expected, change, thrown)
    }
  }

  async #appendToReal(table: TableId, expected: number, change: Change): Promise<boolean> {
    const isWritten = await this.#real.append(table, expected, change)
    this.#isFailing = false
    // What was not written is not remembered: it did not happen.
    if (isWritten) this.#remember(table, expected, change)
    return isWritten
  }

  /** After a failure: writes to the store if it works now, or else to memory, with everything that came before. */
  async #appendAgain(table: TableId, expected: number, change: Change, first: unknown): Promise<boolean> {
    let thrown = first
    if (!isFull(first)) {
      await this.#recover()
      try {
        return await this.#appendToReal(table, expected, change)
      } catch (again) {
        thrown = again
      }
    }
    if (expected > 0 && !this.#known.has(table)) await this.#events(table, 0)
    const known = this.#known.get(table) ?? []
    if (eventsIn(known).length !== expected) return false
    await this.#wait(table, [...known, change], isFull(thrown) ? 'full' : 'lost')
    return true
  }

  /** From now on the table is in memory, whole, until it is written. */
  async #wait(table: TableId, known: Known, cause: WhyNotSaved): Promise<void> {
    await this.#memory.forget(table)
    let at = 0
    for (const change of known) {
      await this.#memory.append(table, at, change)
      at += change.events.length
    }
    this.#known.set(table, known)
    this.#waiting.add(table)
    this.#cause = cause
    this.#tell()
  }

  async #writeWhatWaits(): Promise<void> {
    for (const table of [...this.#waiting]) await this.#inTurn(table, () => this.#tryToWrite(table))
    for (const table of [...this.#toDelete]) await this.#inTurn(table, () => this.#deleteNow(table))
    this.#tell()
  }

  async #tryToWrite(table: TableId): Promise<void> {
    if (!this.#waiting.has(table)) return
    if (this.#isFailing) await this.#recover()
    try {
      // If another host has gone on with the table in its own way, ours stays in memory.
      if (!(await writeRest(this.#real, table, this.#known.get(table) ?? []))) return
    } catch (thrown) {
      // Still no room, or no store.
      this.#cause = isFull(thrown) ? 'full' : 'lost'
      return
    }
    this.#isFailing = false
    this.#waiting.delete(table)
    await this.#memory.forget(table)
    this.#tell()
  }

  async #deleteNow(table: TableId): Promise<void> {
    if (!this.#toDelete.has(table)) return
    const isDeleted = await this.#read(
      (store) => store.forget(table).then(() => true),
      () => false,
    )
    if (isDeleted) this.#toDelete.delete(table)
    else this.#cause = 'lost'
    this.#tell()
  }

  #tell(): void {
    const isWaiting = this.#waiting.size > 0 || this.#toDelete.size > 0
    const why = this.#isFailing ? 'lost' : isWaiting ? this.#cause : null
    if (why === this.#why) return
    this.#why = why
    this.#tellWhy(why)
  }

  #readTable<T>(table: TableId, read: (store: Store) => Promise<T>, known: () => T, deleted: T): Promise<T> {
    if (this.#toDelete.has(table)) return Promise.resolve(deleted)
    return this.#waiting.has(table) ? read(this.#memory) : this.#read(read, known)
  }

  /** Reads from the store. If that fails, opens it again and retries once, then gives what is known otherwise. */
  async #read<T>(read: (store: Store) => Promise<T>, otherwise: () => T): Promise<T> {
    const attempt = async (): Promise<T> => {
      const found = await read(this.#real)
      this.#isFailing = false
      return found
    }
    try {
      return await attempt()
    } catch {
      await this.#recover()
    }
    try {
      return await attempt()
    } catch {
      this.#isFailing = true
      this.#tell()
      return otherwise()
    }
  }

  #recover(): Promise<void> {
    this.#recovering ??= this.#reopened().finally(() => {
      this.#recovering = null
    })
    return this.#recovering
  }

  async #reopened(): Promise<void> {
    try {
      this.#real = await this.#reopen()
    } catch {
      // It stays as it is, and is tried again with the next call.
      return
    }
    await this.#refill(this.#real)
  }

  /** Gives a store that was cleared what this process knows. In one that was not, a missing table was deleted. */
  async #refill(store: Store): Promise<void> {
    const tables = [...this.#known].filter(([table]) => !this.#isElsewhere(table))
    try {
      const owners = new Set(tables.map(([, known]) => known.at(-1)?.entry.holders.owner ?? ''))
      for (const owner of owners) if ((await store.entries(owner)).length > 0) return
    } catch {
      return
    }
    for (const [table, known] of tables) {
      try {
        await writeRest(store, table, known)
      } catch (thrown) {
        await this.#wait(table, known, isFull(thrown) ? 'full' : 'lost')
      }
    }
  }

  /** Remembers events that were read, if nothing is missing before them. */
  async #learn(table: TableId, from: number, events: readonly TableEvent[]): Promise<void> {
    const before = this.#known.get(table)
    const length = eventsIn(before ?? []).length
    const isNew = from + events.length > length
    if (!isNew || from > length) return
    const [entry, secret] = await Promise.all([this.entry(table), this.secret(table)])
    if (entry === undefined || secret === undefined) return
    const rest = events.slice(length - from)
    this.#known.set(table, [...(before ?? []), { events: rest, entry, ...(before === undefined ? { secret } : {}) }])
  }

  #remember(table: TableId, expected: number, change: Change): void {
    const before = this.#known.get(table) ?? []
    if (eventsIn(before).length === expected) this.#known.set(table, [...before, change])
  }
}
