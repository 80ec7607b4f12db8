/** A game's texts, loaded in the languages that the user has asked for. */
import type { Language } from '@bastide/kernel'
import { speaking } from '../kit/messages.svelte.ts'

/**
 * Loads the texts with the page's own whenever the language changes. `files` are found by Vite: a file `./text/en.ts`
 * for each language. Pages that show a game are opened once its texts are there.
 */
export function loadedTexts<Texts>(
  game: string,
  files: { readonly [path: string]: () => Promise<Texts> },
): (language: Language) => Texts {
  const loaded = new Map<Language, Texts>()
  speaking.alongside(async (language) => {
    const texts = loaded.get(language) ?? (await files[`./text/${language}.ts`]?.())
    if (texts !== undefined) loaded.set(language, texts)
  })
  return (language) => {
    const texts = loaded.get(language)
    if (texts === undefined) throw new Error(`the texts of the ${game} game are not loaded in ${language}`)
    return texts
  }
}
