import { readRecord } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { chance, given, opened, passed, table, tableAfter, took } from '../scenarios/given.ts'
import { mayAbort } from './aborting.ts'
import { recordOf } from './table.ts'

const aborted = { is: 'finished', why: 'aborted', standings: [] } as const

describe('aborting', () => {
  test('TABLE-41 ends a game without a result before every person has moved', () => {
    given(...opened('hhh'), took(0, 1), took(1, 1))
      .when({ do: 'abort', by: 0 })
      .thenFollows(aborted)
    given(...opened('hhh'))
      .when({ do: 'abort', by: 2 })
      .thenFollows(aborted)
  })

  test('TABLE-41 is too late once everybody has', () => {
    const moved = [...opened('hh'), took(0, 1), passed(1)]
    given(...moved)
      .when({ do: 'abort', by: 0 })
      .thenRefused('too-late-to-abort')
    expect(mayAbort(tableAfter(...moved))).toBe(false)
    given(...moved, { is: 'taken-back', by: 1, to: 3 })
      .when({ do: 'abort', by: 0 })
      .thenFollows(aborted)
  })

  test('TABLE-41 does not wait for bots, or for seats that left', () => {
    given(...opened('hb'), took(0, 1))
      .when({ do: 'abort', by: 0 })
      .thenRefused('too-late-to-abort')
    // The bot that stands in for it has not moved yet.
    given(...opened('hhh', { standIn: 'random' }), { is: 'resigned', by: 2 }, took(0, 1), took(1, 1))
      .when({ do: 'abort', by: 0 })
      .thenRefused('too-late-to-abort')
  })

  test('TABLE-41 is for those who still play, and ends a request and a pause with the game', () => {
    given(...opened('hhh'), { is: 'resigned', by: 1 })
      .when({ do: 'abort', by: 1 })
      .thenRefused('resigned')
    const paused = [
      ...opened('hh'),
      { is: 'asked-pause', by: 0, ms: 9_000 },
      { is: 'paused', by: 0, until: 9_000 },
    ] as const
    given(...paused)
      .when({ do: 'abort', by: 1 })
      .thenFollows(aborted)
    expect(tableAfter(...paused, aborted)).toMatchObject({ paused: null, asked: null })
  })

  test('TABLE-41 leaves a record that says nothing of an end, and can be read and played on', () => {
    const record = recordOf(tableAfter(...opened('hh'), took(0, 2), aborted))
    expect(readRecord(record)).toMatchObject({ ok: true })
    expect(record).not.toHaveProperty('result')
    const again = table.reopen(record, tableAfter(...opened('hh')).opening, { now: 0, chance })
    expect(again).toMatchObject({ ok: true, value: { state: { finished: null } } })
  })
})

test('TABLE-42 only who keeps a table ends it at any time: no reader gives that command', () => {
  const moved = [...opened('hh', { clock: { kind: 'move', ms: 5_000 } }), took(0, 1), took(1, 1)]
  given(...moved)
    .when({ do: 'end' })
    .thenRefused('not-allowed')
  // Whoever has run out of time: the game does not go on.
  const result = table.carryOut({ do: 'end' }, tableAfter(...moved), { now: 90_000, chance })
  expect(result).toMatchObject({ ok: true, value: { events: [aborted] } })
})
