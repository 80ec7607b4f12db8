/**
 * Splits a story into chapters: the first cards, each round, and the end. A chapter's `turn` is the round, and its
 * `seat` the dealer.
 */
import type { Chapter as ChapterOf, Seat } from '@bastide/kernel'
import type { CardHappening } from './happening.ts'

export type Chapter = ChapterOf<CardHappening>

export function chaptersOf(happenings: readonly CardHappening[]): readonly Chapter[] {
  const chapters: { turn: number | null; seat: Seat | null; happenings: CardHappening[] }[] = []
  for (const happening of happenings) {
    const { kind, round, seat } = happening
    if (kind === 'round') chapters.push({ turn: round as number, seat, happenings: [] })
    else if (kind === 'ending' || chapters.length === 0) chapters.push({ turn: null, seat: null, happenings: [] })
    chapters.at(-1)?.happenings.push(happening)
  }
  return chapters
}
