/**
 * What a server runs: guests, tables that gather, open tables and streams over one host and one store. Everything that
 * comes in goes the same way: what it costs, who asks, what they need for it, and then the answer.
 */
import { Host, Refused } from '@bastide/host'
import { type Game, type Refusal, type Result, refusal } from '@bastide/kernel'
import { SERVER_TABLE, type TableId } from '@bastide/wire'
import type { Answered, Asked, Caller, Service, Sink, Stream, WatchedTable, World } from '../contract.ts'
import { Gatherings } from '../gathering/gatherings.ts'
import { Guests } from '../guests/guests.ts'
import { costOf, costOfStream } from '../limits/costs.ts'
import { Limits, type TooMany } from '../limits/limits.ts'
import { PresenceAtTables } from '../presence/presence.ts'
import { PresenceTelling } from '../presence/telling.ts'
import { remembering } from '../remembering/remembering.ts'
import type { Guest, OnlineStore } from '../store.ts'
import { Access } from './access.ts'
import { Announcements } from './announcing.ts'
import { Answers } from './answers.ts'
import { NO_GUEST } from './asking.ts'
import { FollowingTables } from './following.ts'
import { GuestFence } from './guest-fence.ts'
import type { Parts } from './parts.ts'
import { Streams } from './streams.ts'
import { Sweeping } from './sweeping.ts'
import { Tabs } from './tabs.ts'

const MOST_WATCHED = 20
/** How long a table stays in memory after somebody used it: a player's next request need not load it again. */
const STAYS_MS = 30_000
/** When a page may come back to a server that stops. */
const BACK_MS = 3_000

export class OnlineService implements Service {
  readonly #parts: Parts
  readonly #gatherings: Gatherings
  readonly #announcements: Announcements
  readonly #sweeping: Sweeping
  readonly #answers: Answers
  readonly #tabs: Tabs
  /** What is under way, for an end that loses nothing. */
  readonly #underWay = new Set<Promise<unknown>>()
  #isEnding = false

  constructor(games: readonly Game[], kept: OnlineStore, world: World) {
    const store = remembering(kept)
    const now = (): number => host.now()
    const host: Host = new Host(games, store, {
      now: () => world.now(),
      after: (ms, call) => world.after(ms, call),
      randomBits: () => world.randomBits(),
      bots: world.bots,
      botPace: world.botPace,
      fault: (thrown) => world.fault(thrown),
      saved: (table) => this.#announcements.saved(table),
      alone: (_, run) => run(),
      tablePrefix: SERVER_TABLE,
      botsPlayUnwatched: true,
      looksRegularly: true,
      staysFor: STAYS_MS,
    })
    this.#parts = {
      store,
      host,
      world,
      guests: new Guests(store, world),
      limits: new Limits(now),
      access: new Access(store),
      presence: new PresenceAtTables(now),
      streams: new Streams(),
      fence: new GuestFence(),
    }
    const following = new FollowingTables(this.#parts)
    this.#announcements = new Announcements(this.#parts, following)
    this.#gatherings = new Gatherings({ store, host, world, announcing: this.#announcements })
    const telling = new PresenceTelling({ now, after: (ms, call) => world.after(ms, call) }, (table) => {
      this.#announcements.tellPresence(table).catch((thrown: unknown) => world.fault(thrown))
    })
    this.#sweeping = new Sweeping(this.#parts, this.#gatherings, telling)
    this.#answers = new Answers(this.#parts, this.#gatherings, this.#announcements, telling)
    this.#tabs = new Tabs(this.#parts, following, telling)
  }

  answer(caller: Caller, request: Asked): Promise<Answered> {
    return this.#during(this.#answered(caller, request))
  }

  async #answered(caller: Caller, request: Asked): Promise<Answered> {
    try {
      const guest = await this.#admit(caller, costOf(request))
      const reply = () => this.#answers.reply(caller, guest, request)
      const { value, ...more } = await (guest === null ? reply() : this.#parts.fence.during(guest.id, reply))
      return { result: { ok: true, value }, ...more }
    } catch (thrown) {
      return this.#refused(thrown)
    }
  }

