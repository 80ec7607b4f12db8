/** How one update of a table follows from another. */
import type { TableUpdate, Told } from '@bastide/wire'
import { BRIEF_MS } from './scenes.ts'

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

/** The moves of an update that were not known before it. */
export const newlyTold = ({ update, known }: Coming): readonly Told[] => update.told.slice(known - update.from)

/** Whether somebody who does not play from this screen has moved. */
export const isByOthers = ({ mine }: TableUpdate, told: readonly Told[]): boolean =>
  told.some(({ by }) => by !== 'chance' && !mine.includes(by))

/**
 * How long showing what came before an update may take, in milliseconds: nobody's time is spent on it, and a bot's only
 * briefly.
 */
export function showingTime({ view: { clock, seats } }: TableUpdate): number {
  if (clock.running === null) return Number.POSITIVE_INFINITY
  return seats[clock.running]?.player.kind === 'bot' ? BRIEF_MS - 1 : 0
}

/** The story after so many moves, of which an update tells the last ones. */
export const storyUpTo = (known: readonly Told[], { from, told }: TableUpdate, moves: number): readonly Told[] => [
  ...known.slice(0, from),
  ...told.slice(0, moves - from),
]
