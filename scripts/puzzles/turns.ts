/**
 * All turns that a seat may take in a position. A turn is what the seat decides before chance or another seat moves.
 * The same decisions in another order are the same turn.
 */
import { type AnyRules, copyOf, type Json, Options, type Position, type Seat } from '@bastide/kernel'
import { tokensOf, turnKey } from '../../apps/web/src/puzzles/turn-key.ts'

export interface Turn {
  /** In notation, as puzzles list it. */
  readonly words: string
  readonly moves: readonly Json[]
  /** The position after it. */
  readonly p: Position
}

/** Thrown where a position has too many turns, or too many ways to go on, to be looked at exactly. */
export class TooLarge extends Error {}

export type Notation = (moves: readonly Json[]) => string

/**
 * In a game with secrets a turn is one decision: what comes after it may depend on what the seat does not know yet.
 */
export function turnsOf(rules: AnyRules, from: Position, seat: Seat, toNotation: Notation, most: number): Turn[] {
  const turns: Turn[] = []
  const seen = new Set<string>()
  const options = new Options()
  const goOn = (p: Position, moves: readonly Json[]): void => {
    const key = turnKey(toNotation(moves))
    if (seen.has(key)) return
    seen.add(key)
    if (seen.size > most * 4) throw new TooLarge()
    if (moves.length > 0 && (rules.awaited(p) !== seat || rules.hasSecrets === true)) {
      turns.push({ words: tokensOf(toNotation(moves)).join(' '), moves, p })
      if (turns.length > most) throw new TooLarge()
      return
    }
    rules.options(p, seat, options)
    for (const action of Array.from({ length: options.length }, (_, i) => options.action(i))) {
      const next = copyOf(p)
      rules.apply(next, seat, action)
      goOn(next, [...moves, rules.toMove(p, action) as Json])
    }
  }
  goOn(from, [])
  return turns
}
