import type { TableEvent } from '@bastide/table'
import { describe, expect, it, vi } from 'vitest'
import { MemoryStore } from './memory-store.ts'
import { SafeStore } from './safe-store.ts'
import type { Change, Store, TableEntry } from './store.ts'

const entry = (table: string, touched = 0): TableEntry => ({
  summary: {
    table,
    game: 'none',
    setup: {},
    seats: [],
    moves: 0,
    awaited: 0,
    finished: false,
    opened: 0,
    touched,
  },
  holders: { owner: 'me', seats: [] },
  gameKey: table,
  due: null,
})
const event = (at: number): TableEvent => ({ is: 'resigned', by: 0, at })
const first = (table: string): Change => ({ events: [event(1)], entry: entry(table), secret: 's' })
const later = (table: string, at: number): Change => ({ events: [event(at)], entry: entry(table, at) })
const tablesIn = async (store: Store): Promise<readonly string[]> =>
  (await store.entries('me')).map(({ summary }) => summary.table).sort()

/** A store that works until it is told to fail: at writing, or at everything. */
class Failing extends MemoryStore {
  writing: Error | null = null
  everything: Error | null = null
  /** So many calls work. */
  failsAfter = Number.POSITIVE_INFINITY

  #try<T>(use: () => Promise<T>, isWrite = false): Promise<T> {
    if (this.failsAfter-- <= 0) return Promise.reject(unknown)
    const fails = this.everything ?? (isWrite ? this.writing : null)
    return fails === null ? use() : Promise.reject(fails)
  }
  override entries(who: string): Promise<readonly TableEntry[]> {
    return this.#try(() => super.entries(who))
  }
  override entry(table: string): Promise<TableEntry | undefined> {
    return this.#try(() => super.entry(table))
  }
  override events(table: string, from: number): Promise<readonly TableEvent[]> {
    return this.#try(() => super.events(table, from))
  }
  override append(...all: Parameters<Store['append']>): Promise<boolean> {
    return this.#try(() => super.append(...all), true)
  }
  override forget(table: string): Promise<void> {
    return this.#try(() => super.forget(table))
  }
}

const quota = new DOMException('no room', 'QuotaExceededError')
const closed = new DOMException('the connection is closed', 'InvalidStateError')
const unknown = new DOMException('an internal error', 'UnknownError')

function safeOver(real: Store, reopen: () => Promise<Store> = () => Promise.reject(new Error('not asked for'))) {
  const why = vi.fn()
  return { store: new SafeStore(real, reopen, why), why }
}

