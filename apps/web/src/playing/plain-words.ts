/** The words of a game without modules: it has one set of texts and one list of rules, whatever its setup. */
import type { GameText, Language } from '@bastide/kernel'
import type { GameWords, PageSpeech } from './game-page.ts'

/** What such a game exports from its `./words`. */
interface Spoken extends Pick<PageSpeech, 'storyLine' | 'chaptersOf' | 'toNotation' | 'fromNotation'> {
  readonly NAMED_SETUPS: PageSpeech['namedSetups']
  readonly SOURCES: GameWords['sources']
  readonly sourcesOf: (happenings: never, seats: number) => ReturnType<GameWords['sourcesOf']>
  readonly sourceName: GameWords['sourceName']
}

export const plainWords = (
  id: string,
  { NAMED_SETUPS, SOURCES, sourcesOf, sourceName, storyLine, chaptersOf, toNotation, fromNotation }: Spoken,
  textsIn: (language: Language) => GameText,
  lessons?: GameWords['lessons'],
): GameWords => ({
  speech: {
    namedSetups: NAMED_SETUPS,
    textsOf: (_, language) => textsIn(language),
    storyLine,
    chaptersOf,
    toNotation,
    fromNotation,
  },
  allTexts: textsIn,
  rules: (language) => [{ id, name: textsIn(language).names[id] ?? id, clauses: textsIn(language).clauses }],
  sources: SOURCES,
  sourcesOf: (happenings, seats) => sourcesOf(happenings as never, seats),
  sourceName,
  ...(lessons === undefined ? {} : { lessons }),
})
