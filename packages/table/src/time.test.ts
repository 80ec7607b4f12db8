import { demand } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { at, chance, opened, table, tableAfter, took } from '../scenarios/given.ts'
import { openingOf } from '../scenarios/stones-table.ts'
import { readEvent } from './event.ts'
import { LATEST } from './time.ts'
import { lookAt } from './view.ts'

const clock = { kind: 'game', ms: 60_000, increment: 0 } as const
const strange = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, undefined, null, '12', 1e300, 2 ** 53]

describe.each([...strange, -1, -1e300])('TABLE-24 where the time is said to be %s', (said) => {
  const now = said as number

  test('a table opens at the beginning of time', () => {
    const { events } = demand(table.decide({ do: 'open', opening: openingOf('hh', { clock }) }, null, { now, chance }))
    expect(new Set(events.map((event) => event.at))).toEqual(new Set([0]))
  })

  test('an event has the time of the one before, and nobody loses time', () => {
    const state = tableAfter(...opened('hh', { clock }), at(20_000, took(0, 1)))
    const decision = demand(table.decide({ do: 'play', by: 1, move: { take: 1 } }, state, { now, chance }))
    expect(decision.events.map((event) => event.at)).toEqual([20_000])
    for (const event of decision.events) expect(readEvent(event).ok).toBe(true)
    expect(decision.state.clock.left).toEqual([40_000, 60_000])
  })

  test('a view shows the clocks as they were at the last event', () => {
    const view = lookAt(tableAfter(...opened('hh', { clock }), at(20_000, took(0, 1))), 0, now)
    expect(view.seats.map((seat) => seat.clock)).toEqual([40_000, 60_000])
    expect(view.clock.since).toBe(20_000)
  })
})

test('parts of a millisecond are dropped, and the last moment that a date can tell is a time', () => {
  const timeOf = (now: number) =>
    demand(table.decide({ do: 'open', opening: openingOf('hh') }, null, { now, chance })).events[0]?.at
  expect([timeOf(5.9), timeOf(LATEST), timeOf(LATEST + 1)]).toEqual([5, LATEST, 0])
})
