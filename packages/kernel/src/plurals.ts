/**
 * Which form of a word goes with a number, by the rules of its language. This is the one place where a package uses
 * `Intl`, and A1 allows no other: the language is always named, so the machine's own settings have no say, and only
 * words for people depend on the answer, never a position.
 */

/** "1 tile" is `one` in English and "2 tiles" is `other`; other languages have more forms. */
export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

type Rules = { select(count: number): PluralForm }

/** To make one costs far more than to ask it. */
const made = new Map<string, Rules>()

function rulesOf(language: string): Rules {
  // biome-ignore lint/style/noRestrictedGlobals: see above.
  const rules = made.get(language) ?? new Intl.PluralRules(language)
  made.set(language, rules)
  return rules
}

export const pluralForm = (language: string, count: number): PluralForm => rulesOf(language).select(count)

/** More than any number that a story counts with. */
const COUNTED = 200

/** The forms that numbers in a story can ask for. Forms that only fractions or millions need are left out. */
export function pluralFormsOf(language: string): readonly PluralForm[] {
  return [...new Set(Array.from({ length: COUNTED }, (_, count) => pluralForm(language, count)))].sort()
}
