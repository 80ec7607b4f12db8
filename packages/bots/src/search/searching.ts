/**
 * Searches for the best line of a turn, in any game: the most promising lines are played on, all against the same luck,
 * with everybody taking what looks best at once; the worse half is dropped, and the others are played on more often.
 */
import {
  type Action,
  type AnyRules,
  copyFrom,
  type Guess,
  isSame,
  NO_ACTION,
  NOBODY,
  type Position,
  Random,
  type Seat,
} from '@bastide/kernel'
import type { Considered } from '../bot.ts'
import type { Budget } from './budget.ts'
import { Endgame, LAST_DRAWS } from './endgame.ts'
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
  /** How many points a lead changes by, about, while every seat has a turn. */
  readonly swing: number
}

const SEEDS = 0x7fff_ffff
/** In points: even after the last turn a lead is not sure to the point, as the judge is not. */
const DOUBT = 3
/** What trials may use up of the budget if the rest of the game can be weighed after them. */
const BEFORE_THE_END = 0.3

export class Search {
  private readonly rules: AnyRules
  private readonly judge: TurnJudge
  private readonly manner: Manner
  private readonly own: Lines
  private readonly replies: Lines
  private readonly endgame: Endgame
  private readonly p: Position
  private readonly worth: Float64Array
  private readonly luck = new Random(1)
  /** How many trials were judged for this decision: near the end of a game nobody replies. */
  private trials = 0
  /** How many outcomes had been judged before it. */
  private before = 0
  /** By place among the lines: how often it was played on, and the sum of what its trials came to. */
  private readonly times: Int32Array
  private readonly sums: Float64Array
  /** The same by seat: the sum of what it had. */
  private readonly seatSums: Float64Array
  /** By place: how the game ends, where that can be weighed. */
  private readonly ends: Float64Array
  /** The places of the lines, the best first. Those in the running come before those that were dropped. */
  private readonly ranked: Int32Array
  /** Where the plan goes on, if the table is there, and with which step of the best line. */
  private readonly expected: Position
  private step = 0

  constructor(rules: AnyRules, judge: TurnJudge, manner: Manner) {
    this.rules = rules
    this.judge = judge
    this.manner = manner
    this.own = new Lines(rules, judge, manner.envy, manner.width)
    this.replies = new Lines(rules, judge, manner.envy, 1)
    this.endgame = new Endgame(rules, judge, manner.envy)
    this.p = rules.start()
    this.expected = rules.start()
    this.worth = new Float64Array(rules.seats)
    this.times = new Int32Array(manner.width)
    this.sums = new Float64Array(manner.width)
    this.ends = new Float64Array(manner.width)
    this.seatSums = new Float64Array(manner.width * rules.seats)
    this.ranked = new Int32Array(manner.width)
  }

  /** The next action of the best line. The rest of it is remembered, and not thought over again. */
  choose(guess: Guess, seat: Seat, random: Random, budget: () => Budget): Action {
    if (this.step === 0 || !isSame(guess, this.expected)) {
      this.think(guess, seat, random, budget())
      this.step = 0
    }
    const best = this.ranked[0] as number
    const action = this.own.action(best, this.step++)
    if (this.own.action(best, this.step) === NO_ACTION) this.step = 0
    else {
      copyFrom(this.expected, guess)
      this.rules.apply(this.expected, seat, action)
    }
    return action
  }

  /** The best lines, each with what it brings compared to what the seats have now. */
  consider(guess: Guess, seat: Seat, random: Random, budget: Budget, most: number): readonly Considered[] {
    this.think(guess, seat, random, budget)
    this.step = 0
    const { rules, own, worth } = this
    copyFrom(this.p, guess)
    this.judge.begin(this.p)
    this.judge.judge(this.p, worth)
    return Array.from(this.ranked.subarray(0, Math.min(most, own.count)), (line) => ({
      actions: own.actionsOf(line),
      brings: Array.from(
        worth,
        (now, of) => (this.seatSums[line * rules.seats + of] as number) / (this.times[line] as number) - now,
      ),
    }))
  }

