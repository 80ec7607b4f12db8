/** The default names of seats in the user's language. */
import { characterIn } from '../kit/bot-character.ts'
import { botName, characterName } from '../kit/bot-words.ts'
import { say } from '../kit/messages.svelte.ts'
import { settings } from '../kit/settings.svelte.ts'
import type { SeatWords } from './opening-draft.ts'

export const seatWords = (): SeatWords => ({
  you: settings.values.name.trim() || say('seat.you'),
  player: (number) => say('seat.player', { number }),
  bot(bot, colour) {
    const character = characterIn({ colour, player: { kind: 'bot', bot } })
    return character === null ? botName(bot) : characterName(character)
  },
})
