/** Everything that a server keeps, for as long as the process lasts: for tests and simulations. */
import { type Change, copyOf, type Identity, isHeldBy, type KeptInMemory, later, MemoryStore } from '@bastide/host'
import type { TableEvent } from '@bastide/table'
import type { TableId } from '@bastide/wire'
import { entryWithoutGuest, gatheringWithoutGuest, isPartOf, openedWithoutGuest } from './forgetting.ts'
import type { Gathering } from './gathering/gathering.ts'
import type { GatheringSecrets, Guest, OnlineStore } from './store.ts'

interface Gathers {
  readonly gathering: Gathering
  readonly secrets: GatheringSecrets
}

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

const NO_SECRETS: GatheringSecrets = { draws: '', invite: '' }

export class MemoryOnlineStore extends MemoryStore implements OnlineStore {
  readonly #guests = new Map<Identity, Guest>()
  readonly #devices = new Map<string, Identity>()
  readonly #codes = new Map<string, { readonly guest: Identity; readonly until: number }>()
  readonly #gatherings = new Map<TableId, Gathers>()
  readonly #admitted = new Map<TableId, Set<Identity>>()

  guest(id: Identity): Promise<Guest | undefined> {
    return later(this.#guests.get(id))
  }

  guestOfDevice(hash: string): Promise<Guest | undefined> {
    return later(this.#guests.get(this.#devices.get(hash) ?? ''))
  }

  addGuest(guest: Guest, device: string): Promise<void> {
    if (this.#guests.has(guest.id)) return Promise.reject(new Error('there is a guest with this id'))
    if (this.#devices.has(device)) return Promise.reject(new Error('this device is known'))
    this.#guests.set(guest.id, copyOf(guest))
    this.#devices.set(device, guest.id)
    return later(undefined)
  }

  addDevice(guest: Identity, device: string): Promise<void> {
    if (!this.#guests.has(guest)) return Promise.reject(new Error('there is no such guest'))
    if (this.#devices.has(device)) return Promise.reject(new Error('this device is known'))
    this.#devices.set(device, guest)
    return later(undefined)
  }

  dropDevice(device: string): Promise<void> {
    this.#devices.delete(device)
    return later(undefined)
  }

  devicesOf(guest: Identity): Promise<number> {
    return later([...this.#devices.values()].filter((one) => one === guest).length)
  }

  changeGuest(id: Identity, changed: Partial<Pick<Guest, 'name' | 'seen' | 'isBlocked'>>): Promise<void> {
    const guest = this.#guests.get(id)
    if (guest !== undefined) this.#guests.set(id, { ...guest, ...changed })
    return later(undefined)
  }

  guests(after: Identity | null, most: number): Promise<readonly Guest[]> {
    const ids = [...this.#guests.keys()].filter((id) => after === null || id > after).sort(byText)
    return later(ids.slice(0, most).flatMap((id) => this.#guests.get(id) ?? []))
  }

  keepCode(hash: string, guest: Identity, until: number): Promise<void> {
    if (!this.#guests.has(guest)) return Promise.reject(new Error('there is no such guest'))
    this.#codes.set(hash, { guest, until })
    return later(undefined)
  }

  takeCode(hash: string, now: number): Promise<Identity | undefined> {
    const code = this.#codes.get(hash)
    this.#codes.delete(hash)
    return later(code !== undefined && now < code.until ? code.guest : undefined)
  }

  dropCodes(now: number): Promise<void> {
    for (const [hash, { until }] of [...this.#codes]) if (until <= now) this.#codes.delete(hash)
    return later(undefined)
  }

  forgetGuest(id: Identity, name: string): Promise<readonly TableId[]> {
    this.#guests.delete(id)
    for (const [device, guest] of [...this.#devices]) if (guest === id) this.#devices.delete(device)
    for (const [hash, { guest }] of [...this.#codes]) if (guest === id) this.#codes.delete(hash)
    for (const guests of this.#admitted.values()) guests.delete(id)
    const gathering = [...this.#gatherings.values()].filter((one) => isPartOf(one.gathering, id))
    for (const { gathering: left, secrets } of gathering) {
      const next = gatheringWithoutGuest(left, id)
      if (next === null) this.#drop(left.table)
      else this.#gatherings.set(left.table, { gathering: next, secrets })
    }
    const opened = [...this.kept].filter(([, { entry }]) => isHeldBy(entry, id))
    for (const [table, kept] of opened) this.kept.set(table, withoutGuest(kept, id, name))
    return later([...gathering.map((one) => one.gathering.table), ...opened.map(([table]) => table)].sort(byText))
  }

  gathering(table: TableId): Promise<Gathering | undefined> {
    return later(this.#gatherings.get(table)?.gathering)
  }

  gatheringSecrets(table: TableId): Promise<GatheringSecrets | undefined> {
    return later(this.#gatherings.get(table)?.secrets)
  }

  gatheringsOf(who: Identity): Promise<readonly Gathering[]> {
    return later(this.#all().filter((gathering) => isPartOf(gathering, who)))
  }

  listedGatherings(most: number): Promise<readonly Gathering[]> {
    const listed = this.#all().filter(({ terms }) => terms.isListed)
    return later(listed.sort((one, other) => other.made - one.made).slice(0, most))
  }

  gatheringsBefore(touched: number): Promise<readonly TableId[]> {
    const left = this.#all().filter((gathering) => gathering.touched < touched)
    return later(left.map(({ table }) => table))
  }

  putGathering(expected: number, gathering: Gathering, secrets = NO_SECRETS): Promise<boolean> {
    const { table } = gathering
    const before = this.#gatherings.get(table)
    if (gathering.version !== expected + 1) return Promise.reject(new Error('a gathering of another version'))
    if ((before?.gathering.version ?? 0) !== expected || this.kept.has(table)) return later(false)
    this.#gatherings.set(table, copyOf({ gathering, secrets: before?.secrets ?? secrets }))
    return later(true)
  }

  dropGathering(table: TableId): Promise<void> {
    this.#drop(table)
    return later(undefined)
  }

  openTable(table: TableId, expected: number, change: Change): Promise<boolean> {
    const before = this.#gatherings.get(table)
    if (before?.gathering.version !== expected || this.kept.has(table)) return later(false)
    this.#gatherings.delete(table)
    return super.append(table, 0, change)
  }

  /** A table that gathers is begun by `openTable` alone. */
  override append(table: TableId, expected: number, change: Change): Promise<boolean> {
    return this.#gatherings.has(table) ? later(false) : super.append(table, expected, change)
  }

  admit(table: TableId, guest: Identity): Promise<void> {
    this.#admitted.set(table, (this.#admitted.get(table) ?? new Set()).add(guest))
    return later(undefined)
  }

  isAdmitted(table: TableId, guest: Identity): Promise<boolean> {
    return later(this.#admitted.get(table)?.has(guest) ?? false)
  }

  beganWith(who: Identity, end: string): Promise<boolean> {
    const first = [...this.kept.values()].filter(({ entry }) => isHeldBy(entry, who)).map(({ events }) => events[0])
    return later(first.some((event) => event?.is === 'opened' && event.opening.fair?.ends.includes(end)))
  }

  tryWriting(): Promise<void> {
    return later(undefined)
  }

  tables(after: TableId | null, most: number): Promise<readonly TableId[]> {
    const ids = [...this.kept.keys()].filter((id) => after === null || id > after)
    return later(ids.sort(byText).slice(0, most))
  }

  override forget(table: TableId): Promise<void> {
    this.#admitted.delete(table)
    return super.forget(table)
  }

  #all(): Gathering[] {
    return [...this.#gatherings.values()].map(({ gathering }) => gathering)
  }

  #drop(table: TableId): void {
    this.#gatherings.delete(table)
    this.#admitted.delete(table)
  }
}

function withoutGuest(kept: KeptInMemory, id: Identity, name: string): KeptInMemory {
  const [opened, ...rest] = kept.events as [TableEvent, ...TableEvent[]]
  return {
    ...kept,
    entry: entryWithoutGuest(kept.entry, id, name),
    events: [openedWithoutGuest(opened, kept.entry, id, name), ...rest],
    commands: new Map([...kept.commands].filter(([, { who }]) => who !== id)),
  }
}
