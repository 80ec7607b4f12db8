/** The dice game's words, in the languages that are loaded. */
import {
  chaptersOf,
  fromNotation,
  NAMED_SETUPS,
  SOURCES,
  sourceName,
  sourcesOf,
  storyLine,
  toNotation,
} from '@bastide/dice-game/words'
import type { GameText } from '@bastide/kernel'
import { loadedTexts } from '../../playing/loaded-texts.ts'
import { plainWords } from '../../playing/plain-words.ts'

export const words = plainWords(
  'dice',
  { chaptersOf, NAMED_SETUPS, SOURCES, sourceName, sourcesOf, storyLine, toNotation, fromNotation },
  loadedTexts('dice', import.meta.glob<GameText>('./text/*.ts', { import: 'texts' })),
  async () => (await import('@bastide/dice-game/lessons')).LESSONS,
)
