/**
 * Keeps tables: loads them, lets their bots play and their clocks run out, and tells everybody who watches. It runs in
 * a browser's worker, in a server and in a simulation; what it needs of the world is handed in. People reach it through
 * a `Connection`, which decides what they may do and see.
 */
import { accept, type Game, type Refusal, type Result, refusal, type Seat } from '@bastide/kernel'
import {
  botOn,
  type Decision,
  dueAt,
  type Opening,
  type Table,
  type TableEvent,
  type TableState,
  tableOf,
  timeAfter,
} from '@bastide/table'
import type { Notice, TableId } from '@bastide/wire'
import { Advising } from './advising.ts'
import { Alarm } from './alarm.ts'
import { Audiences, type Follow } from './audiences.ts'
import { BotSeats, type BotTable } from './bot-seats.ts'
import { drawAt } from './chance.ts'
import { Connection } from './connection.ts'
import type { Environment } from './environment.ts'
import type { Follower } from './following.ts'
import { GameKey } from './game-key.ts'
import { openedBy } from './holding.ts'
import { entryOf, KeptTable, type Sent } from './kept-table.ts'
import { FAULT, Refused, settled } from './refused.ts'
import { Staying } from './staying.ts'
import type { Holders, Identity, Store, TableEntry } from './store.ts'
import type { Watcher } from './watching.ts'

interface Loaded {
  readonly kept: KeptTable
  readonly audiences: Audiences
  readonly alarm: Alarm
  /** Another host has deleted the table. Whoever still watches it can save its record; nothing more happens at it. */
  isGone: boolean
}

/** Clocks are checked slightly late: a check that comes early would have to be repeated. */
const LATE_MS = 50
/** After a check that failed, or found nothing, the next one waits at least as long. */
const AGAIN_MS = 5_000
const ID_DIGITS = 12

export class Host {
  readonly games: readonly Game[]
  readonly store: Store
  readonly environment: Environment
  readonly decider: Table
  readonly advising: Advising
  readonly #loaded = new Map<TableId, Promise<Loaded>>()
  readonly #bots: BotSeats
  /** How many are doing something with a table right now. */
  readonly #users = new Map<TableId, number>()
  readonly #staying: Staying
  /** Where a write failed that may have been carried out. */
  readonly #unsure = new Set<TableId>()
  /** The latest time that the environment gave. */
  #time = 0
  /** A look at all tables that are due, while it is under way. */
  #looking: Promise<void> | null = null

  constructor(games: readonly Game[], store: Store, environment: Environment) {
    this.games = games
    this.store = store
    this.environment = environment
    this.decider = tableOf(games)
    this.#bots = new BotSeats(environment)
    this.advising = new Advising(environment)
    this.#staying = new Staying(environment.looksRegularly === true ? (environment.staysFor ?? 0) : 0)
  }

  /** The time. One that is no time at all, or goes back, is not passed on to anybody. */
  now(): number {
    this.#time = timeAfter(this.#time, this.environment.now())
    return this.#time
  }

  /** Connects somebody: requests are answered, and `tell` gets a notice of everything at the tables they watch. */
  connect(identity: Identity, tell: (notice: Notice) => void): Connection {
    return new Connection(this, identity, tell)
  }

  /** Another host of the same store has saved something. */
  async hear(table: TableId): Promise<void> {
    const loaded = await this.#inMemory(table)
    if (loaded === undefined) return
    if ((await this.store.entry(table)) === undefined) this.#drop(loaded)
    else await this.#catchUp(loaded)
  }

