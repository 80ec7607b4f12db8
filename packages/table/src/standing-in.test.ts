import { demand, disputed, readRecord, replay, type Seat } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { at, chance, given, opened, type Told, table, tableAfter, took } from '../scenarios/given.ts'
import { openingOf, stonesGame } from '../scenarios/stones-table.ts'
import type { KeepersCommand } from './command.ts'
import { dueAt } from './lapsing.ts'
import { readOpening } from './opening.ts'
import { botOn } from './standing-in.ts'
import type { TableState } from './state.ts'
import { recordOf } from './table.ts'
import { lookAt } from './view.ts'

const standIn = 'clever'
const clock = { kind: 'move', ms: 5_000 } as const
/** Seat 0, which is awaited, has left a table of three. */
const left: readonly Told[] = [...opened('hhh', { standIn, clock }), at(1_000, { is: 'resigned', by: 0 })]
const keeper = (state: TableState, by: Seat, move: (KeepersCommand & { do: 'stand-in' })['move']) =>
  table.carryOut({ do: 'stand-in', by, move }, state, { now: 90_000, chance })

/** Two stones, if that many are left. */
const mostTaken = (state: TableState): number => (state.rules.toAction(state.position, { take: 2 }).ok ? 2 : 1)

describe('a stand-in', () => {
  test('TABLE-47 is waited for, and no clock runs for it', () => {
    given(...opened('hhh', { standIn, clock }))
      .when({ do: 'resign', by: 0 }, 1_000)
      .thenFollows({ is: 'resigned', by: 0 })
    const state = tableAfter(...left)
    expect(dueAt(state)).toBe(null)
    expect(lookAt(state, 1, 2_000)).toMatchObject({
      awaited: 0,
      clock: { running: null },
      seats: [{ resigned: true }, {}, {}],
    })
    expect([0, 1, 2].map((seat) => botOn(state, seat))).toEqual([standIn, null, null])
  })

  test('TABLE-47 plays by who keeps the table, and then the clock of the next seat runs', () => {
    const { events, state } = demand(keeper(tableAfter(...left), 0, { take: 2 }))
    expect(events).toMatchObject([took(0, 2)])
    expect(dueAt(state)).toBe(95_000)
  })

  test('TABLE-47 whose bot fails makes the move that is made without one', () => {
    expect(keeper(tableAfter(...left), 0, null)).toMatchObject({
      ok: true,
      value: { events: [{ is: 'played', by: 0, move: { pass: true } }] },
    })
  })

  test('TABLE-48 nobody else plays in its place: not whoever left, not by any command that can be sent', () => {
    given(...left)
      .when({ do: 'play', by: 0, move: { take: 1 } })
      .thenRefused('resigned')
    given(...left)
      .when({ do: 'stand-in', by: 0, move: { take: 1 } })
      .thenRefused('not-allowed')
  })

  test('TABLE-48 plays for no seat that has not left or is not awaited, nor where none was agreed on', () => {
    const refused = (told: readonly Told[], by: Seat) => expect(keeper(tableAfter(...told), by, null))
    refused(opened('bhh', { standIn }), 0).toMatchObject({ ok: false, code: 'no-stand-in' })
    refused(opened('hhh', { standIn }), 0).toMatchObject({ ok: false, code: 'no-stand-in' })
    refused([...opened('hhh', { standIn }), { is: 'resigned', by: 1 }], 1).toMatchObject({ code: 'no-stand-in' })
    refused([...opened('hhhh'), { is: 'resigned', by: 0 }], 0).toMatchObject({ code: 'no-stand-in' })
    refused([...left, at(1_500, { is: 'asked-pause', by: 1, ms: 100_000 })], 0).toMatchObject({ code: 'not-now' })
    expect(keeper(tableAfter(...left), 0, { take: 9 })).toMatchObject({ ok: false, code: 'out-of-range' })
  })

  test('TABLE-47 its seat is placed last, and the record of it replays and opens a table again', () => {
    let { state } = demand(keeper(tableAfter(...left), 0, { take: 2 }))
    for (let moves = 0; state.finished === null && moves < 20; moves++) {
      const by = state.rules.awaited(state.position)
      const command = by === 0 ? ({ do: 'stand-in', by, move: { take: mostTaken(state) } } as const) : null
      const played = table.carryOut(command ?? { do: 'play', by, move: { take: 1 } }, state, { now: 90_000, chance })
      state = demand(played).state
    }
    expect(state.finished).toMatchObject({ why: 'played-out', standings: [{}, {}, { seat: 0, place: 3 }] })
    expect(state.finished?.standings[2]?.score).toBeGreaterThan(state.finished?.standings[0]?.score ?? 99)
    const record = demand(readRecord(recordOf(state)))
    expect(record).toMatchObject({ left: [{ seat: 0, after: 3, why: 'resigned' }], result: state.finished?.standings })
    expect(disputed(record, replay(state.rules, record.moves))).toBe(null)
    const again = demand(table.reopen(record, state.opening, { now: 0, chance })).state
    expect([again.finished, again.left, again.moves]).toEqual([state.finished, state.left, state.moves])
  })

  test('TABLE-50 is named in the record once it has played, also after the record was opened again', () => {
    const waits = tableAfter(...left)
    expect(recordOf(waits).left).toEqual([{ seat: 0, after: 3, why: 'resigned' }])
    const { state } = demand(keeper(waits, 0, { take: 2 }))
    const record = demand(readRecord(recordOf(state)))
    expect(record.left).toEqual([{ seat: 0, after: 3, why: 'resigned', bot: standIn }])
    const reopened = (changes: object) =>
      recordOf(demand(table.reopen(record, openingOf('hhh', changes), { now: 0, chance })).state).left
    expect(reopened({ standIn })).toEqual(record.left)
    // A bot that is unknown where the record is opened cannot go on.
    expect(reopened({})).toEqual([{ seat: 0, after: 3, why: 'resigned' }])
  })

  test('TABLE-47 waits in a record that is opened again, where one was agreed on, and is played for elsewhere', () => {
    const record = recordOf(tableAfter(...left))
    const reopened = (changes: object) =>
      demand(table.reopen(record, openingOf('hhh', changes), { now: 0, chance })).state.moves.length
    expect([reopened({ standIn }), reopened({})]).toEqual([3, 4])
  })

  test('TABLE-47 is a bot’s id in an opening, or nothing', () => {
    const read = (standIn: unknown) => readOpening([stonesGame], { ...openingOf('hh'), standIn })
    expect(read('clever')).toMatchObject({ ok: true, value: { standIn: 'clever' } })
    expect(read('no id')).toMatchObject({ ok: false, code: 'not-an-id', where: 'standIn' })
    expect(demand(read(null))).toEqual(openingOf('hh'))
    expect(demand(readOpening([stonesGame], openingOf('hh')))).toEqual(openingOf('hh'))
  })
})
