/**
 * Searches for the best line of a turn, in any game: the most promising lines are played on, all against the same luck,
 * with everybody taking what looks best at once; the worse half is dropped, and whoever has no hope before that; the
 * others are played on more often, until that would bring too little.
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
  type Tried,
} from '@bastide/kernel'
import type { Considered } from '../bot.ts'
import type { Budget } from './budget.ts'
import { Endgame, LAST_DRAWS } from './endgame.ts'
import { Lines } from './lines.ts'
import type { TurnJudge } from './looking-ahead.ts'
import { valueTo } from './outcome.ts'
import { Race } from './race.ts'

export interface Manner {
  /** How many lines are played on. */
  readonly width: number
  /**
   * After how many turns of seats a line that is played on is judged, in order. The average counts: what is judged
   * early depends less on luck, what is judged late has seen more.
   */
  readonly looks: readonly number[]
  /** How much a point of the best other seat subtracts from a point of one's own, at once and in the end. */
  readonly envy: number
  readonly envyInTheEnd: number
  /** How many points a lead changes by, about, while every seat has a turn. */
  readonly swing: number
  /** Thinking ends once going on would bring less than this on average: in points, fewer of a large lead. */
  readonly enough: number
}

const SEEDS = 0x7fff_ffff
/** In points: even after the last turn a lead is not sure to the point, as the judge is not. */
const DOUBT = 3
/** What trials may use up of the budget if the rest of the game can be weighed after them. */
const BEFORE_THE_END = 0.3
/** What was weighed to the end counts for more than any number of trials. */
const SURE = 1e9
const NOT_BEGUN = -1
const NOTHING_LEFT: Budget = { spent: () => 1, isStopped: () => true }

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
  /** What is thought about, by whom, for how long, and where the luck of its first trials begins. */
  private readonly guess: Position
  private seat: Seat = 0
  private budget: Budget = NOTHING_LEFT
  private first = 0
  /** What the lines had judged before this decision. */
  private before = 0
  /** How many trials were judged for this decision: near the end of a game nobody replies. */
  private ends = 0
  private readonly race: Race
  /** By place among the lines and seat: the sum of what it had in the trials of the line. */
  private readonly seatSums: Float64Array
  /** What the trials of the present pass came to. They count once every line in the running has met the same luck. */
  private readonly passed: Float64Array
  private readonly seatPassed: Float64Array
  /** In which round of how many: after each, at most half of the lines are left. */
  private round = 0
  private rounds = 0
  /** Which of them is played on now, and how many turns it was; none if it has not begun. */
  private trial = 0
  private turn = NOT_BEGUN
  /** How often it was looked at, and by seat the sum of what it then had. */
  private looked = 0
  private readonly seen: Float64Array
  /** How many draws are still to come, and how much of the budget trials may use up. */
  private draws = 0
  private share = 1
  /** How many lines were weighed to the end of the game, in their order, and what each comes to. */
  private weighed = 0
  private readonly endings: Float64Array
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
    this.endings = new Float64Array(manner.width)
    this.p = rules.start()
    this.guess = rules.start()
    this.expected = rules.start()
    this.worth = new Float64Array(rules.seats)
    this.seen = new Float64Array(rules.seats)
    this.race = new Race(manner.width)
    this.seatSums = new Float64Array(manner.width * rules.seats)
    this.passed = new Float64Array(manner.width)
    this.seatPassed = new Float64Array(manner.width * rules.seats)
  }

  /**
   * Begins to think about a decision, one at a time. `goOn` thinks on; whoever has enough of it takes what was `tried`,
   * or the `next` action of the best line: the rest of it is then remembered, and not thought over again.
   */
  begin(guess: Guess, seat: Seat, random: Random, budget: () => Budget): void {
    if (this.step > 0 && isSame(guess, this.expected)) return
    this.step = 0
    this.find(guess, seat, random, budget(), 1)
  }

  /** Plays a line on by a turn, or weighs one to the end of the game. False once there is no more to think about. */
  goOn(): boolean {
    const spent = this.spent()
    if (spent >= 1) return false
    if (this.race.left < 2 || spent >= this.share) return this.weighNext()
    if (this.turn === NOT_BEGUN) this.beginTrial()
    else if (!this.reply()) this.endTrial()
    return true
  }

  /** The next action of the best line. */
  next(): Action {
    this.settle()
    const best = this.race.ranked[0] as number
    const action = this.own.action(best, this.step++)
    if (this.own.action(best, this.step) === NO_ACTION) this.step = 0
    else {
      if (this.step === 1) copyFrom(this.expected, this.guess)
      this.rules.apply(this.expected, this.seat, action)
    }
    return action
  }

  /** The lines, the best first, for whoever remembers them. */
  tried(): readonly Tried[] {
    this.settle()
    this.step = 0
    const { own, endings } = this
    const { ranked, times, sums } = this.race
    const isSure = this.weighed > 0 && this.weighed === own.count
    return Array.from(ranked.subarray(0, own.count), (line) => ({
      actions: own.actionsOf(line),
      times: isSure ? SURE : (times[line] as number),
      sum: isSure ? SURE * (endings[line] as number) : (sums[line] as number),
    }))
  }

  /** The best lines, each with what it brings compared to what the seats have now. */
  consider(guess: Guess, seat: Seat, random: Random, budget: Budget, most: number): readonly Considered[] {
    this.step = 0
    this.find(guess, seat, random, budget, most)
    while (this.goOn());
    this.settle()
    const { rules, own, worth, p, judge, seatSums } = this
    const { ranked, times } = this.race
    const best = ranked.subarray(0, Math.min(most, own.count))
    // In so little time nothing was played on: a line then brings what it promises at once.
    for (const line of best) if (times[line] === 0) this.judgeAtOnce(line)
    copyFrom(p, guess)
    judge.begin(p)
    judge.judge(p, worth)
    return Array.from(best, (line) => ({
      actions: own.actionsOf(line),
      brings: Array.from(
        worth,
        (now, of) => (seatSums[line * rules.seats + of] as number) / (times[line] as number) - now,
      ),
    }))
  }

  /** Finds the lines of the awaited seat, of which so many are to be told: `ranked` holds them, the best first. */
  private find(guess: Guess, seat: Seat, random: Random, budget: Budget, told: number): void {
    const { own } = this
    copyFrom(this.guess, guess)
    this.seat = seat
    this.budget = budget
    this.first = random.below(SEEDS)
    this.before = this.judged
    this.ends = 0
    this.seatSums.fill(0)
    own.find(guess)
    this.draws = this.judge.toCome
    this.share = this.draws <= LAST_DRAWS ? BEFORE_THE_END : 1
    this.weighed = 0
    this.race.begin(own.count, told)
    this.round = 1
    // As often as the number of lines can be halved, so that the last round ends with the budget.
    this.rounds = 31 - Math.clz32(Math.max(2, own.count))
    this.trial = 0
    this.turn = NOT_BEGUN
  }

  private spent(): number {
    const { budget } = this
    return budget.isStopped() ? 1 : budget.spent(this.ends + this.judged - this.before)
  }

  /** How many outcomes were judged since this was made. */
  private get judged(): number {
    return this.own.judged + this.replies.judged + this.endgame.judged
  }

  private beginTrial(): void {
    this.luck.reseed(this.first + this.race.passes)
    copyFrom(this.p, this.guess)
    this.own.follow(this.p, this.race.ranked[this.trial] as number)
    this.turn = 0
    this.looked = 0
    this.seen.fill(0)
  }

  /** Lets chance play, and then the awaited seat take what looks best at once. False if the trial is over. */
  private reply(): boolean {
    const { rules, p, replies } = this
    if (this.turn === this.manner.looks[this.looked] && this.look(1) === 0) return false
    let by = rules.awaited(p)
    for (; by < 0 && by !== NOBODY; by = rules.awaited(p)) rules.apply(p, by, rules.sample(p, by, this.luck))
    if (by === NOBODY) return false
    replies.find(p)
    replies.follow(p, 0)
    this.turn++
    return true
  }

  /** Judges how the trial stands now, for so many looks. How many are left. */
  private look(looks: number): number {
    const { p, judge, worth, seen, manner } = this
    judge.begin(p)
    judge.judge(p, worth)
    this.ends++
    for (let seat = 0; seat < seen.length; seat++) seen[seat] = (seen[seat] as number) + looks * (worth[seat] as number)
    this.looked += looks
    return manner.looks.length - this.looked
  }

  private endTrial(): void {
    const { seen, seat, passed, seatPassed, manner } = this
    const line = this.race.ranked[this.trial] as number
    const left = manner.looks.length - this.looked
    // The game was over before: nothing would have changed until the later looks.
    if (left > 0) this.look(left)
    for (let of = 0; of < seen.length; of++) seen[of] = (seen[of] as number) / manner.looks.length
    seatPassed.set(seen, line * seen.length)
    passed[line] = this.counted(valueTo(seat, seen, manner.envyInTheEnd))
    this.turn = NOT_BEGUN
    if (++this.trial === this.race.left) this.endPass()
  }

  /** A lead counts for less and less, the larger it is compared with what can still happen: places are what matters. */
  private counted(lead: number): number {
    const turns = this.judge.toCome / this.rules.seats
    if (turns === Number.POSITIVE_INFINITY) return lead
    const scale = DOUBT + this.manner.swing * Math.sqrt(turns)
    return lead / Math.sqrt(1 + (lead / scale) ** 2)
  }

  /** All lines in the running have met the same luck. */
  private endPass(): void {
    const { race, passed, seatSums, seatPassed, worth } = this
    for (let i = 0; i < race.left; i++) {
      const line = race.ranked[i] as number
      for (let at = line * worth.length; at < (line + 1) * worth.length; at++)
        seatSums[at] = (seatSums[at] as number) + (seatPassed[at] as number)
    }
    race.count(passed)
    this.trial = 0
    race.dropHopeless()
    if (race.isDecided(this.manner.enough)) race.keep(1)
    if (this.spent() < (this.share * this.round) / this.rounds) return
    race.keep(this.own.count >> this.round++)
  }

  /** Takes the lines as they stand. What the present pass came to so far is left out: not all were in it. */
  private settle(): void {
    if (this.race.left > 1) this.race.keep(1)
  }

  /**
   * Weighs the next line to the end of the game, if that is near. Once all are weighed, that decides. False if there is
   * none, or if the budget did not last.
   */
  private weighNext(): boolean {
    const { own, p, draws, endgame, worth } = this
    if (draws > LAST_DRAWS || this.weighed === own.count || own.count < 2) return false
    if (this.weighed === 0) this.settle()
    copyFrom(p, this.guess)
    own.follow(p, this.weighed)
    if (!endgame.weigh(p, draws, worth, this.budget, this.ends + this.judged - this.before)) return false
    this.endings[this.weighed++] = worth[this.seat] as number
    if (this.weighed === own.count) this.race.sort(this.endings, own.count)
    return true
  }

  private judgeAtOnce(line: number): void {
    const { p, judge, worth } = this
    copyFrom(p, this.guess)
    this.own.follow(p, line)
    judge.begin(p)
    judge.judge(p, worth)
    this.seatSums.set(worth, line * worth.length)
    this.race.times[line] = 1
  }
}
