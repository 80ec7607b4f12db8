import { describe, expect, test } from 'vitest'
import { at, given, opened, passed, type Told, tableAfter, took } from '../scenarios/given.ts'
import { dueAt } from './lapsing.ts'
import type { ClockPlan } from './opening.ts'
import { lookAt } from './view.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const LAPSE = 2 * MINUTE
const asked = at(1_000, { is: 'asked-back', by: 0, to: 3 })
const lapsed = { is: 'answered', by: 0, agrees: false, at: 1_000 + LAPSE } as const
const agreed = (by: number) => at(1_000, { is: 'answered', by, agrees: true })
/** Seat 0 has asked, seat 2 is awaited. */
const three = (clock: ClockPlan = { kind: 'none' }): readonly Told[] => [
  ...opened('hhh', { clock }),
  took(0, 2),
  took(1, 1),
  asked,
]
const leftAt = (now: number, ...told: readonly Told[]) =>
  lookAt(tableAfter(...told), 0, now).seats.map(({ clock }) => clock)

describe('a request that nobody answers', () => {
  test('TABLE-19 lapses after two minutes, as if it were withdrawn', () => {
    given(...three())
      .when({ do: 'look-at-clock' }, 1_000 + LAPSE - 1)
      .thenFollows()
    given(...three())
      .when({ do: 'look-at-clock' }, 1_000 + LAPSE)
      .thenFollows(lapsed)
    expect(lookAt(tableAfter(...three()), 1, 5_000).asked).toEqual({
      what: 'take-back',
      by: 0,
      to: 3,
      waitingFor: [1, 2],
      until: 1_000 + LAPSE,
    })
  })

  test('TABLE-19 lapses after a day where people play by days', () => {
    for (const clock of [
      { kind: 'move', ms: DAY },
      { kind: 'game', ms: 30 * DAY, increment: 0 },
    ] as const) {
      const waiting = [...three(clock), agreed(2)]
      given(...waiting)
        .when({ do: 'look-at-clock' }, DAY)
        .thenFollows()
      given(...waiting)
        .when({ do: 'look-at-clock' }, 1_000 + DAY)
        .thenFollows({ ...lapsed, at: 1_000 + DAY })
    }
    given(...three({ kind: 'move', ms: DAY - 1 }), agreed(2))
      .when({ do: 'look-at-clock' }, 1_000 + LAPSE)
      .thenFollows(lapsed)
  })

  test('TABLE-19 is out of the way of whatever is asked next', () => {
    const late = given(...three(), agreed(2))
    late.when({ do: 'play', by: 2, move: { take: 1 } }, 1_000 + LAPSE - 1).thenRefused('take-back-asked')
    late.when({ do: 'play', by: 2, move: { take: 1 } }, 500_000).thenFollows(lapsed, { ...took(2, 1), at: 500_000 })
    late.when({ do: 'resign', by: 1 }, 500_000).thenFollows(lapsed, { is: 'resigned', by: 1 })
    late.when({ do: 'take-back', by: 0 }, 500_000).thenFollows(lapsed, { ...asked, at: 500_000 })
    late.when({ do: 'answer', by: 1, agrees: true }, 500_000).thenRefused('not-asked')
  })

  test('TABLE-19 lets the moves be made that it held up, at that moment', () => {
    const four = [...opened('hhhh'), took(0, 2), took(1, 1), at(1_000, { is: 'asked-back', by: 0, to: 4 })]
    const gone = [...four, at(2_000, { is: 'resigned', by: 2 })]
    given(...gone)
      .when({ do: 'play', by: 3, move: { take: 1 } }, 500_000)
      .thenFollows(lapsed, { ...passed(2), at: 1_000 + LAPSE }, { ...took(3, 1), at: 500_000 })
  })
})

