import {
  type Action,
  copyOf,
  type Guess,
  isSame,
  NOBODY,
  Options,
  type Position,
  Random,
  type Seat,
} from '@bastide/kernel'
import { type TileRules, tileGame } from '@bastide/tile-game'
import { describe, expect, test } from 'vitest'
import { TileTurnJudge } from '../tile/judging-turns.ts'
import { weighingOf } from '../tile/weighing.ts'
import { JOURNEYMAN } from '../tile/weights.ts'
import type { Budget } from './budget.ts'
import { budgetOf } from './budget.ts'
import { type Manner, Search } from './searching.ts'

function rulesFor(seats: number): TileRules {
  const composed = tileGame.compose({ edition: '2016' }, seats)
  if (!composed.ok) throw new Error(composed.reason)
  return composed.value
}

const MANNER: Manner = { width: 8, looks: [1, 2], envy: 0.7, envyInTheEnd: 1, swing: 5, enough: 0.02 }
const rules = rulesFor(2)
const searching = (manner = MANNER): Search =>
  new Search(rules, new TileTurnJudge(rules, weighingOf(JOURNEYMAN)), manner)

/** A random game, where the awaited seat has so many tiles before it and one in hand. */
function inTheMiddle(tiles: number, seed: number): Guess {
  const random = new Random(seed)
  const p = rules.start()
  let placed = 0
  while (placed < tiles || !rules.isPlacing(p)) {
    if (rules.isPlacing(p)) placed++
    const by = rules.awaited(p)
    rules.apply(p, by, rules.sample(p, by, random))
  }
  return rules.determinize(p, random)
}

const outcomes = (most: number) => (): Budget => budgetOf({ outcomes: most }, 0, 1)

function decided(search: Search, guess: Guess, seat: Seat, random: Random, budget: () => Budget): Action {
  search.begin(guess, seat, random, budget)
  while (search.goOn());
  return search.next()
}

/** The seed of a game in which two turns are about as good. */
const CLOSE = 14

/** How many outcomes it judges, if it may judge so many, and would not go on for so many points. */
function usedBy(most: number, enough: number): number {
  let used = 0
  const counted = (): Budget => ({
    spent(judged) {
      used = judged
      return judged / most
    },
    isStopped: () => false,
  })
  decided(searching({ ...MANNER, enough }), inTheMiddle(16, CLOSE), 0, new Random(1), counted)
  return used
}

/** What a seat decides until somebody else does, and how often it thought. */
function wholeTurn(search: Search, guess: Guess): { readonly actions: readonly Action[]; readonly thoughts: number } {
  const p = copyOf(guess)
  const seat = rules.awaited(p)
  const actions: Action[] = []
  let thoughts = 0
  const budget = (): Budget => {
    thoughts++
    return outcomes(2000)()
  }
  while (rules.awaited(p) === seat && rules.pass(p) !== undefined) {
    const action = decided(search, p as Guess, seat, new Random(1), budget)
    actions.push(action)
    rules.apply(p, seat, action)
  }
  return { actions, thoughts }
}

function played(p: Position, seat: Seat, actions: readonly Action[]): void {
  const options = new Options()
  for (const action of actions) {
    expect(rules.awaited(p)).toBe(seat)
    rules.options(p, seat, options)
    expect(options.has(action)).toBe(true)
    rules.apply(p, seat, action)
  }
}

