/** The default names of seats in the user's language. */
import type { BotTexts } from '@bastide/bots/words'
import { say, speaking } from '../kit/messages.svelte.ts'
import { type Language, settings } from '../kit/settings.svelte.ts'
import type { SeatWords } from './opening-draft.ts'

const FILES = import.meta.glob<BotTexts>('../text/*/bots.ts', { import: 'texts' })
const loaded = new Map<Language, BotTexts>()

speaking.alongside(async (language) => {
  const texts = loaded.get(language) ?? (await FILES[`../text/${language}/bots.ts`]?.())
  if (texts !== undefined) loaded.set(language, texts)
})

export const botName = (id: string): string => loaded.get(speaking.language)?.[id]?.name ?? id
export const botSays = (id: string): string => loaded.get(speaking.language)?.[id]?.says ?? ''

export const seatWords = (): SeatWords => ({
  you: settings.values.name.trim() || say('seat.you'),
  player: (number) => say('seat.player', { number }),
  bot: botName,
})
