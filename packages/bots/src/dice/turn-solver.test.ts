/** What the solver expects of a turn is what the plain solution finds, to the last digit: a few positions by hand. */
import { type DiceRules, diceGame, END, STOP } from '@bastide/dice-game'
import { demand, type Position, Random } from '@bastide/kernel'
import { expect, test } from 'vitest'
import { rotating } from '../../../kernel/sampling/rotating.ts'
import { budgetOf } from '../search/budget.ts'
import { PlainTurn, type Worth } from './plain-turn.ts'
import { newStakes, stakePoints } from './stakes.ts'
import { THOROUGH } from './thoroughness.ts'
import { readTurn } from './turn.ts'
import type { TurnPlan } from './turn-plan.ts'
import { TurnSolver } from './turn-solver.ts'

const KNIGHT = 9
const WIN = 42
const worth: Worth = (points, knight, catapults) => (catapults ? WIN : knight ? KNIGHT : points)
const rules: DiceRules = demand(diceGame.compose({}, 2))
const stakes = newStakes()
stakePoints(stakes, 1, KNIGHT, WIN)
const solver = new TurnSolver(rules.dice, stakes, [THOROUGH])
const unlimited = budgetOf({}, Number.POSITIVE_INFINITY, 1)

const told = ({ added, keep, last, worth: expected }: TurnPlan) => [added, keep, last, expected]

function after(moves: readonly object[]): Position {
  const p = rules.start()
  for (const move of moves) rules.apply(p, rules.awaited(p), demand(rules.toAction(p, move)))
  return p
}

const THREE_CORNERS = [
  { place: 'NE', at: [0, 0], turn: 0 },
  { place: 'NE', at: [0, -1], turn: 1 },
  { place: 'NE', at: [1, -1], turn: 2 },
]
const FORK = [
  { place: 'NEW', at: [0, 0], turn: 0 },
  { place: 'N S', at: [0, -1], turn: 0 },
  { place: 'N S', at: [1, 0], turn: 1 },
]
/** One more cap beside the place north of the last die would leave room for a city of three. */
const CAP_WANTED = [
  { place: 'NEW', at: [0, 0], turn: 0 },
  { place: 'NEW', at: [0, -1], turn: 2 },
  { place: 'NE', at: [1, 0], turn: 2 },
  { place: 'N E', at: [2, 0], turn: 0 },
]
const keep = { keep: 'knight' }

/** Each takes the plain solution up to half a second. */
const POSITIONS: readonly (readonly [string, readonly object[]])[] = [
  [
    'a ring that lacks a corner, two throws left',
    [{ throw: { NE: 3, 'N S': 1, knight: 1, catapult: 4 } }, ...THREE_CORNERS],
  ],
  ['a fork that lacks a cap, two throws left', [{ throw: { NEW: 2, 'N S': 2, NE: 1, catapult: 4 } }, ...FORK]],
  [
    'a fork that lacks a cap, one throw left',
    [{ throw: { NEW: 2, 'N S': 2, NE: 1, catapult: 4 } }, ...FORK, { again: true }, { throw: { NE: 1, knight: 1 } }],
  ],
  [
    'a die that helps beside the open cell, not in it',
    [{ throw: { NEW: 2, NE: 1, 'N E': 1, 'N S': 1, knight: 1, catapult: 3 } }, ...CAP_WANTED],
  ],
  ['two knights kept, one loose die', [{ throw: { knight: 2, NE: 1, catapult: 6 } }, keep, keep]],
  [
    'two knights kept beside three corners',
    [{ throw: { knight: 2, NE: 3, NEW: 1, catapult: 3 } }, ...THREE_CORNERS, keep, keep],
  ],
  ['one knight kept, two knights loose', [{ throw: { knight: 3, catapult: 6 } }, keep]],
  ['eight catapults, two throws left', [{ throw: { NE: 1, catapult: 8 } }]],
  ['seven catapults, two throws left', [{ throw: { NE: 2, catapult: 7 } }]],
]
const isQuick = process.env.BASTIDE_QUICK !== undefined

test.each(isQuick ? rotating(POSITIONS, 2) : POSITIONS)('%s', (_, moves) => {
  const p = after(moves)
  const seat = rules.awaited(p)
  solver.solve(readTurn(rules, rules.determinize(p, new Random(1))), unlimited)
  expect(solver.plan.worth).toBeCloseTo(new PlainTurn(rules, seat, worth, 200_000).of(p), 9)
})

test('a turn that can bring no more is over', () => {
  const complete = { place: 'NE', at: [1, 0], turn: 3 }
  const p = after([{ throw: { NE: 4, catapult: 5 } }, ...THREE_CORNERS, complete])
  solver.solve(readTurn(rules, rules.determinize(p, new Random(1))), unlimited)
  expect(told(solver.plan)).toEqual([0, 0, STOP, 3])
  const knights = after([{ throw: { knight: 3, catapult: 6 } }])
  solver.solve(readTurn(rules, rules.determinize(knights, new Random(1))), unlimited)
  expect(told(solver.plan)).toEqual([0, 3, END, KNIGHT])
})
