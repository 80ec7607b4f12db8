import { describe, expect, test } from 'vitest'
import { isFull, rotating, today } from './rotating.ts'

const CASES = ['a', 'b', 'c', 'd', 'e'] as const
const on = (day: number, share?: number): readonly string[] => rotating(CASES, share, { BASTIDE_DAY: String(day) })

describe("today's share", () => {
  test('is the same all day, and another one the day after', () => {
    expect(on(20_774)).toEqual(on(20_774))
    expect(on(20_774)).toHaveLength(1)
    expect(on(20_775)).not.toEqual(on(20_774))
  })

  test.each([1, 2, 3, 4])('lets every case have its turn, %i at a time', (share) => {
    const days = Array.from({ length: CASES.length }, (_, i) => on(100 + i, share))
    for (const cases of days) expect(new Set(cases).size).toBe(share)
    expect(new Set(days.flat())).toEqual(new Set(CASES))
  })

  test('is everything in a full check, and where there is no more', () => {
    expect(rotating(CASES, 1, { BASTIDE_FULL: '1' })).toEqual(CASES)
    expect(on(7, 5)).toEqual(CASES)
    expect(on(7, 9)).toEqual(CASES)
    expect([isFull({}), isFull({ BASTIDE_FULL: '1' })]).toEqual([false, true])
  })

  test('is of a day that is a number', () => {
    expect(today({})).toBe(Math.floor(Date.now() / 86_400_000))
    expect(() => today({ BASTIDE_DAY: 'monday' })).toThrow('BASTIDE_DAY')
  })
})
