/** How many layouts the solver looks at, and how closely. What is not looked at is what it may miss. */
import type { Effort } from './two-throws.ts'

export interface Thoroughness {
  /** With one throw left: how many layouts of each hand are weighed, and how deeply. */
  readonly one: Effort
  /** With two left: how many are compared as if there were one, */
  readonly rough: Effort
  /** how many of each number of dice are then weighed quickly, */
  readonly quickly: number
  readonly quick: Effort
  /** and how many of all are weighed thoroughly. */
  readonly weighed: number
  readonly two: Effort
  /** Nothing more is looked at once so many layouts have been, apart from the best so far. */
  readonly budget: number
}

export const THOROUGH: Thoroughness = {
  one: { width: 24, depth: 5 },
  rough: { width: 36, depth: 3 },
  quickly: 14,
  quick: { width: 1, depth: 3 },
  weighed: 6,
  two: { width: 3, depth: 3 },
  budget: 450_000,
}

/** For where many turns are played, to count how they end. */
export const QUICK: Thoroughness = {
  one: { width: 8, depth: 4 },
  rough: { width: 12, depth: 2 },
  quickly: 4,
  quick: { width: 1, depth: 2 },
  weighed: 2,
  two: { width: 2, depth: 3 },
  budget: 100_000,
}
