import { type AnyRules, NOBODY } from '../contract.ts'
import { copyFrom, copyOf, journal, mark, type Position, rewind } from '../memory.ts'
import { Options } from '../options.ts'
import { Random } from '../random.ts'
import { hold, isEnough, type Law, walk } from './law.ts'

/** Describes the first living word that differs, or null. Rows at or above their counter are not living. */
function difference(rules: AnyRules, p: Position, expected: Position): string | null {
  const [words, expectedWords] = [p.words, expected.words]
  for (let at = 0; at < words.length; at++) {
    const found = words[at] === expectedWords[at] ? null : livingDifference(rules, p, expected, at)
    if (found !== null) return found
  }
  return null
}

function livingDifference(rules: AnyRules, p: Position, expected: Position, at: number): string | null {
  const column = rules.layout.columns.find(({ offset, length }) => at >= offset && at < offset + length)
  if (column === undefined) return `word ${at}, which no column has, is ${p.words[at]}`
  const row = at - column.offset
  return row < column.living(expected) ? `${column.name}[${row}] is ${p.words[at]}, not ${expected.words[at]}` : null
}

export function expectEqual(rules: AnyRules, p: Position, expected: Position, when: string): void {
  const found = difference(rules, p, expected)
  hold(found === null, `${when}: ${found}`)
}

const TRIED = 4

export const undoRestores: Law = {
  name: 'undo restores every living word, one move back and all the way',
  check(rules, seed) {
    const random = new Random(seed)
    const options = new Options()
    const p = rules.start()
    const start = copyOf(p)
    const before = copyOf(p)
    journal(p, true)
    let moves = 0
    for (let by = rules.awaited(p); by !== NOBODY && !isEnough(rules, moves++); by = rules.awaited(p)) {
      rules.options(p, by, options)
      copyFrom(before, p)
      for (let tried = 0; tried < TRIED && tried < options.length; tried++) {
        const action = options.action(options.length <= TRIED ? tried : random.below(options.length))
        const here = mark(p)
        rules.apply(p, by, action)
        // A second move on top reveals rows that were freed and used again.
        const next = rules.awaited(p)
        if (next !== NOBODY) rules.apply(p, next, rules.sample(p, next, random))
        rewind(p, here)
        expectEqual(rules, p, before, 'after undo')
      }
      rules.apply(p, by, rules.sample(p, by, random))
    }
    rewind(p, 0)
    expectEqual(rules, p, start, 'after undoing the whole game')
  },
}

export const copiesAreIndependent: Law = {
  name: 'a copy is independent, and playing without a journal is the same',
  check(rules, seed) {
    const random = new Random(seed ^ 0x5bd1e995)
    let looks = 0
    walk(rules, seed, (p, by) => {
      if (by === NOBODY || looks++ % 7 !== 0) return
      const untouched = copyOf(p)
      const copy = copyOf(p)
      const recording = copyOf(p)
      journal(recording, true)
      for (let moves = 0, who = by; moves < 12 && who !== NOBODY; moves++) {
        const action = rules.sample(copy, who, random)
        rules.apply(copy, who, action)
        rules.apply(recording, who, action)
        who = rules.awaited(copy)
      }
      expectEqual(rules, p, untouched, 'playing on a copy changed the original')
      expectEqual(rules, recording, copy, 'recording changed the play')
    })
  },
}
