/** Play by days: one to fourteen days for each move. */
import { describe, expect, test } from 'vitest'
import { at, given, opened, type Told, tableAfter, took } from '../scenarios/given.ts'
import { dueAt } from './lapsing.ts'
import { lookAt } from './view.ts'

const DAY = 24 * 60 * 60_000
const BEGUN = 1_700_000_000_000

describe.each([1, 2, 3, 7, 14])('%i days a move', (days) => {
  const ms = days * DAY
  const begun: readonly Told[] = opened('hhh', { clock: { kind: 'move', ms } }).map((one) => ({ ...one, at: BEGUN }))

  test('TABLE-49 a seat has all of it for each move, and has resigned when it is over', () => {
    expect(dueAt(tableAfter(...begun))).toBe(BEGUN + ms)
    given(...begun)
      .when({ do: 'look-at-clock' }, BEGUN + ms - 1)
      .thenFollows()
    given(...begun)
      .when({ do: 'look-at-clock' }, BEGUN + ms)
      .thenFollows({ is: 'ran-out', by: 0 }, { by: 0 })
    const moved = [...begun, at(BEGUN + ms - 1, took(0, 1))]
    expect(dueAt(tableAfter(...moved))).toBe(BEGUN + 2 * ms - 1)
    expect(lookAt(tableAfter(...moved), 1, BEGUN + 2 * ms - 1 - DAY / 2).seats[1]?.clock).toBe(DAY / 2)
  })

  test('TABLE-49 a request waits for a day, and never longer than the clock of whoever could answer it', () => {
    const asked = [
      ...begun,
      at(BEGUN + 5, took(0, 1)),
      at(BEGUN + 6, took(1, 1)),
      at(BEGUN + 7, { is: 'asked-back', by: 0, to: 3 }),
    ]
    // Seat 2 is awaited since before the request.
    expect(dueAt(tableAfter(...asked))).toBe(days === 1 ? BEGUN + 6 + DAY : BEGUN + 7 + DAY)
    const agreed = [...asked, at(BEGUN + 8, { is: 'answered', by: 2, agrees: true })]
    expect(dueAt(tableAfter(...agreed))).toBe(BEGUN + 7 + DAY)
    expect(lookAt(tableAfter(...agreed), 2, BEGUN + DAY).seats[2]?.clock).toBe(ms - 2)
  })

  test('TABLE-49 a vacation of thirty days costs nobody any time', () => {
    const away = [
      ...begun,
      at(BEGUN + 10, { is: 'asked-pause', by: 1, ms: 30 * DAY }),
      at(BEGUN + 10, { is: 'paused', by: 1, until: BEGUN + 10 + 30 * DAY }),
    ]
    expect(dueAt(tableAfter(...away))).toBe(BEGUN + 10 + 30 * DAY)
    const back = [...away, at(BEGUN + 10 + 30 * DAY, { is: 'resumed', by: 1 })]
    expect(dueAt(tableAfter(...back))).toBe(BEGUN + 30 * DAY + ms)
  })
})
