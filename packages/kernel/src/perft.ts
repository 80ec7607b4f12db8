/**
 * Perft: the number of move sequences of a given length. One number tests a whole engine, and other engines can compare
 * theirs. A seat's move and a chance move count as one each; chance outcomes are not weighted.
 */
import { type AnyRules, NOBODY } from './contract.ts'
import { copyOf, journal, mark, type Position, rewind } from './memory.ts'
import { Options } from './options.ts'

export function countSequences(rules: AnyRules, from: Position, depth: number): number {
  const p = copyOf(from)
  journal(p, true)
  return count(
    rules,
    p,
    depth,
    Array.from({ length: depth }, () => new Options()),
  )
}

function count(rules: AnyRules, p: Position, depth: number, lists: readonly Options[]): number {
  const by = rules.awaited(p)
  if (by === NOBODY) return 0
  const options = lists[depth - 1] as Options
  rules.options(p, by, options)
  if (depth === 1) return options.length
  let sequences = 0
  for (let i = 0; i < options.length; i++) {
    const here = mark(p)
    rules.apply(p, by, options.action(i))
    sequences += count(rules, p, depth - 1, lists)
    rewind(p, here)
  }
  return sequences
}
