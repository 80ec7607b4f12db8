/** What somebody undid, in words, for everybody else: nobody is to wonder where a move has gone. */
import type { GameText, Seat } from '@bastide/kernel'
import { say } from '../kit/messages.svelte.ts'
import type { PageSpeech } from '../playing/game-page.ts'
import type { TakenBack } from '../playing/updates.ts'
import { lineOf } from '../story/story-lines.ts'
import { happeningsOf } from '../story/story-words.ts'

export function undoneWords(
  speech: Pick<PageSpeech, 'storyLine'>,
  texts: GameText,
  names: readonly string[],
  taken: TakenBack | null,
  mine: readonly Seat[],
): string {
  // Whoever did it knows.
  if (taken === null || mine.includes(taken.by)) return ''
  const what = happeningsOf(taken.own)
    .map((happening) => lineOf(speech, texts, names, happening))
    .join(' ')
  return say(taken.hasMore ? 'back.done.more' : 'back.done', { name: names[taken.by] ?? '', what })
}
