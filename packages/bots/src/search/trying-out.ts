/**
 * Tries options out, in any game: after each option it plays on at random several times, up to the horizon, and
 * averages the outcomes. Every option meets the same luck, so only the option makes a difference.
 */
import {
  type Action,
  type AnyRules,
  copyFrom,
  type Guess,
  NO_ACTION,
  NOBODY,
  Options,
  type Position,
  Random,
  type Seat,
} from '@bastide/kernel'

export interface Trial {
  /** Whether nothing after this position matters any more; `began` is the position being thought about. */
  isBeyond(p: Position, began: Position): boolean
  /** What a position is worth to a seat, in points. */
  worth(p: Position, seat: Seat): number
  /** How often each option is tried. */
  readonly times: number
  /** How much a point of the best other seat subtracts from a point of one's own. */
  readonly envy: number
}

const SEEDS = 0x7fff_ffff

export class TryOut {
  private readonly rules: AnyRules
  private readonly trial: Trial
  private readonly options = new Options()
  private readonly p: Position
  private readonly luck = new Random(1)

  constructor(rules: AnyRules, trial: Trial) {
    this.rules = rules
    this.trial = trial
    this.p = rules.start()
  }

  choose(guess: Guess, seat: Seat, random: Random): Action {
    const { rules, options, trial } = this
    rules.options(guess, seat, options)
    if (options.length === 1) return options.action(0)
    const first = random.below(SEEDS)
    let chosen = NO_ACTION
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < options.length; i++) {
      let sum = 0
      for (let time = 0; time < trial.times; time++) sum += this.valueOf(guess, seat, options.action(i), first + time)
      if (sum <= most) continue
      most = sum
      chosen = options.action(i)
    }
    return chosen
  }

  private valueOf(guess: Guess, seat: Seat, action: Action, seed: number): number {
    const { rules, p, luck, trial } = this
    luck.reseed(seed)
    copyFrom(p, guess)
    rules.apply(p, seat, action)
    for (let by = rules.awaited(p); by !== NOBODY && !trial.isBeyond(p, guess); by = rules.awaited(p))
      rules.apply(p, by, rules.sample(p, by, luck))
    let best = 0
    for (let other = 0; other < rules.seats; other++) if (other !== seat) best = Math.max(best, trial.worth(p, other))
    return trial.worth(p, seat) - trial.envy * best
  }
}
