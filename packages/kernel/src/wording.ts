/**
 * What a game says to people: words, sentences with placeholders, and the rules for players, in every language. Texts
 * are data: reading them needs no engine. Each game defines its own keys.
 */
import type { Language } from './languages.ts'
import { pluralForm } from './plurals.ts'

export interface Wording {
  readonly words: { readonly [key: string]: string }
  /** With placeholders in braces. */
  readonly sentences: { readonly [key: string]: string }
  /** The rules for players, by clause. */
  readonly clauses: { readonly [clause: string]: string }
}

/** Everything said at a table, in one language. */
export interface GameText extends Wording {
  readonly language: Language
  /** The modules' names by id; a game without modules has one, its own. */
  readonly names: { readonly [module: string]: string }
}

export const wordFor = ({ words }: GameText, key: string): string | undefined => words[key]

/** A number and its word, in the form that the language gives it: `<key>.one`, `<key>.other` and so on. */
export function counted(texts: GameText, key: string, count: number): string {
  const form = wordFor(texts, `${key}.${pluralForm(texts.language, count)}`)
  if (form === undefined) throw new Error(`there is no word for ${count} ${key}`)
  return `${count} ${form}`
}

/** "red", "red and blue", "red, blue and green". A game that lists things has the word `list.and`. */
export function enumerated(texts: GameText, parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  if (parts.length < 2) return last
  const and = wordFor(texts, 'list.and')
  if (and === undefined) throw new Error('there is no word list.and')
  return `${parts.slice(0, -1).join(', ')} ${and} ${last}`
}

const PLACEHOLDER = /\{([^{}]*)\}/g

/** The placeholders of a sentence, in order. */
export const placeholdersOf = (sentence: string): readonly string[] =>
  Array.from(sentence.matchAll(PLACEHOLDER), (found) => found[1] as string)

/**
 * Fills in a sentence in one pass: inserted text is never scanned again, so its braces and dollar signs stay as they
 * are.
 */
export function fill(sentence: string, values: { readonly [placeholder: string]: string | undefined }): string {
  return sentence.replace(PLACEHOLDER, (_, placeholder: string) => {
    const value = Object.hasOwn(values, placeholder) ? values[placeholder] : undefined
    if (value === undefined) throw new Error(`nothing is known for {${placeholder}} in "${sentence}"`)
    return value
  })
}
