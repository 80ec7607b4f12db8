/** The tile game's words, in the languages that are loaded. */
import type { Json } from '@bastide/kernel'
import {
  chaptersOf,
  fromNotation,
  type GameText,
  type Language,
  mergedTexts,
  NAMED_SETUPS,
  SOURCES,
  SPEAKING,
  shownLine,
  sourceName,
  sourcesOf,
  storyLine,
  type TileHappening,
  type TileTexts,
  toNotation,
} from '@bastide/tile-game/words'
import type { GameWords } from '../../playing/game-page.ts'
import { loadedTexts } from '../../playing/loaded-texts.ts'

/** Everything the game says. */
const textsIn = loadedTexts('tile', import.meta.glob<TileTexts>('./text/*.ts', { import: 'texts' }))
const merged = new Map<string, GameText>()

const [BASE, ...EXPANSIONS] = SPEAKING.map(({ id }) => id)

/** The texts of these modules. The same modules give the same object: what shows them is then not drawn again. */
function textsOf(modules: readonly string[], language: Language): GameText {
  const inPlay = [BASE as string, ...EXPANSIONS.filter((id) => modules.includes(id))]
  const key = `${language} ${inPlay.join()}`
  const texts = merged.get(key) ?? mergedTexts(textsIn(language), inPlay)
  merged.set(key, texts)
  return texts
}

const modulesOf = (setup: Json): readonly string[] =>
  (setup as { readonly modules?: readonly string[] } | null)?.modules ?? []

export const words: GameWords = {
  speech: {
    namedSetups: NAMED_SETUPS,
    textsOf: (setup, language) => textsOf(modulesOf(setup), language),
    storyLine,
    shownLine: (texts, names, happening) => shownLine(texts, names, happening as TileHappening),
    chaptersOf,
    toNotation,
    fromNotation,
  },
  allTexts: (language) => textsOf(EXPANSIONS, language),
  rules: (language) =>
    Object.entries(textsIn(language).modules).map(([id, { name, clauses }]) => ({ id, name, clauses })),
  sources: SOURCES,
  sourcesOf: (happenings, seats) => sourcesOf(happenings as never, seats),
  sourceName,
  lessons: async () => (await import('@bastide/tile-game/lessons')).LESSONS,
}
