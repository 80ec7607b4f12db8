/** The lobby's texts about a game: its modules, options and setups. */
import type { GameText, NamedSetup } from '@bastide/kernel'
import { wordsOf } from '../games/words.ts'
import type { Language } from '../kit/settings.svelte.ts'

const noTexts = (language: Language): GameText => ({ language, names: {}, words: {}, sentences: {}, clauses: {} })

export const gameTexts = (game: string, language: Language): GameText =>
  wordsOf(game)?.allTexts(language) ?? noTexts(language)

/** A setup of a game with editions and modules. */
type EditionSetup = { readonly edition: string; readonly modules?: readonly string[] }

/** The named setups that this form offers, the current edition first. */
export const namedSetups = (
  game: string,
  { editions, modules }: { readonly editions: readonly string[]; readonly modules: readonly string[] },
): readonly NamedSetup<EditionSetup>[] =>
  ((wordsOf(game)?.speech.namedSetups ?? []) as readonly NamedSetup<EditionSetup>[])
    .filter(
      ({ setup }) => editions.includes(setup.edition) && (setup.modules ?? []).every((one) => modules.includes(one)),
    )
    .sort((one, other) => editions.indexOf(other.setup.edition) - editions.indexOf(one.setup.edition))

/** A setup in words, its edition first. Unknown parts of a setup are left out. */
export function setupWords({ words, names }: GameText, setup: unknown): readonly string[] {
  const { edition, modules } = (setup ?? {}) as { readonly edition?: unknown; readonly modules?: unknown }
  const played = (Array.isArray(modules) ? modules : []).flatMap((one) =>
    typeof one === 'string' && Object.hasOwn(names, one) ? [one] : [],
  )
  // In the game's order. The first name is the base game, which is always played.
  const inOrder = Object.keys(names)
    .slice(1)
    .filter((one) => played.includes(one))
  const said = typeof edition === 'string' ? [words[`edition.${edition}`] ?? edition] : []
  return [...said, ...inOrder.map((one) => names[one] as string)]
}
