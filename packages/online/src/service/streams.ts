/** The streams that are open: whose they are, from where, and which tables they follow. */
import type { Identity } from '@bastide/host'
import type { StreamNotice, TableId } from '@bastide/wire'
import { MOST_STREAMS_OF_ADDRESS, MOST_STREAMS_OF_GUEST, type TooMany, tooMany } from '../limits/limits.ts'

export interface OpenStream {
  readonly guest: Identity
  readonly address: string
  readonly tables: ReadonlySet<TableId>
  /** Something that no cursor counts. A slow reader may miss it; a later one of the same kind says it anew. */
  tell(notice: StreamNotice): void
  end(): void
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
    for (const table of stream.tables) addTo(this.#byTable, table, stream)
    this.#byAddress.set(stream.address, (this.#byAddress.get(stream.address) ?? 0) + 1)
  }

  /** False if it was removed before. */
  remove(stream: OpenStream): boolean {
    if (!this.#all.delete(stream)) return false
    removeFrom(this.#byGuest, stream.guest, stream)
    for (const table of stream.tables) removeFrom(this.#byTable, table, stream)
    const left = (this.#byAddress.get(stream.address) ?? 1) - 1
    if (left === 0) this.#byAddress.delete(stream.address)
    else this.#byAddress.set(stream.address, left)
    return true
  }

  of(guest: Identity): readonly OpenStream[] {
    return [...(this.#byGuest.get(guest) ?? [])]
  }

  at(table: TableId): readonly OpenStream[] {
    return [...(this.#byTable.get(table) ?? [])]
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
