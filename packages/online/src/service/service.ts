/**
 * What a server runs: guests, tables that gather, open tables and streams over one host and one store. Everything that
 * comes in goes the same way: what it costs, who asks, what they need for it, and then the answer.
 */
import { Host, Refused, settled } from '@bastide/host'
import { type Game, type Refusal, type Result, refusal } from '@bastide/kernel'
import { type Request, SERVER_TABLE, type ServedVerb, type TableId } from '@bastide/wire'
import type { Answered, Asked, Caller, Service, Sink, Stream, WatchedTable, World } from '../contract.ts'
import { Gatherings } from '../gathering/gatherings.ts'
import { gatheringSummary } from '../gathering/looking.ts'
import { Guests, meOf } from '../guests/guests.ts'
import { COSTS, STREAM_COST } from '../limits/costs.ts'
import { Limits, type TooMany } from '../limits/limits.ts'
import { PresenceAtTables } from '../presence/presence.ts'
import { PresenceTelling } from '../presence/telling.ts'
import type { Guest, OnlineStore } from '../store.ts'
import { TabStream } from '../streaming/tab-stream.ts'
import { Access, type Seen } from './access.ts'
import { Announcements } from './announcing.ts'
import type { Reply } from './asking.ts'
import { FollowingTables } from './following.ts'
import { GatheringAnswers } from './gathering-answers.ts'
import { GuestAnswers } from './guest-answers.ts'
import { openTables, tablesOf } from './listing.ts'
import type { Parts } from './parts.ts'
import { NEEDED } from './permissions.ts'
import { type OpenStream, Streams } from './streams.ts'
import { Sweeping } from './sweeping.ts'
import { TableAnswers } from './table-answers.ts'

const MOST_WATCHED = 20
/** When a page may come back to a server that stops. */
const BACK_MS = 3_000

export class OnlineService implements Service {
  readonly #parts: Parts
  readonly #gatherings: Gatherings
  readonly #announcements: Announcements
  readonly #following: FollowingTables
  readonly #telling: PresenceTelling
  readonly #sweeping: Sweeping
  readonly #ofGuests: GuestAnswers
  readonly #ofGatherings: GatheringAnswers
  readonly #ofTables: TableAnswers
  /** What is under way, for an end that loses nothing. */
  readonly #underWay = new Set<Promise<unknown>>()
  #isEnding = false

