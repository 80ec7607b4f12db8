/**
 * The journeyman of the dice game looks for the best city that it can build from what lies there. Before it stops, it
 * samples what throwing the rest would bring, from the most promising layouts.
 */
import { AGAIN, type DiceRules, END, KEEP, STOP } from '@bastide/dice-game'
import {
  type Action,
  CHANCE,
  type Guess,
  NO_ACTION,
  Options,
  type Position,
  type Random,
  type Seat,
} from '@bastide/kernel'
import type { Bot } from '../bot.ts'
import { anotherOf, type Plan, plansFor } from './building.ts'

const WIDTH = 10
/** After a sampled throw it searches less widely. */
const TRIED_WIDTH = 3
const TRIED_PLANS = 4
const TRIED_THROWS = 8
/** What a kept knight is worth: the next turn counts twice. */
const KNIGHT = 4
/** What an unfinished city is worth after a throw that is not the last. */
const STILL_OPEN = 0.5

const best = (plans: readonly Plan[], by: (plan: Plan) => number): Plan =>
  plans.reduce((one, other) => (by(other) > by(one) ? other : one))

/** The average of what stopping gives, at best, after one more throw. */
function afterThrow(rules: DiceRules, { p }: Plan, seat: Seat, random: Random): number {
  let sum = 0
  for (let i = 0; i < TRIED_THROWS; i++) {
    const tried = anotherOf(rules, p)
    rules.apply(tried, seat, AGAIN)
    rules.apply(tried, CHANCE, rules.sample(tried, CHANCE, random))
    // All dice have gone to catapults: the turn is over.
    if (rules.awaited(tried) !== seat) continue
    const plans = plansFor(rules, tried, seat, TRIED_WIDTH)
    const points = best(plans, (plan) => plan.points).points
    const hope = rules.throwsLeft(tried) > 0 ? STILL_OPEN * best(plans, (plan) => plan.hope).hope : 0
    sum += Math.max(points, hope)
  }
  return sum / TRIED_THROWS
}

interface Way {
  readonly plan: Plan
  readonly worth: number
}

/** The best layout to throw from, if that beats stopping. */
function bestThrow(rules: DiceRules, plans: readonly Plan[], seat: Seat, random: Random): Way | null {
  if (rules.throwsLeft((plans[0] as Plan).p) === 0) return null
  const open = plans.filter(({ p }) => rules.looseDice(p) > 0).sort((one, other) => other.hope - one.hope)
  const ways = open.slice(0, TRIED_PLANS).map((plan) => ({ plan, worth: afterThrow(rules, plan, seat, random) }))
  return ways.length === 0 ? null : ways.reduce((one, other) => (other.worth > one.worth ? other : one))
}

const options = new Options()

/** How to end the turn with three knights, or `NO_ACTION`. */
function endingWithKnights(rules: DiceRules, p: Position, seat: Seat): Action {
  rules.options(p, seat, options)
  if (options.has(END)) return END
  return rules.knights(p) >= 3 && options.has(KEEP) ? KEEP : NO_ACTION
}

function choose(rules: DiceRules, p: Guess, seat: Seat, random: Random): Action {
  const plans = plansFor(rules, p, seat, WIDTH)
  const stopping = best(plans, (plan) => plan.points)
  const gain = stopping.points * (rules.isDoubled(p) ? 2 : 1)
  const isWinning = rules.score(p, seat) + gain >= rules.target
  const throwing = isWinning ? null : bestThrow(rules, plans, seat, random)
  const mostly = Math.max(stopping.points, throwing?.worth ?? 0)
  const ending = isWinning || mostly >= KNIGHT ? NO_ACTION : endingWithKnights(rules, p, seat)
  if (ending !== NO_ACTION) return ending
  if (throwing !== null && throwing.worth > stopping.points)
    return throwing.plan.first === NO_ACTION ? AGAIN : throwing.plan.first
  if (stopping.first !== NO_ACTION) return stopping.first
  // If a setup option says so, what can be built must be.
  return rules.pass(p) === NO_ACTION ? (plans[1] as Plan).first : STOP
}

/** An apprentice is content with this many points, and does this many of a hundred things without thinking. */
const ENOUGH = 3
const RASH = 12
const APPRENTICE_WIDTH = 2

/** Builds what it sees, and goes on rolling until that is enough. */
function chooseSimply(rules: DiceRules, p: Guess, seat: Seat, random: Random): Action {
  if (random.below(100) < RASH) return rules.sample(p, seat, random)
  const plans = plansFor(rules, p, seat, APPRENTICE_WIDTH)
  const stopping = best(plans, (plan) => plan.points)
  const hopeful = best(plans, (plan) => plan.hope)
  const isEnough = stopping.points >= ENOUGH || rules.throwsLeft(p) === 0
  const plan = isEnough ? stopping : hopeful
  if (plan.first !== NO_ACTION) return plan.first
  rules.options(p, seat, options)
  if (!isEnough && options.has(AGAIN)) return AGAIN
  return rules.pass(p) === NO_ACTION ? (plans[1] as Plan).first : STOP
}

export const diceApprentice: Bot = {
  id: 'apprentice',
  game: 'dice',
  milliseconds: 0,
  choose: (rules, guess: Guess, seat, random) => chooseSimply(rules as DiceRules, guess, seat, random),
}

export const diceJourneyman: Bot = {
  id: 'journeyman',
  game: 'dice',
  milliseconds: 0,
  choose: (rules, guess: Guess, seat, random) => choose(rules as DiceRules, guess, seat, random),
}
