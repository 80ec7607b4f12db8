/** What the commands say themselves, besides the games' texts, in each language: one line each. */
import type { Language, Leaving, Wording } from '@bastide/kernel'
import { da } from './text/da.ts'
import { de } from './text/de.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { nl } from './text/nl.ts'

/** How a seat left, before the number of moves made until then; then headings, and who decides if no seat does. */
type Word = `left.${Leaving['why']}` | 'turn' | 'rules' | 'chance'
/** Where a game stands after so many moves: somebody is awaited, or it is over. */
type Sentence = 'awaited' | 'over'

export interface CommandTexts extends Wording {
  readonly words: { readonly [word in Word]: string }
  readonly sentences: { readonly [sentence in Sentence]: string }
}

export const TEXTS: { readonly [language in Language]: CommandTexts } = { en, nl, da, de, fr }
