import { expect, test } from 'vitest'
import { actOf } from './replay-keys.ts'

test('arrows go by moves and by turns', () => {
  expect(actOf('ArrowLeft')).toEqual({ go: 'move', by: -1 })
  expect(actOf('ArrowDown')).toEqual({ go: 'turn', by: 1 })
  expect(actOf('PageDown')).toEqual({ go: 'turn', by: 1 })
})

test('digits are tenths, and Home and End the ends', () => {
  expect(actOf('0')).toEqual({ go: 'part', part: 0 })
  expect(actOf('7')).toEqual({ go: 'part', part: 0.7 })
  expect(actOf('End')).toEqual({ go: 'part', part: 1 })
})

test('letters are known large and small, and other keys are not taken', () => {
  expect(actOf('O')).toEqual({ go: 'overlay' })
  expect(actOf('Tab')).toBeNull()
  expect(actOf('F5')).toBeNull()
  expect(actOf('Enter')).toBeNull()
})
