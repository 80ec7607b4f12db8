/** The game of a lesson as a record: the learner, opponents with faces, and all moves of the script. */
import type { Lesson } from '@bastide/kernel'
import { RECORD_FORMAT, RECORD_VERSION, scriptOf } from '@bastide/wire'
import { characterIn } from '../kit/bot-character.ts'
import { characterName } from '../kit/bot-words.ts'
import { say } from '../kit/messages.svelte.ts'
import { settings } from '../kit/settings.svelte.ts'

const BOT = 'journeyman'
const COLOURS = ['blue', 'red', 'green', 'yellow', 'black'] as const

export function lessonRecord(game: string, lesson: Lesson): unknown {
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    game,
    setup: lesson.setup,
    seats: COLOURS.slice(0, lesson.seats).map((colour, seat) => {
      if (seat === 0) return { name: settings.values.name.trim() || say('seat.you'), colour }
      const character = characterIn({ colour, player: { kind: 'bot', bot: BOT } })
      return { name: character === null ? BOT : characterName(character), bot: BOT, colour }
    }),
    moves: scriptOf(lesson).moves,
  }
}
