/**
 * A store that does not fail. What passes through it is remembered; when the browser's own store is gone (its data was
 * cleared) it is opened anew and gets back what is remembered, and where that does not help (it is full, or forbidden)
 * the tables go on in memory, and the page is told.
 */
import type { TableEvent } from '@bastide/table'
import type { Notice } from '@bastide/wire'
import { type Entry, MemoryStore, type Store } from './store.ts'

type Why = Extract<Notice, { tell: 'not-saved' }>['why']

const whyOf = (thrown: unknown): Why =>
  thrown instanceof DOMException && thrown.name === 'QuotaExceededError' ? 'full' : 'lost'

export class SafeStore implements Store {
  #real: Store | null
  readonly #reopen: () => Promise<Store>
  readonly #lost: (why: Why) => void
  /** Of each table that was read or written here: all its events, in order. */
  readonly #remembered = new Map<string, { entry: Entry; events: readonly TableEvent[] }>()
  #memory: MemoryStore | null = null

  constructor(real: Store, reopen: () => Promise<Store>, lost: (why: Why) => void) {
    this.#real = real
    this.#reopen = reopen
    this.#lost = lost
  }

  entries(): Promise<readonly Entry[]> {
    return this.#try((store) => store.entries())
  }

  entry(table: string): Promise<Entry | undefined> {
    return this.#try((store) => store.entry(table))
  }

  async events(table: string, from: number): Promise<readonly TableEvent[]> {
    const [entry, events] = await this.#try((store) => Promise.all([store.entry(table), store.events(table, from)]))
    const before = this.#remembered.get(table)?.events ?? []
    if (entry !== undefined && before.length >= from)
      this.#remembered.set(table, { entry, events: [...before.slice(0, from), ...events] })
    return events
  }

  async append(table: string, expected: number, events: readonly TableEvent[], entry: Entry): Promise<boolean> {
    const isWritten = await this.#try((store) => store.append(table, expected, events, entry))
    const before = this.#remembered.get(table)?.events ?? []
    if (isWritten && before.length === expected) this.#remembered.set(table, { entry, events: [...before, ...events] })
    return isWritten
  }

  async forget(table: string): Promise<void> {
    this.#remembered.delete(table)
    await this.#try((store) => store.forget(table))
  }

  async #try<T>(use: (store: Store) => Promise<T>): Promise<T> {
    if (this.#real === null) return use(this.#memory as MemoryStore)
    try {
      return await use(this.#real)
    } catch (thrown) {
      return use(await this.#recover(whyOf(thrown)))
    }
  }

  async #recover(why: Why): Promise<Store> {
    if (why === 'lost') {
      try {
        this.#real = await this.#refilled(await this.#reopen())
        return this.#real
      } catch {
        // It cannot be had again.
      }
    }
    this.#real = null
    this.#memory ??= (await this.#refilled(new MemoryStore())) as MemoryStore
    this.#lost(why)
    return this.#memory
  }

  /** With all that is remembered and not there. */
  async #refilled(store: Store): Promise<Store> {
    for (const [table, { entry, events }] of this.#remembered) {
      if ((await store.entry(table)) === undefined) await store.append(table, 0, events, entry)
    }
    return store
  }
}
