/** Which tables stay in memory for a while after somebody used them. Their number is bounded. */
import type { TableId } from '@bastide/wire'

/** So that requests to very many tables do not fill the memory. */
const MOST_STAYING = 200

export class Staying {
  readonly #ms: number
  readonly #most: number
  /** Until when each stays, in the order of their last use. */
  readonly #until = new Map<TableId, number>()

  constructor(ms: number, most = MOST_STAYING) {
    this.#ms = ms
    this.#most = most
  }

  has(table: TableId): boolean {
    return this.#until.has(table)
  }

  /** It was used just now. Gives the table that has to make room for it, if there is one. */
  used(table: TableId, now: number): TableId | null {
    if (this.#ms <= 0) return null
    this.#until.delete(table)
    this.#until.set(table, now + this.#ms)
    const [oldest] = this.#until.keys()
    if (this.#until.size <= this.#most || oldest === undefined) return null
    this.#until.delete(oldest)
    return oldest
  }

  forget(table: TableId): void {
    this.#until.delete(table)
  }

  /** Those whose time is over. They are not remembered any more. */
  over(now: number): readonly TableId[] {
    const over = [...this.#until].filter(([, until]) => until <= now).map(([table]) => table)
    for (const table of over) this.#until.delete(table)
    return over
  }
}
