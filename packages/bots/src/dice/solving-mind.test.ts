/** What a master tells of its plans for a turn. */
import { type DiceRules, diceGame, NAMED_SETUPS, WORTH } from '@bastide/dice-game'
import { type Action, CHANCE, copyOf, demand, NOBODY, type Position, Random, type Thinking } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { trialSetup } from '../../../dice-game/oracle/trials.ts'
import { rotating } from '../../../kernel/sampling/rotating.ts'
import type { Bot, Considered } from '../bot.ts'
import { Fingerprint } from './alike.ts'
import { DiceLayout } from './dice-layout.ts'
import { diceMasters, diceSolver } from './master.ts'
import { PlainTurn, type Worth } from './plain-turn.ts'
import { Race } from './race.ts'
import { KNIGHT_POINTS } from './solving-mind.ts'
import { newStakes, stakeRace } from './stakes.ts'
import { THOROUGH } from './thoroughness.ts'
import { readTurn } from './turn.ts'
import { USUAL_TURNS } from './usual-turns.ts'

const [diceMaster] = diceMasters as readonly [Bot, Bot]
const unhurried = { id: 'unhurried', milliseconds: 0, outcomes: Number.POSITIVE_INFINITY, steps: [THOROUGH] } as const
const forPoints = diceSolver({ ...unhurried, shares: null })
const forTheRace = diceSolver({ ...unhurried, shares: USUAL_TURNS })

const rulesOf = (setup: unknown, seats = 2): DiceRules => demand(diceGame.compose(setup, seats))

function after(rules: DiceRules, moves: readonly object[]): Position {
  const p = rules.start()
  for (const move of moves) rules.apply(p, rules.awaited(p), demand(rules.toAction(p, move)))
  return p
}

const toldBy = (bot: Bot, rules: DiceRules, p: Position, thinking?: Thinking): readonly Considered[] =>
  bot.consider?.(rules, rules.determinize(p, new Random(1)), rules.awaited(p), new Random(1), thinking) ?? []

/** Carries out all of a line but its last action. */
function beforeLast(rules: DiceRules, p: Position, { actions }: Considered): Position {
  const q = copyOf(p)
  for (const action of actions.slice(0, -1)) rules.apply(q, rules.awaited(q), action)
  return q
}

const EFFORT = 200_000
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
const POSITIONS: readonly (readonly [string, readonly object[]])[] = [
  ['a ring, two throws left', [{ throw: { NE: 3, 'N S': 1, knight: 1, catapult: 4 } }, ...THREE_CORNERS]],
  [
    'a ring or a fork, one throw left',
    [
      { throw: { NE: 3, NEW: 1, knight: 1, catapult: 4 } },
      ...THREE_CORNERS,
      { again: true },
      { throw: { NEW: 1, 'N S': 1 } },
    ],
  ],
  ['a fork, two throws left', [{ throw: { NEW: 2, 'N S': 2, NE: 1, catapult: 4 } }, ...FORK]],
  ['a knight or two', [{ throw: { knight: 3, catapult: 6 } }, { keep: 'knight' }]],
  ['eight catapults', [{ throw: { NE: 1, catapult: 8 } }]],
  [
    'a city or a knight, no throw left',
    [
      { throw: { NE: 4, knight: 3, catapult: 2 } },
      { again: true },
      { throw: { NE: 4, knight: 3 } },
      { again: true },
      { throw: { NE: 4, knight: 3 } },
    ],
  ],
]
const shown = process.env.BASTIDE_QUICK === undefined ? POSITIONS : rotating(POSITIONS, 2)

