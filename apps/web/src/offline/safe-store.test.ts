import type { TableEvent } from '@bastide/table'
import { describe, expect, it, vi } from 'vitest'
import { SafeStore } from './safe-store.ts'
import { type Entry, MemoryStore, type Store } from './store.ts'

const entry = (table: string): Entry => ({
  table,
  game: 'tile',
  setup: {},
  seats: [],
  moves: 0,
  awaited: 0,
  finished: false,
  opened: 0,
  touched: 0,
  secret: 's',
})
const event = (at: number): TableEvent => ({ is: 'resigned', by: 0, at })

/** A store that works until it is told to fail. */
class Failing extends MemoryStore {
  fails: Error | null = null
  override entries(): Promise<readonly Entry[]> {
    return this.fails === null ? super.entries() : Promise.reject(this.fails)
  }
  override entry(table: string): Promise<Entry | undefined> {
    return this.fails === null ? super.entry(table) : Promise.reject(this.fails)
  }
  override events(table: string, from: number): Promise<readonly TableEvent[]> {
    return this.fails === null ? super.events(table, from) : Promise.reject(this.fails)
  }
  override append(...all: Parameters<Store['append']>): Promise<boolean> {
    return this.fails === null ? super.append(...all) : Promise.reject(this.fails)
  }
}

const quota = new DOMException('no room', 'QuotaExceededError')
const closed = new DOMException('the connection is closed', 'InvalidStateError')

describe('a store that may fail', () => {
  it('goes on in memory with all that it has seen when there is no room, and says so once', async () => {
    const real = new Failing()
    const lost = vi.fn()
    const store = new SafeStore(real, () => Promise.reject(new Error('not asked for')), lost)
    await store.append('a', 0, [event(1)], entry('a'))
    real.fails = quota
    expect(await store.append('a', 1, [event(2)], entry('a'))).toBe(true)
    expect(await store.append('a', 2, [event(3)], entry('a'))).toBe(true)
    expect(await store.events('a', 0)).toEqual([event(1), event(2), event(3)])
    expect(lost.mock.calls).toEqual([['full']])
  })

  it('is opened anew and gets everything back when its data was cleared', async () => {
    const real = new Failing()
    const anew = new MemoryStore()
    const lost = vi.fn()
    const store = new SafeStore(real, () => Promise.resolve(anew), lost)
    await store.append('a', 0, [event(1)], entry('a'))
    real.fails = closed
    expect(await store.events('a', 1)).toEqual([])
    expect(await store.append('a', 1, [event(2)], entry('a'))).toBe(true)
    expect(await anew.events('a', 0)).toEqual([event(1), event(2)])
    expect(lost).not.toHaveBeenCalled()
  })

  it('remembers what it only read', async () => {
    const real = new Failing()
    await real.append('a', 0, [event(1), event(2)], entry('a'))
    const store = new SafeStore(
      real,
      () => Promise.reject(closed),
      () => {},
    )
    await store.events('a', 0)
    real.fails = closed
    expect(await store.append('a', 2, [event(3)], entry('a'))).toBe(true)
    expect(await store.events('a', 0)).toEqual([event(1), event(2), event(3)])
    expect(await store.entries()).toEqual([entry('a')])
  })

  it('forgets what it is told to forget, also in what it remembers', async () => {
    const real = new Failing()
    const store = new SafeStore(
      real,
      () => Promise.reject(closed),
      () => {},
    )
    await store.append('a', 0, [event(1)], entry('a'))
    await store.forget('a')
    real.fails = closed
    expect(await store.entries()).toEqual([])
  })
})
