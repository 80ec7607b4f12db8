/**
 * Who is at a table just now: here with an open stream and requests, or a request a moment ago; away for a while, or
 * gone. It is no event of the table and is not stored. Whoever is gone is not remembered, so memory is bounded by who
 * is there.
 */
import type { Identity } from '@bastide/host'
import type { Presence, TableId } from '@bastide/wire'

/** A request shows that somebody is here for so long. */
const HERE_MS = 10_000
/**
 * With an open stream, for so long. A network that is gone closes no stream: only that nothing is asked any more tells
 * of it. A page that is seen asks every twenty seconds.
 */
const HEARD_MS = 45_000
/** After so long, somebody who was away is gone. */
const AWAY_MS = 2 * 60 * 1_000

interface Attendance {
  streams: number
  /** When a stream was opened or closed, or a request came. */
  last: number
}

export class PresenceAtTables {
  readonly #now: () => number
  readonly #tables = new Map<TableId, Map<Identity, Attendance>>()
  /** Who was last told to be what, by table. */
  readonly #told = new Map<TableId, string>()

  constructor(now: () => number) {
    this.#now = now
  }

  came(table: TableId, who: Identity): void {
    const attendance = this.#at(table, who)
    attendance.streams++
    attendance.last = this.#now()
  }

  left(table: TableId, who: Identity): void {
    const attendance = this.#at(table, who)
    attendance.streams = Math.max(0, attendance.streams - 1)
    // A closed stream means away at once; a request before it means nothing any more.
    attendance.last = this.#now() - HERE_MS
  }

  asked(table: TableId, who: Identity): void {
    this.#at(table, who).last = this.#now()
  }

  of(table: TableId, who: Identity): Presence {
    const attendance = this.#tables.get(table)?.get(who)
    if (attendance === undefined) return 'gone'
    const since = this.#now() - attendance.last
    if (since < (attendance.streams > 0 ? HEARD_MS : HERE_MS)) return 'here'
    return since < HERE_MS + AWAY_MS ? 'away' : 'gone'
  }

  /** In doubt somebody is: of an open stream nobody knows that it is dead. */
  isAnybodyHere(table: TableId): boolean {
    const at = this.#tables.get(table) ?? new Map<Identity, Attendance>()
    return [...at].some(([who, { streams }]) => streams > 0 || this.of(table, who) === 'here')
  }

  /** How many watch who have no seat. */
  watchers(table: TableId, seated: readonly (Identity | null)[]): number {
    const at = this.#tables.get(table) ?? new Map<Identity, Attendance>()
    return [...at].filter(([who, { streams }]) => streams > 0 && !seated.includes(who)).length
  }

  /** Forgets who is gone. Gives the tables where somebody may be what they were not before. */
  sweep(): readonly TableId[] {
    const changed: TableId[] = []
    for (const [table, at] of this.#tables) {
      // A stream that is still open is counted until it is closed.
      for (const [who, { streams }] of [...at]) if (streams === 0 && this.of(table, who) === 'gone') at.delete(who)
      const told = [...at.keys()].map((who) => `${who} ${this.of(table, who)}`).join()
      if (told !== this.#told.get(table)) changed.push(table)
      this.#told.set(table, told)
      if (at.size > 0) continue
      this.#tables.delete(table)
      this.#told.delete(table)
    }
    return changed
  }

  /** For how many tables somebody is remembered. */
  get size(): number {
    return this.#tables.size
  }

  #at(table: TableId, who: Identity): Attendance {
    const at = this.#tables.get(table) ?? new Map<Identity, Attendance>()
    this.#tables.set(table, at)
    const attendance = at.get(who) ?? { streams: 0, last: this.#now() }
    at.set(who, attendance)
    return attendance
  }
}
