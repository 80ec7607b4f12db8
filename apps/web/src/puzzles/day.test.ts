import { expect, test } from 'vitest'
import { dayOf, puzzleOfDay } from './day.ts'

const PUZZLES = Array.from({ length: 12 }, (_, i) => ({ id: `${i < 6 ? 'a' : 'b'}-${i}` }))

test('a day begins at midnight where the user is', () => {
  expect(dayOf(new Date(2026, 1, 1, 0, 0))).toBe(dayOf(new Date(2026, 1, 1, 23, 59)))
  expect(dayOf(new Date(2026, 1, 2, 0, 0))).toBe(dayOf(new Date(2026, 1, 1, 23, 59)) + 1)
  // Summer time has days of 23 and of 25 hours.
  for (let day = 1; day < 366; day++)
    expect(dayOf(new Date(2026, 0, day + 1)) - dayOf(new Date(2026, 0, day)), `day ${day}`).toBe(1)
})

test('every puzzle has its day before one comes again', () => {
  const days = Array.from({ length: PUZZLES.length }, (_, i) => puzzleOfDay(PUZZLES, 20_000 + i))
  expect(new Set(days).size).toBe(PUZZLES.length)
  expect(puzzleOfDay(PUZZLES, 20_000 + PUZZLES.length)).toBe(days[0])
})

test('games take turns, whatever order the puzzles come in', () => {
  const games = Array.from({ length: 6 }, (_, day) => puzzleOfDay(PUZZLES, day)?.id[0])
  expect(new Set(games).size).toBe(2)
  expect(puzzleOfDay([...PUZZLES].reverse(), 5)).toBe(puzzleOfDay(PUZZLES, 5))
})

test('without puzzles there is none', () => {
  expect(puzzleOfDay([], 3)).toBeUndefined()
})