describe('a store that is full', () => {
  it('goes on in memory with all of the table, and says so once', async () => {
    const real = new Failing()
    const { store, why } = safeOver(real)
    await store.append('a', 0, first('a'))
    real.writing = quota
    expect(await store.append('a', 1, later('a', 2))).toBe(true)
    expect(await store.append('a', 2, later('a', 3))).toBe(true)
    expect(await store.append('a', 2, later('a', 4)), 'a version that is taken').toBe(false)
    expect(await store.events('a', 0)).toEqual([event(1), event(2), event(3)])
    expect(why.mock.calls).toEqual([['full']])
  })

  it('HOST-21 still shows the games that it has, and those that wait in memory once', async () => {
    const real = new Failing()
    await real.append('old', 0, first('old'))
    const { store } = safeOver(real)
    await store.append('a', 0, first('a'))
    real.writing = quota
    await store.append('a', 1, later('a', 2))
    await store.append('new', 0, first('new'))
    expect(await tablesIn(store)).toEqual(['a', 'new', 'old'])
    expect(await store.events('old', 0)).toEqual([event(1)])
    expect(await store.secret('new')).toBe('s')
  })

  it('lists tables that are due in order, wherever they are', async () => {
    const real = new Failing()
    const { store } = safeOver(real)
    const due = (table: string, time: number): Change => ({ ...first(table), entry: { ...entry(table), due: time } })
    await store.append('late', 0, due('late', 9))
    await store.append('soon', 0, due('soon', 1))
    real.writing = quota
    await store.append('waiting', 0, due('waiting', 5))
    expect(await store.dueBy(9)).toEqual(['soon', 'waiting', 'late'])
  })

  it('HOST-22 really deletes, and writes what waits once there is room', async () => {
    const real = new Failing()
    await real.append('old', 0, first('old'))
    const { store, why } = safeOver(real)
    await store.append('a', 0, first('a'))
    real.writing = quota
    await store.append('a', 1, later('a', 2))
    await store.append('new', 0, first('new'))
    real.writing = null
    await store.forget('old')
    expect(await tablesIn(real)).toEqual(['a', 'new'])
    expect(await real.events('a', 0)).toEqual([event(1), event(2)])
    expect(await real.secret('new')).toBe('s')
    expect(why.mock.calls).toEqual([['full'], [null]])
    expect(await store.append('a', 2, later('a', 3))).toBe(true)
    expect(await real.events('a', 2)).toEqual([event(3)])
  })

  it('HOST-22 writes nothing after what another host has written meanwhile', async () => {
    const real = new Failing()
    const { store, why } = safeOver(real)
    await store.append('old', 0, first('old'))
    await store.append('a', 0, first('a'))
    real.writing = quota
    await store.append('a', 1, later('a', 2))
    await store.append('a', 2, later('a', 3))
    real.writing = null
    await real.append('a', 1, later('a', 9))
    await store.forget('old')
    expect(await real.events('a', 0), 'as the other host left it').toEqual([event(1), event(9)])
    expect(await store.events('a', 0), 'nothing of ours is lost').toEqual([event(1), event(2), event(3)])
    expect(why.mock.calls, 'and that it is not saved is still so').toEqual([['full']])
  })

  it('HOST-12 still knows the commands that were carried out before', async () => {
    const real = new Failing()
    const command = { who: 'me', key: 'k', body: 'b', version: 2 }
    await real.append('a', 0, first('a'))
    await real.append('a', 1, { ...later('a', 2), command })
    const { store } = safeOver(real)
    real.writing = quota
    const next = { who: 'me', key: 'l', body: 'b', version: 3 }
    await store.append('a', 2, { ...later('a', 3), command: next })
    expect(await store.carriedOut('a', 'me', 'k')).toEqual(command)
    expect(await store.carriedOut('a', 'me', 'l')).toEqual(next)
  })

  it('HOST-23 keeps both of two writes that fail together', async () => {
    const real = new Failing()
    const { store, why } = safeOver(real)
    await store.append('a', 0, first('a'))
    await store.append('b', 0, first('b'))
    real.writing = quota
    expect(await Promise.all([store.append('a', 1, later('a', 2)), store.append('b', 1, later('b', 3))])).toEqual([
      true,
      true,
    ])
    expect(await Promise.all([store.append('a', 2, later('a', 4)), store.append('a', 2, later('a', 5))])).toEqual([
      true,
      false,
    ])
    expect(await store.events('a', 0)).toEqual([event(1), event(2), event(4)])
    expect(await store.events('b', 0)).toEqual([event(1), event(3)])
    expect(why.mock.calls).toEqual([['full']])
  })

  it('HOST-23 writes nothing after an event that there is not', async () => {
    const real = new Failing()
    const { store, why } = safeOver(real)
    await store.append('a', 0, first('a'))
    real.writing = quota
    expect(await store.append('a', 3, later('a', 9))).toBe(false)
    expect(await store.append('b', 2, later('b', 9)), 'at a table that there is not').toBe(false)
    expect(why, 'nothing had to be saved').not.toHaveBeenCalled()
    expect(await tablesIn(store)).toEqual(['a'])
    expect(await store.append('a', 1, later('a', 2))).toBe(true)
    expect(await store.events('a', 0)).toEqual([event(1), event(2)])
  })

  it('HOST-23 takes one of two first writes to the same version that fail together', async () => {
    const real = new Failing()
    const { store } = safeOver(real)
    await store.append('a', 0, first('a'))
    real.writing = quota
    const both = await Promise.all([store.append('a', 1, later('a', 2)), store.append('a', 1, later('a', 3))])
    expect([...both].sort()).toEqual([false, true])
    expect(await store.events('a', 0)).toHaveLength(2)
  })
})

