/** Where tables are kept: their events, and nothing that follows from them but a line for the list. */
import type { TableEvent } from '@bastide/table'
import type { TableSummary } from '@bastide/wire'

export interface Entry extends TableSummary {
  /** What draws are made from: see `chance.ts`. */
  readonly secret: string
}

export interface Store {
  entries(): Promise<readonly Entry[]>
  entry(table: string): Promise<Entry | undefined>
  /** The table's events from a version on. */
  events(table: string, from: number): Promise<readonly TableEvent[]>
  /**
   * Adds events behind the first `expected`, all or none, and writes the entry with them. False where somebody else was
   * quicker: then nothing is written. Throws where nothing can be written at all.
   */
  append(table: string, expected: number, events: readonly TableEvent[], entry: Entry): Promise<boolean>
  forget(table: string): Promise<void>
}

/** For as long as the page is open: where a browser keeps nothing, or no more. */
export class MemoryStore implements Store {
  readonly #entries = new Map<string, Entry>()
  readonly #events = new Map<string, readonly TableEvent[]>()

  entries(): Promise<readonly Entry[]> {
    return Promise.resolve([...this.#entries.values()])
  }

  entry(table: string): Promise<Entry | undefined> {
    return Promise.resolve(this.#entries.get(table))
  }

  events(table: string, from: number): Promise<readonly TableEvent[]> {
    return Promise.resolve((this.#events.get(table) ?? []).slice(from))
  }

  append(table: string, expected: number, events: readonly TableEvent[], entry: Entry): Promise<boolean> {
    const before = this.#events.get(table) ?? []
    if (before.length !== expected) return Promise.resolve(false)
    this.#events.set(table, [...before, ...events])
    this.#entries.set(table, entry)
    return Promise.resolve(true)
  }

  forget(table: string): Promise<void> {
    this.#entries.delete(table)
    this.#events.delete(table)
    return Promise.resolve()
  }
}
