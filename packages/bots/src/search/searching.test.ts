import { CHANCE, copyOf, type Json, type Position, Random } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { stonesRules } from '../../../kernel/example/stones.ts'
import { type Budget, budgetOf } from './budget.ts'
import type { TurnJudge } from './looking-ahead.ts'
import { Search } from './searching.ts'

const rules = stonesRules()

function dealt(): Position {
  const p = rules.start()
  const random = new Random(1)
  while (rules.awaited(p) === CHANCE) rules.apply(p, CHANCE, rules.sample(p, CHANCE, random))
  return p
}

const guess = rules.determinize(dealt(), new Random(1))

/** At first sight the most stones look best; whoever plays on finds that the fewest are. */
class SecondThoughts implements TurnJudge {
  readonly toCome = Number.POSITIVE_INFINITY
  private begun = 0

  begin(): void {
    this.begun++
  }

  judge(p: Position, worth: Float64Array): void {
    const taken = rules.score(p, 0) - rules.score(guess, 0)
    worth.fill(0)
    worth[0] = this.begun === 1 ? 10 + taken : 12 - taken
  }
}

const searching = (budget: Budget, looks = [0], judge: TurnJudge = new SecondThoughts()): Search => {
  const search = new Search(rules, judge, { width: 16, looks, envy: 0, envyInTheEnd: 0, swing: 0, enough: 0 })
  search.begin(guess, 0, new Random(1), () => budget)
  return search
}

const chosen = (search: Search): Json => rules.toMove(copyOf(guess), search.next()) as Json

describe('a search', () => {
  test('that is stopped between two trials compares only what all lines have met', () => {
    const moves = Array.from({ length: 40 }, (_, most) => {
      let looks = 0
      const search = searching(budgetOf({ isStopped: () => looks++ >= most, outcomes: 1e9 }, 0, 1))
      while (search.goOn());
      return JSON.stringify(chosen(search))
    })
    const changed = moves.findIndex((move) => move !== moves[0])
    expect([moves[0], new Set(moves.slice(changed))]).toEqual(['{"take":2}', new Set(['{"pass":true}'])])
    // Three lines, each begun and ended, before one of them counts.
    expect(changed).toBeGreaterThanOrEqual(6)
  })

  test('that is taken before its end gives the best so far', () => {
    const search = searching(budgetOf({ outcomes: 1e9 }, 0, 1))
    expect(search.goOn()).toBe(true)
    expect(chosen(search)).toEqual({ take: 2 })
  })

  test('looks at the clock after every turn of a trial', () => {
    let time = 0
    const judge = new SecondThoughts()
    const slow: TurnJudge = {
      toCome: Number.POSITIVE_INFINITY,
      begin() {
        judge.begin()
        // Every reply begins with it.
        time += 3
      },
      judge: (p, worth) => judge.judge(p, worth),
    }
    for (const milliseconds of [10, 50, 100, 333]) {
      const began = time
      const search = searching(budgetOf({ time: { milliseconds, now: () => time } }, 0, 1), [4], slow)
      while (search.goOn());
      expect(time - began).toBeGreaterThanOrEqual(milliseconds)
      expect(time - began).toBeLessThanOrEqual(milliseconds + 6)
    }
  })

  test('takes the average of what it sees at each look, and what a game came to for looks after its end', () => {
    const inAll: TurnJudge = {
      toCome: Number.POSITIVE_INFINITY,
      begin() {},
      judge(p, worth) {
        worth.fill(0)
        for (let seat = 0; seat < rules.seats; seat++) worth[0] = (worth[0] as number) + rules.score(p, seat)
      },
    }
    /** What the trials of each line came to, in the order of the lines. */
    const seen = (...looks: number[]): readonly number[] => {
      const search = searching(budgetOf({ outcomes: 300 }, 0, 1), looks, inAll)
      while (search.goOn());
      return [...search.tried()]
        .sort((one, other) => (one.actions[0] as number) - (other.actions[0] as number))
        .map(({ times, sum }) => sum / times)
    }
    const [early, late, both] = [seen(0), seen(2), seen(0, 2)]
    expect(late).not.toEqual(early)
    expect(both).toEqual(early.map((value, line) => (value + (late[line] as number)) / 2))
    expect(seen(200, 300)).toEqual(seen(200))
  })

  test('tells what lines bring that it had no time to play on', () => {
    const search = new Search(rules, new SecondThoughts(), {
      width: 16,
      looks: [1],
      envy: 0,
      envyInTheEnd: 0,
      swing: 0,
      enough: 0,
    })
    const told = search.consider(guess, 0, new Random(1), { spent: () => 1, isStopped: () => true }, 3)
    expect(told).toHaveLength(3)
    for (const { brings } of told) expect(brings.every(Number.isFinite)).toBe(true)
  })
})
