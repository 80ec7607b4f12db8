/** The default names of seats in the user's language. */
import { BOT_WORDS } from '@bastide/bots/words'
import { say, speaking } from '../kit/messages.svelte.ts'
import { settings } from '../kit/settings.svelte.ts'
import type { SeatWords } from './opening-draft.ts'

export const botName = (id: string): string => BOT_WORDS[speaking.language]?.[id]?.name ?? id
export const botSays = (id: string): string => BOT_WORDS[speaking.language]?.[id]?.says ?? ''

export const seatWords = (): SeatWords => ({
  you: settings.values.name.trim() || say('seat.you'),
  player: (number) => say('seat.player', { number }),
  bot: botName,
})
