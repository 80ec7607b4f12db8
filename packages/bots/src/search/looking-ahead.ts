/**
 * Looks ahead over the decisions of one turn, in any game: tries every option, and then every decision that may follow,
 * whoever makes it, until chance moves or the game is over. Then it judges the outcome. Each seat takes what it likes
 * best.
 */
import {
  type Action,
  type AnyRules,
  copyFrom,
  type Guess,
  NO_ACTION,
  Options,
  type Position,
  type Random,
  type Seat,
} from '@bastide/kernel'
import { passOn, valueTo } from './outcome.ts'

export interface Judge {
  /** Receives the position being thought about, before its first outcome is judged. */
  ponder(p: Position): void
  /**
   * Writes what a position promises to each seat, in points. May overwrite the position, which is not used afterwards.
   */
  judge(p: Position, worth: Float64Array): void
}

/** One who judges what has changed, and remembers the rest. */
export interface TurnJudge {
  /** Receives the position from which all others come by setting words, which its journal knows. */
  begin(p: Position): void
  /** How many draws are still to come after that position; infinite if nobody knows. */
  readonly toCome: number
  /** Writes what it promises to each seat after what was set since. It may set more words, which are taken back. */
  judge(p: Position, worth: Float64Array): void
}

/** How many consecutive decisions are tried. Later ones are passed where possible. */
const DEPTH = 3

interface Level {
  readonly p: Position
  readonly options: Options
  /** What it is worth to each seat if every seat chooses what it likes best. */
  readonly worth: Float64Array
  readonly best: Float64Array
}

export class LookAhead {
  private readonly rules: AnyRules
  private readonly judge: Judge
  private readonly envy: number
  private readonly overlooks: number
  private readonly levels: readonly Level[]

  /**
   * `envy` is how much a point of the best other seat subtracts from a point of one's own. `overlooks` is how many of a
   * hundred options are not noticed.
   */
  constructor(rules: AnyRules, judge: Judge, envy: number, overlooks = 0) {
    this.rules = rules
    this.judge = judge
    this.envy = envy
    this.overlooks = overlooks
    this.levels = Array.from({ length: DEPTH + 1 }, () => ({
      p: rules.start(),
      options: new Options(),
      worth: new Float64Array(rules.seats),
      best: new Float64Array(rules.seats),
    }))
  }

  choose(guess: Guess, seat: Seat, random: Random): Action {
    const { rules } = this
    const { options } = this.levels[0] as Level
    rules.options(guess, seat, options)
    if (options.length === 1) return options.action(0)
    this.judge.ponder(guess)
    const tried = this.levels[1] as Level
    let chosen = NO_ACTION
    let most = Number.NEGATIVE_INFINITY
    let equals = 0
    for (let i = 0; i < options.length; i++) {
      // Something is always noticed: if nothing else, the last.
      const isLastHope = chosen === NO_ACTION && i === options.length - 1
      if (this.overlooks > 0 && !isLastHope && random.below(100) < this.overlooks) continue
      copyFrom(tried.p, guess)
      rules.apply(tried.p, seat, options.action(i))
      this.goOn(1)
      const value = valueTo(seat, tried.worth, this.envy)
      if (value > most) equals = 0
      // Reservoir sampling among equals: the nth replaces the kept one with probability 1/n.
      if (value < most || random.below(++equals) !== 0) continue
      most = value
      chosen = options.action(i)
    }
    return chosen
  }

  /** Fills the worth of a level, starting from its position. */
  private goOn(depth: number): void {
    const { rules } = this
    const { p, options, worth, best } = this.levels[depth] as Level
    const by = rules.awaited(p)
    if (by < 0 || depth === DEPTH) {
      passOn(rules, p)
      this.judge.judge(p, worth)
      return
    }
    const next = this.levels[depth + 1] as Level
    rules.options(p, by, options)
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < options.length; i++) {
      copyFrom(next.p, p)
      rules.apply(next.p, by, options.action(i))
      this.goOn(depth + 1)
      const value = valueTo(by, next.worth, this.envy)
      if (value <= most) continue
      most = value
      best.set(next.worth)
    }
    worth.set(best)
  }
}
