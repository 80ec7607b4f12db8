/**
 * What the game says to people, in three languages. A module hands in its own texts; those of a table's modules are put together
 * once, and the story is told from them. Texts are data: no engine is needed to read them.
 *
 * Keys of words: `feature.city` is "a city" (`.the` and `.from`: "the city", "from the city"; `.name`: "city"), `role.knight` is
 * "a knight" (`.name`: "knight"), `figure.follower` and `sum.tiles` have `.one` and `.other`, `tile.base/D` is a tile. An option is
 * `option.farmers`, a value of it `option.farmers.none`; `.says` after either is its line of explanation. A named choice is
 * `choice.A`, and `choice.A.says`; what is marked on a tile `mark.inn`; what people are warned of before they play `warning.COUNT-11`.
 * `step.place` is what the awaited player is asked to do, `token.king` a thing on the table, `aid.fitting` a help that a table may agree on,
 * `edition.2016` an edition, each with `.says` where it needs a line. What a module is like, is `module.<id>.says`. `side.N` and `describe.…` are for descriptions: see `describing.ts`.
 *
 * Keys of sentences: the kind of happening; or, for what happens by one clause, the kind, a point and the clause, which goes first; or,
 * for what happens to one kind of figure, the kind, a point and the figure, which goes next.
 */
import { clauses as da } from './expansions/pairs/text/da.ts'
import { clauses as en } from './expansions/pairs/text/en.ts'
import { clauses as nl } from './expansions/pairs/text/nl.ts'

export const LANGUAGES = ['en', 'nl', 'da'] as const
export type Language = (typeof LANGUAGES)[number]

export interface Wording {
  readonly words: { readonly [key: string]: string }
  /** With placeholders in braces. */
  readonly sentences: { readonly [key: string]: string }
  /** The rules for players, by clause. */
  readonly clauses: { readonly [clause: string]: string }
}

export interface ModuleText extends Wording {
  readonly name: string
}

/** One module's texts. */
export type Texts = { readonly [language in Language]: ModuleText }

/** The texts of all modules at a table, in one language. */
export interface GameText extends Wording {
  /** What the modules are called, by id. */
  readonly names: { readonly [module: string]: string }
}

/** The rules on how modules play together, which belong to none of them and so to every table. */
export const TOGETHER: { readonly [language in Language]: Wording['clauses'] } = { en, nl, da }

interface Speaking {
  readonly id: string
  readonly text: Texts
}

/** Puts the modules' texts together; of two texts with one key the later module's stands. */
export function textsFor(modules: readonly Speaking[], language: Language): GameText {
  const merged = (part: keyof Wording): { readonly [key: string]: string } =>
    Object.fromEntries(modules.flatMap(({ text }) => Object.entries(text[language][part])))
  return {
    names: Object.fromEntries(modules.map(({ id, text }) => [id, text[language].name])),
    words: merged('words'),
    sentences: merged('sentences'),
    clauses: { ...TOGETHER[language], ...merged('clauses') },
  }
}

export const wordFor = ({ words }: GameText, key: string): string | undefined => words[key]

/** A number and its word, in the form for so many. */
export function counted(texts: GameText, key: string, count: number): string {
  const form = wordFor(texts, `${key}.${count === 1 ? 'one' : 'other'}`)
  if (form === undefined) throw new Error(`there is no word for ${count} ${key}`)
  return `${count} ${form}`
}

const PLACEHOLDER = /\{([^{}]*)\}/g

/** The placeholders of a sentence, in the order in which they stand. */
export const placeholdersOf = (sentence: string): readonly string[] => Array.from(sentence.matchAll(PLACEHOLDER), (found) => found[1] as string)

/** Fills a sentence in one pass: what is inserted is never looked at again, so braces and dollar signs in it stay as they are. */
export function fill(sentence: string, values: { readonly [placeholder: string]: string | undefined }): string {
  return sentence.replace(PLACEHOLDER, (_, placeholder: string) => {
    const value = Object.hasOwn(values, placeholder) ? values[placeholder] : undefined
    if (value === undefined) throw new Error(`nothing is known for {${placeholder}} in "${sentence}"`)
    return value
  })
}
