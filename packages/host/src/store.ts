/**
 * Where tables are kept. A store keeps a table's events, in order, and besides them only what must be found without
 * folding events. Run `STORE_CONTRACT` on every new store.
 */
import type { TableEvent } from '@bastide/table'
import type { TableId, TableSummary } from '@bastide/wire'

/** Somebody who uses a host: a browser's own player, a guest, an account. A host never interprets it. */
export type Identity = string

/** Who may look at a table besides those who hold its seats, where several people share a store. */
export interface Watching {
  readonly by: 'nobody' | 'link' | 'anybody'
  /** What makes a link an invitation to look. It leaves the store for nobody but the players. */
  readonly invite: string
  /** How much later watchers see what happens, in milliseconds. */
  readonly delay: number
}

/** Who owns a table, who holds its seats, and who else may look. */
export interface Holders {
  /** Who opened it, and may delete it. */
  readonly owner: Identity
  /** By seat: who acts there. Null for a bot. */
  readonly seats: readonly (Identity | null)[]
  /** Absent where nobody else may. */
  readonly watching?: Watching
}

/** What is known of a table without its events. */
export interface TableEntry {
  readonly summary: TableSummary
  readonly holders: Holders
  /** The same for every table that stands where this one does: see `game-key.ts`. Null if it was never computed. */
  readonly gameKey: string | null
  /**
   * When the table must next be looked at: a clock runs out, a request lapses. Null if it waits for nothing.
   */
  readonly due: number | null
}

/** A command that was carried out, by the key that its sender gave it. */
export interface CarriedOut {
  readonly who: Identity
  readonly key: string
  /** A fingerprint of the command: the same key with another command is refused. */
  readonly body: string
  /** The table's version after it. */
  readonly version: number
}

/** What one write brings. */
export interface Change {
  readonly events: readonly TableEvent[]
  readonly entry: TableEntry
  readonly command?: CarriedOut
  /** What draws are made from, with a table's first write. It is read back by `secret` alone and is in no entry. */
  readonly secret?: string
}

export interface Store {
  /** The entries of all tables that somebody owns or plays at. */
  entries(who: Identity): Promise<readonly TableEntry[]>
  entry(table: TableId): Promise<TableEntry | undefined>
  secret(table: TableId): Promise<string | undefined>
  /** The table's events from a version on. */
  events(table: TableId, from: number): Promise<readonly TableEvent[]>
  carriedOut(table: TableId, who: Identity, key: string): Promise<CarriedOut | undefined>
  /** Of what `entries` gives, the tables with this game key, found by an index. */
  withKey(who: Identity, gameKey: string): Promise<readonly TableId[]>
  /** The tables that are due at this time or before, the earliest first. */
  dueBy(time: number): Promise<readonly TableId[]>
  /**
   * Writes a change after the first `expected` events, all of it or nothing. False if the table has another number
   * of events, or is gone: then nothing is written. Throws if the store cannot write at all.
   */
  append(table: TableId, expected: number, change: Change): Promise<boolean>
  /** Deletes a table with everything that belongs to it. */
  forget(table: TableId): Promise<void>
}

/** Whether somebody owns a table or plays at it. A malformed entry is nobody's, and must not affect the others. */
export function isHeldBy(entry: Partial<TableEntry> | null | undefined, who: Identity): boolean {
  const { owner, seats } = entry?.holders ?? {}
  return owner === who || (Array.isArray(seats) && seats.includes(who))
}
