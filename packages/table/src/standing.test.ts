import { demand, Random } from '@bastide/kernel'
import { expect, test } from 'vitest'
import { openingOf, stonesGame } from '../scenarios/stones-table.ts'
import { standingsOf } from './standing.ts'
import { tableOf } from './table.ts'

test('who comes where is as the game places its seats, not by score alone; and who has left comes last', () => {
  const table = tableOf([stonesGame])
  const events = demand(
    table.decide({ do: 'open', opening: openingOf('hhh') }, null, { now: 0, chance: (rules, p) => rules.sample(p, rules.awaited(p), new Random(1)) }),
  )
  const state = table.fold(events)
  if (state === null) throw new Error('no table')
  const scored = {
    ...state.rules,
    score: (_: unknown, seat: number) => [9, 5, 5][seat] as number,
    merit: (_: unknown, seat: number) => [1, 2, 3][seat] as number,
  }
  const places = (resigned: readonly boolean[]) => standingsOf({ ...state, rules: scored, resigned }).map(({ seat, place }) => [seat, place])
  expect(places([false, false, false])).toEqual([
    [2, 1],
    [1, 2],
    [0, 3],
  ])
  expect(places([false, false, true])).toEqual([
    [1, 1],
    [0, 2],
    [2, 3],
  ])
})
