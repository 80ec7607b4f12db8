/**
 * A sequential test: is a player better by `elo1`, or only by `elo0`? It is asked again after every deal, and stops as
 * soon as the answer is wrong in at most one of twenty cases.
 *
 * The samples are what the first player got of each deal: of two games 0, ¼, ½, ¾ or all (pentanomial), of one game 0,
 * ½ or all. The likelihood of a hypothesis is that of the most likely distribution with its mean (a generalised test,
 * as chess engines use it). So neither ties nor the common draws of a deal have to be modelled.
 */
import { shareOf } from './intervals.ts'

const ERRORS = 0.05
/** The logarithm of the likelihood ratio at which the test ends. */
export const SPRT_BOUNDS = { low: Math.log(ERRORS / (1 - ERRORS)), high: Math.log((1 - ERRORS) / ERRORS) } as const

export interface Hypotheses {
  readonly elo0: number
  readonly elo1: number
}

interface Weighed {
  readonly value: number
  readonly weight: number
}

/** So few that they decide nothing, so that an outcome nobody has seen yet is not taken to be impossible. */
const UNSEEN = 1e-3

/** `counts[i]` deals in which the first player got `i` half points. */
function weighed(counts: readonly number[]): readonly Weighed[] {
  const seen = counts.map((count) => Math.max(UNSEEN, count))
  const total = seen.reduce((sum, one) => sum + one, 0)
  return seen.map((count, i) => ({ value: i / (counts.length - 1), weight: count / total }))
}

const ROUNDS = 60

/**
 * The most likely distribution with this mean gives each value weight / (1 + t × (value - mean)). The sum that must be
 * zero falls with t, so halving finds it.
 */
function multiplier(distribution: readonly Weighed[], mean: number): number {
  const values = distribution.map(({ value }) => value)
  let low = -1 / (Math.max(...values) - mean)
  let high = 1 / (mean - Math.min(...values))
  for (let round = 0; round < ROUNDS; round++) {
    const t = (low + high) / 2
    const sum = distribution.reduce(
      (so, { value, weight }) => so + (weight * (value - mean)) / (1 + t * (value - mean)),
      0,
    )
    if (sum > 0) low = t
    else high = t
  }
  return (low + high) / 2
}

/**
 * The logarithm of how much likelier `elo1` makes what happened than `elo0`: `counts[i]` deals in which the first
 * player got `i` half points, out of twice as many as a deal has games.
 */
export function likelihoodRatio(counts: readonly number[], { elo0, elo1 }: Hypotheses): number {
  const deals = counts.reduce((sum, count) => sum + count, 0)
  const distribution = weighed(counts)
  const [s0, s1] = [shareOf(elo0), shareOf(elo1)]
  const [t0, t1] = [multiplier(distribution, s0), multiplier(distribution, s1)]
  const each = distribution.reduce(
    (sum, { value, weight }) => sum + weight * Math.log((1 + t0 * (value - s0)) / (1 + t1 * (value - s1))),
    0,
  )
  return deals * each
}

export const VERDICTS = ['elo0', 'elo1', 'open'] as const
export type Verdict = (typeof VERDICTS)[number]

export interface Tested extends Hypotheses {
  readonly llr: number
  readonly low: number
  readonly high: number
  /** Which hypothesis is accepted, if the test has ended. */
  readonly verdict: Verdict
  /** After how many deals it ended; so far, if it has not. */
  readonly deals: number
}

/** Fewer deals say nothing about how outcomes are spread. */
const FEWEST = 8

/** Asks after each deal, in their order, and stops at the first answer: so it does not depend on who played faster. */
export class SequentialTest {
  private readonly hypotheses: Hypotheses
  private readonly counts: number[]
  private deals = 0
  private llr = 0
  private verdict: Verdict = 'open'

  /** `games` are played in each deal. */
  constructor(hypotheses: Hypotheses, games: number) {
    this.hypotheses = hypotheses
    this.counts = new Array<number>(2 * games + 1).fill(0)
  }

  /** The share that the first player got of the next deal. After the verdict nothing is added. */
  add(share: number): void {
    if (this.verdict !== 'open') return
    const halves = Math.round(share * (this.counts.length - 1))
    this.counts[halves] = (this.counts[halves] as number) + 1
    this.deals++
    this.llr = likelihoodRatio(this.counts, this.hypotheses)
    if (this.deals < FEWEST) return
    if (this.llr >= SPRT_BOUNDS.high) this.verdict = 'elo1'
    else if (this.llr <= SPRT_BOUNDS.low) this.verdict = 'elo0'
  }

  get tested(): Tested {
    const { hypotheses, llr, verdict, deals } = this
    return { ...hypotheses, llr, ...SPRT_BOUNDS, verdict, deals }
  }
}
