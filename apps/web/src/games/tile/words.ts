/** The tile game's texts for a table's modules, by language. */
import { type GameText, type Language, SPEAKING, textsFor } from '@bastide/tile-game/words'

const known = new Map<string, GameText>()

/** The texts of these modules, or of all modules. */
export function textsOf(modules: readonly string[] | null, language: Language): GameText {
  const key = `${language} ${modules?.join() ?? '*'}`
  const texts =
    known.get(key) ??
    textsFor(
      SPEAKING.filter(({ id }) => modules === null || id === 'base' || modules.includes(id)),
      language,
    )
  known.set(key, texts)
  return texts
}

/** Capitalized, for the beginning of a line. */
export const capital = (text: string): string => (text[0]?.toUpperCase() ?? '') + text.slice(1)
