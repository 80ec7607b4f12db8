/** How the points of a stretch add up, in words. */
import { type CardHappening, describeScore } from '@bastide/card-game/words'
import type { GameText, Happening } from '@bastide/kernel'

/** One item of a sum: "(2+3+1) × 3 persons", and its points. */
export interface SumItem {
  readonly words: string
  readonly points: number
}

/** The scores among these happenings. */
export const sumOf = (texts: GameText, happenings: readonly Happening[]): readonly SumItem[] =>
  (happenings as readonly CardHappening[])
    .filter(({ kind }) => kind === 'score')
    .map((score) => ({ words: describeScore(texts, score), points: score.points }))

export const totalOf = (items: readonly SumItem[]): number => items.reduce((sum, { points }) => sum + points, 0)
