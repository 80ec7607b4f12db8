/** The tile game's texts in the page's language, for a table's modules. */
import { type GameText, type Language, mergedTexts, SPEAKING, type TileTexts } from '@bastide/tile-game/words'
import { speaking } from '../../kit/messages.svelte.ts'

const FILES = import.meta.glob<TileTexts>('../../text/*/tile.ts', { import: 'texts' })
const loaded = new Map<Language, TileTexts>()
const merged = new Map<string, GameText>()

speaking.alongside(async (language) => {
  const texts = loaded.get(language) ?? (await FILES[`../../text/${language}/tile.ts`]?.())
  if (texts !== undefined) loaded.set(language, texts)
})

/** Everything the game says. Pages are opened once it is loaded. */
export function tileTexts(language: Language): TileTexts {
  const texts = loaded.get(language)
  if (texts === undefined) throw new Error(`the texts of the tile game are not loaded in ${language}`)
  return texts
}

/** The texts of these modules, or of all modules. */
export function textsOf(modules: readonly string[] | null, language: Language): GameText {
  const key = `${language} ${modules?.join() ?? '*'}`
  const inPlay = SPEAKING.map(({ id }) => id).filter((id) => modules === null || id === 'base' || modules.includes(id))
  const texts = merged.get(key) ?? mergedTexts(tileTexts(language), inPlay)
  merged.set(key, texts)
  return texts
}

/** Capitalized, for the beginning of a line. */
export const capital = (text: string): string => (text[0]?.toUpperCase() ?? '') + text.slice(1)
