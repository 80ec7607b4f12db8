/** The card game's words, in the languages that are loaded. */
import {
  chaptersOf,
  NAMED_SETUPS,
  SOURCES,
  sourceName,
  sourcesOf,
  storyLine,
  toNotation,
} from '@bastide/card-game/words'
import type { GameText } from '@bastide/kernel'
import type { GameWords } from '../../playing/game-page.ts'
import { loadedTexts } from '../../playing/loaded-texts.ts'

const textsIn = loadedTexts('card', import.meta.glob<GameText>('./text/*.ts', { import: 'texts' }))

export const words: GameWords = {
  speech: { namedSetups: NAMED_SETUPS, textsOf: (_, language) => textsIn(language), storyLine, chaptersOf, toNotation },
  allTexts: textsIn,
  rules: (language) => [
    { id: 'card', name: textsIn(language).names.card ?? 'card', clauses: textsIn(language).clauses },
  ],
  sources: SOURCES,
  sourcesOf: (happenings, seats) => sourcesOf(happenings as never, seats),
  sourceName,
}
