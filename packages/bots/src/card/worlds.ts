/**
 * Searches for the best option over many worlds. Each world is one way in which the cards may lie that the seat does
 * not know. In every world all options in the running are played on to the end of the round, against the same luck,
 * with everybody deciding at once by what it sees. The worse half is dropped, and whoever has no hope before that; the
 * others meet more worlds, until that would bring too little.
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
import { Race, type RareLuck } from '../search/race.ts'
import { CardJudge, type Weights } from './judging.ts'
import { type Habits, QuickPlay } from './quick-play.ts'

const SEEDS = 0x7fff_ffff
/** More than any hand of six has: six cards in four rows, and four claims. */
const MOST_OPTIONS = 64
/** A point more is welcome where it does not change who wins. */
const POINT = 1e-5

/** Near the end options often come to the same in all worlds but a few, and there one wins what the other loses. */
const RARE_LUCK: RareLuck = { differs: 0.2, alikeAfter: 60 }

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
  private readonly race = new Race(MOST_OPTIONS, RARE_LUCK)
  /** Thinking ends once going on would bring less than this chance to win, on average. */
  private readonly enough: number
  /** By option: what its trial in the present world came to. They count once all in the running have met it. */
  private readonly came = new Float64Array(MOST_OPTIONS)
  /** By option and seat: what that trial promised to the seat, and the sum over all worlds. */
  private readonly seatCame: Float64Array
  private readonly seatSums: Float64Array
  /** How many trials this decision took so far. */
  private trials = 0
  /** The round up to whose end is played on. What is put into the rows before the first one shows in that. */
  private lastRound = 0
  /** What is thought about, for whom, and how long. */
  private readonly guess: Position
  private seat: Seat = 0
  private budget: Budget = { spent: () => 1, isStopped: () => true }
  /** The seed of the first world. */
  private first = 0
  /** In which stage of how many: after each, at most half of the options are left. */
  private stage = 1
  private stages = 0

  constructor(rules: CardRules, habits: Habits, weights: Weights, enough: number) {
    this.rules = rules
    this.enough = enough
    this.judge = new CardJudge(rules, weights)
    this.players = new QuickPlay(rules, habits)
    this.guess = rules.start()
    this.world = rules.start()
    this.p = rules.start()
    this.worth = new Float64Array(rules.seats)
    this.chances = new Float64Array(rules.seats)
    this.seatCame = new Float64Array(MOST_OPTIONS * rules.seats)
    this.seatSums = new Float64Array(MOST_OPTIONS * rules.seats)
  }

  choose(guess: Guess, seat: Seat, random: Random, budget: Budget): Action {
    this.ponder(guess, seat, random, () => budget)
    while (this.goOn());
    return this.options.action(this.race.ranked[0] as number)
  }

  /** Begins to think about a decision, one at a time. Where there is nothing to choose, no budget is begun. */
  ponder(guess: Guess, seat: Seat, random: Random, budget: () => Budget): void {
    this.rules.options(guess, seat, this.options)
    if (this.options.length > 1) {
      this.begin(guess, seat, random, budget(), 1)
      return
    }
    this.end()
    this.race.begin(1)
  }

  /** What was tried so far, the best first. */
  tried(): readonly Tried[] {
    const { race, options } = this
    if (this.stage <= this.stages) race.rank()
    this.end()
    return Array.from(race.ranked.subarray(0, options.length), (option) => ({
      actions: [options.action(option)],
      times: race.times[option] as number,
      sum: race.sums[option] as number,
    }))
  }

  /** The best options, each with what it brings compared to a round without points. */
  consider(guess: Guess, seat: Seat, random: Random, budget: Budget, most: number): readonly Considered[] {
    const { rules, options, worth, race } = this
    rules.options(guess, seat, options)
    this.think(guess, seat, random, budget, most)
    this.judge.expectNow(guess, worth)
    return Array.from(race.ranked.subarray(0, Math.min(most, options.length)), (option) => ({
      actions: [options.action(option)],
      brings: Array.from(
        worth,
        (now, of) => (this.seatSums[option * rules.seats + of] as number) / (race.times[option] as number) - now,
      ),
    }))
  }

  /** Afterwards `ranked` has the options, the best first. Each is tried once, whatever the budget. */
  private think(guess: Guess, seat: Seat, random: Random, budget: Budget, told: number): void {
    this.begin(guess, seat, random, budget, told)
    while (this.goOn());
  }

  private begin(guess: Guess, seat: Seat, random: Random, budget: Budget, told: number): void {
    this.race.begin(this.options.length, told)
    this.seatSums.fill(0)
    this.trials = 0
    this.lastRound = Math.max(1, this.rules.round(guess))
    copyFrom(this.guess, guess)
    this.seat = seat
    this.budget = budget
    this.first = random.below(SEEDS)
    this.stage = 1
    this.stages = Math.ceil(Math.log2(Math.max(2, this.options.length)))
  }

  /** There is no more to think about, and what is ranked stays so. */
  private end(): void {
    this.stage = 1
    this.stages = 0
  }

  /** Tries the options in the running out in one more world. False once there is no more to think about. */
  goOn(): boolean {
    const { budget, race } = this
    if (this.stage > this.stages) return false
    const seed = this.first + race.passes
    this.invent(seed)
    for (let i = 0; i < race.left; i++) {
      // What was tried in this world does not count: not all have met it.
      if (race.passes > 0 && budget.isStopped()) return this.endNow()
      this.tryOut(race.ranked[i] as number, seed)
    }
    this.countWorld()
    race.dropHopeless()
    if (race.isDecided(this.enough) || budget.isStopped() || budget.spent(this.trials) >= 1) return this.endNow()
    if (budget.spent(this.trials) >= this.stage / this.stages) {
      race.keep(Math.ceil(this.options.length / 2 ** this.stage))
      this.stage++
    }
    return this.stage <= this.stages
  }

  private endNow(): false {
    this.race.rank()
    this.stage = this.stages + 1
    return false
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
    const { worth, seatCame, seat } = this
    let best = Number.NEGATIVE_INFINITY
    for (let of = 0; of < worth.length; of++) {
      const had = worth[of] as number
      seatCame[option * worth.length + of] = had
      if (of !== seat && had > best) best = had
    }
    this.came[option] = (this.chances[seat] as number) + POINT * ((worth[seat] as number) - best)
    this.trials++
  }

  private countWorld(): void {
    const { race, worth, seatCame, seatSums } = this
    for (let i = 0; i < race.left; i++) {
      const option = race.ranked[i] as number
      for (let at = option * worth.length; at < (option + 1) * worth.length; at++)
        seatSums[at] = (seatSums[at] as number) + (seatCame[at] as number)
    }
    race.count(this.came)
  }
}
