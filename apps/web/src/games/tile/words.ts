/** The tile game's words for a table's modules, in a language. */
import { type GameText, type Language, SPEAKING, textsFor } from '@bastide/tile-game/words'

const known = new Map<string, GameText>()

/** Of these modules, or of all there are. */
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

/** With a capital, as a line begins. */
export const capital = (text: string): string => (text[0]?.toUpperCase() ?? '') + text.slice(1)
