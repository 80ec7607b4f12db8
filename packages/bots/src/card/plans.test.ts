import { type Action, Options, Random } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { Plans, seenAfter } from './plans.ts'

const optionsOf = (...actions: readonly Action[]): Options => {
  const options = new Options()
  for (const action of actions) options.add(action)
  return options
}

/** How often each action is chosen, if the worth of each is known. */
function chosenIn(plans: Plans, seen: number, worth: ReadonlyMap<Action, number>, times: number): Map<Action, number> {
  const [options, luck] = [optionsOf(...worth.keys()), new Random(1)]
  const chosen = new Map<Action, number>()
  for (let time = 0; time < times; time++) {
    plans.begin()
    const action = plans.choose(seen, options, options.action(0), luck)
    plans.learn(worth.get(action) as number)
    chosen.set(action, (chosen.get(action) ?? 0) + 1)
  }
  return chosen
}

describe('plans', () => {
  const worth = new Map([
    [10, 0.4],
    [11, 0.3],
    [12, 0.8],
    [13, 0.2],
  ])

  test('begin with what is usual, and learn what is better', () => {
    expect(chosenIn(new Plans(), 5, worth, 1)).toEqual(new Map([[10, 1]]))
    const chosen = chosenIn(new Plans(), 5, worth, 2000)
    expect(chosen.get(12)).toBeGreaterThan(1500)
    expect([...chosen.keys()].sort()).toEqual([10, 11, 12, 13])
  })

  test('are separate for what was seen, and forgotten when cleared', () => {
    const plans = new Plans()
    chosenIn(plans, 5, worth, 2000)
    expect(chosenIn(plans, 6, worth, 1)).toEqual(new Map([[10, 1]]))
    expect(chosenIn(plans, 5, worth, 1)).toEqual(new Map([[12, 1]]))
    plans.clear()
    expect(chosenIn(plans, 5, worth, 1)).toEqual(new Map([[10, 1]]))
  })

  test('hold on to what is usual once there is no room', () => {
    const plans = new Plans()
    for (let seen = 1; seen <= 40_000; seen++) chosenIn(plans, seen, worth, 1)
    expect(chosenIn(plans, 50_000, worth, 100)).toEqual(new Map([[10, 100]]))
  })

  test('tell apart in which order things were seen', () => {
    expect(seenAfter(seenAfter(0, 1), 2)).not.toBe(seenAfter(seenAfter(0, 2), 1))
    const seen = new Set(Array.from({ length: 10_000 }, (_, i) => seenAfter(seenAfter(0, i % 100), Math.floor(i / 100))))
    expect(seen.size).toBe(10_000)
  })
})