  constructor(games: readonly Game[], store: OnlineStore, world: World) {
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
    }
    this.#following = new FollowingTables(this.#parts)
    this.#announcements = new Announcements(this.#parts, this.#following)
    this.#gatherings = new Gatherings({ store, host, world, announcing: this.#announcements })
    this.#telling = new PresenceTelling({ now, after: (ms, call) => world.after(ms, call) }, (table) => {
      this.#announcements.tellPresence(table).catch((thrown: unknown) => world.fault(thrown))
    })
    this.#sweeping = new Sweeping(this.#parts, this.#gatherings, this.#telling)
    this.#ofGuests = new GuestAnswers(this.#parts, this.#gatherings, this.#announcements)
    this.#ofGatherings = new GatheringAnswers(this.#parts, this.#gatherings, this.#announcements)
    this.#ofTables = new TableAnswers(this.#parts)
  }

  answer(caller: Caller, request: Asked): Promise<Answered> {
    return this.#during(this.#answered(caller, request))
  }

  async #answered(caller: Caller, request: Asked): Promise<Answered> {
    try {
      const cost = COSTS[request.ask]
      const guest = await this.#admit(caller, cost)
      const { value, ...more } = await this.#reply(caller, guest, request)
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

  async #reply(caller: Caller, guest: Guest | null, request: Asked): Promise<Reply> {
    const { store, guests } = this.#parts
    if (NEEDED[request.ask] !== 'nothing' && guest === null) throw new Refused(NO_GUEST)
    switch (request.ask) {
      case 'me':
        return { value: guest === null ? null : meOf(guest) }
      case 'games':
        return { value: settled(await this.#parts.host.connect('', () => {}).answer(request)) }
      case 'hello':
        return this.#ofGuests.hello(caller, guest, request.name)
      case 'use-code':
        return this.#ofGuests.useCode(caller, guest, request.code)
      case 'open-tables':
        return { value: (await openTables(store)).map((one) => gatheringSummary(one, guest?.id ?? null)) }
    }
    if (guest === null) throw new Refused(NO_GUEST)
    switch (request.ask) {
      case 'rename':
        return { value: await guests.rename(guest, request.name) }
      case 'device-code':
        return { value: await guests.codeFor(guest) }
      case 'forget-me':
        return this.#ofGuests.forgetMe({ caller, guest })
      case 'export':
        return this.#ofGuests.export({ caller, guest })
      case 'my-tables':
        return { value: await tablesOf(store, guest.id) }
      case 'gather':
        return { value: (await this.#gatherings.gather(guest, request.terms, request.seats)).table }
      case 'play-anyone':
        return { value: await this.#ofGatherings.playAnyone(guest, request.game) }
      default:
        return { value: await this.#atTable(guest, request) }
    }
  }

  /** What is asked of one table, by somebody who may see it. */
  async #atTable(guest: Guest, request: AtTable): Promise<unknown> {
    const { access } = this.#parts
    const table = tableOf(request)
    if (table === null) return this.#ofTables.answer(request as Request<ServedVerb>, guest, null)
    const seen =
      request.ask === 'enter' ? await access.enter(table, guest.id, request.invite) : await access.look(table, guest.id)
    this.#isHere(table, guest)
    switch (request.ask) {
      case 'enter':
        return seen.kind
      case 'gathering':
        return this.#ofGatherings.view(seen, guest)
      case 'at-gathering':
        return this.#commandGathering(seen, guest, request)
      case 'rematch':
        return this.#ofGatherings.rematch(seen, guest)
      default:
        return this.#ofTables.answer(request, guest, seen)
    }
  }

  #commandGathering(seen: Seen, guest: Guest, request: Asked & { ask: 'at-gathering' }): Promise<number> {
    if (seen.kind !== 'gathering') throw new Refused(OPENED)
    const { table, seen: version, command, key } = request
    return this.#gatherings.command(table, { seen: version, command, key }, guest)
  }

  #isHere(table: TableId, guest: Guest): void {
    const before = this.#parts.presence.of(table, guest.id)
    this.#parts.presence.asked(table, guest.id)
    if (before !== 'here') this.#telling.changed(table)
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
      const guest = await this.#admit(caller, STREAM_COST)
      if (guest === null) throw new Refused(NO_GUEST)
      refuseIf(this.#parts.streams.tooMany(guest.id, caller.address))
      return { ok: true, value: await this.#open(guest, caller.address, watched, cursor, sink) }
    } catch (thrown) {
      const { result, ...more } = this.#refused(thrown)
      return { ...(result as Refusal), ...more }
    }
  }

  async #open(
    guest: Guest,
    address: string,
    watched: readonly WatchedTable[],
    cursor: string | null,
    sink: Sink,
  ): Promise<Stream> {
    const { host, streams } = this.#parts
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

type AtTable = Exclude<
  Asked,
  {
    ask:
      | 'me'
      | 'games'
      | 'hello'
      | 'use-code'
      | 'open-tables'
      | 'rename'
      | 'device-code'
      | 'forget-me'
      | 'export'
      | 'my-tables'
      | 'gather'
      | 'play-anyone'
  }
>

/** The table that a request is about; null for one about a record that it brings. */
function tableOf(request: AtTable): TableId | null {
  if (request.ask === 'keep') return null
  if (request.ask === 'review' || request.ask === 'review-at')
    return 'table' in request.source ? request.source.table : null
  return request.table
}

function refuseIf(over: TooMany | null): void {
  if (over !== null) throw new Refused(over)
}

const NO_GUEST = refusal('no-guest', 'say hello first: this server does not know you')
const BLOCKED = refusal('blocked', 'whoever runs this server has blocked you')
const ENDING = refusal('ending', 'this server stops; come back in a moment')
const FAULT = refusal('fault', 'something went wrong here')
const OPENED = refusal('opened', 'this table gathers no more', { where: 'table' })
const TOO_MANY_WATCHED = refusal('too-long', `at most ${MOST_WATCHED} tables on one stream`, { where: 'watch' })
