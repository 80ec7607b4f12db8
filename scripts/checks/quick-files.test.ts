import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { IN_TURNS, leftOut } from './quick-files.ts'

test('only a quick run leaves files out', () => {
  expect(leftOut({})).toEqual([])
  expect(leftOut({ BASTIDE_QUICK: 'every-file' })).toEqual([])
  expect(leftOut({ BASTIDE_QUICK: '1', BASTIDE_DAY: '7' })).toContain('scripts/**')
})

test('in four days in a row each long file is run once', () => {
  const days = [20_400, 20_401, 20_402, 20_403].map((day) => leftOut({ BASTIDE_QUICK: '1', BASTIDE_DAY: `${day}` }))
  for (const path of IN_TURNS) expect([path, days.filter((left) => !left.includes(path)).length]).toEqual([path, 1])
  const counts = days.map((left) => left.length)
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
})

test('no long file is left out of a full run', () => {
  expect(leftOut({ BASTIDE_QUICK: '1', BASTIDE_FULL: '1' })).not.toContain(IN_TURNS[0])
})

// Here and not when the tests are set up: some files go with an expansion that is taken out.
test('every long file is there', () => {
  expect(IN_TURNS.filter((path) => !existsSync(join(import.meta.dirname, '..', '..', path)))).toEqual([])
})
