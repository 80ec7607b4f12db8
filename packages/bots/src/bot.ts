import type { Chooser } from '@bastide/kernel'

/**
 * A player made of code. It thinks about a guess at the position, made from what its seat was told: it never sees a
 * table's true position (A4).
 */
export interface Bot extends Chooser {
  readonly id: string
  /** The game that it plays; null if it plays any game. */
  readonly game: string | null
}
