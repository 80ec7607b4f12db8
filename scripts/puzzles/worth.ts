/** What each turn of a position is worth, exactly, by the goal of the puzzle. */
import type { DiceRules } from '@bastide/dice-game'
import { type AnyRules, type Json, type Position, replay, type Seat } from '@bastide/kernel'
import type { Goal } from '../../apps/web/src/puzzles/puzzle.ts'
import { Expecting } from './expecting.ts'
import { type Fraction, fractionOf } from './fraction.ts'
import { Securing, worldsOf } from './securing.ts'
import { pointsExpected, thrownAgain } from './throwing.ts'
import { type Notation, type Turn, turnsOf } from './turns.ts'

export interface Weighed extends Turn {
  readonly worth: Fraction
}

/** Limits that keep a position from taking longer than a few seconds. */
const MOST_TURNS = 300
const MOST_POSITIONS = 600_000
/** Of all worlds together; these positions are copied one by one. */
const MOST_IN_WORLDS = 250_000
const MOST_WORLDS = 60

interface Asked {
  readonly rules: AnyRules
  readonly moves: readonly Json[]
  readonly p: Position
  readonly seat: Seat
}

type Weigher = (asked: Asked) => (turn: Turn) => Fraction

const leadWeigher: Weigher = ({ rules, seat }) => {
  const expecting = new Expecting(rules, seat, MOST_POSITIONS)
  return ({ p }) => expecting.lead(p)
}

const WEIGHERS: { readonly [goal in Goal]: Weigher } = {
  points:
    ({ rules, p: before, seat }) =>
    ({ p }) =>
      fractionOf(rules.score(p, seat) - rules.score(before, seat), 1),
  lead: leadWeigher,
  win: leadWeigher,
  'average-lead': leadWeigher,
  build: ({ rules, p: before, seat }) => diceWeigher(rules, before, seat),
  'average-points': ({ rules, p: before, seat }) => diceWeigher(rules, before, seat),
  'sure-lead': ({ rules, moves, seat }) => {
    const securing = new Securing(rules, seat, MOST_IN_WORLDS)
    const worlds = worldsOf(rules, moves, seat, MOST_WORLDS)
    return (turn) => fractionOf(securing.after(worlds, turn.moves[0] as Json), 1)
  },
}

const diceWeigher = (rules: AnyRules, before: Position, seat: Seat) => (turn: Turn) =>
  pointsExpected(
    rules as DiceRules,
    turn.p,
    seat,
    rules.score(before, seat),
    thrownAgain(before, turn.moves as readonly object[]),
  )

/** All turns of the seat to move after these moves, with what each is worth. */
export function weigh(rules: AnyRules, moves: readonly Json[], goal: Goal, toNotation: Notation): readonly Weighed[] {
  const { position: p } = replay(rules, moves)
  const seat = rules.awaited(p)
  const turns = turnsOf(rules, p, seat, toNotation, MOST_TURNS)
  const worthOf = WEIGHERS[goal]({ rules, moves, p, seat })
  return turns.map((turn) => ({ ...turn, worth: worthOf(turn) }))
}
