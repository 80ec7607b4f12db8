import { type AnyRules, CHANCE, copyOf, isSame, NOBODY, Options, type Position, Random } from '@bastide/kernel'
import { type TileRules, tileGame } from '@bastide/tile-game'
import { describe, expect, test } from 'vitest'
import { TileTurnJudge } from '../tile/judging-turns.ts'
import { weighingOf } from '../tile/weighing.ts'
import { JOURNEYMAN } from '../tile/weights.ts'
import type { Budget } from './budget.ts'
import { Endgame } from './endgame.ts'

const endless: Budget = { spent: () => 0, isStopped: () => false }

function rulesFor(seats: number): TileRules {
  const composed = tileGame.compose({ edition: '2016' }, seats)
  if (!composed.ok) throw new Error(composed.reason)
  return composed.value
}

/** A random game, up to where chance makes one of its last draws. */
function nearTheEnd(rules: TileRules, draws: number, seed: number): Position {
  const random = new Random(seed)
  const p = rules.start()
  const before: Position[] = []
  for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
    if (by === CHANCE) before.push(copyOf(p))
    rules.apply(p, by, rules.sample(p, by, random))
  }
  return before.at(-draws) as Position
}

/** The same, told plainly: every decision and every draw, one after another. */
function plainly(rules: AnyRules, p: Position): readonly number[] {
  const by = rules.awaited(p)
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat)
  if (by === NOBODY) {
    const scores = seats.map((seat) => rules.score(p, seat))
    const most = Math.max(...scores)
    const firsts = scores.filter((score) => score === most).length
    return scores.map((score, seat) => {
      const lead = score - Math.max(...scores.filter((_, other) => other !== seat))
      return (score === most ? 1 / firsts : 0) + 0.002 * lead
    })
  }
  const options = new Options()
  rules.options(p, by, options)
  const outcomes = Array.from({ length: options.length }, (_, i) => {
    const next = copyOf(p)
    rules.apply(next, by, options.action(i))
    return plainly(rules, next)
  })
  if (by === CHANCE)
    return seats.map((seat) =>
      outcomes.reduce((sum, worth, i) => sum + (options.weight(i) / options.totalWeight) * (worth[seat] as number), 0),
    )
  return outcomes.reduce((best, worth) => ((worth[by] as number) > (best[by] as number) ? worth : best))
}

const WIDE = [0, 2000, 2000]

describe('the end of a game', () => {
  test.each([
    [2, 1, 1],
    [2, 1, 2],
    [3, 1, 3],
    [2, 2, 4],
  ])('at a table of %i with %i draws left is what plain weighing finds: seed %i', (seats, draws, seed) => {
    const rules = rulesFor(seats)
    const p = nearTheEnd(rules, draws, seed)
    const endgame = new Endgame(rules, new TileTurnJudge(rules, weighingOf(JOURNEYMAN)), 0.7, WIDE)
    const worth = new Float64Array(seats)
    const before = copyOf(p)
    expect(endgame.weigh(p, draws, worth, endless, 0)).toBe(true)
    expect(isSame(p, before)).toBe(true)
    const plain = plainly(rules, p)
    for (let seat = 0; seat < seats; seat++) expect(worth[seat]).toBeCloseTo(plain[seat] as number, 9)
  })

  test('is not told if the budget does not last', () => {
    const rules = rulesFor(2)
    const endgame = new Endgame(rules, new TileTurnJudge(rules, weighingOf(JOURNEYMAN)), 0.7)
    const worth = new Float64Array(2)
    const p = nearTheEnd(rules, 2, 5)
    const lasting = (most: number): Budget => ({ spent: (judged) => judged / most, isStopped: () => false })
    expect(endgame.weigh(p, 2, worth, lasting(10), 0)).toBe(false)
    expect(endgame.weigh(p, 2, worth, lasting(1e6), 1e6)).toBe(false)
    expect(endgame.weigh(p, 2, worth, { spent: () => 0, isStopped: () => true }, 0)).toBe(false)
    expect(endgame.weigh(p, 2, worth, lasting(1e6), 0)).toBe(true)
  })
})
