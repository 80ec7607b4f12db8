/** How often a turn ends in which way. */
export interface TurnShares {
  /** By the dice of the largest complete city: the share of turns that score it. */
  readonly city: readonly number[]
  /** The share of turns that end with a knight (DICE-7), and with nine catapults (DICE-13). */
  readonly knight: number
  readonly catapults: number
}

/** By the number of dice that a turn begins with: the most first. */
export type SharesByDice = readonly TurnShares[]
