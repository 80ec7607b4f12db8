/**
 * Words that are the same in another language as in English. Any other text that is the same was forgotten, and the
 * tests of texts say so. One list for the games, the command line and the pages: whoever translates adds to it.
 */
import type { Language } from '../src/index.ts'

export const SAME_WORDS: { readonly [language in Language]?: readonly string[] } = {
  nl: [
    'bot',
    'Bots',
    'Carcassonne',
    'Details: {reason}',
    'in Carcassonne',
    'Link',
    'max',
    'Menu',
    'Scores',
    'Variant',
    'west',
  ],
  da: ['bot', 'Bots', 'Carcassonne', 'Link', 'Menu', 'Pause', 'person', 'point', 'Variant', 'Version {version}'],
  de: ['Bots', 'Carcassonne', 'Details: {reason}', 'Link', 'Name', 'Pause', 'Replay', 'Text', 'Version {version}'],
  fr: [
    '{minutes, plural, one {# minute} other {# minutes}}',
    '{points, plural, one {# point} other {# points}}',
    '10 points',
    '2 points',
    '4 points',
    'bot',
    'Bots',
    'Carcassonne',
    'chevron',
    'dragon',
    'max',
    'Menu',
    'Options',
    'Pages',
    'Pause',
    'Place',
    'point',
    'points',
    'rose',
    'Scores',
    'Six',
    'Total',
    'Version {version}',
  ],
}