  /** Who asks, once it is paid for; null for somebody unknown. */
  async #admit({ address, device }: Caller, cost: number): Promise<Guest | null> {
    const { limits, guests } = this.#parts
    if (this.#isEnding) throw new Refused(ENDING)
    refuseIf(limits.address(address, cost))
    const guest = await guests.of(device)
    if (guest === null) return null
    if (guest.isBlocked) throw new Refused(BLOCKED)
    refuseIf(limits.guest(guest.id, cost))
    return guest
  }

  stream(
    caller: Caller,
    watched: readonly WatchedTable[],
    cursor: string | null,
    sink: Sink,
  ): Promise<Result<Stream> & { readonly retryAfter?: number }> {
    return this.#during(this.#stream(caller, watched, cursor, sink))
  }

  async #stream(
    caller: Caller,
    watched: readonly WatchedTable[],
    cursor: string | null,
    sink: Sink,
  ): Promise<Result<Stream> & { readonly retryAfter?: number }> {
    try {
      if (watched.length > MOST_WATCHED) throw new Refused(TOO_MANY_WATCHED)
      const guest = await this.#admit(caller, costOfStream(watched.length))
      if (guest === null) throw new Refused(NO_GUEST)
      refuseIf(this.#parts.streams.tooMany(guest.id, caller.address))
      const open = () => this.#tabs.open(guest, caller.address, watched, cursor, sink)
      return { ok: true, value: await this.#parts.fence.during(guest.id, open) }
    } catch (thrown) {
      const { result, ...more } = this.#refused(thrown)
      return { ...(result as Refusal), ...more }
    }
  }

  sweep(): Promise<void> {
    return this.#during(this.#sweeping.sweep())
  }

  /** Nothing new is taken on; what was begun is ended. */
  async end(): Promise<void> {
    this.#isEnding = true
    for (const { tab } of this.#parts.streams.all()) {
      tab.push({ tell: 'ending', after: BACK_MS })
      tab.end()
    }
    await Promise.allSettled([...this.#underWay])
  }

  get gauges() {
    const { host, streams } = this.#parts
    return () => ({
      tables: host.size,
      gatherings: this.#sweeping.gatherings,
      streams: streams.size,
      botsThinking: host.botsPlaying,
    })
  }

  async block(id: string, isBlocked: boolean): Promise<Guest | undefined> {
    const { store, streams } = this.#parts
    await store.changeGuest(id, { isBlocked })
    if (isBlocked) for (const { tab } of streams.of(id)) tab.end()
    return store.guest(id)
  }

  async endTable(table: TableId): Promise<boolean> {
    const { store, host } = this.#parts
    if (await this.#gatherings.drop(table)) return true
    const entry = await store.entry(table)
    if (entry === undefined) return false
    if (!entry.summary.finished) await host.end(table)
    return true
  }

  #refused(thrown: unknown): Answered {
    if (!(thrown instanceof Refused)) {
      this.#parts.world.fault(thrown)
      return { result: FAULT }
    }
    const { retryAfter, ...refused } = thrown.refusal as TooMany
    return retryAfter === undefined ? { result: refused } : { result: refused, retryAfter }
  }

  #during<T>(work: Promise<T>): Promise<T> {
    this.#underWay.add(work)
    return work.finally(() => this.#underWay.delete(work))
  }
}

function refuseIf(over: TooMany | null): void {
  if (over !== null) throw new Refused(over)
}

const BLOCKED = refusal('blocked', 'whoever runs this server has blocked you')
const ENDING = refusal('ending', 'this server stops; come back in a moment')
const FAULT = refusal('fault', 'something went wrong here')
const TOO_MANY_WATCHED = refusal('too-long', `at most ${MOST_WATCHED} tables on one stream`, { where: 'watch' })
