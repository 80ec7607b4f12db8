import { demand, MOST_MOVES, readRecord, replay } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { chance, table } from '../scenarios/given.ts'
import { openingOf } from '../scenarios/stones-table.ts'
import { readEvent } from './event.ts'
import type { TableState } from './state.ts'
import { recordOf } from './table.ts'

const environment = { now: 0, chance }
const open = (players: string): TableState =>
  demand(table.decide({ do: 'open', opening: openingOf(players, { setup: 'endless' }) }, null, environment)).state

/** A table of two at which so many moves were made. */
function after(count: number): TableState {
  const state = open('hh')
  const passes = Array.from({ length: count - state.moves.length }, () => ({ pass: true }))
  const record = { ...recordOf(state), moves: [...state.moves, ...passes] }
  const { digest: _, ...undigested } = record
  return demand(table.reopen(undigested, state.opening, environment)).state
}

describe('TABLE-27 a game that does not end', () => {
  const nearly = after(MOST_MOVES - 1)

  test('is unfinished when it has as many moves as a record may hold', () => {
    expect(nearly.finished).toBe(null)
    const { events, state } = demand(table.decide({ do: 'play', by: 0, move: { pass: true } }, nearly, environment))
    const standings = [
      { seat: 0, score: 0, place: 1 },
      { seat: 1, score: 0, place: 1 },
    ]
    expect(events).toMatchObject([{ is: 'played' }, { is: 'finished', why: 'unfinished', standings }])
    expect(events.every((event) => readEvent(event).ok)).toBe(true)
    const record = recordOf(state)
    expect(readRecord(JSON.parse(JSON.stringify(record)))).toEqual({ ok: true, value: record })
    expect(demand(table.reopen(record, state.opening, environment)).state.finished?.why).toBe('unfinished')
  })

  test('is played out where the last of those moves ends it', () => {
    const taken = [2, 2, 2, 2].map((take) => ({ take }))
    const moves = [...nearly.moves.slice(0, -taken.length), ...taken]
    const state = { ...nearly, moves, position: replay(nearly.rules, moves).position }
    const decision = demand(table.decide({ do: 'play', by: 0, move: { take: 1 } }, state, environment))
    expect(decision.state.finished?.why).toBe('played-out')
  })

  test('comes to an end where only moves for a seat that has left are made', () => {
    const { state } = demand(table.decide({ do: 'resign', by: 0 }, open('hhh'), environment))
    expect([state.moves.length, state.finished?.why]).toEqual([MOST_MOVES, 'unfinished'])
  })

  test('takes no more moves where a table had more before there was a limit', () => {
    const { events } = demand(
      table.decide(
        { do: 'play', by: 0, move: { pass: true } },
        { ...nearly, moves: new Array(MOST_MOVES) },
        environment,
      ),
    )
    expect(events).toMatchObject([{ is: 'finished', why: 'unfinished' }])
  })
})
