import type { Seat } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { blew, given, opened, passed, type Told, tableAfter, took, whispered } from '../scenarios/given.ts'
import { takeBackFor } from './taking-back.ts'

/** That a seat cannot take back, as the table answers and as it says beforehand. */
function refusedTo(by: Seat, ...told: readonly Told[]): void {
  given(...told)
    .when({ do: 'take-back', by })
    .thenRefused('told-already')
  expect(takeBackFor(tableAfter(...told), by)).toBe(null)
}

/** That it has to ask. */
function askedOf(by: Seat, to: number, ...told: readonly Told[]): void {
  given(...told)
    .when({ do: 'take-back', by })
    .thenFollows({ is: 'asked-back', by, to })
  expect(takeBackFor(tableAfter(...told), by)).toBe('ask')
}

describe('TABLE-17 TABLE-18 where seats have secrets', () => {
  test('nobody takes back beyond a draw that everybody saw', () => {
    refusedTo(0, ...opened('hh', { setup: 'veiled' }), took(0, 2), blew(3))
    refusedTo(0, ...opened('hh', { setup: 'veiled' }), took(0, 2), blew(3), took(1, 1), blew(2))
  })

  test('nor where bots alone would have to agree', () => {
    refusedTo(0, ...opened('hb', { setup: 'veiled' }), took(0, 2), blew(3))
  })

  test('a draw that only others saw is no hindrance to a seat', () => {
    const start = opened('hhh', { setup: 'whispering' })
    askedOf(0, 3, ...start, took(0, 2), whispered(1, 3))
    askedOf(0, 3, ...start, took(0, 2), whispered(1, 3), took(1, 1), whispered(2, 5))
    refusedTo(0, ...start, took(0, 2), whispered(1, 3), took(1, 1), whispered(2, 5), passed(2), whispered(0, 1))
  })

  test('only draws after the move that is taken back count', () => {
    const start = opened('hhh', { setup: 'whispering' })
    askedOf(1, 5, ...start, took(0, 2), whispered(1, 3), took(1, 1), whispered(2, 5))
  })

  test('a draw that could not have been otherwise is no hindrance', () => {
    askedOf(0, 2, ...opened('hh', { setup: 'steady' }), took(0, 2), blew(1))
  })

  test('a draw that shows a card is news to all but whoever holds it', () => {
    const start = opened('hh', { setup: 'revealing' })
    askedOf(0, 2, ...start, took(0, 2), blew(1))
    refusedTo(1, ...start, took(0, 2), blew(1), took(1, 2), blew(1))
  })

  test('without a draw in between consent suffices, and one’s last move is free', () => {
    const start = [...opened('hh', { setup: 'veiled' }), took(0, 2), blew(3)]
    given(...opened(), took(0, 2))
      .when({ do: 'take-back', by: 0 })
      .thenFollows({ is: 'taken-back', by: 0, to: 2 })
    expect(takeBackFor(tableAfter(...start, took(1, 1)), 1)).toBe('free')
    askedOf(0, 2, ...opened(), took(0, 2), took(1, 1))
  })
})

test('TABLE-17 where there are no secrets consent suffices', () => {
  askedOf(0, 2, ...opened('hh', { setup: 'windy' }), took(0, 2), blew(3))
  askedOf(0, 2, ...opened('hh', { setup: 'windy' }), took(0, 2), blew(3), took(1, 1), blew(2))
})
