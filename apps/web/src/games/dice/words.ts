/** The dice game's words, in the languages that are loaded. */
import {
  chaptersOf,
  NAMED_SETUPS,
  SOURCES,
  sourceName,
  sourcesOf,
  storyLine,
  toNotation,
} from '@bastide/dice-game/words'
import type { GameText } from '@bastide/kernel'
import type { GameWords } from '../../playing/game-page.ts'
import { loadedTexts } from '../../playing/loaded-texts.ts'

const textsIn = loadedTexts('dice', import.meta.glob<GameText>('./text/*.ts', { import: 'texts' }))

export const words: GameWords = {
  speech: { namedSetups: NAMED_SETUPS, textsOf: (_, language) => textsIn(language), storyLine, chaptersOf, toNotation },
  allTexts: textsIn,
  rules: (language) => [
    { id: 'dice', name: textsIn(language).names.dice ?? 'dice', clauses: textsIn(language).clauses },
  ],
  sources: SOURCES,
  sourcesOf: (happenings, seats) => sourcesOf(happenings as never, seats),
  sourceName,
}
