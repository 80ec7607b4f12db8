/** The course of the scores, derived from happenings alone: after each turn and after the final scoring. */

import type { Happening } from '@bastide/kernel'
import type { Told } from '@bastide/wire'
import type { PageSpeech } from '../playing/game-page.ts'
import { turnsOf } from '../story/story-turns.ts'

export interface ScorePoint {
  /** The number of turns played, or `end` after the final scoring. */
  readonly turn: number | 'end'
  /** The position that shows it. */
  readonly position: number
  /** By seat. */
  readonly scores: readonly number[]
}

export function scoreHistory(speech: PageSpeech, told: readonly Told[], seats: number): readonly ScorePoint[] {
  const scores = Array.from({ length: seats }, () => 0)
  const points: ScorePoint[] = [{ turn: 0, position: 0, scores: [...scores] }]
  for (const { turn, last, happenings } of turnsOf(speech, told).turns) {
    for (const { seat, points: given } of happenings) if (seat !== null) scores[seat] = (scores[seat] ?? 0) + given
    const isEnd = happenings[0]?.kind === 'ending'
    // Whatever precedes the first turn, such as who starts, still counts as the beginning.
    if (turn !== null || isEnd) points.push({ turn: turn ?? 'end', position: last, scores: [...scores] })
  }
  return points
}

/** The final scoring: the scores before it, and what it added, in order. */
export interface FinalCount {
  readonly before: readonly number[]
  readonly steps: readonly { readonly happening: Happening; readonly scores: readonly number[] }[]
}

export function finalCount(speech: PageSpeech, told: readonly Told[], seats: number): FinalCount {
  const history = scoreHistory(speech, told, seats)
  const ending = turnsOf(speech, told).turns.find(({ happenings }) => happenings[0]?.kind === 'ending')
  const before = history.filter(({ turn }) => turn !== 'end').at(-1)?.scores ?? []
  let scores = before
  const steps = (ending?.happenings ?? []).flatMap((happening) => {
    const { seat, points } = happening
    if (seat === null || points === 0) return []
    scores = scores.map((score, i) => (i === seat ? score + points : score))
    return [{ happening, scores }]
  })
  return { before, steps }
}
