import { WATCHER } from '@bastide/kernel'
import { expect, test } from 'vitest'
import { at, opened, passed, tableAfter, took } from '../scenarios/given.ts'
import { openingOf } from '../scenarios/stones-table.ts'
import { lookAt } from './view.ts'

test('a view shows the table, and the game as its viewer may see it', () => {
  const clock = { kind: 'game', ms: 60_000, increment: 0 } as const
  const state = tableAfter(...opened('hb', { clock, aids: ['counting'] }), at(5_000, took(0, 2)))
  expect(lookAt(state, 0, 8_000)).toEqual({
    version: 4,
    seats: [
      { ...openingOf('hb').seats[0], resigned: false, ranOut: false, clock: 55_000 },
      { ...openingOf('hb').seats[1], resigned: false, ranOut: false, clock: 57_000 },
    ],
    clock: { plan: clock, running: 1, since: 8_000 },
    awaited: 1,
    asked: null,
    paused: null,
    moves: 3,
    left: [],
    finished: null,
    aids: ['counting'],
    game: { stones: 7, taken: [2, 0], ownCard: 1 },
  })
})

test('TABLE-33 a card is in the view of its owner alone', () => {
  const state = tableAfter(...opened('hhh'))
  expect([0, 2, WATCHER].map((viewer) => lookAt(state, viewer, 0).game)).toMatchObject([
    { ownCard: 1 },
    { ownCard: 2 },
    { ownCard: null },
  ])
})

test('TABLE-33 a help that was not agreed on is not in a view', () => {
  const game = (aids: readonly string[]) => lookAt(tableAfter(...opened('hh', { setup: 'windy', aids })), 0, 0).game
  expect(game(['weather'])).toHaveProperty('wind')
  expect(game([])).not.toHaveProperty('wind')
})

test('a request is seen by all, with those it waits for', () => {
  const state = tableAfter(...opened('hhb'), took(0, 1), took(1, 1), { is: 'asked-back', by: 0, to: 3 })
  expect(lookAt(state, 2, 0).asked).toEqual({ what: 'take-back', by: 0, to: 3, waitingFor: [1], until: 120_000 })
})

test('nobody is awaited when the game is over, however it ended', () => {
  const standings = [{ seat: 1, score: 0, place: 1 }]
  const state = tableAfter(...opened(), { is: 'resigned', by: 0 }, { is: 'finished', why: 'resigned', standings })
  expect(lookAt(state, 1, 9)).toMatchObject({
    awaited: null,
    finished: { why: 'resigned', standings },
    clock: { running: null, since: null },
  })
  expect(lookAt(state, 1, 9).seats.map(({ resigned }) => resigned)).toEqual([true, false])
})

test('chance is awaited before it has dealt', () => {
  expect(lookAt(tableAfter(...opened('hhh').slice(0, 2)), 0, 0).awaited).toBe('chance')
  expect(lookAt(tableAfter(...opened('hhh'), passed(0)), 0, 0).awaited).toBe(1)
})