describe('a store that fails for another reason', () => {
  it('is opened again and gets everything back when its data was cleared', async () => {
    const real = new Failing()
    const again = new MemoryStore()
    const { store, why } = safeOver(real, () => Promise.resolve(again))
    await store.append('a', 0, first('a'))
    real.everything = closed
    expect(await store.events('a', 1)).toEqual([])
    expect(await store.append('a', 1, later('a', 2))).toBe(true)
    expect(await again.events('a', 0)).toEqual([event(1), event(2)])
    expect(await again.secret('a')).toBe('s')
    expect(why).not.toHaveBeenCalled()
  })

  it('HOST-24 goes on in memory where opening it again does not help', async () => {
    const real = new Failing()
    const again = new Failing()
    const { store, why } = safeOver(real, () => Promise.resolve(again))
    await store.append('a', 0, first('a'))
    real.everything = unknown
    again.writing = unknown
    expect(await store.append('a', 1, later('a', 2))).toBe(true)
    expect(await store.append('new', 0, first('new'))).toBe(true)
    expect(await store.events('a', 0)).toEqual([event(1), event(2)])
    expect(why.mock.calls).toEqual([['lost']])
  })

  it('HOST-24 answers with what it knows where everything fails, and never throws', async () => {
    const real = new Failing()
    const { store, why } = safeOver(real, () => Promise.reject(closed))
    await store.append('a', 0, first('a'))
    real.everything = unknown
    expect(await tablesIn(store)).toEqual(['a'])
    expect(await Promise.all([store.append('a', 1, later('a', 2)), store.entry('a')])).toMatchObject([true, {}])
    await store.forget('a')
    expect(await tablesIn(store)).toEqual([])
    expect(why.mock.calls[0]).toEqual(['lost'])
  })

  it('HOST-24 answers with nothing where what was opened again fails too', async () => {
    const [real, again] = [new Failing(), new Failing()]
    const { store, why } = safeOver(real, () => Promise.resolve(again))
    await store.append('a', 0, first('a'))
    real.everything = unknown
    // It opens, takes back what is remembered, and then fails.
    again.failsAfter = 2
    expect(await store.events('other', 0)).toEqual([])
    expect(await store.entry('other')).toBeUndefined()
    expect(why.mock.calls).toEqual([['lost']])
  })

  it('is opened again once by calls that fail together', async () => {
    const real = new Failing()
    const reopen = vi.fn(() => Promise.resolve(new MemoryStore()))
    const { store } = safeOver(real, reopen)
    await store.append('a', 0, first('a'))
    await store.append('b', 0, first('b'))
    real.everything = closed
    await Promise.all([store.append('a', 1, later('a', 2)), store.append('b', 1, later('b', 2)), store.entries('me')])
    expect(reopen).toHaveBeenCalledTimes(1)
    expect(await store.events('a', 0)).toEqual([event(1), event(2)])
    expect(await store.events('b', 0)).toEqual([event(1), event(2)])
  })

  it('HOST-22 remembers what it only read, with its secret', async () => {
    const real = new Failing()
    await real.append('a', 0, { ...first('a'), events: [event(1), event(2)] })
    const { store } = safeOver(real, () => Promise.reject(closed))
    await store.events('a', 0)
    real.everything = closed
    expect(await store.append('a', 2, later('a', 3))).toBe(true)
    expect(await store.events('a', 0)).toEqual([event(1), event(2), event(3)])
    expect(await store.secret('a')).toBe('s')
  })

  it('HOST-25 does not remember what it did not write', async () => {
    const real = new Failing()
    const { store } = safeOver(real, () => Promise.reject(closed))
    await store.append('a', 0, first('a'))
    await real.append('a', 1, later('a', 2))
    expect(await store.append('a', 1, later('a', 9)), 'another tab was quicker').toBe(false)
    real.everything = closed
    expect(await store.events('a', 0)).toEqual([event(1)])
  })

  it('forgets what it is told to forget, also in what it remembers', async () => {
    const real = new Failing()
    const { store } = safeOver(real, () => Promise.reject(closed))
    await store.append('a', 0, first('a'))
    await store.forget('a')
    real.everything = closed
    expect(await tablesIn(store)).toEqual([])
  })
})

