import type { OnlineSummary, TableSummary } from '@bastide/wire'
import { expect, it } from 'vitest'
import { byWaiting } from './my-games.ts'

const here = (table: string, touched: number, finished = false): TableSummary =>
  ({ table, touched, finished, seats: [] }) as never
const there = (table: string, touched: number, isDue: boolean, until: number | null = null): OnlineSummary =>
  ({ kind: 'opened', summary: here(table, touched), mine: [0], isDue, until }) as never
const order = (...args: Parameters<typeof byWaiting>): readonly string[] => byWaiting(...args).map(({ table }) => table)

it('what waits for me comes first, then what is running, then what is over; the newest first in each', () => {
  const gathering = { kind: 'gathering', table: 's9' } as never
  expect(
    order([here('a', 9), here('b', 8, true), here('c', 1)], [there('s1', 2, true), there('s2', 5, false), gathering]),
  ).toEqual(['s1', 'a', 's2', 'c', 'b'])
})

it('of those that wait, the one comes first whose time runs out first', () => {
  expect(order([], [there('s1', 9, true), there('s2', 1, true, 300), there('s3', 2, true, 200)])).toEqual([
    's3',
    's2',
    's1',
  ])
})

it('a game in which others play is theirs too', () => {
  const seats = ['human', 'bot', 'human'].map((kind) => ({ player: { kind } }))
  const game = (mine: readonly number[]) =>
    ({ kind: 'opened', summary: { seats }, mine, isDue: false, until: null }) as never
  expect(byWaiting([], [game([0])])[0]?.online?.isShared).toBe(true)
  expect(byWaiting([], [game([0, 2])])[0]?.online?.isShared).toBe(false)
})
