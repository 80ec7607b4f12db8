import { describe, expect, it } from 'vitest'
import { MemoryStore } from './memory-store.ts'
import { SafeStore } from './safe-store.ts'
import type { Change, Store, TableEntry } from './store.ts'
import { STORE_CONTRACT, StoreBroken } from './store-contract.ts'

const full = Object.assign(new Error('no room'), { name: 'QuotaExceededError' })

/** A store in which nothing can ever be written. */
class FullStore extends MemoryStore {
  override append(): Promise<boolean> {
    return Promise.reject(full)
  }
}

describe.each<[name: string, storage: () => () => Store]>([
  ['in memory', () => always(new MemoryStore())],
  [
    'over one that works',
    () => {
      const real = new MemoryStore()
      return () => safe(real)
    },
  ],
  // What could not be written is known to one connection alone.
  ['over one that is full', () => always(safe(new FullStore()))],
])('a store %s', (_, storage) => {
  it.each(STORE_CONTRACT)('$name', async ({ check }) => {
    const connect = storage()
    await check(() => Promise.resolve(connect()))
  })
})

const always = (store: Store) => () => store

const safe = (real: Store): Store =>
  new SafeStore(
    real,
    () => Promise.reject(new Error('gone')),
    () => {},
  )

/** Stores with one fault each. */
const FAULTY: { readonly [fault: string]: () => Store } = {
  'writes whatever came before': () =>
    new (class extends MemoryStore {
      override async append(table: string, _: number, change: Change): Promise<boolean> {
        return super.append(table, (await this.events(table, 0)).length, change)
      }
    })(),
  'tells secrets': () =>
    new (class extends MemoryStore {
      override async entries(who: string): Promise<readonly TableEntry[]> {
        const told = async (entry: TableEntry) => ({ ...entry, secret: await this.secret(entry.summary.table) })
        return Promise.all((await super.entries(who)).map(told))
      }
    })(),
  'lists every table for everybody': () =>
    new (class extends MemoryStore {
      override async entries(): Promise<readonly TableEntry[]> {
        return [...(await super.entries('red')), ...(await super.entries('blue'))]
      }
    })(),
  'remembers what it did not write': () =>
    new (class extends MemoryStore {
      readonly #due = new Map<string, Change>()
      override append(table: string, expected: number, change: Change): Promise<boolean> {
        this.#due.set(table, change)
        return super.append(table, expected, change)
      }
      override carriedOut(table: string, who: string, key: string) {
        const { command } = this.#due.get(table) ?? {}
        const isSame = command?.who === who && command.key === key
        return isSame ? Promise.resolve(command) : super.carriedOut(table, who, key)
      }
    })(),
  'sorts events as texts': () =>
    new (class extends MemoryStore {
      override async events(table: string, from: number) {
        const numbered = (await super.events(table, 0)).map((event, i) => ({ event, key: String(i) }))
        const sorted = numbered.sort((one, other) => (one.key < other.key ? -1 : 1))
        return sorted.slice(from).map(({ event }) => event)
      }
    })(),
  'keeps what it was given': () =>
    new (class extends MemoryStore {
      readonly #entries = new Map<string, TableEntry>()
      override append(table: string, expected: number, change: Change): Promise<boolean> {
        this.#entries.set(table, change.entry)
        return super.append(table, expected, change)
      }
      override async entry(table: string) {
        return (await super.entry(table)) && this.#entries.get(table)
      }
    })(),
  'forgets only the entry': () =>
    new (class extends MemoryStore {
      readonly #gone = new Set<string>()
      override entry(table: string) {
        return this.#gone.has(table) ? Promise.resolve(undefined) : super.entry(table)
      }
      override forget(table: string): Promise<void> {
        this.#gone.add(table)
        return Promise.resolve()
      }
    })(),
}

describe('the contract', () => {
  it.each(Object.entries(FAULTY))('catches a store that %s', async (_, open) => {
    const broken: string[] = []
    for (const { name, check } of STORE_CONTRACT) {
      const store = open()
      await check(() => Promise.resolve(store)).catch((thrown: unknown) => {
        if (!(thrown instanceof StoreBroken)) throw thrown
        broken.push(name)
      })
    }
    expect(broken).not.toEqual([])
  })
})
