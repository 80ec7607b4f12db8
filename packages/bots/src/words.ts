/**
 * The names of bots and of the characters they appear as, with a line about each, without the bots themselves and
 * without any game. A page imports the language that it shows, `text/<language>`.
 */
import type { Language } from '@bastide/kernel'
import type { BotTexts } from './bot-texts.ts'
import { da } from './text/da.ts'
import { de } from './text/de.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { nl } from './text/nl.ts'

export type { BotTexts, BotWords, CharacterWords } from './bot-texts.ts'

export const BOT_WORDS: { readonly [language in Language]: BotTexts } = { en, nl, da, de, fr }
