/**
 * What the game says to people, in three languages. A module hands in its own texts; those of a table's modules are put
 * together once, and the story is told from them. Texts are data: no engine is needed to read them.
 *
 * Keys of words: `feature.city` is "a city" (`.the` and `.from`: "the city", "from the city"; `.name`: "city"),
 * `role.knight` is "a knight" (`.name`: "knight"), `figure.follower` and `sum.tiles` have `.one` and `.other`,
 * `tile.base/D` is a tile. An option is `option.farmers`, a value of it `option.farmers.none`; `.says` after either is
 * its line of explanation. A named choice is `choice.A`, and `choice.A.says`; what is marked on a tile `symbol.inn`; what
 * people are warned of before they play `warning.COUNT-11`. `step.place` is what the awaited player is asked to do,
 * `token.king` a thing on the table, `aid.fitting` a help that a table may agree on, `edition.2016` an edition, each
 * with `.says` where it needs a line. What a module is like, is `module.<id>.says`. `side.N` and `describe.…` are for
 * descriptions: see `describing.ts`.
 *
 * Keys of sentences: the kind of happening; or, for what happens by one clause, the kind, a point and the clause, which
 * goes first; or, for what happens to one kind of figure, the kind, a point and the figure, which goes next.
 */
import type { GameText, Language, Wording } from '@bastide/kernel'
import { da } from './expansions/pairs/text/da.ts'
import { en } from './expansions/pairs/text/en.ts'
import { nl } from './expansions/pairs/text/nl.ts'

export {
  counted,
  fill,
  type GameText,
  LANGUAGES,
  type Language,
  placeholdersOf,
  type Wording,
  wordFor,
} from '@bastide/kernel'

export interface ModuleText extends Wording {
  readonly name: string
}

/** One module's texts. */
export type Texts = { readonly [language in Language]: ModuleText }

/** The rules and options of modules that play together, which belong to none of them and so to every table. */
export const TOGETHER: { readonly [language in Language]: Wording } = { en, nl, da }

interface Speaking {
  readonly id: string
  readonly text: Texts
}

/** Puts the modules' texts together; of two texts with one key the later module's stands. */
export function textsFor(modules: readonly Speaking[], language: Language): GameText {
  const merged = (part: keyof Wording): { readonly [key: string]: string } => ({
    ...TOGETHER[language][part],
    ...Object.fromEntries(modules.flatMap(({ text }) => Object.entries(text[language][part]))),
  })
  return {
    names: Object.fromEntries(modules.map(({ id, text }) => [id, text[language].name])),
    words: merged('words'),
    sentences: merged('sentences'),
    clauses: merged('clauses'),
  }
}
