import { tileGame } from '@bastide/tile-game'
import { expect, test } from 'vitest'
import { composeRules } from '../setup.ts'
import { figuresOf } from './figures.ts'
import { measure } from './measuring.ts'

/** The figures of a setup, by a clock that advances one second on every reading. */
function figures(pile: { readonly [tile: string]: number }) {
  let now = 0
  return figuresOf(composeRules(tileGame, { edition: '2016', pile }, 2), 1, (workload) =>
    measure(workload, 5, undefined, () => now++),
  ).figures
}

test('figures of games in which nothing is drawn are nothing, and all are numbers', () => {
  const found = figures({})
  expect(found).toMatchObject({
    placementsPerTurn: 0,
    jointMovesPerTurn: 0,
    turnsPerGame: 0,
    makeUnmakePerSecond: 0,
    spread: 0,
  })
  expect([found.meanScore, found.sdScore]).toEqual([
    { twoStage: 0, joint: 0 },
    { twoStage: 0, joint: 0 },
  ])
  expect(JSON.stringify(found)).not.toContain('null')
})

test('figures are what was counted, by the second', () => {
  // A road's end fits next to the start in several ways; a unit of work is a hundred games.
  const found = figures({ 'base/V': 1 })
  expect([found.twoStage, found.twoStageListed, found.joint, found.copyMicroseconds]).toEqual([100, 100, 100, 100])
  expect([found.turnsPerGame, found.spread]).toEqual([1, 0])
  // In every game, each placement with each deployment, or with none, is made and unmade once.
  expect(found.makeUnmakePerSecond).toBe(found.jointMovesPerTurn * 100)
})