describe('what a master tells of a turn', () => {
  test.each(shown)('brings what the plain solution finds: %s', (_, moves) => {
    const rules = rulesOf({ options: { target: 200 } })
    const p = after(rules, moves)
    const told = toldBy(forPoints, rules, p)
    expect(told.length).toBeGreaterThan(0)
    const worth: Worth = (points, knight, catapults) => (catapults ? 200 : knight ? KNIGHT_POINTS : points)
    const plain = new PlainTurn(rules, 0, worth, EFFORT)
    const expected = told.map((line) => plain.after(beforeLast(rules, p, line), line.actions.at(-1) as Action))
    expect(expected[0]).toBeCloseTo(plain.of(p), 9)
    expected.forEach((points, rank) => {
      expect(told[rank]?.brings[0]).toBeCloseTo(points, 4)
      expect(told[rank]?.brings[1]).toBe(0)
      if (rank > 0) expect(points).toBeLessThan((expected[rank - 1] as number) + 1e-9)
    })
  })

  test('in a race: the points of those who play for the race', () => {
    const rules = rulesOf({ options: { target: 10 } })
    const p = after(rules, [{ throw: { NE: 3, 'N S': 1, knight: 1, catapult: 4 } }, ...THREE_CORNERS])
    const told = toldBy(forTheRace, rules, p)
    const stakes = newStakes()
    stakeRace(stakes, new Race(10, USUAL_TURNS, 1), readTurn(rules, rules.determinize(p, new Random(1))), 0, 10)
    const trace = 1e-6
    const playingFor =
      (more: number): Worth =>
      (points, knight, catapults) => {
        const chance = knight ? stakes.knight : catapults ? 1 : (stakes.city[WORTH.lastIndexOf(points)] as number)
        return chance + more * (knight ? KNIGHT_POINTS : catapults ? 10 : points)
      }
    const plain = [0, trace].map((more) => new PlainTurn(rules, 0, playingFor(more), EFFORT))
    for (const line of told) {
      const [before, last] = [beforeLast(rules, p, line), line.actions.at(-1) as Action]
      const [chance, more] = plain.map((one) => one.after(before, last)) as [number, number]
      expect(line.brings[0]).toBeCloseTo((more - chance) / trace, 3)
    }
    expect(told.length).toBeGreaterThan(1)
  })

  test('begins with what it would play, and says nothing twice', { timeout: 60_000 }, () => {
    const rules = rulesOf({})
    const [random, fingerprint] = [new Random(4), new Fingerprint(rules.dice)]
    const thinking: Thinking = { outcomes: 60_000 }
    const p = rules.start()
    for (let decisions = 0; decisions < 40 && rules.awaited(p) !== NOBODY; ) {
      const by = rules.awaited(p)
      if (by === CHANCE) {
        rules.apply(p, by, rules.sample(p, by, random))
        continue
      }
      decisions++
      const told = toldBy(diceMaster, rules, p, thinking)
      const chosen = diceMaster.choose(rules, rules.determinize(p, random), by, random, thinking)
      expect(told[0]?.actions[0]).toBe(chosen)
      const looks = told.map((line) => {
        const before = beforeLast(rules, p, line)
        const layout = new DiceLayout(rules.dice)
        const { cells, shapes, kept } = readTurn(rules, rules.determinize(before, random))
        cells.forEach((cell, i) => {
          layout.put(cell, shapes[i] as number)
        })
        return [fingerprint.of(layout), kept, line.actions.at(-1)].join()
      })
      expect(new Set(looks).size).toBe(told.length)
      rules.apply(p, by, chosen)
    }
  })

  test('can be carried out in every setup, and leaves the guess as it was', { timeout: 120_000 }, () => {
    const trials = [
      ...[3, 4, 9, 10, 15, 16, 21, 22].map((seed) => trialSetup(seed)),
      ...NAMED_SETUPS.map(({ setup }) => ({ setup, seats: 2 })),
      { setup: { options: { forced: 'yes' } }, seats: 3 },
    ]
    for (const { setup, seats } of rotating(trials, process.env.BASTIDE_QUICK === undefined ? 5 : 2)) {
      const [rules, random] = [rulesOf(setup, seats), new Random(seats)]
      const p = rules.start()
      for (let moves = 0; moves < 24 && rules.awaited(p) !== NOBODY; moves++) {
        const by = rules.awaited(p)
        if (by >= 0) {
          const guess = rules.determinize(p, random)
          const told = diceMaster.consider?.(rules, guess, by, random, { outcomes: 5000 }) ?? []
          expect(rules.facts(guess)).toEqual(rules.facts(p))
          expect(told.length).toBeGreaterThan(0)
          for (const line of told) {
            const q = copyOf(p)
            for (const action of line.actions) {
              expect(rules.awaited(q)).toBe(by)
              expect(rules.toAction(q, rules.toMove(q, action))).toMatchObject({ ok: true })
              rules.apply(q, by, action)
            }
            expect(rules.throwsLeft(q) < rules.throwsLeft(p) || rules.awaited(q) !== by).toBe(true)
          }
        }
        rules.apply(p, by, rules.sample(p, by, random))
      }
    }
  })
})
