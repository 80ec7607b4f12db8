import { describe, expect, test } from 'vitest'
import { scenario } from '../../scenarios/scenario.ts'
import { ReachSearch } from './reach.ts'
import { Sketch } from './sketch.ts'

const anything = { room: [9, 9, 9, 9], sure: 0, ceiling: 9 }

describe('a search for the largest city', () => {
  const { rules, p } = scenario({}, 'NEW:2,N-E:3,N-S:3,knight:1 NEW@0,0/0 N-E@0,-1/2')

  test('finds it, and leaves the dice as they were', () => {
    const sketch = new Sketch(rules.dice, p)
    const before = JSON.stringify(sketch.cities())
    expect(new ReachSearch(sketch).run({ ...anything, left: 7 }, 100_000)).toEqual({ dice: 9, isExact: true })
    expect(JSON.stringify(sketch.cities())).toBe(before)
  })

  test('that is cut short says so', () => {
    const sketch = new Sketch(rules.dice, p)
    const search = new ReachSearch(sketch)
    expect(search.run({ ...anything, left: 7 }, 1)).toEqual({ dice: 0, isExact: false })
    expect(search.visited).toBeLessThanOrEqual(2)
  })

  test('is exact when it reaches all that could be hoped for', () => {
    const search = new ReachSearch(new Sketch(rules.dice, p))
    const all = { ...anything, left: 3 }
    expect(search.run(all, 100_000)).toEqual({ dice: 5, isExact: true })
    // It stops at the first city of all dice, so having no layout left to look at then does not matter.
    expect(search.run(all, search.visited)).toEqual({ dice: 5, isExact: true })
  })

  test('uses no more dice of a face than there are', () => {
    const search = new ReachSearch(new Sketch(rules.dice, p))
    expect(search.run({ left: 7, room: [0, 0, 0, 7], sure: 0, ceiling: 9 }, 100_000).isExact).toBe(true)
    expect(search.run({ left: 2, room: [0, 0, 2, 0], sure: 0, ceiling: 9 }, 100_000)).toEqual({
      dice: 4,
      isExact: true,
    })
  })
})
