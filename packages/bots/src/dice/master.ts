/**
 * The master of the dice game solves every turn, for the chance to win the race. With dice of a setup's own it does not
 * know how turns usually end, and plays for points.
 */
import { type DiceRules, FACES, KEEP } from '@bastide/dice-game'
import {
  type Action,
  type AnyRules,
  copyFrom,
  demand,
  type Guess,
  isSame,
  Options,
  type Position,
  type Seat,
} from '@bastide/kernel'
import type { Bot } from '../bot.ts'
import { MIDDLE, WIDTH } from './dice-layout.ts'
import { Race } from './race.ts'
import { newStakes, stakePointsUpTo, stakeRace } from './stakes.ts'
import { THOROUGH, type Thoroughness } from './thoroughness.ts'
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

  constructor(rules: DiceRules, thoroughness: Thoroughness, shares: SharesByDice | null) {
    this.rules = rules
    this.solver = new TurnSolver(rules.dice, this.stakes, thoroughness)
    this.race = shares === null ? null : new Race(rules.target, shares)
    this.expected = rules.start()
  }

  next(guess: Guess, seat: Seat): Action {
    const { rules, options } = this
    rules.options(guess, seat, options)
    if (options.length === 1) return options.action(0)
    if (!this.isPlanned || !isSame(guess, this.expected)) this.plan(guess, seat)
    const action = this.step(guess)
    this.isPlanned = this.built < this.solver.added || this.kept < this.solver.keep || action === KEEP || action > KEEP
    if (this.isPlanned) {
      copyFrom(this.expected, guess)
      rules.apply(this.expected, seat, action)
    }
    return action
  }

  private plan(guess: Guess, seat: Seat): void {
    const { rules, stakes } = this
    const turn = readTurn(rules, guess)
    if (this.race !== null) stakeRace(stakes, this.race, turn, seat, rules.target)
    else {
      const need = rules.target - (turn.scores[seat] as number)
      stakePointsUpTo(stakes, need, turn.isDoubled ? 2 : 1, KNIGHT_POINTS)
    }
    this.solver.solve(turn)
    this.built = 0
    this.kept = 0
  }

  private step(guess: Guess): Action {
    const { rules, solver, options } = this
    if (this.built < solver.added) {
      const cell = (solver.cells[this.built] as number) - MIDDLE
      const shape = solver.shapes[this.built++] as number
      const y = Math.round(cell / WIDTH)
      const place = rules.dice.faces[shape >> 2]?.name
      return demand(rules.toAction(guess, { place, at: [cell - y * WIDTH, y], turn: shape & 3 }))
    }
    if (this.kept < solver.keep) {
      this.kept++
      return KEEP
    }
    // By the option `forced`, what can be built must be; that comes first in the list.
    return options.has(solver.last) ? solver.last : options.action(0)
  }
}

/** The shares hold for the usual dice. */
const isUsual = ({ dice }: DiceRules): boolean => FACES.every((face) => dice.faceNamed.has(face))

export function diceSolver(id: string, thoroughness: Thoroughness, shares: SharesByDice | null): Bot {
  // Working memory is allocated once per rules, and freed with them.
  const minds = new WeakMap<AnyRules, Mind>()
  const mindFor = (rules: AnyRules): Mind => {
    const found = minds.get(rules)
    if (found !== undefined) return found
    const made = new Mind(rules as DiceRules, thoroughness, isUsual(rules as DiceRules) ? shares : null)
    minds.set(rules, made)
    return made
  }
  return {
    id,
    game: 'dice',
    milliseconds: 300,
    choose: (rules, guess: Guess, seat) => mindFor(rules).next(guess, seat),
  }
}

export const diceMaster = diceSolver('master', THOROUGH, USUAL_TURNS)
