/** The words of bots and of their characters, in the user's language. */
import type { BotTexts } from '@bastide/bots/words'
import type { CharacterId } from './bot-character.ts'
import { say, speaking } from './messages.svelte.ts'
import type { Language } from './settings.svelte.ts'

const FILES = import.meta.glob<BotTexts>('../text/*/bots.ts', { import: 'texts' })
const loaded = new Map<Language, BotTexts>()

speaking.alongside(async (language) => {
  const texts = loaded.get(language) ?? (await FILES[`../text/${language}/bots.ts`]?.())
  if (texts !== undefined) loaded.set(language, texts)
})

export const botName = (id: string): string => loaded.get(speaking.language)?.bots[id]?.name ?? id
export const botSays = (id: string): string => loaded.get(speaking.language)?.bots[id]?.says ?? ''
export const characterName = (id: CharacterId): string => loaded.get(speaking.language)?.characters[id].name ?? ''

/** What a character says of itself, in quotation marks. */
export function mottoOf(id: CharacterId): string {
  const motto = loaded.get(speaking.language)?.characters[id].motto
  return motto === undefined ? '' : say('bot.motto', { motto })
}