  /** Afterwards `ranked` holds the lines that were found, the best first. */
  private think(guess: Guess, seat: Seat, random: Random, budget: Budget): void {
    const { own, replies, ranked, times, sums, seatSums } = this
    this.trials = 0
    this.before = own.judged + replies.judged
    own.find(guess)
    times.fill(0)
    sums.fill(0)
    seatSums.fill(0)
    for (let i = 0; i < own.count; i++) ranked[i] = i
    const draws = this.judge.toCome
    if (draws > LAST_DRAWS) this.halve(guess, seat, random.below(SEEDS), budget, 1)
    else {
      this.halve(guess, seat, random.below(SEEDS), budget, BEFORE_THE_END)
      this.weighEnd(guess, seat, draws, budget)
    }
  }

  /** How many outcomes were judged for this decision. */
  private get judged(): number {
    return this.trials + this.own.judged + this.replies.judged - this.before
  }

  /** Plays lines on until the share of the budget is spent. After each round the worse half is dropped. */
  private halve(guess: Guess, seat: Seat, first: number, budget: Budget, share: number): void {
    let left = this.own.count
    const rounds = Math.ceil(Math.log2(Math.max(2, left)))
    let time = 0
    for (let round = 1; left > 1; round++) {
      do {
        for (let i = 0; i < left; i++) this.tryOut(guess, seat, this.ranked[i] as number, first + time)
        time++
      } while (!budget.isStopped() && budget.spent(this.judged) < (share * round) / rounds)
      this.rank(left)
      left >>= 1
      if (budget.isStopped() || budget.spent(this.judged) >= share) return
    }
  }

  /** Ranks the lines by how the game ends, if the budget lasts for all of them. */
  private weighEnd(guess: Guess, seat: Seat, draws: number, budget: Budget): void {
    const { own, p, endgame, worth, ends } = this
    const before = this.judged - endgame.judged
    for (let line = 0; line < own.count; line++) {
      copyFrom(p, guess)
      own.follow(p, line)
      if (!endgame.weigh(p, draws, worth, budget, before + endgame.judged)) return
      ends[line] = worth[seat] as number
    }
    this.sums.set(ends)
    this.rank(own.count)
  }

  /** Sorts the lines that are in the running: all of them have been played on as often. */
  private rank(left: number): void {
    const { ranked, sums } = this
    for (let i = 1; i < left; i++)
      for (let j = i; j > 0 && (sums[ranked[j] as number] as number) > (sums[ranked[j - 1] as number] as number); j--) {
        const line = ranked[j] as number
        ranked[j] = ranked[j - 1] as number
        ranked[j - 1] = line
      }
  }

  private tryOut(guess: Guess, seat: Seat, line: number, seed: number): void {
    const { rules, p, luck, replies, manner, worth, sums, seatSums, times } = this
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
      turn++
    }
    this.trials++
    this.judge.begin(p)
    this.judge.judge(p, worth)
    times[line] = (times[line] as number) + 1
    let best = 0
    for (let other = 0; other < worth.length; other++) {
      const had = worth[other] as number
      seatSums[line * worth.length + other] = (seatSums[line * worth.length + other] as number) + had
      if (other !== seat && had > best) best = had
    }
    sums[line] = (sums[line] as number) + this.counted((worth[seat] as number) - manner.envyInTheEnd * best)
  }

  /** A lead counts for less and less, the larger it is compared with what can still happen: places are what matters. */
  private counted(lead: number): number {
    const turns = this.judge.toCome / this.rules.seats
    if (turns === Number.POSITIVE_INFINITY) return lead
    const scale = DOUBT + this.manner.swing * Math.sqrt(turns)
    return scale * Math.tanh(lead / scale)
  }
}
