/** The words of the games that have pages: light enough to be there before anybody plays. */
import type { GameWords } from '../playing/game-page.ts'
import { words as card } from './card/words.ts'
import { words as dice } from './dice/words.ts'
import { words as tile } from './tile/words.ts'

const WORDS: { readonly [game: string]: GameWords } = { tile, dice, card }

export const GAMES_WITH_WORDS: readonly string[] = Object.keys(WORDS)

export const wordsOf = (game: string): GameWords | undefined => (Object.hasOwn(WORDS, game) ? WORDS[game] : undefined)
