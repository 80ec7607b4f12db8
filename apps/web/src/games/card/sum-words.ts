/** How the points of a stretch add up, in words. */
import { type CardHappening, describeScore } from '@bastide/card-game/words'
import type { GameText, Happening } from '@bastide/kernel'
import { say } from '../../kit/messages.svelte.ts'

/** One item of a sum: "(2+3+1) × 3 persons", and its points. */
export interface SumItem {
  readonly words: string
  readonly points: number
}

function wordsOf(texts: GameText, score: CardHappening): string {
  const words = describeScore(texts, score)
  return score.clause === 'CARD-17' ? say('card.misplaced', { card: words }) : words
}

/** The scores among these happenings. */
export const sumOf = (texts: GameText, happenings: readonly Happening[]): readonly SumItem[] =>
  (happenings as readonly CardHappening[])
    .filter(({ kind }) => kind === 'score')
    .map((score) => ({ words: wordsOf(texts, score), points: score.points }))

export const totalOf = (items: readonly SumItem[]): number => items.reduce((sum, { points }) => sum + points, 0)
