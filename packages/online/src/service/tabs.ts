/** Opens streams, and puts things in order when they close. */
import type { Sink, Stream, WatchedTable } from '../contract.ts'
import type { PresenceTelling } from '../presence/telling.ts'
import type { Guest } from '../store.ts'
import { TabStream } from '../streaming/tab-stream.ts'
import type { FollowingTables } from './following.ts'
import type { Parts } from './parts.ts'
import type { OpenStream } from './streams.ts'

export class Tabs {
  readonly #parts: Parts
  readonly #following: FollowingTables
  readonly #telling: PresenceTelling

  constructor(parts: Parts, following: FollowingTables, telling: PresenceTelling) {
    this.#parts = parts
    this.#following = following
    this.#telling = telling
  }

  /** Opens a stream for somebody who may have one more. */
  async open(
    guest: Guest,
    address: string,
    watched: readonly WatchedTable[],
    cursor: string | null,
    sink: Sink,
  ): Promise<Stream> {
    const { host, streams, store } = this.#parts
    // However it ends, it is taken off the list before anything else can be told to it.
    const end = (): void => {
      this.#closed(stream)
      sink.end()
    }
    const tab = new TabStream(host, guest.id, cursor, { send: (message) => sink.send(message), end })
    const tables = new Map(
      watched.map(({ table, as }) => [table, { as, isAdmitted: false, gathering: 0, isOpened: false }]),
    )
    const stream: OpenStream = { guest: guest.id, address, tab, tables }
    // Before anything is looked up, so that nothing is missed in between.
    streams.add(stream)
    const still = await store.guest(guest.id)
    // Those who were blocked or forgotten in between were not on the list of streams yet.
    if (still === undefined || still.isBlocked) tab.end()
    for (const table of [...tables.keys()]) await this.#following.begin(stream, table)
    for (const table of tables.keys()) this.#telling.changed(table)
    return {
      drained: () => tab.drained(),
      close: () => {
        tab.close()
        this.#closed(stream)
      },
    }
  }

  #closed(stream: OpenStream): void {
    const { streams, presence } = this.#parts
    if (!streams.remove(stream)) return
    for (const [table, { isAdmitted }] of stream.tables) {
      if (!isAdmitted) continue
      presence.left(table, stream.guest)
      this.#telling.changed(table)
    }
  }
}