  /** Looks at every table whose time has come, watched or not. One look at a time: whoever calls again waits for it. */
  lookAtDue(): Promise<void> {
    this.#looking ??= this.#lookAtAllDue().finally(() => {
      this.#looking = null
    })
    return this.#looking
  }

  async #lookAtAllDue(): Promise<void> {
    for (const table of this.#staying.over(this.now())) await this.#leaveMemory(table)
    for (const table of [...this.#unsure]) await this.#makeSure(table)
    for (const table of await this.store.dueBy(this.now())) {
      try {
        if (await this.#isLeftToBots(table)) continue
        await this.#with(table, (loaded) => this.#lookAtClock(loaded))
      } catch (thrown) {
        // The clocks of other tables run on.
        this.environment.fault(thrown)
      }
    }
  }

  /** Reads what is stored, and tells it: whoever sent the command was told that something went wrong. */
  async #makeSure(table: TableId): Promise<void> {
    try {
      const loaded = await this.#inMemory(table)
      if (loaded !== undefined) await this.#catchUp(loaded)
      this.#unsure.delete(table)
    } catch (thrown) {
      // The store fails still.
      this.environment.fault(thrown)
    }
  }

  /** Whether a table is due only because bots are to play there, and they do already or have failed. */
  async #isLeftToBots(table: TableId): Promise<boolean> {
    const now = this.now()
    if (this.#bots.isGivenUp(table, now)) return true
    const loaded = this.#bots.isPlaying(table) ? await this.#loaded.get(table) : undefined
    return loaded !== undefined && (dueAt(loaded.kept.state) ?? Number.POSITIVE_INFINITY) > now
  }

  /** A table as it is now, to look at. */
  table(table: TableId): Promise<KeptTable> {
    return this.using(table, (kept) => Promise.resolve(kept))
  }

  /** Does something with a table, which stays loaded meanwhile. */
  using<T>(table: TableId, use: (kept: KeptTable) => Promise<T>): Promise<T> {
    return this.#with(table, ({ kept }) => use(kept))
  }

  async #with<T>(table: TableId, use: (loaded: Loaded) => Promise<T>): Promise<T> {
    this.#users.set(table, (this.#users.get(table) ?? 0) + 1)
    let loaded: Loaded | undefined
    try {
      loaded = await this.#load(table)
      return await use(loaded)
    } finally {
      const users = (this.#users.get(table) ?? 1) - 1
      if (users === 0) this.#users.delete(table)
      else this.#users.set(table, users)
      if (loaded !== undefined) this.#used(loaded)
    }
  }

  /** After a use, a table stays for a while; if too many do, the one that was used longest ago leaves. */
  #used(loaded: Loaded): void {
    const crowdedOut = this.#staying.used(loaded.kept.id, this.now())
    this.#unloadIfIdle(loaded)
    if (crowdedOut !== null) void this.#leaveMemory(crowdedOut)
  }

  /** A table stays no longer, unless something goes on there. */
  async #leaveMemory(table: TableId): Promise<void> {
    const loaded = await this.#inMemory(table)
    if (loaded !== undefined) this.#unloadIfIdle(loaded)
  }

  /** Keeps a new table whose first events were decided. */
  async keep(owner: Identity, { events, state }: Decision, secret: string): Promise<TableId> {
    const table = this.newTableId()
    const entry = this.firstEntry(table, openedBy(owner, state.opening.seats), state)
    if (!(await this.store.append(table, 0, { events, entry, secret })))
      throw new Refused(refusal('not-kept', 'the table could not be kept', { where: 'table' }))
    this.environment.saved(table)
    return table
  }

  newTableId(): TableId {
    return (this.environment.tablePrefix ?? '') + this.environment.randomBits().slice(0, ID_DIGITS)
  }

  /** What follows from opening a table that draws from this secret. */
  decideOpening(opening: Opening, secret: string): Result<Decision> {
    const around = { now: this.now(), chance: this.environment.draw?.(secret) ?? drawAt(secret, opening) }
    return this.decider.carryOut({ do: 'open', opening }, null, around)
  }

  /** Whether a table is in memory, and need not be folded from its events. */
  isLoaded(table: TableId): boolean {
    return this.#loaded.has(table)
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#loaded.size
  }

  /** Has a bot that thinks there play at once, for somebody who would rather not wait. */
  hurry(table: TableId): void {
    this.#bots.hurry(table)
  }

  /** At how many of them a bot plays. */
  get botsPlaying(): number {
    return this.#bots.count
  }

  /** What a store keeps of a new table besides its events, for whoever writes its first events elsewhere. */
  firstEntry(table: TableId, holders: Holders, state: TableState): TableEntry {
    const now = this.now()
    const { botsPlayUnwatched = false } = this.environment
    return entryOf(table, holders, state, new GameKey(state).of(state), now, now, botsPlayUnwatched)
  }

  /**
   * Changes stored tables by other means than events, as when somebody is forgotten: no command is carried out there
   * meanwhile. Then each is read anew, and everybody who watches is told all of it.
   */
  rewriting<T>(tables: readonly TableId[], change: () => Promise<T>): Promise<T> {
    // In one order for all, or two who rewrite at once would wait for each other.
    const [first, ...rest] = [...new Set(tables)].sort()
    if (first === undefined) return change()
    return this.#with(first, async ({ kept, audiences }) => {
      const changed = await kept.rewriting(() => this.rewriting(rest, change))
      audiences.beginAnew()
      return changed
    })
  }

  /** Reads a table anew that was changed in the store by other means than events. */
  reload(table: TableId): Promise<void> {
    return this.rewriting([table], () => Promise.resolve())
  }

  /** Ends a game without a result, for whoever runs the host. Refused if it is over. */
  end(table: TableId): Promise<number> {
    return this.command(table, () => ({ who: '', seen: 0, command: { do: 'end' } }))
  }

  /** Adds a watcher, who is told from now on what happens at the table. */
  watch(table: TableId, identity: Identity, tell: (notice: Notice) => void): Promise<Watcher> {
    return this.#with(table, async (loaded) => {
      if (loaded.isGone) throw new Refused(UNKNOWN_TABLE)
      await this.#catchUp(loaded)
      return loaded.audiences.live.watch(identity, tell)
    })
  }

  /** Starts bots and timers. Call it once the watcher has received the current state. */
  begin(table: TableId): Promise<void> {
    return this.#with(table, async (loaded) => this.#afterwards(loaded))
  }

  async leave(table: TableId, watcher: Watcher): Promise<void> {
    const loaded = await this.#inMemory(table)
    if (loaded === undefined) return
    loaded.audiences.live.leave(watcher)
    if (!this.#waitsForClock(loaded)) loaded.alarm.cancel()
    this.#unloadIfIdle(loaded)
  }

  /**
   * Adds somebody who follows a table on a stream. They are told at once, and from now on what happens: from a mark on
   * if they have one, else the whole. Whether they may watch is the caller's to say.
   */
  async follow(table: TableId, identity: Identity, follow: Follow): Promise<Result<Follower>> {
    try {
      return accept(
        await this.#with(table, async (loaded) => {
          if (loaded.isGone) throw new Refused(UNKNOWN_TABLE)
          await this.#catchUp(loaded)
          const follower = await loaded.audiences.follow(identity, follow)
          this.#afterwards(loaded)
          return follower
        }),
      )
    } catch (thrown) {
      if (thrown instanceof Refused) return thrown.refusal
      this.environment.fault(thrown)
      return FAULT
    }
  }

  async unfollow(table: TableId, follower: Follower): Promise<void> {
    const loaded = await this.#inMemory(table)
    if (loaded === undefined) return
    loaded.audiences.unfollow(follower)
    if (!this.#waitsForClock(loaded)) loaded.alarm.cancel()
    this.#unloadIfIdle(loaded)
  }

  /**
   * Unloads a table that nobody watches and at which nothing is going on. Otherwise it would be loaded a second time
   * beside what is still under way, and watchers of the second would not hear of that.
   */
  #unloadIfIdle({ kept, audiences, alarm }: Loaded): void {
    this.#bots.dropIfLeft(kept.id)
    const isPlayedAt = kept.isBusy || this.#bots.isPlaying(kept.id)
    const isUsed = this.#users.has(kept.id) || this.#staying.has(kept.id) || isPlayedAt
    if (audiences.areEmpty && !alarm.isSet && !isUsed) this.#loaded.delete(kept.id)
  }

  #drop(loaded: Loaded): void {
    loaded.isGone = true
    this.#staying.forget(loaded.kept.id)
    loaded.alarm.cancel()
    loaded.audiences.dismissFollowers()
    this.#unloadIfIdle(loaded)
  }

  /** Carries out what `sentTo` sends to the table, and tells everybody who watches. Throws a `Refused`. */
  command(table: TableId, sentTo: (kept: KeptTable) => Sent): Promise<number> {
    return this.#with(table, async (loaded) => {
      const done = await loaded.kept.command(sentTo(loaded.kept))
      if (!done.ok && done.code === 'deleted') this.#drop(loaded)
      if (done.ok) this.environment.saved(table)
      // A refused command too may have found what another host saved.
      this.#goOn(loaded)
      return settled(done)
    })
  }

  async forget(table: TableId): Promise<void> {
    const loaded = await this.#inMemory(table)
    loaded?.alarm.cancel()
    loaded?.audiences.dismiss()
    this.#bots.dropIfLeft(table)
    this.#loaded.delete(table)
    this.#staying.forget(table)
    await this.store.forget(table)
    this.environment.saved(table)
  }

  /** The table if it is in memory. One that could not be loaded was refused to whoever asked for it. */
  async #inMemory(table: TableId): Promise<Loaded | undefined> {
    return await this.#loaded.get(table)?.catch(() => undefined)
  }

  /** Learns what is stored that this host has not told, and tells it. */
  async #catchUp(loaded: Loaded): Promise<void> {
    if (await loaded.kept.catchUp()) this.#goOn(loaded)
  }

  #load(table: TableId): Promise<Loaded> {
    const known = this.#loaded.get(table)
    if (known !== undefined) return known
    const loading = this.#read(table)
    this.#loaded.set(table, loading)
    // What cannot be loaded now may be another time.
    loading.catch(() => this.#loaded.delete(table))
    return loading
  }

  async #read(table: TableId): Promise<Loaded> {
    const [entry, secret, events] = await Promise.all([
      this.store.entry(table),
      this.store.secret(table),
      this.store.events(table, 0),
    ])
    if (entry === undefined || secret === undefined || events.length === 0) throw new Refused(UNKNOWN_TABLE)
    const draw = this.environment.draw?.(secret) ?? drawAt(secret, openingIn(events))
    const clock = {
      now: () => this.now(),
      after: this.environment.after.bind(this.environment),
      fault: (thrown: unknown) => this.environment.fault(thrown),
    }
    const parts = {
      decider: this.decider,
      store: this.store,
      now: clock.now,
      secret,
      botsPlayUnwatched: this.environment.botsPlayUnwatched ?? false,
      events: (id: TableId, from: number) => this.store.events(id, from),
      unsure: (id: TableId) => this.#unsure.add(id),
    }
    // Take-backs among the first events were before anybody came.
    const told: { audiences?: Audiences } = {}
    const kept = new KeptTable(parts, entry, draw, events, (to) => told.audiences?.live.takenBack(to))
    const audiences = new Audiences(kept, parts, entry, clock)
    told.audiences = audiences
    return { kept, audiences, alarm: new Alarm(clock), isGone: false }
  }

  #goOn(loaded: Loaded, soonest = 0): void {
    this.#tell(loaded)
    this.#afterwards(loaded, soonest)
    this.#unloadIfIdle(loaded)
  }

  /** Tells each watcher what is new to them, as their own viewer may see it. */
  #tell({ audiences }: Loaded): void {
    audiences.tellNews()
  }

  /** Starts what needs no command: bots play, clocks run out. */
  #afterwards(loaded: Loaded, soonest = 0): void {
    const { kept, alarm, isGone } = loaded
    if (isGone) return
    const due = this.#waitsForClock(loaded) ? dueAt(kept.state) : null
    if (due === null) alarm.cancel()
    else
      alarm.setTo(Math.max(due + LATE_MS, soonest), () => {
        this.#lookAtClock(loaded).catch((thrown) => this.environment.fault(thrown))
      })
    this.#bots.start(this.#botTable(loaded))
  }

  /** Whether an alarm is set for the clock of a table. Where nobody watches, `lookAtDue` comes soon enough. */
  #waitsForClock({ audiences }: Loaded): boolean {
    return !audiences.areEmpty || this.environment.looksRegularly !== true
  }

  async #lookAtClock(loaded: Loaded): Promise<void> {
    const { kept } = loaded
    const { version } = kept.state
    let soonest = this.now() + AGAIN_MS
    try {
      const done = await kept.command({ who: '', seen: version, command: { do: 'look-at-clock' } })
      if (!done.ok && done.code === 'deleted') this.#drop(loaded)
      if (kept.state.version !== version) soonest = 0
      if (done.ok && done.value !== version) this.environment.saved(kept.id)
    } finally {
      // Also after a failure: a clock that ran out must be looked at again.
      this.#goOn(loaded, soonest)
    }
  }

  #thinksFor({ state }: KeptTable, seat: Seat): number {
    const bot = botOn(state, seat)
    return bot === null ? 0 : (this.environment.bots.takes?.(state.opening.game, bot) ?? 0)
  }

  #botTable(loaded: Loaded): BotTable {
    const { kept, audiences } = loaded
    return {
      kept,
      mayPlay: () => (!audiences.areEmpty || this.environment.botsPlayUnwatched === true) && !loaded.isGone,
      thinking: (seat) => {
        const ms = seat === null ? 0 : this.#thinksFor(kept, seat)
        audiences.live.tellOfBots({ tell: 'thinking', table: kept.id, seat, ...(ms > 0 ? { ms } : {}) })
      },
      failed: (seat) => audiences.live.tellOfBots({ tell: 'bot-failed', table: kept.id, seat }),
      fault: (thrown) => this.environment.fault(thrown),
      stopped: () => this.#unloadIfIdle(loaded),
      play: async (sent) => {
        const done = await kept.command(sent)
        if (done.ok) this.environment.saved(kept.id)
        else if (done.code === 'deleted') this.#drop(loaded)
        else if (done.code !== 'stale') throw new Error(`the bot's move was refused: ${done.reason}`)
        this.#goOn(loaded)
      },
    }
  }
}

/** What a table was opened with: its first event. */
function openingIn([first]: readonly TableEvent[]): Pick<Opening, 'fair'> {
  return first?.is === 'opened' ? first.opening : {}
}

const UNKNOWN_TABLE: Refusal = refusal('unknown-table', 'there is no such table here', { where: 'table' })
