/** Finds rules: those of a game in order, one by its number, and those that hold a word. */
import type { RulesPart } from '../playing/game-page.ts'

export type Rule = readonly [clause: string, words: string]

/** The rules of a part by their numbers. */
export const inOrder = ({ clauses }: RulesPart): readonly Rule[] =>
  Object.entries(clauses).sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))

/** The part that has the rule. Some rules belong to two parts: the first one shows it. */
export const partWith = (parts: readonly RulesPart[], clause: string): RulesPart | undefined =>
  parts.find(({ clauses }) => Object.hasOwn(clauses, clause))

/** The rules whose number begins with the text, or whose words hold it, each once. */
export function matching(parts: readonly RulesPart[], sought: string): readonly Rule[] {
  const text = sought.trim().toLowerCase()
  if (text === '') return []
  const all = new Map(parts.flatMap(inOrder))
  const numbered = [...all].filter(([clause]) => clause.toLowerCase() === text)
  if (numbered.length > 0) return numbered
  return [...all].filter(
    ([clause, words]) => clause.toLowerCase().startsWith(text) || words.toLowerCase().includes(text),
  )
}
