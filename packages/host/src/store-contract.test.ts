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

describe.each<[name: string, open: () => Store]>([
  ['in memory', () => new MemoryStore()],
  ['over one that works', () => safe(new MemoryStore())],
  ['over one that is full', () => safe(new FullStore())],
])('a store %s', (_, open) => {
  it.each(STORE_CONTRACT)('$name', async ({ check }) => {
    await check(open())
  })
})

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
        return [...(await super.entries('ann')), ...(await super.entries('bob'))]
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
      await check(open()).catch((thrown: unknown) => {
        if (!(thrown instanceof StoreBroken)) throw thrown
        broken.push(name)
      })
    }
    expect(broken).not.toEqual([])
  })
})
