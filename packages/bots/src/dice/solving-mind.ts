/** The mind of a bot that solves turns: what it does next, and what else it thought of. */
import { type DiceRules, KEEP } from '@bastide/dice-game'
import { type Action, copyFrom, demand, type Guess, isSame, Options, type Position, type Seat } from '@bastide/kernel'
import type { Considered } from '../bot.ts'
import type { Budget } from '../search/budget.ts'
import { MIDDLE, WIDTH } from './dice-layout.ts'
import { Race } from './race.ts'
import { addPoints, newStakes, stakePointsUpTo, stakeRace } from './stakes.ts'
import type { Thoroughness } from './thoroughness.ts'
import { readTurn, type Turn } from './turn.ts'
import type { TurnPlan } from './turn-plan.ts'
import type { SharesByDice } from './turn-shares.ts'
import { TurnSolver } from './turn-solver.ts'
import { UNLIMITED } from './work.ts'

/** What a knight is worth where only points count: about what a turn brings. */
export const KNIGHT_POINTS = 9
/** So little that points decide only between what is equal otherwise. */
const TRACE = 1e-7

/** A plan covers all decisions up to the next throw. It is kept, so that each die is not thought over again. */
export class SolvingMind {
  private readonly rules: DiceRules
  private readonly steps: readonly Thoroughness[]
  private readonly stakes = newStakes()
  private readonly solver: TurnSolver
  private readonly race: Race | null
  private readonly options = new Options()
  /** Where the plan goes on, if the table is there. */
  private readonly expected: Position
  private built = 0
  private kept = 0
  private isPlanned = false

  constructor(rules: DiceRules, steps: readonly Thoroughness[], shares: SharesByDice | null) {
    this.rules = rules
    this.steps = steps
    this.solver = new TurnSolver(rules.dice, this.stakes, steps)
    this.race = shares === null ? null : new Race(rules.target, shares, rules.seats - 1)
    this.expected = rules.start()
  }

  next(guess: Guess, seat: Seat, budget: Budget): Action {
    const { rules, options } = this
    rules.options(guess, seat, options)
    if (options.length === 1) return options.action(0)
    if (!this.isPlanned || !isSame(guess, this.expected)) this.think(readTurn(rules, guess), seat, budget)
    const { plan } = this.solver
    const action = this.step(guess, plan)
    this.isPlanned = this.built < plan.added || this.kept < plan.keep || action === KEEP || action > KEEP
    if (this.isPlanned) {
      copyFrom(this.expected, guess)
      rules.apply(this.expected, seat, action)
    }
    return action
  }

  /**
   * The best plans. The actions of each are all that the seat does until the next throw, or the end of its turn. What
   * it brings are the points of this turn, if the seat goes on to play for what it plays for now; a knight that stays
   * counts `KNIGHT_POINTS`. `whole` is a budget that includes the one for the solution.
   */
  consider(guess: Guess, seat: Seat, budget: Budget, whole: Budget): readonly Considered[] {
    const { plans } = this.solver
    const turn = readTurn(this.rules, guess)
    this.isPlanned = false
    this.think(turn, seat, budget)
    const ranked = Array.from({ length: plans.count }, (_, rank) => plans.at(rank))
    const points = this.pointsOf(turn, seat, ranked, whole)
    return ranked.map((plan, rank) => ({
      actions: this.actionsOf(guess, seat, plan),
      brings: turn.scores.map((_, of) => (of === seat ? (points[rank] as number) : 0)),
    }))
  }

  private think(turn: Turn, seat: Seat, budget: Budget): void {
    const { rules, stakes } = this
    if (this.race !== null) stakeRace(stakes, this.race, turn, seat, rules.target)
    else stakePointsUpTo(stakes, this.needOf(turn, seat), turn.isDoubled ? 2 : 1, KNIGHT_POINTS)
    this.solver.solve(turn, budget)
    this.built = 0
    this.kept = 0
  }

  private needOf({ scores }: Turn, seat: Seat): number {
    return this.rules.target - (scores[seat] as number)
  }

  /**
   * By plan: the points that it brings on average. Each is weighed twice, the second time with a trace of points added
   * to what is played for. That changes no decision but between equals, so the difference is the trace of the points.
   * Where there is no time to do this thoroughly, a hasty look must do.
   */
  private pointsOf(turn: Turn, seat: Seat, plans: readonly TurnPlan[], budget: Budget): readonly number[] {
    const { stakes, solver, steps } = this
    const [hasty, thorough] = [steps[0] as Thoroughness, steps.at(-1) as Thoroughness]
    const weigh = (plan: TurnPlan) => ({
      thorough: solver.weighing.weigh(turn, plan, thorough, budget),
      hasty: solver.weighing.weigh(turn, plan, hasty, UNLIMITED) as number,
    })
    const before = plans.map(weigh)
    addPoints(stakes, TRACE, turn.isDoubled ? 2 : 1, KNIGHT_POINTS, this.needOf(turn, seat))
    return plans.map(weigh).map((after, rank) => {
      const { thorough: first, hasty: second } = before[rank] as (typeof before)[number]
      const trace = after.thorough === null || first === null ? after.hasty - second : after.thorough - first
      return trace / TRACE
    })
  }

  private actionsOf(guess: Guess, seat: Seat, plan: TurnPlan): readonly Action[] {
    const { rules, options, expected } = this
    const actions: Action[] = []
    this.built = 0
    this.kept = 0
    copyFrom(expected, guess)
    do {
      rules.options(expected, seat, options)
      actions.push(this.step(expected, plan))
      rules.apply(expected, seat, actions.at(-1) as Action)
    } while (actions.at(-1) !== plan.last && rules.awaited(expected) === seat)
    return actions
  }

  /** The next step of a plan; `options` has what may be done. */
  private step(guess: Position, plan: TurnPlan): Action {
    const { rules, options } = this
    if (this.built < plan.added) {
      const cell = (plan.cells[this.built] as number) - MIDDLE
      const shape = plan.shapes[this.built++] as number
      const y = Math.round(cell / WIDTH)
      const place = rules.dice.faces[shape >> 2]?.name
      return demand(rules.toAction(guess, { place, at: [cell - y * WIDTH, y], turn: shape & 3 }))
    }
    if (this.kept < plan.keep) {
      this.kept++
      return KEEP
    }
    // By the option `forced`, what can be built must be; that comes first in the list.
    return options.has(plan.last) ? plan.last : options.action(0)
  }
}
