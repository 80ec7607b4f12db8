/** The card game's words, in the languages that are loaded. */
import {
  chaptersOf,
  fromNotation,
  NAMED_SETUPS,
  SOURCES,
  sourceName,
  sourcesOf,
  storyLine,
  toNotation,
} from '@bastide/card-game/words'
import type { GameText } from '@bastide/kernel'
import { loadedTexts } from '../../playing/loaded-texts.ts'
import { plainWords } from '../../playing/plain-words.ts'

export const words = plainWords(
  'card',
  { chaptersOf, NAMED_SETUPS, SOURCES, sourceName, sourcesOf, storyLine, toNotation, fromNotation },
  loadedTexts('card', import.meta.glob<GameText>('./text/*.ts', { import: 'texts' })),
  async () => (await import('@bastide/card-game/lessons')).LESSONS,
)
