/**
 * How sure a measured share is, and what it means in Elo. A share is between 0 and 1: what a player got of the points
 * of its games, where a win is one and a tie is half.
 */

/** The normal distribution has 95 % of its weight within this many deviations. */
const Z = 1.959963984540054

export interface Interval {
  readonly low: number
  readonly high: number
}

/** Wilson's interval: it stays between 0 and 1, and has a width even if every game was won. */
export function wilson(share: number, trials: number): Interval {
  if (trials <= 0) return { low: 0, high: 1 }
  const middle = share + (Z * Z) / (2 * trials)
  const spread = Z * Math.sqrt((share * (1 - share)) / trials + (Z * Z) / (4 * trials * trials))
  const whole = 1 + (Z * Z) / trials
  return { low: Math.max(0, (middle - spread) / whole), high: Math.min(1, (middle + spread) / whole) }
}

export interface Mean {
  readonly mean: number
  /** Of one sample, with n - 1. */
  readonly deviation: number
  readonly count: number
}

export function meanOf(samples: readonly number[]): Mean {
  const count = samples.length
  if (count === 0) return { mean: 0, deviation: 0, count }
  const mean = samples.reduce((sum, one) => sum + one, 0) / count
  const squares = samples.reduce((sum, one) => sum + (one - mean) ** 2, 0)
  return { mean, deviation: count < 2 ? 0 : Math.sqrt(squares / (count - 1)), count }
}

/** The interval of a mean of many samples. One sample says nothing of how they are spread. */
export function intervalOfMean({ mean, deviation, count }: Mean): Interval {
  const spread = count < 2 ? Number.POSITIVE_INFINITY : (Z * deviation) / Math.sqrt(count)
  return { low: mean - spread, high: mean + spread }
}

/** A few deals that all came out alike look as sure as endlessly many. They count at most as this many games each. */
const MOST_WORTH = 4

/**
 * The interval of a share that was measured deal by deal; `games` are played in each deal. Games of one deal have the
 * same draws, so they depend on each other: the deals are the samples. How much these scatter says how many independent
 * games would be as sure, and Wilson's interval for that many is taken. It is never surer than the deals allow.
 */
export function intervalOfShare(deals: readonly number[], games: number): Interval {
  const { mean, deviation, count } = meanOf(deals)
  const variance = deviation ** 2 / Math.max(1, count)
  const worth = variance === 0 ? count : (mean * (1 - mean)) / variance
  return wilson(mean, Math.min(Math.max(worth, count), MOST_WORTH * games * count))
}

/** The lead in Elo that makes this share expected; infinite for all or nothing. */
export const eloOf = (share: number): number => {
  if (share <= 0) return Number.NEGATIVE_INFINITY
  return share >= 1 ? Number.POSITIVE_INFINITY : 400 * Math.log10(share / (1 - share))
}

/** The share that a lead in Elo makes expected. */
export const shareOf = (elo: number): number => 1 / (1 + 10 ** (-elo / 400))

export const eloInterval = ({ low, high }: Interval): Interval => ({ low: eloOf(low), high: eloOf(high) })
