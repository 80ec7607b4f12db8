import type { Standing } from '@bastide/kernel'
import type { TableView } from '@bastide/table'
import { expect, test } from 'vitest'
import { outcomeOf } from './outcome.ts'

const ended = (own: number, other: number, why: 'played-out' | 'resigned' = 'played-out'): TableView['finished'] => {
  const standings = [own, other]
    .map((score, seat) => ({ seat, score, place: score >= Math.max(own, other) ? 1 : 2 }))
    .sort((one, another) => one.place - another.place) as unknown as readonly Standing[]
  return { why, standings } as TableView['finished']
}

test('the learner hears who won, and with how many points', () => {
  expect(outcomeOf(ended(32, 21))).toEqual({ how: 'won', own: 32, other: 21, against: 1 })
  expect(outcomeOf(ended(20, 21))).toEqual({ how: 'lost', own: 20, other: 21, against: 1 })
  expect(outcomeOf(ended(21, 21))).toEqual({ how: 'drawn', own: 21, other: 21, against: 1 })
})

test('a game that is not played to its end has no winner', () => {
  expect(outcomeOf(null)).toBeNull()
  expect(outcomeOf(ended(32, 21, 'resigned'))).toBeNull()
})
