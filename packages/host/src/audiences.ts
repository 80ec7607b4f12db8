/** Who is told of a table: those who see it as it is, and those who see it as it was some time ago. */
import type { Seat } from '@bastide/kernel'
import type { TableEvent } from '@bastide/table'
import { Audience } from './audience.ts'
import { type Clockwork, DelayedTable } from './delayed-table.ts'
import type { Follower, FollowerEnd } from './following.ts'
import { seatsHeldBy } from './holding.ts'
import type { KeptTable, Parts } from './kept-table.ts'
import { notYours, Refused } from './refused.ts'
import type { Identity, TableEntry } from './store.ts'

/** How somebody follows a table. */
export interface Follow {
  readonly end: FollowerEnd
  /** As one of their own seats. */
  readonly as?: Seat | undefined
  /** The last mark that they were told, whatever it says. */
  readonly mark?: string | undefined
  /** How many milliseconds late those who hold no seat are told. */
  readonly delay?: number | undefined
}

interface Delayed {
  readonly table: Promise<DelayedTable>
  /** Those who follow it, and those who are about to. */
  users: number
}

/** A log that is shorter than the table that was folded from it is read again so often. */
const MOST_READS = 3

export class Audiences {
  readonly live: Audience
  readonly #kept: KeptTable
  readonly #parts: Parts
  readonly #entry: TableEntry
  readonly #clock: Clockwork
  readonly #delayed = new Map<number, Delayed>()
  readonly #leaving = new WeakMap<Follower, () => void>()

  constructor(kept: KeptTable, parts: Parts, entry: TableEntry, clock: Clockwork) {
    this.live = new Audience(kept, clock.now)
    this.#kept = kept
    this.#parts = parts
    this.#entry = entry
    this.#clock = clock
  }

  get areEmpty(): boolean {
    return this.live.isEmpty && this.#delayed.size === 0
  }

  tellNews(): void {
    this.live.tellNews()
    for (const { table } of this.#delayed.values())
      table.then((one) => one.goOn()).catch((thrown) => this.#clock.fault(thrown))
  }

  /** The table was rewritten in the store. */
  beginAnew(): void {
    this.live.beginAnew()
    for (const { table } of this.#delayed.values())
      table.then((one) => one.beginAnew()).catch((thrown) => this.#clock.fault(thrown))
  }

  /** Refuses somebody else's seat. */
  async follow(identity: Identity, { as, mark, delay = 0, end }: Follow): Promise<Follower> {
    const held = seatsHeldBy(this.#kept.holders, identity)
    if (as !== undefined && !held.includes(as)) throw new Refused(notYours(as))
    const isLate = held.length === 0 && delay > 0
    const leave = isLate ? this.#use(delay) : () => {}
    try {
      const late = isLate ? await this.#delayed.get(delay)?.table : undefined
      const { kept, audience } = late ?? { kept: this.#kept, audience: this.live }
      const follower = audience.follower(identity, end)
      if (as !== undefined) follower.lookAs(as)
      if (mark !== undefined) follower.resume(mark, await this.#eventsOf(kept))
      audience.admit(follower)
      this.#leaving.set(follower, () => {
        audience.leave(follower)
        leave()
      })
      return follower
    } catch (thrown) {
      leave()
      throw thrown
    }
  }

  unfollow(follower: Follower): void {
    this.#leaving.get(follower)?.()
    this.#leaving.delete(follower)
  }

  dismissFollowers(): void {
    this.live.dismissFollowers()
    for (const { table } of this.#delayed.values()) table.then((one) => one.end()).catch(() => {})
    this.#delayed.clear()
  }

  dismiss(): void {
    this.live.dismiss()
    this.dismissFollowers()
  }

  /** The table of a delay is made for the first who needs it, and goes with the last. */
  #use(delay: number): () => void {
    const known = this.#delayed.get(delay)
    const used = known ?? { table: DelayedTable.of(this.#parts, this.#entry, this.#clock, delay), users: 0 }
    this.#delayed.set(delay, used)
    used.users++
    return () => {
      if (--used.users > 0) return
      used.table.then((one) => one.end()).catch(() => {})
      if (this.#delayed.get(delay) === used) this.#delayed.delete(delay)
    }
  }

  /** All events that a table has folded, however many these are once they have been read. */
  async #eventsOf(kept: KeptTable): Promise<readonly TableEvent[]> {
    for (let reads = 0; reads < MOST_READS; reads++) {
      const events = await this.#parts.events(kept.id, 0)
      const { version } = kept.state
      if (events.length >= version) return events.slice(0, version)
    }
    return []
  }
}
