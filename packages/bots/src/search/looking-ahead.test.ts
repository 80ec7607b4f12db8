import { type AnyRules, CHANCE, type Guess, NO_ACTION, type Position, Random, type Seat } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { stonesRules } from '../../../kernel/example/stones.ts'
import { type Judge, LookAhead } from './looking-ahead.ts'

/** Stones with both cards dealt: the awaited seat takes one or two stones, or passes once. */
function dealtStones(): { readonly rules: AnyRules; readonly p: Position } {
  const rules = stonesRules()
  const p = rules.start()
  const random = new Random(1)
  while (rules.awaited(p) === CHANCE) rules.apply(p, CHANCE, rules.sample(p, CHANCE, random))
  return { rules, p }
}

/** Judges by points alone, or as told, and counts how often it was asked. */
class Points implements Judge {
  pondered = 0
  judged = 0
  private readonly rules: AnyRules
  private readonly pointsOf: (p: Position, seat: Seat) => number

  constructor(rules: AnyRules, pointsOf = (p: Position, seat: Seat): number => rules.score(p, seat)) {
    this.rules = rules
    this.pointsOf = pointsOf
  }

  ponder(): void {
    this.pondered++
  }

  judge(p: Position, worth: Float64Array): void {
    this.judged++
    for (let seat = 0; seat < this.rules.seats; seat++) worth[seat] = this.pointsOf(p, seat)
  }
}

const guessOf = (rules: AnyRules, p: Position): Guess => rules.determinize(p, new Random(1))

describe('looking ahead', () => {
  test('takes what is worth most to the seat, in a game that it knows nothing of', () => {
    const { rules, p } = dealtStones()
    const most = new LookAhead(rules, new Points(rules), 0)
    const least = new LookAhead(rules, new Points(rules, (q, seat) => -rules.score(q, seat)), 0)
    const guess = guessOf(rules, p)
    expect(rules.toMove(p, most.choose(guess, 0, new Random(1)))).toEqual({ take: 2 })
    expect(rules.toMove(p, least.choose(guess, 0, new Random(1)))).not.toEqual({ take: 2 })
  })

  test('leaves the guess as it was', () => {
    const { rules, p } = dealtStones()
    const guess = guessOf(rules, p)
    new LookAhead(rules, new Points(rules), 1).choose(guess, 0, new Random(1))
    expect(rules.facts(guess)).toEqual(rules.facts(p))
  })

  test('foresees that the others take what is best for them', () => {
    const { rules, p } = dealtStones()
    // With three stones left and no passes, the seat may take one or two; the other then takes as many as it can.
    for (const seat of [0, 1]) rules.apply(p, seat, rules.pass(p))
    const stonesLeft = (): number => (rules.view(p, 0) as { stones: number }).stones
    while (stonesLeft() > 3) rules.apply(p, rules.awaited(p), 1)
    const envious = new LookAhead(rules, new Points(rules), 5)
    expect(rules.toMove(p, envious.choose(guessOf(rules, p), rules.awaited(p), new Random(1)))).toEqual({ take: 2 })
  })

  test('is quick where there is only one option: nothing is judged', () => {
    const { rules, p } = dealtStones()
    const judge = new Points(rules)
    const stonesLeft = (): number => (rules.view(p, 0) as { stones: number }).stones
    for (const seat of [0, 1]) rules.apply(p, seat, rules.pass(p))
    while (stonesLeft() > 1) rules.apply(p, rules.awaited(p), 1)
    expect(rules.pass(p)).toBe(NO_ACTION)
    expect(new LookAhead(rules, judge, 1).choose(guessOf(rules, p), rules.awaited(p), new Random(1))).toBe(1)
    expect([judge.pondered, judge.judged]).toEqual([0, 0])
  })

  test('picks at random among options of equal worth', () => {
    const { rules, p } = dealtStones()
    const indifferent = new LookAhead(rules, new Points(rules, () => 1), 0)
    const guess = guessOf(rules, p)
    const random = new Random(3)
    const taken = new Map<number, number>()
    for (let i = 0; i < 300; i++) {
      const action = indifferent.choose(guess, 0, random)
      taken.set(action, (taken.get(action) ?? 0) + 1)
    }
    expect([...taken.keys()].sort()).toEqual([0, 1, 2])
    for (const times of taken.values()) expect(times).toBeGreaterThan(70)
  })
})
