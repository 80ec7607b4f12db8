/** How one update of a table follows from another. */
import type { TableUpdate, Told } from '@bastide/wire'

/** An update that is not shown yet. */
export interface Coming {
  readonly update: TableUpdate
  /** The number of moves that were known before it. */
  readonly known: number
}

/**
 * Whether an update tells what came after another one. It does not after a take-back. Somebody else who looks from the
 * same screen hears the whole story as it is theirs.
 */
export function isContinued(before: TableUpdate, update: TableUpdate): boolean {
  const isTold = update.from === before.view.moves || (update.from === 0 && update.viewer !== before.viewer)
  return isTold && update.version > before.version && update.view.moves > before.view.moves
}

/** The story after so many moves, of which an update tells the last ones. */
export const storyUpTo = (known: readonly Told[], { from, told }: TableUpdate, moves: number): readonly Told[] => [
  ...known.slice(0, from),
  ...told.slice(0, moves - from),
]
