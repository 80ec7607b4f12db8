import { describe, expect, test } from 'vitest'
import { daysInARow, NO_STREAK, readStreak, withSolved } from './streak.ts'

describe('a streak', () => {
  test('grows day by day, and begins anew after a day without', () => {
    let streak = NO_STREAK
    for (const day of [100, 101, 102]) streak = withSolved(streak, `p${day}`, day)
    expect(streak).toEqual({ last: 102, days: 3, best: 3, solved: ['p100', 'p101', 'p102'] })
    expect(withSolved(streak, 'x', 104)).toMatchObject({ last: 104, days: 1, best: 3 })
  })

  test('counts a day once, and other puzzles not at all', () => {
    const streak = withSolved(NO_STREAK, 'a', 100)
    expect(withSolved(streak, 'a', 100)).toEqual(streak)
    expect(withSolved(streak, 'b', null)).toEqual({ ...streak, solved: ['a', 'b'] })
  })

  test('lasts until a whole day has passed', () => {
    const streak = withSolved(NO_STREAK, 'a', 100)
    expect([100, 101, 102, 99].map((today) => daysInARow(streak, today))).toEqual([1, 1, 0, 0])
    expect(daysInARow(NO_STREAK, 0)).toBe(0)
  })
})

describe('a stored streak', () => {
  test('is read back', () => {
    const streak = withSolved(withSolved(NO_STREAK, 'a', 100), 'b', 101)
    expect(readStreak(JSON.stringify(streak))).toEqual(streak)
  })

  test.each([null, '', 'null', '7', '[]', '{', '"x"', '{"days":3}', '{"last":-1,"days":1e99,"best":"9","solved":7}'])(
    'that is damaged counts for nothing: %s',
    (text) => {
      expect(readStreak(text)).toEqual(NO_STREAK)
    },
  )

  test('keeps what can be read of it', () => {
    expect(readStreak('{"last":100,"days":2,"best":1,"solved":["a",7,"a",null,"b"]}')).toEqual({
      last: 100,
      days: 2,
      best: 2,
      solved: ['a', 'b'],
    })
    expect(readStreak('{"last":100,"days":0,"best":4,"solved":[]}')).toEqual({ ...NO_STREAK, best: 4 })
  })
})
