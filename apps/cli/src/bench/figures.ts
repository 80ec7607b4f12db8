/** What `bastide bench` prints. */
import type { TileRules } from '@bastide/tile-game'
import type { Measured } from './measuring.ts'
import { copying, joint, makeAndUnmake, partOf, twoStage, twoStageListed, type Workload } from './workloads.ts'

export const MEASURES = { twoStage, twoStageListed, joint, makeUnmake: makeAndUnmake, copy: copying } as const
export type Measure = keyof typeof MEASURES

export const BYTES_PER_WORD = 2

export const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

/**
 * All figures as JSON, and the spread of each. `measureOne` decides how to measure a workload, so that a test can
 * replace it.
 */
export function figuresOf(rules: TileRules, seed: number, measureOne: (workload: Workload) => Measured) {
  const names = Object.keys(MEASURES) as readonly Measure[]
  const measured = Object.fromEntries(names.map((name) => [name, measureOne(MEASURES[name](rules, seed))])) as {
    readonly [name in Measure]: Measured
  }
  const { twoStage: two, twoStageListed: listed, joint: whole, makeUnmake, copy } = measured
  const spreads = Object.fromEntries(names.map((name) => [name, rounded(measured[name].spread, 2)]))
  const figures = {
    twoStage: Math.round(two.perSecond),
    twoStageListed: Math.round(listed.perSecond),
    joint: Math.round(whole.perSecond),
    meanScore: { twoStage: rounded(two.tally.meanScore, 2), joint: rounded(whole.tally.meanScore, 2) },
    sdScore: { twoStage: rounded(two.tally.deviation, 2), joint: rounded(whole.tally.deviation, 2) },
    placementsPerTurn: rounded(partOf(listed.tally.options, listed.tally.turns), 2),
    jointMovesPerTurn: rounded(partOf(whole.tally.options, whole.tally.turns), 2),
    turnsPerGame: rounded(partOf(listed.tally.turns, listed.tally.games), 2),
    makeUnmakePerSecond: Math.round(makeUnmake.perSecond),
    copyMicroseconds: rounded(partOf(1e6, copy.perSecond), 2),
    bytesPerPosition: rules.layout.size * BYTES_PER_WORD,
    spread: Math.max(...Object.values(spreads)),
  }
  return { figures, spreads }
}
