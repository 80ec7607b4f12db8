/** The lobby's texts about a game. */
import type { GameText, NamedSetup } from '@bastide/kernel'
import { frontOf } from '../games/fronts.ts'
import { wordsOf } from '../games/words.ts'
import { say } from '../kit/messages.svelte.ts'
import type { Language } from '../kit/settings.svelte.ts'

const noTexts = (language: Language): GameText => ({ language, names: {}, words: {}, sentences: {}, clauses: {} })

/** Once the game's words are loaded. */
export const gameTexts = (game: string, language: Language): GameText =>
  wordsOf(game)?.allTexts(language) ?? noTexts(language)

/** Once the game's words are loaded. */
export const namedSetups = (game: string): readonly NamedSetup[] => wordsOf(game)?.speech.namedSetups ?? []

/** A game of a newer version may be stored here: it goes by its id. */
export function gameName(game: string): string {
  const front = frontOf(game)
  return front === undefined ? game : say(front.name)
}

export const gameSymbol = (game: string): string => frontOf(game)?.symbol ?? ''
