import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { originalOf, rememberCopy } from './copies.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})

it('a copy knows its original, and the newest one if it was copied again', () => {
  expect(originalOf('a')).toBeNull()
  rememberCopy('a', 's1')
  rememberCopy('b', 's2')
  expect([originalOf('a'), originalOf('b')]).toEqual(['s1', 's2'])
  rememberCopy('a', 's3')
  expect(originalOf('a')).toBe('s3')
})

it('only so many are remembered, and the oldest is forgotten', () => {
  for (let i = 0; i <= 200; i++) rememberCopy(`${i}`, 's')
  expect([originalOf('0'), originalOf('1')]).toEqual([null, 's'])
})

it('what somebody else wrote there is no copy', () => {
  for (const text of ['{', '{}', '[1]', '[["a"]]', '[["a",1]]']) {
    stored.set('bastide-copies', text)
    expect(originalOf('a')).toBeNull()
  }
})
