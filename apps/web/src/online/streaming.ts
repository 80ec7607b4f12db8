/**
 * The stream of a tab: one connection on which the server tells of every table that is followed. It is closed while
 * nobody sees the tab, and continued from the last cursor.
 */
import { PROTOCOL, type StreamNotice, type TableId } from '@bastide/wire'

/** The parts of an EventSource that are used here. */
export interface Source {
  onopen: (() => void) | null
  onmessage: ((event: { readonly data: string; readonly lastEventId: string }) => void) | null
  onerror: (() => void) | null
  close(): void
}

export interface StreamWorld {
  open(address: string): Source
  after(ms: number, call: () => void): () => void
}

/** What a stream is: closed on purpose, on its way, there, or lost. */
export type StreamState = 'closed' | 'opening' | 'open' | 'lost'

export interface StreamEars {
  hear(notice: StreamNotice): void
  state(state: StreamState): void
}

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 10_000
/**
 * A connection that died without a word looks like one on which nothing happens. After so long it is opened anew; with
 * the cursor that costs next to nothing.
 */
const SILENCE_MS = 90_000

/**
 * A cursor without a table that is followed no more: nothing is kept of it, and whoever comes back needs all of it. Its
 * parts begin with the table's id and a dot (docs/protocol.md).
 */
function withoutTable(cursor: string | null, table: TableId): string | null {
  const parts = (cursor ?? '').split(',').filter((part) => part !== '' && !part.startsWith(`${table}.`))
  return parts.length === 0 ? null : parts.join(',')
}

export class ServerStream {
  readonly #world: StreamWorld
  readonly #ears: StreamEars
  /** By table, as which seat it is followed. */
  readonly #followed = new Map<TableId, number | undefined>()
  #cursor: string | null = null
  #source: Source | null = null
  #pause = FIRST_PAUSE_MS
  #cancel: () => void = () => {}
  #isAwake = true
  #isWanted = false

  constructor(world: StreamWorld, ears: StreamEars) {
    this.#world = world
    this.#ears = ears
  }

  /** Listens also where no table is followed: the server tells of all tables of mine. */
  want(): void {
    if (this.#isWanted) return
    this.#isWanted = true
    this.#reopen()
  }

  follow(table: TableId, as?: number): void {
    if (this.#followed.has(table) && this.#followed.get(table) === as) return
    // Another viewer is told another story, from its beginning.
    if (this.#followed.has(table)) this.#cursor = null
    this.#followed.set(table, as)
    this.#reopen()
  }

  leave(table: TableId): void {
    if (!this.#followed.delete(table)) return
    this.#cursor = withoutTable(this.#cursor, table)
    this.#reopen()
  }

  /** Follows nothing any more, and is not opened again until something is wanted. */
  end(): void {
    this.#followed.clear()
    this.#isWanted = false
    this.#cursor = null
    this.#reopen()
  }

  /** Asks for everything anew, where something is missing. */
  startOver(): void {
    this.#cursor = null
    this.#reopen()
  }

  /** The tab is seen, or not. */
  wake(isAwake: boolean): void {
    if (isAwake === this.#isAwake) return
    this.#isAwake = isAwake
    this.#pause = FIRST_PAUSE_MS
    this.#reopen()
  }

  /** The network is there again, or something else makes it worth trying at once. */
  retry(): void {
    this.#pause = FIRST_PAUSE_MS
    this.#reopen()
  }

  /** Opens the stream again after so long. */
  retryAfter(ms: number): void {
    this.#close()
    this.#ears.state('lost')
    this.#cancel = this.#world.after(ms, () => this.#reopen())
  }

  #close(): void {
    this.#cancel()
    this.#source?.close()
    this.#source = null
  }

  #reopen(): void {
    this.#close()
    if (!this.#isAwake || (this.#followed.size === 0 && !this.#isWanted)) {
      this.#ears.state('closed')
      return
    }
    // Several tables may come and go in one breath.
    this.#cancel = this.#world.after(0, () => this.#open())
  }

  #address(): string {
    const watch = [...this.#followed].map(([table, as]) => (as === undefined ? table : `${table}~${as}`)).join()
    const from = this.#cursor === null ? '' : `&from=${encodeURIComponent(this.#cursor)}`
    return `api/stream?watch=${watch}&p=${PROTOCOL}${from}`
  }

  #open(): void {
    this.#ears.state('opening')
    const source = this.#world.open(this.#address())
    this.#source = source
    source.onopen = () => {
      this.#pause = FIRST_PAUSE_MS
      this.#ears.state('open')
      this.#listenFor()
    }
    source.onmessage = ({ data, lastEventId }) => {
      this.#listenFor()
      // An event without an id has that of the one before: a cursor moves by messages alone.
      if (lastEventId !== '') this.#cursor = lastEventId
      this.#ears.hear(JSON.parse(data) as StreamNotice)
    }
    // A source that lost its connection would try again by itself, but for ever with the cursor that it began with.
    source.onerror = () => {
      const pause = this.#pause
      this.#pause = Math.min(2 * pause, LONGEST_PAUSE_MS)
      this.retryAfter(pause)
    }
  }

  #listenFor(): void {
    this.#cancel()
    this.#cancel = this.#world.after(SILENCE_MS, () => this.#reopen())
  }
}
