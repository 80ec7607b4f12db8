/**
 * Searches for the best line of a turn, in any game: the most promising lines are played on, all against the same luck,
 * with everybody taking what looks best at once; the worse half is dropped, and the others are played on more often.
 */
import {
  type Action,
  type AnyRules,
  copyFrom,
  type Guess,
  NOBODY,
  type Position,
  Random,
  type Seat,
} from '@bastide/kernel'
import type { Budget } from './budget.ts'
import { Lines } from './lines.ts'
import type { TurnJudge } from './looking-ahead.ts'

export interface Manner {
  /** How many lines are played on. */
  readonly width: number
  /** How many turns of seats follow the line that is tried. */
  readonly depth: number
  /** How much a point of the best other seat subtracts from a point of one's own, at once and in the end. */
  readonly envy: number
  readonly envyInTheEnd: number
}

const SEEDS = 0x7fff_ffff

export class Search {
  /** How many turns were played on, for whoever measures. */
  turns = 0
  private readonly rules: AnyRules
  private readonly judge: TurnJudge
  private readonly manner: Manner
  private readonly own: Lines
  private readonly replies: Lines
  private readonly p: Position
  private readonly worth: Float64Array
  private readonly luck = new Random(1)
  /** How many trials were judged for this decision: near the end of a game nobody replies. */
  private ends = 0
  /** By place among the lines: the sum of what its trials came to. */
  private readonly sums: Float64Array
  /** The lines that are still in the running. */
  private readonly running: Int32Array

  constructor(rules: AnyRules, judge: TurnJudge, manner: Manner) {
    this.rules = rules
    this.judge = judge
    this.manner = manner
    this.own = new Lines(rules, judge, manner.envy, manner.width)
    this.replies = new Lines(rules, judge, manner.envy, 1)
    this.p = rules.start()
    this.worth = new Float64Array(rules.seats)
    this.sums = new Float64Array(manner.width)
    this.running = new Int32Array(manner.width)
  }

  choose(guess: Guess, seat: Seat, random: Random, budget: Budget): Action {
    const { own, running, sums } = this
    const before = own.judged + this.replies.judged
    own.find(guess)
    const spent = (): number => budget.spent(this.ends + own.judged + this.replies.judged - before)
    this.ends = 0
    const first = random.below(SEEDS)
    let left = own.count
    for (let i = 0; i < left; i++) running[i] = i
    sums.fill(0)
    const rounds = Math.ceil(Math.log2(Math.max(2, left)))
    let times = 0
    for (let round = 1; left > 1; round++) {
      do {
        for (let i = 0; i < left; i++) {
          const line = running[i] as number
          sums[line] = (sums[line] as number) + this.tryOut(guess, seat, line, first + times)
        }
        times++
      } while (spent() < round / rounds)
      left = this.dropWorse(left)
      if (spent() >= 1) break
    }
    return own.first(running[0] as number)
  }

  /** Sorts the lines that are running by what they came to, and says how many stay. */
  private dropWorse(left: number): number {
    const { running, sums } = this
    for (let i = 1; i < left; i++)
      for (
        let j = i;
        j > 0 && (sums[running[j] as number] as number) > (sums[running[j - 1] as number] as number);
        j--
      ) {
        const line = running[j] as number
        running[j] = running[j - 1] as number
        running[j - 1] = line
      }
    return left >> 1
  }

  private tryOut(guess: Guess, seat: Seat, line: number, seed: number): number {
    const { rules, p, luck, replies, manner } = this
    luck.reseed(seed)
    copyFrom(p, guess)
    this.own.follow(p, line)
    for (let turn = 0; turn < manner.depth; ) {
      const by = rules.awaited(p)
      if (by === NOBODY) break
      if (by < 0) {
        rules.apply(p, by, rules.sample(p, by, luck))
        continue
      }
      replies.find(p)
      replies.follow(p, 0)
      this.turns++
      turn++
    }
    this.ends++
    this.judge.begin(p)
    this.judge.judge(p, this.worth)
    let best = 0
    for (let other = 0; other < this.worth.length; other++)
      if (other !== seat && (this.worth[other] as number) > best) best = this.worth[other] as number
    return (this.worth[seat] as number) - manner.envyInTheEnd * best
  }
}
