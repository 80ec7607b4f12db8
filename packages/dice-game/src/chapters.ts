/** Splits a story into chapters: before the first turn, each turn, and the end. */
import type { Chapter as ChapterOf, Seat } from '@bastide/kernel'
import type { DiceHappening } from './happening.ts'

export type Chapter = ChapterOf<DiceHappening>

export function chaptersOf(happenings: readonly DiceHappening[]): readonly Chapter[] {
  const chapters: { turn: number | null; seat: Seat | null; happenings: DiceHappening[] }[] = []
  let turns = 0
  for (const happening of happenings) {
    if (happening.kind === 'thrown' && happening.throw === 1)
      chapters.push({ turn: ++turns, seat: happening.seat, happenings: [] })
    else if (happening.kind === 'over' || chapters.length === 0)
      chapters.push({ turn: null, seat: null, happenings: [] })
    chapters.at(-1)?.happenings.push(happening)
  }
  return chapters
}
