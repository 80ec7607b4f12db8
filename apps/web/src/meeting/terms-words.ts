/** What a table agreed on, in words, as far as it is not what everybody expects. */
import type { GameText } from '@bastide/kernel'
import type { ClockPlan } from '@bastide/table'
import type { Terms } from '@bastide/wire'
import { botName } from '../kit/bot-words.ts'
import { durationWords } from '../kit/duration-words.ts'
import { say } from '../kit/messages.svelte.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export function clockWords(clock: ClockPlan): string {
  if (clock.kind === 'none') return say('clock.none')
  if (clock.kind === 'move' && clock.ms >= DAY_MS)
    return say('meet.clock.days', { time: say('clock.days.count', { count: Math.round(clock.ms / DAY_MS) }) })
  const time = durationWords(clock.ms / 1000)
  if (clock.kind === 'move') return say('meet.clock.days', { time })
  // What is added with each move makes the difference between enough time and too little.
  return clock.increment === 0
    ? say('meet.clock.game', { time })
    : say('meet.clock.bonus', { time, bonus: durationWords(clock.increment / 1000) })
}

export const termsWords = (terms: Terms, { words }: GameText): readonly string[] => [
  clockWords(terms.clock),
  ...terms.aids.map((aid) => words[`aid.${aid}`] ?? aid),
  ...(terms.watchedBy === 'link' ? [] : [say(`meet.watched.${terms.watchedBy}`)]),
  ...(terms.delay > 0 ? [say('meet.delayed', { minutes: terms.delay / 60_000 })] : []),
  ...(terms.standIn === null ? [] : [say('meet.stands-in', { bot: botName(terms.standIn) })]),
]
