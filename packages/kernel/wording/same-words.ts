/**
 * Words that are the same in another language as in English. Any other text that is the same was forgotten, and the
 * tests of texts say so. One list for the games, the command line and the pages: whoever translates adds to it.
 */
import type { Language } from '../src/index.ts'

export const SAME_WORDS: { readonly [language in Language]?: readonly string[] } = {
  nl: ['Bots', 'Carcassonne', 'in Carcassonne', 'Menu', 'Scores', 'Variant', 'west'],
  da: ['Bots', 'Carcassonne', 'Menu', 'person', 'point', 'Variant', 'Version {version}'],
}
