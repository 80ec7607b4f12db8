import type { Change, TableEntry } from '@bastide/host'
import { STORE_CONTRACT, StoreBroken } from '@bastide/host/store-contract'
import { describe, expect, it } from 'vitest'
import type { Gathering } from './gathering/gathering.ts'
import { MemoryOnlineStore } from './memory-online-store.ts'
import type { GatheringSecrets, Guest, OnlineStore } from './store.ts'
import { ONLINE_STORE_CONTRACT } from './store-contract.ts'

describe('an online store in memory', () => {
  it.each([...STORE_CONTRACT, ...ONLINE_STORE_CONTRACT])('$name', async ({ check }) => {
    const store = new MemoryOnlineStore()
    await check(() => Promise.resolve(store))
  })
})

/** Stores with one fault each. */
const FAULTY: { readonly [fault: string]: () => OnlineStore } = {
  'has a guest from the start': () => {
    const store = new MemoryOnlineStore()
    void store.addGuest({ id: 'root', name: 'root', made: 0, seen: 0, isBlocked: false }, 'root')
    return store
  },
  'keeps only the first device': () =>
    new (class extends MemoryOnlineStore {
      override addDevice(): Promise<void> {
        return Promise.resolve()
      }
    })(),
  'puts a guest in the place of another': () =>
    new (class extends MemoryOnlineStore {
      override async addGuest(guest: Guest, device: string): Promise<void> {
        await this.forgetGuest(guest.id, 'x')
        await super.addGuest(guest, device)
      }
    })(),
  'forgets who is blocked with the next change': () =>
    new (class extends MemoryOnlineStore {
      override changeGuest(id: string, changed: Partial<Guest>): Promise<void> {
        return super.changeGuest(id, { isBlocked: false, ...changed })
      }
    })(),
  'lists guests as a dictionary does': () =>
    new (class extends MemoryOnlineStore {
      override async guests(after: string | null, most: number): Promise<readonly Guest[]> {
        const all = [...(await super.guests(after, 99))]
        return all.sort((one, other) => one.id.localeCompare(other.id, 'en')).slice(0, most)
      }
    })(),
  'gives a code to whoever asks': () =>
    new (class extends MemoryOnlineStore {
      readonly #given = new Map<string, string>()
      override keepCode(hash: string, guest: string, until: number): Promise<void> {
        this.#given.set(hash, guest)
        return super.keepCode(hash, guest, until)
      }
      override takeCode(hash: string): Promise<string | undefined> {
        return Promise.resolve(this.#given.get(hash))
      }
    })(),
  'drops codes that are good': () =>
    new (class extends MemoryOnlineStore {
      override dropCodes(now: number): Promise<void> {
        return super.dropCodes(now + 1)
      }
    })(),
  'leaves what it tried to write': () =>
    new (class extends MemoryOnlineStore {
      override tryWriting(): Promise<void> {
        return this.admit('', '')
      }
    })(),
  'knows the chains of everybody': () =>
    new (class extends MemoryOnlineStore {
      override beganWith(_: string, end: string): Promise<boolean> {
        return Promise.resolve(JSON.stringify([...this.kept]).includes(end))
      }
    })(),
  'lets in everybody who was let in anywhere': () =>
    new (class extends MemoryOnlineStore {
      readonly #admitted = new Set<string>()
      override admit(_: string, guest: string): Promise<void> {
        this.#admitted.add(guest)
        return Promise.resolve()
      }
      override isAdmitted(_: string, guest: string): Promise<boolean> {
        return Promise.resolve(this.#admitted.has(guest))
      }
    })(),
  'tells the secrets of a gathering': () =>
    new (class extends MemoryOnlineStore {
      override async gathering(table: string): Promise<Gathering | undefined> {
        const gathering = await super.gathering(table)
        return gathering && ({ ...gathering, ...(await this.gatheringSecrets(table)) } as Gathering)
      }
    })(),
  'writes a gathering whatever came before': () =>
    new (class extends MemoryOnlineStore {
      override async putGathering(_: number, gathering: Gathering, secrets?: GatheringSecrets): Promise<boolean> {
        const before = (await this.gathering(gathering.table))?.version ?? 0
        return super.putGathering(before, { ...gathering, version: before + 1 }, secrets)
      }
    })(),
  'finds gatherings by their maker alone': () =>
    new (class extends MemoryOnlineStore {
      override async gatheringsOf(who: string): Promise<readonly Gathering[]> {
        return (await super.gatheringsOf(who)).filter(({ maker }) => maker.guest === who)
      }
    })(),
  'lists the oldest gatherings first': () =>
    new (class extends MemoryOnlineStore {
      override async listedGatherings(most: number): Promise<readonly Gathering[]> {
        return [...(await super.listedGatherings(99))].reverse().slice(0, most)
      }
    })(),
  'takes a gathering for left at the moment it is touched': () =>
    new (class extends MemoryOnlineStore {
      override gatheringsBefore(touched: number): Promise<readonly string[]> {
        return super.gatheringsBefore(touched + 1)
      }
    })(),
  'keeps the gathering that it was given': () =>
    new (class extends MemoryOnlineStore {
      readonly #given = new Map<string, Gathering>()
      override putGathering(expected: number, gathering: Gathering, secrets?: GatheringSecrets): Promise<boolean> {
        this.#given.set(gathering.table, gathering)
        return super.putGathering(expected, gathering, secrets)
      }
      override async gathering(table: string): Promise<Gathering | undefined> {
        return (await super.gathering(table)) && this.#given.get(table)
      }
    })(),
  'keeps the secrets of a gathering that is dropped': () =>
    new (class extends MemoryOnlineStore {
      readonly #secrets = new Map<string, GatheringSecrets>()
      override putGathering(expected: number, gathering: Gathering, secrets?: GatheringSecrets): Promise<boolean> {
        if (secrets !== undefined) this.#secrets.set(gathering.table, secrets)
        return super.putGathering(expected, gathering, secrets)
      }
      override gatheringSecrets(table: string): Promise<GatheringSecrets | undefined> {
        return Promise.resolve(this.#secrets.get(table))
      }
    })(),
  'opens a table and lets it gather on': () =>
    new (class extends MemoryOnlineStore {
      readonly #left = new Map<string, Gathering | undefined>()
      override async openTable(table: string, expected: number, change: Change): Promise<boolean> {
        this.#left.set(table, await super.gathering(table))
        return super.openTable(table, expected, change)
      }
      override async gathering(table: string): Promise<Gathering | undefined> {
        return (await super.gathering(table)) ?? this.#left.get(table)
      }
    })(),
  'opens a table after any version': () =>
    new (class extends MemoryOnlineStore {
      override async openTable(table: string, _: number, change: Change): Promise<boolean> {
        return super.openTable(table, (await this.gathering(table))?.version ?? 0, change)
      }
    })(),
  'begins a table beside its gathering': () =>
    new (class extends MemoryOnlineStore {
      override async append(table: string, expected: number, change: Change): Promise<boolean> {
        await this.dropGathering(table)
        return super.append(table, expected, change)
      }
    })(),
  'lists tables in the order of their making': () =>
    new (class extends MemoryOnlineStore {
      override tables(): Promise<readonly string[]> {
        return Promise.resolve([...this.kept.keys()])
      }
    })(),
  'forgets a guest but not the devices': () =>
    new (class extends MemoryOnlineStore {
      readonly #guests = new Map<string, Guest>()
      override async addGuest(guest: Guest, device: string): Promise<void> {
        await super.addGuest(guest, device)
        this.#guests.set(device, guest)
      }
      override guestOfDevice(device: string): Promise<Guest | undefined> {
        return Promise.resolve(this.#guests.get(device))
      }
    })(),
  'leaves a forgotten guest at every table': () =>
    new (class extends MemoryOnlineStore {
      override forgetGuest(): Promise<readonly string[]> {
        return Promise.resolve([])
      }
    })(),
  'forgets a guest in the entry alone': () =>
    new (class extends MemoryOnlineStore {
      override async forgetGuest(id: string, name: string): Promise<readonly string[]> {
        const before = [...this.kept]
        const tables = await super.forgetGuest(id, name)
        for (const [table, kept] of before)
          this.kept.set(table, { ...kept, entry: (await this.entry(table)) as TableEntry })
        return tables
      }
    })(),
}

async function brokenBy(open: () => OnlineStore): Promise<readonly string[]> {
  const broken: string[] = []
  for (const { name, check } of ONLINE_STORE_CONTRACT) {
    const store = open()
    await check(() => Promise.resolve(store)).catch((thrown: unknown) => {
      if (!(thrown instanceof StoreBroken)) throw thrown
      broken.push(name)
    })
  }
  return broken
}

describe('the contract of online stores', () => {
  it.each(Object.entries(FAULTY))('catches a store that %s', async (_, open) => {
    expect(await brokenBy(open)).not.toEqual([])
  })

  it('has no requirement that no faulty store breaks', async () => {
    const broken = new Set((await Promise.all(Object.values(FAULTY).map(brokenBy))).flat())
    expect(ONLINE_STORE_CONTRACT.map(({ name }) => name).filter((name) => !broken.has(name))).toEqual([])
  })
})
