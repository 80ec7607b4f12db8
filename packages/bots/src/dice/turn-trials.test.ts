/**
 * The solver against the plain solution. BASTIDE_FULL compares a thousand positions; `npm run bots:exact-dice`
 * prints the figures.
 */
import { diceGame } from '@bastide/dice-game'
import { demand } from '@bastide/kernel'
import { expect, test } from 'vitest'
import { isFull, rotating } from '../../../kernel/sampling/rotating.ts'
import type { Bot } from '../bot.ts'
import { compareAt, compareTurns, SMALL, shareFound } from './turn-trials.ts'

const BATCHES = Array.from({ length: 50 }, (_, batch) => 100 + batch)
const isQuick = process.env.BASTIDE_QUICK !== undefined && !isFull()
const POSITIONS = isQuick ? 2 : 20

test('decisions of the solver are worth 99 % of the best, up to the end of the turn', { timeout: 900_000 }, () => {
  const compared = rotating(BATCHES).flatMap((seed) => compareTurns(seed, POSITIONS, SMALL))
  expect(compared.length).toBe((isFull() ? BATCHES.length : 1) * POSITIONS)
  if (!isQuick) expect(new Set(compared.map(({ throwsLeft }) => throwsLeft)).size).toBeGreaterThan(1)
  // Nobody is better than the best.
  for (const { best, found } of compared) expect(found).toBeLessThanOrEqual(best + 1e-9)
  expect(shareFound(compared)).toBeGreaterThan(0.99)
})

test('a bot that stops at once is worth what lies there', () => {
  const rules = demand(diceGame.compose({ options: { target: 200 } }, 2))
  const p = rules.start()
  const play = (by: number, move: unknown): void => rules.apply(p, by, demand(rules.toAction(p, move)))
  play(-1, { throw: { NE: 5, catapult: 4 } })
  const corners = [
    [0, 0, 0],
    [0, -1, 1],
    [1, -1, 2],
  ] as const
  for (const [x, y, turn] of corners) play(0, { place: 'NE', at: [x, y], turn })
  const lazy: Bot = { id: 'lazy', game: 'dice', milliseconds: 0, choose: (_, guess) => rules.pass(guess) }
  const compared = compareAt(rules, p, SMALL, lazy)
  // The fourth corner lies ready, and makes a city of four.
  expect(compared).toMatchObject({ throwsLeft: 2, loose: 2, found: 0 })
  expect(compared?.best).toBeGreaterThanOrEqual(3)
  expect(compareAt(rules, p, SMALL)?.found).toBeCloseTo(compared?.best as number, 9)
})
