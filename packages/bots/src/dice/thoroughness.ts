/** How many layouts the solver looks at, and how closely. What is not looked at is what it may miss. */
import type { Effort } from './two-throws.ts'

export interface Thoroughness {
  /** With one throw left: how many layouts of each hand are weighed, and how deeply. */
  readonly one: Effort
  /** With two left: how many are compared as if there were one, and how many of all hands together, */
  readonly rough: Effort
  readonly compared: number
  /** how many of each number of dice are then weighed quickly, if they are among so many of all, */
  readonly quickly: number
  readonly looked: number
  readonly quick: Effort
  /** and how many of all are weighed thoroughly. If none is, the quick look decides. */
  readonly weighed: number
  readonly two: Effort
}

/** In a hurry: a few thousandths of a second with the usual dice. */
const HASTY: Thoroughness = {
  one: { width: 3, depth: 3 },
  rough: { width: 4, depth: 2 },
  compared: 300,
  quickly: 1,
  looked: 4,
  quick: { width: 1, depth: 2 },
  weighed: 0,
  two: { width: 1, depth: 2 },
}

/** For where many turns are played, to count how they end. */
export const QUICK: Thoroughness = {
  one: { width: 8, depth: 4 },
  rough: { width: 12, depth: 2 },
  compared: 2000,
  quickly: 4,
  looked: 40,
  quick: { width: 1, depth: 2 },
  weighed: 2,
  two: { width: 2, depth: 3 },
}

export const THOROUGH: Thoroughness = {
  one: { width: 24, depth: 5 },
  rough: { width: 36, depth: 3 },
  compared: 4000,
  quickly: 14,
  looked: 140,
  quick: { width: 1, depth: 3 },
  weighed: 6,
  two: { width: 3, depth: 3 },
}

/** The best few are weighed more closely, and there are more of them. */
const EXHAUSTIVE: Thoroughness = {
  ...THOROUGH,
  one: { width: 48, depth: 6 },
  quickly: 18,
  looked: 180,
  weighed: 24,
  two: { width: 6, depth: 4 },
}

/** What a later step finds replaces what an earlier one has found, if there was time enough for it. */
export const MASTERLY: readonly Thoroughness[] = [HASTY, THOROUGH]
export const GRANDMASTERLY: readonly Thoroughness[] = [HASTY, EXHAUSTIVE]
