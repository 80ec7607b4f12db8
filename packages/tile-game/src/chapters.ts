/** A story in chapters: what was before the first turn, turn after turn, and the end. */
import type { Seat } from '@bastide/kernel'
import type { TileHappening } from './happening.ts'

export interface Chapter {
  /** The number of the turn, from 1; null for what is before the first and for the end. */
  readonly turn: number | null
  /** Whose turn it is. */
  readonly seat: Seat | null
  readonly happenings: readonly TileHappening[]
}

/** A draw after one of these goes on with the same turn: the tile drawn before it had no place. */
const DRAWN_IN_VAIN: readonly TileHappening['kind'][] = ['discarded', 'set-aside', 'lifted', 'abandoned']

export function chaptersOf(happenings: readonly TileHappening[]): readonly Chapter[] {
  const chapters: { turn: number | null; seat: Seat | null; happenings: TileHappening[] }[] = []
  let turns = 0
  happenings.forEach((happening, i) => {
    const before = happenings[i - 1]
    const beginsTurn = happening.kind === 'drawn' && (before === undefined || !DRAWN_IN_VAIN.includes(before.kind))
    if (beginsTurn) chapters.push({ turn: ++turns, seat: happening.seat, happenings: [] })
    else if (happening.kind === 'ending' || chapters.length === 0) chapters.push({ turn: null, seat: null, happenings: [] })
    chapters.at(-1)?.happenings.push(happening)
  })
  return chapters
}
