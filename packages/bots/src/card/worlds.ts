/**
 * Searches for the best option over many worlds. Each world is one way in which the cards may lie that the seat does
 * not know. In every world all options in the running are played on to the end of the round, against the same luck,
 * with everybody deciding at once by what it sees. The worse half is dropped, and the others meet more worlds.
 */
import type { CardRules } from '@bastide/card-game'
import {
  type Action,
  copyFrom,
  type Guess,
  NOBODY,
  Options,
  type Position,
  Random,
  type Seat,
  type Tried,
} from '@bastide/kernel'
import type { Considered } from '../bot.ts'
import type { Budget } from '../search/budget.ts'
import { CardJudge, type Weights } from './judging.ts'
import { type Habits, QuickPlay } from './quick-play.ts'

const SEEDS = 0x7fff_ffff
/** More than any hand of six has: six cards in four rows, and four claims. */
const MOST_OPTIONS = 64
/** A point more is welcome where it does not change who wins. */
const POINT = 1e-5

export class Worlds {
  private readonly rules: CardRules
  private readonly judge: CardJudge
  private readonly players: QuickPlay
  private readonly options = new Options()
  private readonly world: Position
  private readonly p: Position
  private readonly luck = new Random(1)
  private readonly worth: Float64Array
  private readonly chances: Float64Array
  /** By option: the sum of its trials; by option and seat: of what they promised to that seat; how many there were. */
  private readonly sums = new Float64Array(MOST_OPTIONS)
  private readonly seatSums: Float64Array
  private readonly times = new Int32Array(MOST_OPTIONS)
  /** The options, the best first. Those in the running come before those that were dropped. */
  private readonly ranked = new Int32Array(MOST_OPTIONS)
  /** How many trials this decision took so far. */
  private trials = 0
  /** The round up to whose end is played on. What is put into the rows before the first one shows in that. */
  private lastRound = 0
  /** What is thought about, for whom, and how long. */
  private readonly guess: Position
  private seat: Seat = 0
  private budget: Budget = { spent: () => 1, isStopped: () => true }
  /** The seed of the first world, and how many there were. */
  private first = 0
  private worlds = 0
  /** How many options are in the running, in which stage of how many. */
  private left = 0
  private stage = 1
  private stages = 0

  constructor(rules: CardRules, habits: Habits, weights: Weights) {
    this.rules = rules
    this.judge = new CardJudge(rules, weights)
    this.players = new QuickPlay(rules, habits)
    this.guess = rules.start()
    this.world = rules.start()
    this.p = rules.start()
    this.worth = new Float64Array(rules.seats)
    this.chances = new Float64Array(rules.seats)
    this.seatSums = new Float64Array(MOST_OPTIONS * rules.seats)
  }

  choose(guess: Guess, seat: Seat, random: Random, budget: Budget): Action {
    this.ponder(guess, seat, random, () => budget)
    while (this.goOn());
    return this.options.action(this.ranked[0] as number)
  }

  /** Begins to think about a decision, one at a time. Where there is nothing to choose, no budget is begun. */
  ponder(guess: Guess, seat: Seat, random: Random, budget: () => Budget): void {
    this.rules.options(guess, seat, this.options)
    if (this.options.length > 1) {
      this.begin(guess, seat, random, budget())
      return
    }
    this.end()
    this.ranked[0] = 0
    this.times[0] = 0
    this.sums[0] = 0
  }

  /** What was tried so far, the best first. */
  tried(): readonly Tried[] {
    if (this.stage <= this.stages) this.rank()
    this.end()
    return Array.from(this.ranked.subarray(0, this.options.length), (option) => ({
      actions: [this.options.action(option)],
      times: this.times[option] as number,
      sum: this.sums[option] as number,
    }))
  }

