/** Sounds for what has just happened, and what a seat did last. */
import type { GameText, Happening, Seat } from '@bastide/kernel'
import type { Told } from '@bastide/wire'
import { sounds } from '../kit/sounds.ts'
import type { GamePage, PageSpeech } from '../playing/game-page.ts'
import { lineOf } from '../story/story-lines.ts'
import { happeningsOf, untilEnding } from '../story/story-words.ts'

export function playSound(page: GamePage, told: readonly Told[], isMyTurnNow: boolean): void {
  const sound = page.soundOf(told)
  if (sound !== null) sounds[sound]()
  if (isMyTurnNow) sounds.turn()
}

/** What a seat did when it last moved: its moves in a row, up to the end of the last turn. */
export function lastMoveOf(story: readonly Told[], seat: Seat): readonly Happening[] {
  const last = story.map(({ by }) => by).lastIndexOf(seat)
  let first = last
  while (story[first - 1]?.by === seat) first--
  return last < 0 ? [] : untilEnding(happeningsOf(story.slice(first, last + 1)))
}

/** What is said to whoever listens. The number of a rule is for the eye. */
export const announced = (
  speech: Pick<PageSpeech, 'storyLine'>,
  texts: GameText,
  names: readonly string[],
  happenings: readonly Happening[],
): string => happenings.map((happening) => lineOf(speech, texts, names, happening)).join(' ')