describe('a search of the tile game', () => {
  test('decides the same with the same numbers, whatever it thought about before', () => {
    const guess = inTheMiddle(20, 1)
    const once = decided(searching(), guess, rules.awaited(guess), new Random(5), outcomes(5000))
    const search = searching()
    for (const seed of [2, 3])
      decided(search, inTheMiddle(30, seed), rules.awaited(guess), new Random(1), outcomes(500))
    expect(decided(search, guess, rules.awaited(guess), new Random(5), outcomes(5000))).toBe(once)
  })

  test('leaves the guess as it was, and thinks about a turn once', () => {
    const guess = inTheMiddle(24, 2)
    const before = copyOf(guess)
    const search = searching()
    const { thoughts, actions } = wholeTurn(search, guess)
    expect(isSame(guess, before)).toBe(true)
    expect(thoughts).toBe(1)
    expect(actions.length).toBeGreaterThan(1)
    // At another table it does not go on with this plan.
    const other = inTheMiddle(24, 3)
    played(copyOf(other), rules.awaited(other), [
      decided(search, other, rules.awaited(other), new Random(1), outcomes(500)),
    ])
  })

  test('uses its budget, and no more than a round of trials beyond it', () => {
    for (const most of [3000, 30_000]) {
      const used = usedBy(most, 0)
      expect(used).toBeGreaterThan(0.8 * most)
      expect(used).toBeLessThan(most + 3000)
    }
  })

  test('ends before that once a longer thought is not worth it', () => {
    const [none, little, much] = [0, 0.02, 0.5].map((enough) => usedBy(100_000, enough)) as [number, number, number]
    expect(none).toBeGreaterThan(100_000)
    expect(little).toBeLessThan(0.8 * none)
    expect(much).toBeLessThan(0.5 * little)
  })

  test('answers at once when it is stopped', () => {
    let asked = 0
    const stopped = (): Budget => ({ spent: () => 0, isStopped: () => asked++ >= 0 })
    const guess = inTheMiddle(12, 5)
    const action = decided(searching(), guess, rules.awaited(guess), new Random(1), stopped)
    played(copyOf(guess), rules.awaited(guess), [action])
    expect(asked).toBeLessThan(40)
  })

  test('tells the best lines, each of which can be played, the chosen one first', () => {
    const guess = inTheMiddle(30, 6)
    const seat = rules.awaited(guess)
    const lines = searching().consider(guess, seat, new Random(9), outcomes(8000)(), 3)
    expect(lines).toHaveLength(3)
    for (const { actions, brings } of lines) {
      played(copyOf(guess), seat, actions)
      expect(brings).toHaveLength(2)
      for (const points of brings) expect(Math.abs(points)).toBeLessThan(60)
    }
    expect(lines[0]?.actions[0]).toBe(decided(searching(), guess, seat, new Random(9), outcomes(8000)))
  })

  test('tells of all of these what as many trials came to, although the first is soon sure', () => {
    const guess = inTheMiddle(16, 9)
    const seat = rules.awaited(guess)
    const once = (told: number) => {
      const search = searching({ ...MANNER, enough: 1 })
      search.consider(guess, seat, new Random(1), outcomes(20_000)(), told)
      return search.tried().map(({ times }) => times)
    }
    const [first, ...others] = once(3)
    expect(first).toBeGreaterThan(2 * (once(1)[0] as number))
    expect(others.slice(0, 2)).toEqual([first, first])
  })

  test('takes the place that it can have with the last tile, however many points the others bring', () => {
    const own = new Options()
    for (const seed of [11, 12, 13]) {
      const guess = inTheMiddle(70, seed)
      const seat = rules.awaited(guess)
      const search = searching({ ...MANNER, width: 500 })
      const { actions } = wholeTurn(search, guess)
      const chosen = copyOf(guess)
      played(chosen, seat, actions)
      const leadOf = (p: Position): number => rules.score(p, seat) - rules.score(p, 1 - seat)
      const leads: number[] = []
      const tryAll = (p: Position): void => {
        if (rules.awaited(p) === NOBODY) leads.push(leadOf(p))
        if (rules.awaited(p) !== seat) return
        rules.options(p, seat, own)
        const all = Array.from({ length: own.length }, (_, i) => own.action(i))
        for (const action of all) {
          const next = copyOf(p)
          rules.apply(next, seat, action)
          tryAll(next)
        }
      }
      tryAll(copyOf(guess))
      expect(leadOf(chosen)).toBe(Math.max(...leads))
    }
  })
})
