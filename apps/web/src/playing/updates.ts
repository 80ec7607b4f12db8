/** How one update of a table follows from another. */
import type { Seat } from '@bastide/kernel'
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

/** Whether nobody has moved or taken back: something else has happened at the table. */
export const staysInPlace = (before: TableUpdate, update: TableUpdate): boolean =>
  before.viewer === update.viewer && before.view.moves === update.view.moves && update.from >= before.view.moves

/** Moves that do not stand any more. */
export interface TakenBack {
  readonly by: Seat
  /** What that seat had done. */
  readonly own: readonly Told[]
  /** Others had moved since, which is undone too. */
  readonly hasMore: boolean
}

/** What an update takes back of the story so far. Whoever took back is the first whose move is gone. */
export function takenBackBy(before: TableUpdate, story: readonly Told[], update: TableUpdate): TakenBack | null {
  if (before.viewer !== update.viewer) return null
  const now = storyUpTo(story, update, update.view.moves)
  const isGone = (told: Told, i: number): boolean => told !== now[i] && JSON.stringify(told) !== JSON.stringify(now[i])
  const stand = story.findIndex(isGone)
  const gone = stand < 0 ? [] : story.slice(stand).filter(({ by }) => by !== 'chance')
  const by = gone[0]?.by
  if (typeof by !== 'number') return null
  const others = gone.findIndex((told) => told.by !== by)
  return { by, own: others < 0 ? gone : gone.slice(0, others), hasMore: others >= 0 }
}
