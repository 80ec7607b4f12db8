import { expect, test } from 'vitest'
import { actOf, keysOf } from './replay-keys.ts'

test('arrows step by move and by turn', () => {
  expect(actOf('ArrowLeft')).toEqual({ go: 'move', by: -1 })
  expect(actOf('ArrowDown')).toEqual({ go: 'turn', by: 1 })
  expect(actOf('PageDown')).toEqual({ go: 'turn', by: 1 })
})

test('digits jump to tenths, Home and End to the ends', () => {
  expect(actOf('0')).toEqual({ go: 'part', part: 0 })
  expect(actOf('7')).toEqual({ go: 'part', part: 0.7 })
  expect(actOf('End')).toEqual({ go: 'part', part: 1 })
})

test('letters work in either case, and other keys are ignored', () => {
  expect(actOf('O')).toEqual({ go: 'overlay' })
  expect(actOf('Tab')).toBeNull()
  expect(actOf('F5')).toBeNull()
  expect(actOf('Enter')).toBeNull()
})

test('keys for looking around are listed where the game has them', () => {
  const listed = (looking: readonly (readonly [string, 'keys.fit'])[]): readonly string[] =>
    keysOf({ keys: { choosing: [], looking } }).map(([key]) => key)
  expect(listed([])).not.toContain('F')
  expect(
    listed([
      ['X', 'keys.fit'],
      ['F', 'keys.fit'],
    ]).slice(-3),
  ).toEqual(['< >', 'F', '?'])
})
