/**
 * Keeps tables: loads them, lets their bots play and their clocks run out, and tells everybody who watches. It runs in
 * a browser's worker, in a server and in a simulation; what it needs of the world is handed in. People reach it through
 * a `Connection`, which decides what they may do and see.
 */
import { type Game, type Refusal, refusal } from '@bastide/kernel'
import { type Decision, dueAt, type Table, tableOf } from '@bastide/table'
import type { Notice, TableId } from '@bastide/wire'
import { Alarm } from './alarm.ts'
import { BotSeats, type BotTable } from './bot-seats.ts'
import { drawFrom } from './chance.ts'
import { Connection } from './connection.ts'
import type { Environment } from './environment.ts'
import { GameKey } from './game-key.ts'
import { openedBy } from './holding.ts'
import { entryOf, KeptTable, type Sent } from './kept-table.ts'
import { Refused, settled } from './refused.ts'
import type { Identity, Store } from './store.ts'
import { Watcher } from './watching.ts'

interface Loaded {
  readonly kept: KeptTable
  readonly watchers: Set<Watcher>
  readonly alarm: Alarm
}

/** Clocks are checked slightly late: a check that comes early would have to be repeated. */
const LATE_MS = 50
const ID_DIGITS = 12

export class Host {
  readonly games: readonly Game[]
  readonly store: Store
  readonly environment: Environment
  readonly decider: Table
  readonly #loaded = new Map<TableId, Promise<Loaded>>()
  readonly #bots: BotSeats

  constructor(games: readonly Game[], store: Store, environment: Environment) {
    this.games = games
    this.store = store
    this.environment = environment
    this.decider = tableOf(games)
    this.#bots = new BotSeats(environment)
  }

  /** A line to somebody: what he asks is answered, and `tell` hears of every table that he watches. */
  connect(identity: Identity, tell: (notice: Notice) => void): Connection {
    return new Connection(this, identity, tell)
  }

  /** Another host of the same store has saved something. */
  async hear(table: TableId): Promise<void> {
    // Whoever asked for a table that cannot be loaded has been refused already.
    const loaded = await this.#loaded.get(table)?.catch(() => undefined)
    if (loaded !== undefined && (await loaded.kept.catchUp())) this.#goOn(loaded)
  }

  /** Looks at every table whose time has come, also where nobody watches. */
  async lookAtDue(): Promise<void> {
    for (const table of await this.store.dueBy(this.environment.now())) {
      try {
        await this.#lookAtClock(await this.#load(table))
      } catch (thrown) {
        // The clocks of other tables run on.
        this.environment.fault(thrown)
      }
    }
  }

  async table(table: TableId): Promise<KeptTable> {
    return (await this.#load(table)).kept
  }

  /** Keeps a new table whose first events were decided. */
  async keep(owner: Identity, { events, state }: Decision, secret: string): Promise<TableId> {
    const table = this.environment.randomBits().slice(0, ID_DIGITS)
    const now = this.environment.now()
    const holders = openedBy(owner, state.opening.seats)
    const entry = entryOf(table, holders, state, new GameKey(state).of(state), now, now)
    if (!(await this.store.append(table, 0, { events, entry, secret })))
      throw new Refused(refusal('not-kept', 'the table could not be kept', { where: 'table' }))
    this.environment.saved(table)
    return table
  }

  /** From now on he is told what happens at the table. */
  async watch(table: TableId, identity: Identity, tell: (notice: Notice) => void): Promise<Watcher> {
    const loaded = await this.#load(table)
    if (await loaded.kept.catchUp()) this.#goOn(loaded)
    const watcher = new Watcher(loaded.kept, identity, tell)
    loaded.watchers.add(watcher)
    return watcher
  }

  /** Starts bots and timers. Call it once the watcher has received the current state. */
  async begin(table: TableId): Promise<void> {
    this.#afterwards(await this.#load(table))
  }

  async leave(table: TableId, watcher: Watcher): Promise<void> {
    const loaded = await this.#loaded.get(table)
    loaded?.watchers.delete(watcher)
    if (loaded !== undefined && loaded.watchers.size === 0 && !loaded.alarm.isSet) this.#loaded.delete(table)
  }

  /** Carries out a command and tells everybody who watches. Throws a `Refused`. */
  async command(table: TableId, sent: Sent): Promise<number> {
    const loaded = await this.#load(table)
    const done = await loaded.kept.command(sent)
    // A refused command too may have found what another host saved.
    if (done.ok) this.environment.saved(table)
    this.#goOn(loaded)
    return settled(done)
  }

  async forget(table: TableId): Promise<void> {
    const loaded = await this.#loaded.get(table)?.catch(() => undefined)
    loaded?.alarm.cancel()
    loaded?.watchers.clear()
    this.#loaded.delete(table)
    await this.store.forget(table)
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
    const watchers = new Set<Watcher>()
    const draw = (this.environment.draw ?? drawFrom)(secret)
    const parts = { decider: this.decider, store: this.store, now: () => this.environment.now() }
    const kept = new KeptTable(parts, entry, draw, events, (to) => {
      for (const watcher of watchers) watcher.takenBack(to)
    })
    return { kept, watchers, alarm: new Alarm(this.environment) }
  }

  #goOn(loaded: Loaded): void {
    this.#tell(loaded)
    this.#afterwards(loaded)
  }

  /** Each watcher hears what is new to him, through his own eyes. */
  #tell({ watchers }: Loaded): void {
    const now = this.environment.now()
    for (const watcher of watchers) watcher.tellNews(now)
  }

  /** What follows by itself: bots play, clocks run out. */
  #afterwards(loaded: Loaded): void {
    const { kept, alarm } = loaded
    const due = dueAt(kept.state)
    if (due === null) alarm.cancel()
    else
      alarm.setTo(due + LATE_MS, () => {
        this.#lookAtClock(loaded).catch((thrown) => this.environment.fault(thrown))
      })
    this.#bots.start(this.#botTable(loaded))
  }

  async #lookAtClock(loaded: Loaded): Promise<void> {
    const { kept } = loaded
    const { version } = kept.state
    const done = await kept.command({ who: '', seen: version, command: { do: 'look-at-clock' } })
    if (done.ok && done.value !== version) this.environment.saved(kept.id)
    this.#goOn(loaded)
  }

  #botTable(loaded: Loaded): BotTable {
    const { kept, watchers } = loaded
    const tellAll = (notice: Notice): void => {
      for (const { tell } of watchers) tell(notice)
    }
    return {
      kept,
      isWatched: () => watchers.size > 0,
      thinking: (seat) => tellAll({ tell: 'thinking', table: kept.id, seat }),
      failed: (seat) => tellAll({ tell: 'bot-failed', table: kept.id, seat }),
      fault: (thrown) => this.environment.fault(thrown),
      play: async (sent) => {
        const done = await kept.command(sent)
        if (done.ok) this.environment.saved(kept.id)
        else if (done.code !== 'stale') throw new Error(`the bot's move was refused: ${done.reason}`)
        this.#goOn(loaded)
      },
    }
  }
}

const UNKNOWN_TABLE: Refusal = refusal('unknown-table', 'there is no such table here', { where: 'table' })
