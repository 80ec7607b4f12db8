/** What the commands say themselves, besides the games' texts, in each language: one line each. */
import type { Language, Leaving } from '@bastide/kernel'
import { da } from './text/da.ts'
import { en } from './text/en.ts'
import { nl } from './text/nl.ts'

export interface CommandTexts {
  /** How a seat left; the number of moves made before follows. */
  readonly left: { readonly [why in Leaving['why']]: string }
}

export const TEXTS: { readonly [language in Language]: CommandTexts } = { en, nl, da }
