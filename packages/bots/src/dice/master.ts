/**
 * Masters of the dice game solve every turn, for the chance to win the race. With dice of a setup's own they do
 * not know how turns usually end, and play for points.
 */
import { type DiceRules, FACES, KEEP } from '@bastide/dice-game'
import { type Action, copyFrom, demand, type Guess, isSame, Options, type Position, type Seat } from '@bastide/kernel'
import type { Bot } from '../bot.ts'
import { type Budget, budgetOf } from '../search/budget.ts'
import { perRules } from '../search/per-rules.ts'
import { MIDDLE, WIDTH } from './dice-layout.ts'
import { Race } from './race.ts'
import { newStakes, stakePointsUpTo, stakeRace } from './stakes.ts'
import { GRANDMASTERLY, MASTERLY, type Thoroughness } from './thoroughness.ts'
import { readTurn } from './turn.ts'
import type { SharesByDice } from './turn-shares.ts'
import { TurnSolver } from './turn-solver.ts'
import { USUAL_TURNS } from './usual-turns.ts'

/** What a knight is worth where only points count: about what a turn brings. */
export const KNIGHT_POINTS = 9

/** A plan covers all decisions up to the next throw. It is kept, so that each die is not thought over again. */
class Mind {
  private readonly rules: DiceRules
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
    this.solver = new TurnSolver(rules.dice, this.stakes, steps)
    this.race = shares === null ? null : new Race(rules.target, shares, rules.seats - 1)
    this.expected = rules.start()
  }

  next(guess: Guess, seat: Seat, budget: Budget): Action {
    const { rules, options } = this
    rules.options(guess, seat, options)
    if (options.length === 1) return options.action(0)
    if (!this.isPlanned || !isSame(guess, this.expected)) this.think(guess, seat, budget)
    const action = this.step(guess)
    const { added, keep } = this.solver.plan
    this.isPlanned = this.built < added || this.kept < keep || action === KEEP || action > KEEP
    if (this.isPlanned) {
      copyFrom(this.expected, guess)
      rules.apply(this.expected, seat, action)
    }
    return action
  }

  private think(guess: Guess, seat: Seat, budget: Budget): void {
    const { rules, stakes } = this
    const turn = readTurn(rules, guess)
    if (this.race !== null) stakeRace(stakes, this.race, turn, seat, rules.target)
    else {
      const need = rules.target - (turn.scores[seat] as number)
      stakePointsUpTo(stakes, need, turn.isDoubled ? 2 : 1, KNIGHT_POINTS)
    }
    this.solver.solve(turn, budget)
    this.built = 0
    this.kept = 0
  }

  private step(guess: Guess): Action {
    const { rules, options } = this
    const { plan } = this.solver
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

/** By throws left: what a decision may have of a turn's time. The first has by far the most to weigh. */
const TURN_SHARES = [0.05, 0.15, 0.8] as const

/** The shares hold for the usual dice. */
const isUsual = ({ dice }: DiceRules): boolean => FACES.every((face) => dice.faceNamed.has(face))

interface SolverLevel {
  readonly id: string
  readonly milliseconds: number
  /** How many outcomes it weighs for a turn where nobody gives it time. */
  readonly outcomes: number
  readonly steps: readonly Thoroughness[]
  readonly shares: SharesByDice | null
}

export function diceSolver({ id, milliseconds, outcomes, steps, shares }: SolverLevel): Bot {
  const mindFor = perRules((rules) => new Mind(rules as DiceRules, steps, isUsual(rules as DiceRules) ? shares : null))
  return {
    id,
    game: 'dice',
    milliseconds,
    choose: (rules, guess: Guess, seat, _random, thinking) => {
      // The time that it takes to prepare counts, too.
      const budget = budgetOf(thinking, outcomes, TURN_SHARES[(rules as DiceRules).throwsLeft(guess)] ?? 1)
      return mindFor(rules).next(guess, seat, budget)
    },
  }
}

export const diceMasters: readonly Bot[] = [
  diceSolver({ id: 'master', milliseconds: 300, outcomes: 1_200_000, steps: MASTERLY, shares: USUAL_TURNS }),
  diceSolver({ id: 'grandmaster', milliseconds: 1000, outcomes: 4_000_000, steps: GRANDMASTERLY, shares: USUAL_TURNS }),
]
