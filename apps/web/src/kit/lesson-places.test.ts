import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lessonPlaces } from './lesson-places.ts'

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('each lesson is gone on with where it was left, until it is forgotten', () => {
  lessonPlaces.leave('tile', 'base', 'close')
  lessonPlaces.leave('dice', 'dice', 'again')
  lessonPlaces.leave('tile', 'base', 'keep')
  expect(lessonPlaces.stepOf('tile', 'base')).toBe('keep')
  lessonPlaces.forget('tile', 'base')
  expect(lessonPlaces.stepOf('tile', 'base')).toBeUndefined()
  expect(lessonPlaces.stepOf('dice', 'dice')).toBe('again')
})

test.each(['{', '7', 'null', '[]', '{"tile/base": 3}'])('damaged storage (%s) is as good as empty', (damaged) => {
  stored.set('bastide-lesson-places', damaged)
  expect(lessonPlaces.stepOf('tile', 'base')).toBeUndefined()
  lessonPlaces.leave('tile', 'base', 'keep')
  expect(lessonPlaces.stepOf('tile', 'base')).toBe('keep')
})

test('without storage a lesson begins at its beginning', () => {
  vi.stubGlobal('localStorage', undefined)
  lessonPlaces.leave('tile', 'base', 'keep')
  expect(lessonPlaces.stepOf('tile', 'base')).toBeUndefined()
})
