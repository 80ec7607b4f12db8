/** The languages that the tile game speaks: one line each. A page imports the one that it shows, `text/<language>`. */
import type { GameText, Language } from '@bastide/kernel'
import { da } from './text/da.ts'
import { de } from './text/de.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { nl } from './text/nl.ts'
import { mergedTexts, type TileTexts } from './text.ts'

export const TEXTS: { readonly [language in Language]: TileTexts } = { en, nl, da, de, fr }

/** The texts for a table with these modules. */
export const textsFor = (modules: readonly { readonly id: string }[], language: Language): GameText =>
  mergedTexts(
    TEXTS[language],
    modules.map(({ id }) => id),
  )
