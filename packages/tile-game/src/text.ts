/**
 * What the game says to people. Each module provides its own texts. Those of a table's modules are merged once, and the
 * story is told from them. Texts are data: reading them takes no engine.
 *
 * Keys of words: `feature.city` is "a city" (`.the`, `.in` and `.from`: "the city", "in a city", "from the city";
 * `.name`: "city"), `role.knight` is "a knight" (`.name`: "knight"), `figure.follower` and `sum.tiles` have the plural
 * forms of their language (`.one`, `.other`), and `tile.base/D` is a tile. A setup option is `option.farmers`, one of
 * its values `option.farmers.none`; `.says` after either is its explanation. A named choice is `choice.A`, with
 * `choice.A.says`; a symbol on a tile is `symbol.inn`; a warning before a game is `warning.COUNT-11`. `step.place` is
 * what the awaited player is asked to do: `.deploy`, `.take` or `.both` after it tell what is done with figures, and
 * `.inn` after any of these is for a tile with that symbol. `token.king` is a thing on the table, `aid.fitting` an aid
 * that a table may agree on, and `edition.2016` an edition, each with `.says` where it needs explaining.
 * `module.<id>.says` is what a module is like, `setup.<name>` the title of a named setup. `side.N` and `describe.…` are
 * for descriptions: see `describing.ts`.
 *
 * Keys of sentences: the kind of happening. Before that comes, for what happens by one clause, the kind, a dot and the
 * clause; next, for what happens to one kind of figure, the kind, a dot and the figure.
 */
import type { GameText, Language, Wording } from '@bastide/kernel'

export {
  counted,
  enumerated,
  fill,
  type GameText,
  LANGUAGES,
  type Language,
  type Wording,
  wordFor,
} from '@bastide/kernel'

export interface ModuleText extends Wording {
  readonly name: string
}

/** Everything the game says in one language. */
export interface TileTexts {
  readonly language: Language
  readonly modules: { readonly [module: string]: ModuleText }
  /** The rules and setup options for modules played together, which belong to no module and so to every table. */
  readonly together: Wording
  /** The titles of named setups, and what they are like: words of every table. */
  readonly setups: Wording['words']
}

/** Merges the texts of these modules. If two have the same key, the later module wins. */
export function mergedTexts({ language, modules, together, setups }: TileTexts, ids: readonly string[]): GameText {
  const inPlay = ids.map((id) => modules[id] as ModuleText)
  const merged = (part: keyof Wording): { readonly [key: string]: string } => ({
    ...(part === 'words' ? setups : {}),
    ...together[part],
    ...Object.fromEntries(inPlay.flatMap((text) => Object.entries(text[part]))),
  })
  return {
    language,
    names: Object.fromEntries(ids.map((id, i) => [id, inPlay[i]?.name as string])),
    words: merged('words'),
    sentences: merged('sentences'),
    clauses: merged('clauses'),
  }
}
