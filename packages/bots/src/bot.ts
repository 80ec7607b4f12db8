import type { Action, AnyRules, Chooser, Guess, Random, Seat, Thinking } from '@bastide/kernel'

/** A way to play on that a bot has thought about. */
export interface Considered {
  /** What the seat would decide in a row. */
  readonly actions: readonly Action[]
  /** By seat: how many points it is expected to bring, from now until a few turns later. */
  readonly brings: readonly number[]
}

/**
 * A player made of code. It thinks about a guess at the position, made from what its seat was told: it never sees a
 * table's true position (A4).
 */
export interface Bot extends Chooser {
  /** Its level, perhaps with a style: `master`, `master-farmer`. */
  readonly id: string
  /** The game that it plays; null if it plays any game. */
  readonly game: string | null
  /** How long it thinks about a turn, unless it is told otherwise; 0 if it answers at once. */
  readonly milliseconds: number
  /** The ways to play on that it likes best, the best first, for whoever asks what it would do. */
  consider?(rules: AnyRules, guess: Guess, seat: Seat, random: Random, thinking?: Thinking): readonly Considered[]
}