describe('the time of a seat that has agreed', () => {
  const clock = { kind: 'game', ms: 10 * MINUTE, increment: 0 } as const
  const waiting = [...three(clock), agreed(2)]

  test('TABLE-19 stands still until the request lapses, and runs from then on, whenever somebody looks', () => {
    expect(leftAt(1_000 + LAPSE, ...waiting)[2]).toBe(10 * MINUTE - 1_000)
    const noticed = [...waiting, lapsed]
    expect(leftAt(1_000 + LAPSE + 5_000, ...noticed)[2]).toBe(10 * MINUTE - 6_000)
  })

  test('TABLE-19 may have run out by then', () => {
    given(...waiting)
      .when({ do: 'look-at-clock' }, LAPSE + 10 * MINUTE - 1)
      .thenFollows(lapsed)
    given(...waiting)
      .when({ do: 'look-at-clock' }, LAPSE + 10 * MINUTE)
      .thenFollows(lapsed, { is: 'ran-out', by: 2 }, passed(2))
  })

  test('TABLE-19 that ran out before the request lapsed has run out', () => {
    given(...three({ kind: 'move', ms: MINUTE }))
      .when({ do: 'look-at-clock' }, LAPSE)
      .thenFollows({ is: 'ran-out', by: 2 })
    // Later, the request has lapsed as well; no event is earlier than the one before.
    given(...three({ kind: 'move', ms: MINUTE }))
      .when({ do: 'look-at-clock' }, DAY)
      .thenFollows({ is: 'ran-out', by: 2, at: DAY }, { ...lapsed, at: DAY }, { ...passed(2), at: DAY })
  })
})

describe('whoever is awaited and could end a request', () => {
  test('TABLE-20 declines by playing on', () => {
    given(...three())
      .when({ do: 'play', by: 2, move: { take: 1 } }, 5_000)
      .thenFollows({ is: 'answered', by: 2, agrees: false, at: 5_000 }, { ...took(2, 1), at: 5_000 })
  })

  test('TABLE-20 withdraws by playing on, where it is his own', () => {
    given(...three(), { is: 'answered', by: 2, agrees: false, at: 1_000 }, took(2, 1), asked)
      .when({ do: 'play', by: 0, move: { take: 1 } }, 5_000)
      .thenFollows({ is: 'answered', by: 0, agrees: false }, took(0, 1))
  })

  test('TABLE-20 ends nothing by a move that is refused', () => {
    given(...three())
      .when({ do: 'play', by: 2, move: { take: 9 } }, 5_000)
      .thenRefused('out-of-range')
  })

  test('TABLE-20 waits for the others when he has agreed; and whoever is not awaited cannot play', () => {
    given(...three(), agreed(2))
      .when({ do: 'play', by: 2, move: { take: 1 } }, 5_000)
      .thenRefused('take-back-asked')
    given(...three())
      .when({ do: 'play', by: 1, move: { take: 1 } }, 5_000)
      .thenRefused('take-back-asked')
  })
})

test('TABLE-25 a table is due when a clock runs out or a request lapses, whichever comes first', () => {
  const due = (...told: readonly Told[]) => dueAt(tableAfter(...told))
  const perMove = (ms: number): ClockPlan => ({ kind: 'move', ms })
  expect(due(...opened())).toBe(null)
  expect(due(...opened('hh', { clock: perMove(9_000) }))).toBe(9_000)
  expect(due(...opened('hh', { clock: perMove(9_000) }), at(3_000, took(0, 1)))).toBe(12_000)
  expect(due(...three())).toBe(1_000 + LAPSE)
  expect(due(...three(perMove(9_000)))).toBe(9_000)
  expect(due(...three(perMove(9_000)), agreed(2))).toBe(1_000 + LAPSE)
  expect(due(...three(perMove(10 * MINUTE)))).toBe(1_000 + LAPSE)
  const over = { is: 'finished', why: 'resigned', standings: [] } as const
  expect(due(...three(perMove(9_000)), { is: 'resigned', by: 2 }, over)).toBe(null)
})
