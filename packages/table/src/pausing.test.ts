import { describe, expect, test } from 'vitest'
import { at, given, opened, passed, type Told, table, tableAfter, took } from '../scenarios/given.ts'
import { dueAt } from './lapsing.ts'
import type { ClockPlan } from './opening.ts'
import { LONGEST_PAUSE } from './pause-limits.ts'
import { takeBackFor } from './taking-back.ts'
import { lookAt } from './view.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const LAPSE = 2 * MINUTE

const perMove = (ms: number): ClockPlan => ({ kind: 'move', ms })
const asks = (by: number, ms: number) => ({ is: 'asked-pause', by, ms }) as const
const agrees = (by: number) => ({ is: 'answered', by, agrees: true }) as const
/** Seat 1 has a pause of ten minutes, from 1,000 on; seat 0 is awaited. */
const paused = (players = 'hh', clock: ClockPlan = { kind: 'none' }): readonly Told[] => [
  ...opened(players, { clock }),
  at(1_000, asks(1, 10 * MINUTE)),
  at(1_000, { is: 'paused', by: 1, until: 1_000 + 10 * MINUTE }),
]

describe('a pause', () => {
  test('TABLE-43 is asked for, and begins when everybody else has agreed', () => {
    const asked = [...opened('hhhb'), at(1_000, asks(1, HOUR))]
    given(...opened('hhhb'))
      .when({ do: 'pause', by: 1, ms: HOUR }, 1_000)
      .thenFollows(at(1_000, asks(1, HOUR)))
    given(...asked)
      .when({ do: 'answer', by: 0, agrees: true }, 2_000)
      .thenFollows(agrees(0))
    given(...asked, at(2_000, agrees(0)))
      .when({ do: 'answer', by: 2, agrees: true }, 3_000)
      .thenFollows(agrees(2), at(3_000, { is: 'paused', by: 1, until: 3_000 + HOUR }))
    expect(lookAt(tableAfter(...asked), 0, 2_000)).toMatchObject({
      asked: { what: 'pause', by: 1, ms: HOUR, waitingFor: [0, 2], until: 1_000 + LAPSE },
      paused: null,
    })
  })

  test('TABLE-43 begins at once where nobody has to be asked', () => {
    given(...opened('hb'))
      .when({ do: 'pause', by: 0, ms: HOUR }, 5)
      .thenFollows(asks(0, HOUR), { is: 'paused', by: 0, until: 5 + HOUR })
  })

  test('TABLE-43 begins when the last who had not answered leaves', () => {
    given(...opened('hhh'), asks(1, HOUR), agrees(2))
      .when({ do: 'resign', by: 0 })
      .thenFollows({ is: 'resigned', by: 0 }, { is: 'paused', by: 1, until: HOUR })
  })

  test('TABLE-43 is declined by one, by playing on, or by nobody in time', () => {
    const asked = [...opened('hh'), asks(1, HOUR)]
    given(...asked)
      .when({ do: 'answer', by: 0, agrees: false })
      .thenFollows({ is: 'answered', by: 0, agrees: false })
    given(...asked)
      .when({ do: 'play', by: 0, move: { take: 1 } })
      .thenFollows({ is: 'answered', by: 0, agrees: false }, took(0, 1))
    given(...asked)
      .when({ do: 'look-at-clock' }, LAPSE)
      .thenFollows(at(LAPSE, { is: 'answered', by: 1, agrees: false }))
    given(...asked)
      .when({ do: 'play', by: 1, move: { take: 1 } })
      .thenRefused('pause-asked')
    given(...asked)
      .when({ do: 'take-back', by: 0 })
      .thenRefused('pause-asked')
    given(...asked)
      .when({ do: 'pause', by: 0, ms: HOUR })
      .thenRefused('pause-asked')
  })

  test('TABLE-44 lasts an hour at most, or thirty days where people play by days', () => {
    const longest = (clock: ClockPlan, ms: number) => {
      const table = given(...opened('hb', { clock }))
      table.when({ do: 'pause', by: 0, ms }).thenFollows(asks(0, ms), { is: 'paused' })
      table
        .when({ do: 'pause', by: 0, ms: ms + 1 })
        .thenRefused(ms === LONGEST_PAUSE ? 'out-of-range' : 'pause-too-long')
    }
    longest({ kind: 'none' }, HOUR)
    longest(perMove(DAY - 1), HOUR)
    longest({ kind: 'game', ms: 5 * MINUTE, increment: 0 }, HOUR)
    longest(perMove(DAY), 30 * DAY)
    given(...opened('hb'))
      .when({ do: 'pause', by: 0, ms: 999 })
      .thenRefused('out-of-range')
  })

  test('TABLE-44 ends by itself, at its time, whenever somebody looks', () => {
    const end = 1_000 + 10 * MINUTE
    given(...paused())
      .when({ do: 'look-at-clock' }, end - 1)
      .thenFollows()
    given(...paused())
      .when({ do: 'look-at-clock' }, end + 7_000)
      .thenFollows(at(end, { is: 'resumed', by: 1 }))
    given(...paused())
      .when({ do: 'play', by: 0, move: { take: 1 } }, end + 7_000)
      .thenFollows(at(end, { is: 'resumed', by: 1 }), at(end + 7_000, took(0, 1)))
    expect(dueAt(tableAfter(...paused('hh', perMove(5_000))))).toBe(end)
  })

  test('TABLE-44 is ended by whoever asked for it, and by nobody else', () => {
    given(...paused())
      .when({ do: 'resume', by: 1 }, 2_000)
      .thenFollows(at(2_000, { is: 'resumed', by: 1 }))
    given(...paused())
      .when({ do: 'resume', by: 0 }, 2_000)
      .thenRefused('not-your-pause')
    given(...opened())
      .when({ do: 'resume', by: 0 })
      .thenRefused('not-paused')
  })

  test('TABLE-44 ends with the leaving of whoever asked for it', () => {
    given(...paused('hhh'), at(2_000, { is: 'resigned', by: 1 }))
      .when({ do: 'play', by: 0, move: { take: 1 } }, 3_000)
      .thenFollows(took(0, 1), passed(1))
  })

  test('TABLE-45 keeps everybody from playing, taking back and asking, but not from leaving', () => {
    const during = given(...paused('hhh'))
    during.when({ do: 'play', by: 0, move: { take: 1 } }, 2_000).thenRefused('paused')
    during.when({ do: 'take-back', by: 0 }, 2_000).thenRefused('paused')
    during.when({ do: 'pause', by: 0, ms: HOUR }, 2_000).thenRefused('paused')
    during.when({ do: 'answer', by: 0, agrees: true }, 2_000).thenRefused('not-asked')
    during.when({ do: 'resign', by: 2 }, 2_000).thenFollows({ is: 'resigned', by: 2 })
    const moved = [...opened('hb'), took(0, 1), asks(0, HOUR), { is: 'paused', by: 0, until: HOUR }] as const
    expect(takeBackFor(tableAfter(...moved), 0)).toBe(null)
    expect(() => tableAfter(...moved, took(1, 1))).toThrow('there was a pause')
    expect(() => tableAfter(...opened(), { is: 'resumed', by: 1 })).toThrow('there was no pause')
    expect(() => tableAfter(...opened(), { is: 'paused', by: 1, until: 5 })).toThrow('nobody had asked')
  })

  test('TABLE-45 holds up the moves for a seat that left meanwhile, until it is over', () => {
    given(...paused('hhh'))
      .when({ do: 'resign', by: 0 }, 2_000)
      .thenFollows({ is: 'resigned', by: 0 })
    given(...paused('hhh'), at(2_000, { is: 'resigned', by: 0 }))
      .when({ do: 'resume', by: 1 }, 3_000)
      .thenFollows({ is: 'resumed', by: 1 }, passed(0))
    given(...paused('hh'))
      .when({ do: 'resign', by: 0 }, 2_000)
      .thenFollows({ is: 'resigned', by: 0 }, { is: 'finished', why: 'resigned' })
  })

  test('TABLE-45 stops every clock, and no time is lost or won by it', () => {
    const told = paused('hh', perMove(5_000))
    const left = (now: number, ...more: readonly Told[]) => lookAt(tableAfter(...told, ...more), 0, now)
    expect(left(9 * MINUTE)).toMatchObject({ clock: { running: null }, paused: { by: 1, until: 601_000 } })
    expect(left(9 * MINUTE).seats[0]?.clock).toBe(4_000)
    const resumed = at(8 * MINUTE, { is: 'resumed', by: 1 })
    expect(left(8 * MINUTE + 1_500, resumed).seats[0]?.clock).toBe(2_500)
    given(...told, resumed)
      .when({ do: 'look-at-clock' }, 8 * MINUTE + 3_999)
      .thenFollows()
    given(...told, resumed)
      .when({ do: 'look-at-clock' }, 8 * MINUTE + 4_000)
      .thenFollows({ is: 'ran-out', by: 0 }, { is: 'finished', why: 'time' })
    // Also when nobody looked until long after its end.
    given(...told)
      .when({ do: 'look-at-clock' }, 1_000 + 10 * MINUTE + 4_000)
      .thenFollows({ is: 'resumed', by: 1 }, { is: 'ran-out', by: 0 }, { is: 'finished' })
  })

  test('TABLE-26 is not asked for without end', () => {
    const long = { ...tableAfter(...opened()), version: 10_000 }
    const result = table.decide({ do: 'pause', by: 0, ms: HOUR }, long, { now: 0, chance: () => 0 })
    expect(result).toMatchObject({ ok: false, code: 'log-full' })
  })
})

test('TABLE-46 a request to take back that was stored before there were others is what it was', () => {
  const stored = [...opened('hhh'), took(0, 2), took(1, 1), at(1_000, { is: 'asked-back', by: 0, to: 3 })]
  expect(tableAfter(...stored).asked).toEqual({
    what: 'take-back',
    by: 0,
    to: 3,
    waitingFor: [1, 2],
    until: 1_000 + LAPSE,
  })
  given(...stored, at(1_000, agrees(1)))
    .when({ do: 'answer', by: 2, agrees: true }, 2_000)
    .thenFollows(agrees(2), { is: 'taken-back', by: 0, to: 3 })
})
