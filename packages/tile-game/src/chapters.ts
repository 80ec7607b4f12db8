/** A story in chapters: what came before the first turn, turn by turn, and the end. */
import type { Chapter as ChapterOf, Seat } from '@bastide/kernel'
import type { TileHappening } from './happening.ts'

export type Chapter = ChapterOf<TileHappening>

/** A draw after one of these continues the same turn: the tile drawn before it fitted nowhere. */
const DRAWN_IN_VAIN: readonly TileHappening['kind'][] = ['discarded', 'set-aside', 'lifted', 'abandoned']

export function chaptersOf(happenings: readonly TileHappening[]): readonly Chapter[] {
  const chapters: { turn: number | null; seat: Seat | null; happenings: TileHappening[] }[] = []
  let turns = 0
  happenings.forEach((happening, i) => {
    const before = happenings[i - 1]
    const beginsTurn = happening.kind === 'drawn' && (before === undefined || !DRAWN_IN_VAIN.includes(before.kind))
    if (beginsTurn) chapters.push({ turn: ++turns, seat: happening.seat, happenings: [] })
    else if (happening.kind === 'ending' || chapters.length === 0)
      chapters.push({ turn: null, seat: null, happenings: [] })
    chapters.at(-1)?.happenings.push(happening)
  })
  return chapters
}
