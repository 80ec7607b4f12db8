/**
 * The solver against the plain solution, on positions from real turns: what its decisions up to the end of the turn are
 * worth on average, and what the best decisions are worth.
 */
import { type DiceRules, diceGame } from '@bastide/dice-game'
import { CHANCE, demand, type Position, Random } from '@bastide/kernel'
import type { Bot } from '../bot.ts'
import { diceJourneyman } from './journeyman.ts'
import { diceSolver } from './master.ts'
import { PlainTurn, TooLarge, type Worth } from './plain-turn.ts'
import { KNIGHT_POINTS } from './solving-mind.ts'
import { QUICK, THOROUGH } from './thoroughness.ts'

export interface Compared {
  readonly throwsLeft: number
  readonly loose: number
  /** What the best decisions are worth, and what those of the solver are, in points. */
  readonly best: number
  readonly found: number
}

/** Far away, so that the race does not matter. */
const TARGET = 200
/** Moves that the plain solution may try. */
const EFFORT = 25_000
/** By throws left: with more loose dice the plain solution is not even tried. */
const MOST_LOOSE = [5, 3, 2] as const
/** No more positions of one turn are compared than this. */
const MOST_OF_A_TURN = 2

const unhurried = { milliseconds: 0, outcomes: Number.POSITIVE_INFINITY, shares: null } as const
const solver = diceSolver({ id: 'solver', ...unhurried, steps: [THOROUGH] })
/** Plays the turns from which positions are taken: less carefully, because there are many. */
const player = diceSolver({ id: 'player', ...unhurried, steps: [QUICK] })

/** Whether anything is to be won in a position; otherwise every decision is as good as any other. */
const isOfUse = ({ best }: Compared): boolean => best > 0

function worthAt(rules: DiceRules, p: Position): Worth {
  const need = TARGET - rules.score(p, rules.awaited(p))
  return (points, knight, catapults) =>
    catapults ? need : knight ? Math.min(KNIGHT_POINTS, need) : Math.min(need, points)
}

/** Compares one position. Null where the plain solution would take too long. */
export function compareAt(rules: DiceRules, p: Position, bot: Bot = solver): Compared | null {
  const seat = rules.awaited(p)
  const random = new Random(1)
  const worth = worthAt(rules, p)
  try {
    const best = new PlainTurn(rules, seat, worth, EFFORT).of(p)
    const decider = (q: Position) => bot.choose(rules, rules.determinize(q, random), seat, random)
    const found = new PlainTurn(rules, seat, worth, Number.POSITIVE_INFINITY, decider).of(p)
    return { throwsLeft: rules.throwsLeft(p), loose: rules.looseDice(p), best, found }
  } catch (thrown) {
    if (thrown instanceof TooLarge) return null
    throw thrown
  }
}

/** Picks any move, but seldom stops: otherwise little would be built. */
function wander(rules: DiceRules, p: Position, random: Random): number {
  const by = rules.awaited(p)
  let action = rules.sample(p, by, random)
  for (let again = 0; again < 2 && action === rules.pass(p); again++) action = rules.sample(p, by, random)
  return action
}

/**
 * Compares so many positions in which something can be won. Turns are played by the solver, the journeyman and at
 * random, one after another, so that there are good, middling and bad positions. `skipped` hears of those that take too
 * long.
 */
export function compareTurns(seed: number, positions: number, skipped?: (loose: number) => void): readonly Compared[] {
  const rules = demand(diceGame.compose({ options: { target: TARGET } }, 2))
  const random = new Random(seed)
  const compared: Compared[] = []
  let p = rules.start()
  for (let turn = 0, asked = 0; compared.length < positions; ) {
    const by = rules.awaited(p)
    if (by === CHANCE) {
      if (rules.throwsLeft(p) === 3) {
        turn++
        asked = 0
      }
      rules.apply(p, by, rules.sample(p, by, random))
      continue
    }
    if (by < 0) {
      p = rules.start()
      continue
    }
    const loose = rules.looseDice(p)
    const isAsked = asked < MOST_OF_A_TURN && loose > 0 && random.below(2) === 0
    const isSmall = loose <= (MOST_LOOSE[rules.throwsLeft(p)] as number)
    const result = isAsked && isSmall ? compareAt(rules, p) : null
    if (isAsked && result === null) skipped?.(loose)
    if (result !== null && isOfUse(result)) {
      compared.push(result)
      asked++
    }
    const kind = turn % 3
    const action =
      kind === 0
        ? wander(rules, p, random)
        : (kind === 1 ? player : diceJourneyman).choose(rules, rules.determinize(p, random), by, random)
    rules.apply(p, by, action)
  }
  return compared
}

/** What the decisions are worth, as a share of the best. */
export const shareFound = (compared: readonly Compared[]): number =>
  compared.reduce((sum, { found }) => sum + found, 0) / compared.reduce((sum, { best }) => sum + best, 0)