describe('whatever goes wrong,', () => {
  it('HOST-24 a store that opens again, but takes nothing back, still shows what it has', async () => {
    const real = new Failing()
    const again = new Failing()
    await again.append('w', 0, first('w'))
    await again.append('x', 0, first('x'))
    const { store } = safeOver(real, () => Promise.resolve(again))
    await store.append('t', 0, first('t'))
    real.everything = unknown
    again.writing = quota
    expect(await tablesIn(store)).toEqual(['w', 'x'])
    expect(await store.append('w', 1, later('w', 2))).toBe(true)
    expect(await tablesIn(store)).toEqual(['w', 'x'])
  })

  it('HOST-24 a cleared store that has no room keeps in memory what it cannot take back', async () => {
    const real = new Failing()
    const again = new Failing()
    again.writing = quota
    const { store, why } = safeOver(real, () => Promise.resolve(again))
    await store.append('t', 0, first('t'))
    real.everything = unknown
    expect(await tablesIn(store)).toEqual(['t'])
    expect(await store.append('t', 1, later('t', 2))).toBe(true)
    expect(await store.events('t', 0)).toEqual([event(1), event(2)])
    again.writing = null
    expect(await store.append('t', 2, later('t', 3))).toBe(true)
    expect(await again.events('t', 0), 'written as soon as there is room').toEqual([event(1), event(2), event(3)])
    expect(why.mock.calls).toEqual([['full'], [null]])
  })

  it('HOST-24 nobody is told that all is saved while nothing can be written', async () => {
    const real = new Failing()
    const { store, why } = safeOver(real, () => Promise.reject(closed))
    await store.append('a', 0, first('a'))
    await store.append('b', 0, first('b'))
    real.everything = unknown
    await store.append('a', 1, later('a', 2))
    await store.forget('b')
    expect(await tablesIn(store)).toEqual(['a'])
    expect(why.mock.calls).toEqual([['lost']])
    real.everything = null
    await store.append('a', 2, later('a', 3))
    await store.forget('nowhere')
    expect(await tablesIn(real), 'what was deleted meanwhile is deleted').toEqual(['a'])
    expect(await real.events('a', 0)).toEqual([event(1), event(2), event(3)])
    expect(why.mock.calls).toEqual([['lost'], [null]])
  })

  it('HOST-23 a write that comes while its table is being written is not lost', async () => {
    const real = new Failing()
    const { store, why } = safeOver(real)
    await store.append('old', 0, first('old'))
    await store.append('t', 0, first('t'))
    real.writing = quota
    await store.append('t', 1, later('t', 2))
    real.writing = null
    const [, isWritten] = await Promise.all([store.forget('old'), store.append('t', 2, later('t', 3))])
    expect(isWritten).toBe(true)
    expect(await store.events('t', 0)).toEqual([event(1), event(2), event(3)])
    expect(await real.events('t', 0)).toEqual([event(1), event(2), event(3)])
    expect(why.mock.calls).toEqual([['full'], [null]])
  })

  it('HOST-22 a table that is deleted while it is being written stays deleted', async () => {
    const real = new Failing()
    const { store } = safeOver(real)
    await store.append('old', 0, first('old'))
    await store.append('t', 0, first('t'))
    real.writing = quota
    await store.append('t', 1, later('t', 2))
    real.writing = null
    await Promise.all([store.forget('old'), store.forget('t')])
    expect([await tablesIn(store), await tablesIn(real)]).toEqual([[], []])
  })

  it('HOST-22 what another tab deleted does not come back after a failure', async () => {
    const shared = new MemoryStore()
    const real = new Failing()
    const { store } = safeOver(real, () => Promise.resolve(shared))
    for (const table of ['a', 'b']) {
      await store.append(table, 0, first(table))
      await shared.append(table, 0, first(table))
    }
    await shared.forget('b')
    real.everything = unknown
    expect(await tablesIn(store)).toEqual(['a'])
    expect(await tablesIn(shared)).toEqual(['a'])
  })

  it('HOST-12 commands are written with the tables that waited', async () => {
    const real = new Failing()
    const { store } = safeOver(real)
    await store.append('old', 0, first('old'))
    await store.append('t', 0, first('t'))
    real.writing = quota
    const commands = [2, 3].map((version) => ({ who: 'me', key: `k${version}`, body: 'b', version }))
    for (const command of commands)
      await store.append('t', command.version - 1, { ...later('t', command.version), command })
    real.writing = null
    await store.forget('old')
    for (const command of commands) expect(await real.carriedOut('t', 'me', command.key)).toEqual(command)
  })

  it('HOST-23 what is read while something is written is not remembered instead of it', async () => {
    const real = new Failing()
    const { store } = safeOver(real)
    await store.append('t', 0, first('t'))
    const reading = store.events('t', 0)
    await Promise.all([reading, store.append('t', 1, later('t', 2)), store.events('t', 0)])
    real.writing = quota
    expect(await store.append('t', 2, later('t', 3))).toBe(true)
    expect(await store.events('t', 0)).toEqual([event(1), event(2), event(3)])
  })
})
