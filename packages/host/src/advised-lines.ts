/** What a bot would do, as moves that others can be told. */
import {
  type Action,
  type AnyRules,
  copyOf,
  type Guess,
  type Json,
  type Random,
  type Seat,
  type Thinking,
} from '@bastide/kernel'
import type { AdvisedLine } from '@bastide/wire'

/** A way to play on that a bot has thought about. */
interface Considered {
  readonly actions: readonly Action[]
  readonly brings: readonly number[]
}

/** A bot that says what it would do in somebody's place, and why. */
export interface Adviser {
  readonly milliseconds: number
  consider(rules: AnyRules, guess: Guess, seat: Seat, random: Random, thinking?: Thinking): readonly Considered[]
}

/** Nobody can tell a bot's estimates apart that are closer than this. */
const PARTS_OF_A_POINT = 10

/** Each as far as the seat itself decides. */
export const linesOf = (
  rules: AnyRules,
  guess: Guess,
  seat: Seat,
  considered: readonly Considered[],
): readonly AdvisedLine[] =>
  considered.map(({ actions, brings }) => ({
    moves: movesOf(rules, guess, seat, actions),
    brings: brings.map((points) => Math.round(points * PARTS_OF_A_POINT) / PARTS_OF_A_POINT),
  }))

function movesOf(rules: AnyRules, guess: Guess, seat: Seat, actions: readonly Action[]): readonly Json[] {
  const p = copyOf(guess)
  const moves: Json[] = []
  for (const action of actions) {
    if (rules.awaited(p) !== seat) break
    moves.push(rules.toMove(p, action) as Json)
    rules.apply(p, seat, action)
  }
  return moves
}
