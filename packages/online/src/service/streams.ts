/** The streams that are open: whose they are, from where, and which tables they follow. */
import type { Identity } from '@bastide/host'
import type { TableId } from '@bastide/wire'
import { MOST_STREAMS_OF_ADDRESS, MOST_STREAMS_OF_GUEST, type TooMany, tooMany } from '../limits/limits.ts'
import type { TabStream } from '../streaming/tab-stream.ts'

export interface OpenStream {
  readonly guest: Identity
  readonly address: string
  readonly tab: TabStream
  /** What it follows. */
  readonly tables: Map<TableId, Followed>
}

/** How far a stream is with a table: the version of the gathering that it was told, until the game is followed. */
export interface Followed {
  readonly as?: number | undefined
  /** Whether its reader was found to be allowed to see it. Before that they are told nothing. */
  isAdmitted: boolean
  gathering: number
  isOpened: boolean
}

const RETRY_MS = 5_000

export class Streams {
  readonly #all = new Set<OpenStream>()
  readonly #byGuest = new Map<Identity, Set<OpenStream>>()
  readonly #byTable = new Map<TableId, Set<OpenStream>>()
  readonly #byAddress = new Map<string, number>()

  get size(): number {
    return this.#all.size
  }

  /** Why one more cannot be opened; null if it can. */
  tooMany(guest: Identity, address: string): TooMany | null {
    if (this.of(guest).length >= MOST_STREAMS_OF_GUEST)
      return tooMany(`you have ${MOST_STREAMS_OF_GUEST} pages open`, RETRY_MS)
    if ((this.#byAddress.get(address) ?? 0) >= MOST_STREAMS_OF_ADDRESS)
      return tooMany(`your address has ${MOST_STREAMS_OF_ADDRESS} pages open`, RETRY_MS)
    return null
  }

  add(stream: OpenStream): void {
    this.#all.add(stream)
    addTo(this.#byGuest, stream.guest, stream)
    for (const table of stream.tables.keys()) addTo(this.#byTable, table, stream)
    this.#byAddress.set(stream.address, (this.#byAddress.get(stream.address) ?? 0) + 1)
  }

  /** False if it was removed before. */
  remove(stream: OpenStream): boolean {
    if (!this.#all.delete(stream)) return false
    removeFrom(this.#byGuest, stream.guest, stream)
    for (const table of stream.tables.keys()) removeFrom(this.#byTable, table, stream)
    const left = (this.#byAddress.get(stream.address) ?? 1) - 1
    if (left === 0) this.#byAddress.delete(stream.address)
    else this.#byAddress.set(stream.address, left)
    return true
  }

  /** A stream does not follow a table any more. */
  leave(stream: OpenStream, table: TableId): void {
    stream.tables.delete(table)
    removeFrom(this.#byTable, table, stream)
  }

  of(guest: Identity): readonly OpenStream[] {
    return [...(this.#byGuest.get(guest) ?? [])]
  }

  /** Those that follow a table, and those that are about to. */
  at(table: TableId): readonly OpenStream[] {
    return [...(this.#byTable.get(table) ?? [])]
  }

  /** Those that follow a table, whose readers may see it. */
  admittedTo(table: TableId): readonly OpenStream[] {
    return this.at(table).filter(({ tables }) => tables.get(table)?.isAdmitted)
  }

  all(): readonly OpenStream[] {
    return [...this.#all]
  }
}

function addTo<K>(map: Map<K, Set<OpenStream>>, key: K, stream: OpenStream): void {
  map.set(key, (map.get(key) ?? new Set<OpenStream>()).add(stream))
}

function removeFrom<K>(map: Map<K, Set<OpenStream>>, key: K, stream: OpenStream): void {
  const streams = map.get(key)
  streams?.delete(stream)
  if (streams?.size === 0) map.delete(key)
}
