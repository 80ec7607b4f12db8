import type { Change } from '@bastide/host'
import { STORE_CONTRACT } from '@bastide/host/store-contract'
import { describe, expect, it, test } from 'vitest'
import { entryOf, openedEvent, opening } from '../contract-of-stores/examples.ts'
import { MemoryOnlineStore } from '../memory-online-store.ts'
import type { Guest } from '../store.ts'
import { ONLINE_STORE_CONTRACT } from '../store-contract.ts'
import { Remembered } from './remembered.ts'
import { remembering } from './remembering.ts'

describe('ONLINE-42 a store that remembers', () => {
  it.each([...STORE_CONTRACT, ...ONLINE_STORE_CONTRACT])('$name', async ({ check }) => {
    const store = remembering(new MemoryOnlineStore())
    await check(() => Promise.resolve(store))
  })
})

const GUEST: Guest = { id: 'gold', name: 'Gold', made: 0, seen: 0, isBlocked: false }

/** A store that can be made to fail after it has written, and to answer late. It counts what it is asked. */
class Watched extends MemoryOnlineStore {
  readonly asked: string[] = []
  fails = false
  /** Holds back the next answer about a device or an entry until it is called. */
  release: (() => void) | null = null
  #held: Promise<void> = Promise.resolve()

  hold(): void {
    this.#held = new Promise((resolve) => {
      this.release = resolve
    })
  }

  override async guestOfDevice(hash: string) {
    this.asked.push('device')
    const found = await super.guestOfDevice(hash)
    await this.#held
    return found
  }

  override async entry(table: string) {
    this.asked.push('entry')
    const found = await super.entry(table)
    await this.#held
    return found
  }

  override events(table: string, from: number) {
    this.asked.push('events')
    return super.events(table, from)
  }

  override async append(table: string, expected: number, change: Change): Promise<boolean> {
    const isWritten = await super.append(table, expected, change)
    if (this.fails) throw new Error('the answer is lost')
    return isWritten
  }

  override async changeGuest(id: string, changed: Partial<Guest>): Promise<void> {
    await super.changeGuest(id, changed)
    if (this.fails) throw new Error('the answer is lost')
  }
}

async function begun() {
  const kept = new Watched()
  const store = remembering(kept)
  await store.addGuest(GUEST, 'device')
  await store.append('a', 0, opening('a', 'gold', 'red'))
  return { kept, store }
}

const next = (at: number): Change => ({
  events: [{ is: 'resigned', by: 1, at }],
  entry: { ...entryOf('a', 'gold', 'red'), due: at },
})

describe('ONLINE-42 what is remembered', () => {
  test('is not asked again, as long as it is so', async () => {
    const { kept, store } = await begun()
    for (let i = 0; i < 3; i++) {
      expect(await store.guestOfDevice('device')).toEqual(GUEST)
      expect(await store.entry('a')).toEqual(entryOf('a', 'gold', 'red'))
      expect(await store.events('a', 2)).toEqual([])
      expect(await store.gathering('a')).toBeUndefined()
    }
    expect(kept.asked).toEqual(['device'])
    await store.append('a', 2, next(7))
    expect((await store.entry('a'))?.due).toBe(7)
    expect(await store.events('a', 3)).toEqual([])
    expect(kept.asked).toEqual(['device'])
    expect(await store.events('a', 0)).toHaveLength(3)
    expect(await store.events('a', 2)).toEqual(next(7).events)
  })

  test('of a guest ends with any change, with the device, and with the guest', async () => {
    const { kept, store } = await begun()
    await store.addDevice('gold', 'other')
    for (const device of ['device', 'other']) await store.guestOfDevice(device)
    await store.changeGuest('gold', { isBlocked: true })
    for (const device of ['device', 'other']) expect((await store.guestOfDevice(device))?.isBlocked).toBe(true)
    await store.dropDevice('other')
    expect(await store.guestOfDevice('other')).toBeUndefined()
    kept.fails = true
    await expect(store.changeGuest('gold', { isBlocked: false })).rejects.toThrow()
    expect((await store.guestOfDevice('device'))?.isBlocked).toBe(false)
    await store.forgetGuest('gold', 'a former player')
    expect(await store.guestOfDevice('device')).toBeUndefined()
    expect((await store.entry('a'))?.holders.seats).toEqual([null, 'red'])
  })

  test('of a table ends with a write that may have failed, and with the table', async () => {
    const { kept, store } = await begun()
    kept.fails = true
    await expect(store.append('a', 2, next(7))).rejects.toThrow()
    expect((await store.entry('a'))?.due).toBe(7)
    expect(await store.events('a', 2)).toEqual(next(7).events)
    kept.fails = false
    expect(await store.append('a', 2, next(8))).toBe(false)
    expect((await store.entry('a'))?.due).toBe(7)
    await store.forget('a')
    expect(await store.entry('a')).toBeUndefined()
  })

  test('is not what was read before a change and came after it', async () => {
    const { kept, store } = await begun()
    kept.hold()
    const early = store.guestOfDevice('device')
    await store.changeGuest('gold', { isBlocked: true })
    kept.release?.()
    expect((await early)?.isBlocked).toBe(false)
    expect((await store.guestOfDevice('device'))?.isBlocked).toBe(true)
  })

  test('is nobody else’s to change', async () => {
    const { store } = await begun()
    const given = (await store.entry('a')) as { due: number | null }
    given.due = 99
    expect((await store.entry('a'))?.due).toBeNull()
    const guest = (await store.guestOfDevice('device')) as { name: string }
    guest.name = 'Red'
    expect((await store.guestOfDevice('device'))?.name).toBe('Gold')
  })

  test('is never more than so much', () => {
    const remembered = new Remembered<number>(2)
    for (const [i, key] of ['a', 'b', 'c'].entries()) remembered.keep(key, i)
    expect(['a', 'b', 'c'].map((key) => remembered.get(key))).toEqual([undefined, 1, 2])
  })
})

test('ONLINE-42 a table that opens gathers no more', async () => {
  const { store } = await begun()
  expect(await store.events('a', 0)).toContainEqual(openedEvent('gold', 'red'))
  expect(await store.gathering('a')).toBeUndefined()
})