  /** The best options, each with what it brings compared to a round without points. */
  consider(guess: Guess, seat: Seat, random: Random, budget: Budget, most: number): readonly Considered[] {
    const { rules, options, worth } = this
    rules.options(guess, seat, options)
    this.think(guess, seat, random, budget)
    this.judge.expectNow(guess, worth)
    return Array.from(this.ranked.subarray(0, Math.min(most, options.length)), (option) => ({
      actions: [options.action(option)],
      brings: Array.from(
        worth,
        (now, of) => (this.seatSums[option * rules.seats + of] as number) / (this.times[option] as number) - now,
      ),
    }))
  }

  /** Afterwards `ranked` has the options, the best first. Each is tried once, whatever the budget. */
  private think(guess: Guess, seat: Seat, random: Random, budget: Budget): void {
    this.begin(guess, seat, random, budget)
    while (this.goOn());
  }

  private begin(guess: Guess, seat: Seat, random: Random, budget: Budget): void {
    this.sums.fill(0)
    this.seatSums.fill(0)
    this.times.fill(0)
    for (let i = 0; i < this.options.length; i++) this.ranked[i] = i
    this.trials = 0
    this.lastRound = Math.max(1, this.rules.round(guess))
    copyFrom(this.guess, guess)
    this.seat = seat
    this.budget = budget
    this.first = random.below(SEEDS)
    this.worlds = 0
    this.left = this.options.length
    this.stage = 1
    this.stages = Math.ceil(Math.log2(Math.max(2, this.left)))
  }

  /** There is no more to think about, and what is ranked stays so. */
  private end(): void {
    this.stage = 1
    this.stages = 0
  }

  /** Tries the options in the running out in one more world. False once there is no more to think about. */
  goOn(): boolean {
    const { budget, ranked, left } = this
    if (this.stage > this.stages) return false
    const seed = this.first + this.worlds
    this.invent(seed)
    for (let i = 0; i < left; i++) {
      if (this.worlds > 0 && budget.isStopped()) break
      this.tryOut(ranked[i] as number, seed)
    }
    this.worlds++
    if (!budget.isStopped() && budget.spent(this.trials) < this.stage / this.stages) return true
    this.rank()
    this.left = (left + 1) >> 1
    this.stage = budget.isStopped() || budget.spent(this.trials) >= 1 ? this.stages + 1 : this.stage + 1
    return this.stage <= this.stages
  }

  private invent(seed: number): void {
    copyFrom(this.world, this.guess)
    this.luck.reseed(seed)
    this.rules.inventAgain(this.world, this.seat, this.luck)
  }

  private tryOut(option: number, seed: number): void {
    const { rules, p, luck, judge, worth, chances, seat } = this
    copyFrom(p, this.world)
    luck.reseed(seed)
    rules.apply(p, seat, this.options.action(option))
    this.playOn()
    judge.expect(p, worth)
    judge.chances(p, worth, chances)
    this.count(option)
  }

  private playOn(): void {
    const { rules, p, luck, players } = this
    for (let by = rules.awaited(p); by !== NOBODY && rules.round(p) <= this.lastRound; by = rules.awaited(p))
      rules.apply(p, by, by < 0 ? rules.sample(p, by, luck) : players.decide(p, by, luck))
  }

  private count(option: number): void {
    const { worth, seatSums, sums, times, seat } = this
    let best = Number.NEGATIVE_INFINITY
    for (let of = 0; of < worth.length; of++) {
      const had = worth[of] as number
      const at = option * worth.length + of
      seatSums[at] = (seatSums[at] as number) + had
      if (of !== seat && had > best) best = had
    }
    const value = (this.chances[seat] as number) + POINT * ((worth[seat] as number) - best)
    sums[option] = (sums[option] as number) + value
    times[option] = (times[option] as number) + 1
    this.trials++
  }

  /** Sorts the options that are in the running by the mean of their trials; of equals the first stays first. */
  private rank(): void {
    const { ranked, left } = this
    for (let i = 1; i < left; i++)
      for (let j = i; j > 0 && this.mean(ranked[j] as number) > this.mean(ranked[j - 1] as number); j--) {
        const option = ranked[j] as number
        ranked[j] = ranked[j - 1] as number
        ranked[j - 1] = option
      }
  }

  private mean(option: number): number {
    return (this.sums[option] as number) / (this.times[option] as number)
  }
}
