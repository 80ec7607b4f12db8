/** The languages that the dice game speaks: one line each. A page imports the one that it shows, `text/<language>`. */
import type { GameText, Language } from '@bastide/kernel'
import { da } from './text/da.ts'
import { de } from './text/de.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { nl } from './text/nl.ts'

/** Everything the game says, in each language; the same for every setup. */
export const TEXTS: { readonly [language in Language]: GameText } = { en, nl, da, de, fr }
