/** The tile game's words, as the pages ask for them. */
import {
  type GameText,
  type Language,
  SOURCES,
  SPEAKING,
  sourceName,
  sourcesOf,
  speech,
  textsFor,
} from '@bastide/tile-game/words'
import type { GameWords } from '../../playing/game-page.ts'

const kept = new Map<Language, GameText>()

export const words: GameWords = {
  speech,
  allTexts(language) {
    const texts = kept.get(language) ?? textsFor(SPEAKING, language)
    kept.set(language, texts)
    return texts
  },
  rules: (language) =>
    SPEAKING.map(({ id, text }) => ({ id, name: text[language].name, clauses: text[language].clauses })),
  sources: SOURCES,
  sourcesOf: (happenings, seats) => sourcesOf(happenings as never, seats),
  sourceName,
}
