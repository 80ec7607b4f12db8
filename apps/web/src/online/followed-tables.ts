/**
 * The tables that a tab follows, each as it was last told, with the whole story. What changed is put in its place here,
 * so that pages hear updates, as they do from their own worker.
 */
import type { Result } from '@bastide/kernel'
import type { TableChange, TableId, TableUpdate } from '@bastide/wire'

/** Makes the next update of the one before. */
export type Applying = (before: TableUpdate, change: TableChange) => Result<TableUpdate>

export class FollowedTables {
  readonly #apply: Applying
  /** As the server told it last: what changes are made to. */
  readonly #last = new Map<TableId, TableUpdate>()
  /** The same with its story from the beginning. */
  readonly #whole = new Map<TableId, TableUpdate>()

  constructor(apply: Applying) {
    this.#apply = apply
  }

  whole(table: TableId): TableUpdate | undefined {
    return this.#whole.get(table)
  }

  /** What a page that follows the table is told; null if there is nothing new. */
  take(update: TableUpdate): TableUpdate | null {
    const before = this.#whole.get(update.table)
    if (before !== undefined && before.viewer === update.viewer && update.version < before.version) return null
    this.#last.set(update.table, update)
    if (before === undefined || before.viewer !== update.viewer) {
      this.#whole.set(update.table, update)
      return update
    }
    this.#whole.set(update.table, { ...update, from: 0, told: [...before.told.slice(0, update.from), ...update.told] })
    return update.from === 0 ? continuing(before, update) : update
  }

  /** Null where the change does not follow from what is known: then the whole has to be asked for. */
  change(change: TableChange): TableUpdate | null {
    const before = this.#last.get(change.table)
    if (before === undefined || before.version !== change.since) return null
    const applied = this.#apply(before, change)
    return applied.ok ? applied.value : null
  }

  forget(table: TableId): void {
    this.#last.delete(table)
    this.#whole.delete(table)
  }
}

/** A whole update as one that tells what is new, where the story goes on from what was known. */
function continuing(before: TableUpdate, update: TableUpdate): TableUpdate {
  const known = before.view.moves
  const isSameSoFar = JSON.stringify(update.told.slice(0, known)) === JSON.stringify(before.told)
  return isSameSoFar ? { ...update, from: known, told: update.told.slice(known) } : update
}
