import type { Chooser } from '@bastide/kernel'

/**
 * A player made of code. It thinks about a guess at the position, made of what its seat was told: the truth of a table
 * never reaches it (A4).
 */
export interface Bot extends Chooser {
  readonly id: string
  /** The game that it plays; null for one that plays any. */
  readonly game: string | null
}
