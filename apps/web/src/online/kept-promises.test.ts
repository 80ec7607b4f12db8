import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endFor } from './chains.ts'
import { chainsSpent, keepPromise, promiseFor, renewChain } from './kept-promises.ts'

const PROMISE = { commitment: 'c0', ends: ['e0', null] }

/** As much of a browser's storage as is used. */
function storage(): { getItem(key: string): string | null; setItem(key: string, value: string): void } {
  const held = new Map<string, string>()
  return { getItem: (key) => held.get(key) ?? null, setItem: (key, value) => held.set(key, value) }
}

describe('what was promised before a game', () => {
  beforeEach(() => vi.stubGlobal('localStorage', storage()))
  afterEach(() => vi.unstubAllGlobals())

  it('is kept by table, and known of no other', () => {
    expect(promiseFor('s1')).toBeNull()
    keepPromise('s1', PROMISE)
    expect(promiseFor('s1')).toEqual(PROMISE)
    expect(promiseFor('s2')).toBeNull()
  })

  it('is forgotten with a start that failed, and the next start has another chain', () => {
    const first = endFor('s1', 0)
    renewChain('s1')
    expect(endFor('s1', 0)).toBe(first)
    keepPromise('s1', PROMISE)
    expect(endFor('s1', 0)).toBe(first)
    renewChain('s1')
    expect(promiseFor('s1')).toBeNull()
    expect(endFor('s1', 0)).not.toBe(first)
    const second = endFor('s1', 0)
    renewChain('s1')
    expect([endFor('s1', 0), chainsSpent('s1')]).toEqual([second, 1])
  })

  it('is kept for the latest tables', () => {
    for (let i = 0; i < 310; i++) keepPromise(`s${i}`, PROMISE)
    expect([promiseFor('s0'), promiseFor('s309')]).toEqual([null, PROMISE])
  })

  it.each(['no json', '7', '[null, 7, {"table": 1}]', '[{"table": "s1", "spent": 0, "promise": {}}]'])(
    'is unknown where something else was stored: %s',
    (stored) => {
      localStorage.setItem('bastide-draw-promises', stored)
      expect(promiseFor('s1')).toBeNull()
      keepPromise('s1', PROMISE)
      expect(promiseFor('s1')).toEqual(PROMISE)
    },
  )

  it('lasts as long as the page where nothing can be stored', () => {
    vi.stubGlobal('localStorage', undefined)
    keepPromise('s1', PROMISE)
    expect(promiseFor('s1')).toEqual(PROMISE)
    renewChain('s1')
    expect(promiseFor('s1')).toBeNull()
  })
})
