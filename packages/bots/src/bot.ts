import type { Action, AnyRules, Guess, Random, Seat } from '@bastide/kernel'

/** A player made of code. It thinks about a guess at the position, made of what its seat was told: the truth of a table never reaches it (A4). */
export interface Bot {
  readonly id: string
  /** The game that it plays; null for one that plays any. */
  readonly game: string | null
  /** One of the options of the seat, which is awaited. The same guess and the same random numbers give the same choice. */
  choose(rules: AnyRules, guess: Guess, seat: Seat, random: Random): Action
}
