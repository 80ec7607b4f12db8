/**
 * A mark says how far somebody has been told of a table: the version, as which viewer, and when it came about. With it
 * they go on where they were. Whoever forges one misleads only themselves: it chooses no viewer and shows nothing.
 */
import type { Seat } from '@bastide/kernel'
import type { TableEvent, TableState } from '@bastide/table'

export interface Mark {
  readonly version: number
  readonly viewer: Seat
  /** Tells versions of one number apart, where a table was restored from a backup and went on otherwise. */
  readonly at: number
}

const FORM = /^(0|[1-9]\d{0,8})\.(w|[0-9]{1,2})\.([0-9a-z]{1,11})$/
const WATCHING = 'w'
const RADIX = 36

export const markOf = ({ version, at }: Pick<TableState, 'version' | 'at'>, viewer: Seat): string =>
  `${version}.${viewer < 0 ? WATCHING : viewer}.${at.toString(RADIX)}`

/** A mark that was sent back, or null if it is none. `watcher` is how a watcher is called. */
export function readMark(text: string, watcher: Seat): Mark | null {
  const found = FORM.exec(text)
  if (found === null) return null
  const [, version, viewer, at] = found as unknown as readonly [string, string, string, string]
  return {
    version: Number(version),
    viewer: viewer === WATCHING ? watcher : Number(viewer),
    at: Number.parseInt(at, RADIX),
  }
}

/**
 * How many moves of today's story somebody heard who was told everything up to a mark; null if these events never had
 * it. Moves that were taken back since are heard anew.
 */
export function heardAt(events: readonly TableEvent[], { version, at }: Mark): number | null {
  const last = events[version - 1]
  if (last === undefined || last.at !== at) return null
  let moves = 0
  let heard = 0
  for (const [i, event] of events.entries()) {
    if (event.is === 'played') moves++
    if (event.is === 'taken-back') moves = event.to
    heard = i < version ? moves : Math.min(heard, moves)
  }
  return heard
}
