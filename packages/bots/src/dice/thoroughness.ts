/** How many layouts the solver looks at, and how closely. What is not looked at is what it may miss. */

export interface Effort {
  /** How many layouts of each hand are tried. */
  readonly width: number
  /** With how many dice of the last throw a city may be completed. */
  readonly depth: number
  /** Whether dice are tried beside all others, not only where a city is open. */
  readonly isEverywhere: boolean
}

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
  /** With so many loose dice or fewer, there is time to look more closely. */
  readonly few: number
}

const effort = (width: number, depth: number): Effort => ({ width, depth, isEverywhere: false })

/** In a hurry: a few thousandths of a second with the usual dice. */
const HASTY: Thoroughness = {
  one: effort(3, 3),
  rough: effort(4, 2),
  compared: 300,
  quickly: 1,
  looked: 4,
  quick: effort(1, 2),
  weighed: 0,
  two: effort(1, 2),
  few: 0,
}

/** For where many turns are played, to count how they end. */
export const QUICK: Thoroughness = {
  one: effort(8, 4),
  rough: effort(12, 2),
  compared: 2000,
  quickly: 4,
  looked: 40,
  quick: effort(1, 2),
  weighed: 2,
  two: effort(2, 3),
  few: 0,
}

export const THOROUGH: Thoroughness = {
  one: effort(24, 5),
  rough: effort(36, 3),
  compared: 4000,
  quickly: 14,
  looked: 140,
  quick: effort(1, 3),
  weighed: 6,
  two: effort(3, 3),
  few: 4,
}

/** The best few are weighed more closely, and there are more of them. */
const EXHAUSTIVE: Thoroughness = {
  ...THOROUGH,
  one: effort(48, 6),
  quickly: 18,
  looked: 180,
  weighed: 24,
  two: effort(6, 4),
}

/** How many times as many layouts are tried with few dice. */
const WIDER = 8

const wider = ({ width, depth }: Effort): Effort => ({ width: width * WIDER, depth, isEverywhere: true })

/** The same for few dice. */
export const closely = (usual: Thoroughness): Thoroughness =>
  usual.few === 0
    ? usual
    : {
        ...usual,
        one: wider(usual.one),
        rough: wider(usual.rough),
        quick: wider(usual.quick),
        two: wider(usual.two),
      }

/** What a later step finds replaces what an earlier one has found, if there was time enough for it. */
export const MASTERLY: readonly Thoroughness[] = [HASTY, THOROUGH]
export const GRANDMASTERLY: readonly Thoroughness[] = [HASTY, EXHAUSTIVE]
