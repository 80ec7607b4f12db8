/** What somebody undid, in words, for everybody else: nobody is to wonder where a move has gone. */
import type { GameText, Seat } from '@bastide/kernel'
import { say } from '../kit/messages.svelte.ts'
import type { PageSpeech } from '../playing/game-page.ts'
import type { TakenBack } from '../playing/updates.ts'
import { happeningsOf } from '../story/story-words.ts'
import { announced } from './news.ts'

export function undoneWords(
  speech: Pick<PageSpeech, 'storyLine'>,
  texts: GameText,
  names: readonly string[],
  taken: TakenBack | null,
  mine: readonly Seat[],
): string {
  // Whoever did it knows.
  if (taken === null || mine.includes(taken.by)) return ''
  const what = announced(speech, texts, names, happeningsOf(taken.own))
  return say(taken.hasMore ? 'back.done.more' : 'back.done', { name: names[taken.by] ?? '', what })
}
