/** What the beginning of a round of the card game promises to each seat: in points, and as a chance to win. */
import { type CardRules, COLOURS, Glance } from '@bastide/card-game'
import { NOBODY, type Position, type Seat } from '@bastide/kernel'

/** How each grows with the number of rounds to come: from what it is in the end, by a step for each, up to a limit. */
export interface Growth {
  readonly base: number
  readonly step: number
  readonly limit: number
}

export interface Weights {
  /** How much of what a chest gives now is counted. */
  readonly series: Growth
  /** What a building is worth besides. */
  readonly building: Growth
  /** What an animal adds to what later ones score. */
  readonly animal: Growth
  /** What it is worth to play first in the next round. */
  readonly first: number
  /** The variance of what is still to come: at least, and for each round. */
  readonly variance: Growth
}

/** Fitted to the ends of games of an earlier master, for two to five seats: see decision 28. */
export const WEIGHTS: Weights = {
  series: { base: 0.8, step: -0.1, limit: 0.35 },
  building: { base: 1.4, step: 0.95, limit: 6.3 },
  animal: { base: 0, step: 0.33, limit: 4 },
  first: -5,
  variance: { base: 80, step: 100, limit: 2000 },
}

const grown = ({ base, step, limit }: Growth, rounds: number): number =>
  step < 0 ? Math.max(limit, base + step * rounds) : Math.min(limit, base + step * rounds)

/** The scale of the logistic distribution with the variance 1. */
const LOGISTIC = 0.55
/** Once the game is over, one point is as good as many. */
const CERTAIN = 0.01
/** CARD-20: equal points are decided by buildings. There are fewer than this. */
const ABOVE_BUILDINGS = 32
const ROWS = COLOURS.length

/** Nearly e to the power of `x`, for `x` up to 0: with multiplications alone it is the same on every machine. */
function fading(x: number): number {
  let power = Math.max(0, 1 + x / 1024)
  for (let doubled = 1; doubled < 1024; doubled *= 2) power *= power
  return power
}

export class CardJudge {
  private readonly rules: CardRules
  private readonly glance: Glance
  private readonly weights: Weights

  constructor(rules: CardRules, weights: Weights) {
    this.rules = rules
    this.weights = weights
    this.glance = new Glance(rules)
  }

  /** Writes the points that each seat may expect in the end, beyond what all may expect alike. */
  expect(p: Position, worth: Float64Array): void {
    const toCome = this.toCome(p)
    for (let seat = 0; seat < worth.length; seat++) worth[seat] = this.expected(p, seat, toCome)
  }

  /** The same before the end of a round, as if it ended without any points. */
  expectNow(p: Position, worth: Float64Array): void {
    const toCome = Math.max(0, this.toCome(p) - 1)
    for (let seat = 0; seat < worth.length; seat++) worth[seat] = this.expected(p, seat, toCome)
  }

  /** Writes each seat's chance to win, from what all may expect. */
  chances(p: Position, worth: Float64Array, chances: Float64Array): void {
    const toCome = this.toCome(p)
    const spread = toCome === 0 ? CERTAIN : LOGISTIC * Math.sqrt(grown(this.weights.variance, toCome))
    let most = worth[0] as number
    for (let seat = 1; seat < worth.length; seat++) if ((worth[seat] as number) > most) most = worth[seat] as number
    let sum = 0
    for (let seat = 0; seat < worth.length; seat++) {
      chances[seat] = fading(((worth[seat] as number) - most) / spread)
      sum += chances[seat] as number
    }
    for (let seat = 0; seat < worth.length; seat++) chances[seat] = (chances[seat] as number) / sum
  }

  /** How many rounds are still to be played, with the one that has begun. */
  private toCome(p: Position): number {
    this.glance.lookAtSeats(p)
    return this.rules.awaited(p) === NOBODY ? 0 : this.glance.roundsLeft + 1
  }

  private expected(p: Position, seat: Seat, toCome: number): number {
    const { rules, glance, weights } = this
    const buildings = rules.chest(p, seat)
    const points = rules.score(p, seat)
    if (rules.awaited(p) === NOBODY) return points + buildings / ABOVE_BUILDINGS
    const series = glance.worthOfChest(p, seat)
    if (toCome === 0) return points + series
    let animals = 0
    for (let i = seat * ROWS; i < (seat + 1) * ROWS; i++) animals += glance.animals[i] as number
    return (
      points +
      series * grown(weights.series, toCome) +
      buildings * grown(weights.building, toCome) +
      animals * grown(weights.animal, toCome) +
      (glance.first === seat ? weights.first : 0)
    )
  }
}
