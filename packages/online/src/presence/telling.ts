/** Tells who is there, at most once a second for each table. */
import type { TableId } from '@bastide/wire'

const PAUSE_MS = 1_000

interface Clock {
  now(): number
  after(ms: number, call: () => void): () => void
}

export class PresenceTelling {
  readonly #clock: Clock
  readonly #tell: (table: TableId) => void
  /** When each was last told of. One that is not told of again soon is forgotten by `sweep`. */
  readonly #last = new Map<TableId, number>()
  readonly #waiting = new Set<TableId>()

  constructor(clock: Clock, tell: (table: TableId) => void) {
    this.#clock = clock
    this.#tell = tell
  }

  /** Somebody came, left or is something else than before. */
  changed(table: TableId): void {
    if (this.#waiting.has(table)) return
    const wait = (this.#last.get(table) ?? -PAUSE_MS) + PAUSE_MS - this.#clock.now()
    if (wait <= 0) this.#now(table)
    else {
      this.#waiting.add(table)
      this.#clock.after(wait, () => this.#now(table))
    }
  }

  sweep(): void {
    const old = this.#clock.now() - PAUSE_MS
    for (const [table, at] of this.#last) if (at < old) this.#last.delete(table)
  }

  #now(table: TableId): void {
    this.#waiting.delete(table)
    this.#last.set(table, this.#clock.now())
    this.#tell(table)
  }
}
