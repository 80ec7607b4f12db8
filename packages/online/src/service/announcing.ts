/** Tells streams what was written: of tables that they follow, and of tables that are their reader's own. */
import type { Identity } from '@bastide/host'
import type { StreamNotice, TableId } from '@bastide/wire'
import type { Gathering } from '../gathering/gathering.ts'
import type { Announcing } from '../gathering/gatherings.ts'
import { gatheringSummary } from '../gathering/looking.ts'
import { Remembered } from '../remembering/remembered.ts'
import type { FollowingTables } from './following.ts'
import { openedSummary } from './listing.ts'
import type { Parts } from './parts.ts'

const peopleOf = ({ maker, seats }: Gathering): readonly Identity[] => [
  ...new Set([maker.guest, ...seats.flatMap(({ sitter }) => sitter?.guest ?? [])]),
]

/** How many tables' holders are remembered, so that a move needs no look into the store for nobody. */
const MOST_REMEMBERED = 10_000

export class Announcements implements Announcing {
  readonly #parts: Parts
  readonly #following: FollowingTables
  readonly #holders = new Remembered<readonly (Identity | null)[]>(MOST_REMEMBERED)

  constructor(parts: Parts, following: FollowingTables) {
    this.#parts = parts
    this.#following = following
  }

  changed(gathering: Gathering, before: Gathering | null): void {
    const { table } = gathering
    this.#watching(this.#parts.streams.at(table).map((stream) => this.#following.changed(stream, gathering)))
    for (const guest of peopleOf(gathering)) this.listed(table, guest, gatheringSummary(gathering, guest))
    const people = peopleOf(gathering)
    for (const guest of before === null ? [] : peopleOf(before))
      if (!people.includes(guest)) this.listed(table, guest, null)
  }

  opened(table: TableId): void {
    this.#watching(this.#parts.streams.at(table).map((stream) => this.#following.opened(stream, table)))
    this.saved(table)
  }

  dissolved(gathering: Gathering): void {
    const { table } = gathering
    for (const stream of this.#parts.streams.admittedTo(table)) {
      stream.tab.push({ tell: 'dissolved', table })
      this.#following.leave(stream, table)
    }
    for (const guest of peopleOf(gathering)) this.listed(table, guest, null)
  }

  /** Something was written of an open table: whoever plays there and looks elsewhere is told. */
  saved(table: TableId): void {
    if (this.#parts.streams.size > 0) this.#watching([this.#tellHolders(table)])
  }

  /** The holders of a table have changed. */
  forgetHolders(table: TableId): void {
    this.#holders.changedAt(table)
  }

  /** Who sits where, at an open table or one that gathers. */
  async seated(table: TableId): Promise<readonly (Identity | null)[] | null> {
    const known = this.#holders.get(table)
    if (known !== undefined) return known
    const { store } = this.#parts
    const gathering = await store.gathering(table)
    if (gathering !== undefined) return gathering.seats.map(({ sitter }) => sitter?.guest ?? null)
    const entry = await store.entry(table)
    if (entry === undefined) return null
    this.#holders.keep(table, entry.holders.seats)
    return entry.holders.seats
  }

  async #tellHolders(table: TableId): Promise<void> {
    const { store, streams } = this.#parts
    const seated = new Set((await this.seated(table)) ?? [])
    const elsewhere = (guest: Identity): boolean => streams.of(guest).some(({ tables }) => !tables.has(table))
    const listening = [...seated].filter((guest): guest is Identity => guest !== null && elsewhere(guest))
    if (listening.length === 0) return
    const entry = await store.entry(table)
    for (const guest of listening) this.listed(table, guest, entry === undefined ? null : openedSummary(entry, guest))
  }

  /** To the streams of somebody that do not follow the table itself. */
  listed(table: TableId, guest: Identity, listed: (StreamNotice & { tell: 'listed' })['listed']): void {
    for (const { tab, tables } of this.#parts.streams.of(guest))
      if (!tables.has(table)) tab.push({ tell: 'listed', table, listed })
  }

  async tellPresence(table: TableId): Promise<void> {
    const { streams, presence } = this.#parts
    if (streams.at(table).length === 0) return
    const seated = await this.seated(table)
    if (seated === null) return
    const seats = seated.map((guest) => (guest === null ? null : presence.of(table, guest)))
    const notice = { tell: 'presence', table, seats, watchers: presence.watchers(table, seated) } as const
    const data = JSON.stringify(notice)
    for (const { tab } of streams.admittedTo(table)) tab.pushText(data, `presence ${table}`, table)
  }

  /** Nobody waits for these; what goes wrong with one is a fault of ours. */
  #watching(telling: readonly Promise<void>[]): void {
    for (const one of telling) one.catch((thrown: unknown) => this.#parts.world.fault(thrown))
  }
}
