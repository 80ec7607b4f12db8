/** What chance has revealed to a seat, in games with secrets. */
import {
  type AnyRules,
  applyRedacted,
  CHANCE,
  canonical,
  type Json,
  Options,
  type Position,
  type Seat,
} from '@bastide/kernel'
import { seatOf, type TableState } from './state.ts'

/**
 * Whether any draw since the move `from` told the seat something new. What is dealt to somebody else, unseen, does not.
 * Nor does turning up what the seat itself laid face down.
 */
export function wasToldSince({ rules, moves, movers }: TableState, from: number, seat: Seat): boolean {
  if (!rules.hasSecrets || movers.lastIndexOf('chance') < from) return false
  const known = rules.start()
  return moves.some((move, index) => {
    const by = seatOf(movers[index] as Seat | 'chance')
    if (by === CHANCE && index >= from && tellsApart(rules, known, seat)) return true
    applyRedacted(rules, known, by, move, seat)
    return false
  })
}

const options = new Options()

/**
 * Whether the seat will see which of chance's options comes up. The options are taken from the position as the seat
 * knows it. In the real position, turning up something that lies face down has only one outcome, and would seem to tell
 * nobody anything.
 */
function tellsApart(rules: AnyRules, known: Position, seat: Seat): boolean {
  rules.options(known, CHANCE, options)
  const seen = (i: number): string => {
    const move = rules.toMove(known, options.action(i))
    return canonical(rules.redact(move, CHANCE, seat) as Json)
  }
  const first = options.length === 0 ? '' : seen(0)
  for (let i = 1; i < options.length; i++) if (seen(i) !== first) return true
  return false
}
