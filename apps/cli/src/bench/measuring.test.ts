import { describe, expect, test } from 'vitest'
import { measure } from './measuring.ts'
import type { Workload } from './workloads.ts'

/** A unit of work is ten games. The list gives the seconds each successive unit takes. */
function slowing(pieces: readonly number[]): { readonly workload: Workload; readonly clock: () => number } {
  let now = 0
  let done = 0
  return {
    workload: {
      unit: 'games',
      work(tally) {
        tally.games += 10
        now += pieces[done++] as number
      },
    },
    clock: () => now,
  }
}

describe('a measure', () => {
  test('is the median speed of five runs, and how far they lie apart; a run before them does not count', () => {
    const { workload, clock } = slowing([1, 1, 2, 1.25, 5, 4])
    const { perSecond, spread, tally, beside } = measure(workload, 5, undefined, clock)
    expect([perSecond, spread, tally.games, beside]).toEqual([5, (10 - 2) / 5, 50, undefined])
  })

  test('goes on until its time is spent', () => {
    const { workload, clock } = slowing(new Array(18).fill(0.5))
    const { perSecond, tally } = measure(workload, 7.5, undefined, clock)
    expect([perSecond, tally.games]).toEqual([20, 150])
  })

  test('beside another program has the median of the ratios, run by run', () => {
    const { workload, clock } = slowing([1, 1, 2, 1.25, 5, 4])
    const others = [10, 10, 4, 8, 5]
    let asked = 0
    const { perSecond, beside } = measure(workload, 5, () => others[asked++] as number, clock)
    expect([perSecond, beside, asked]).toEqual([5, { ratio: 0.5, perSecond: 8 }, 5])
  })

  test('of work that is never there is nothing, and does not lie apart', () => {
    let now = 0
    const { perSecond, spread } = measure({ unit: 'made', work: () => undefined }, 5, undefined, () => now++)
    expect([perSecond, spread]).toEqual([0, 0])
  })
})
