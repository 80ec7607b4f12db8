/**
 * Masters of the dice game solve every turn, for the chance to win the race. With dice of a setup's own they do
 * not know how turns usually end, and play for points.
 */
import { type DiceRules, FACES } from '@bastide/dice-game'
import type { AnyRules, Guess, Thinking } from '@bastide/kernel'
import type { Bot } from '../bot.ts'
import { type Budget, budgetOf } from '../search/budget.ts'
import { perRules } from '../search/per-rules.ts'
import { SolvingMind } from './solving-mind.ts'
import { GRANDMASTERLY, MASTERLY, type Thoroughness } from './thoroughness.ts'
import type { SharesByDice } from './turn-shares.ts'
import { USUAL_TURNS } from './usual-turns.ts'

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
  const mindFor = perRules((rules) => {
    const diceRules = rules as DiceRules
    return new SolvingMind(diceRules, steps, isUsual(diceRules) ? shares : null)
  })
  const budgetFor = (rules: AnyRules, guess: Guess, thinking?: Thinking): Budget =>
    budgetOf(thinking, outcomes, TURN_SHARES[(rules as DiceRules).throwsLeft(guess)] ?? 1)
  return {
    id,
    game: 'dice',
    milliseconds,
    choose: (rules, guess: Guess, seat, _random, thinking) => {
      // The time that it takes to prepare counts, too.
      const budget = budgetFor(rules, guess, thinking)
      return mindFor(rules).next(guess, seat, budget)
    },
    consider: (rules, guess: Guess, seat, _random, thinking) => {
      // The rest of the turn is not thought about now, so its time is left to weigh what was found.
      const [budget, whole] = [budgetFor(rules, guess, thinking), budgetOf(thinking, outcomes, 1)]
      return mindFor(rules).consider(guess, seat, budget, whole)
    },
  }
}

export const diceMasters: readonly Bot[] = [
  diceSolver({ id: 'master', milliseconds: 300, outcomes: 1_200_000, steps: MASTERLY, shares: USUAL_TURNS }),
  diceSolver({ id: 'grandmaster', milliseconds: 1000, outcomes: 4_000_000, steps: GRANDMASTERLY, shares: USUAL_TURNS }),
]
