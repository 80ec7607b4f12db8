/**
 * One page's requests, made in somebody's name. This decides who may do and see what: a command is for the seats that
 * its sender holds, a table is deleted by its owner, and everything that goes out is made for its viewer.
 */
import {
  type AnyRules,
  accept,
  digest,
  type GameRecord,
  type Json,
  Random,
  type Refusal,
  type Result,
  recordFor,
  refusal,
  replay,
  rulesOf,
  type Seat,
  WATCHER,
} from '@bastide/kernel'
import { type Opening, recordOf, type TableState } from '@bastide/table'
import type { Advice, Answer, HostVerb, Notice, Request, ReviewSource, TableId, TableSummary } from '@bastide/wire'
import { aidsHere } from './advising.ts'
import { drawFrom } from './chance.ts'
import { GameKey } from './game-key.ts'
import { seatsHeldBy } from './holding.ts'
import type { Host } from './host.ts'
import type { KeptTable } from './kept-table.ts'
import { checkOpening, seatsOf, standInOf } from './openings.ts'
import { passedPositions } from './passed-positions.ts'
import { Queue } from './queue.ts'
import { FAULT, notYours, Refused, settled } from './refused.ts'
import { recordFrom, review, reviewAt } from './reviewing.ts'
import { isSameOpening, standsAtEndOf } from './same-game.ts'
import type { Identity, TableEntry } from './store.ts'
import { isReadable, summaryOf } from './summary.ts'
import type { Watcher } from './watching.ts'

export class Connection {
  readonly #host: Host
  readonly #identity: Identity
  readonly #tell: (notice: Notice) => void
  readonly #watching = new Map<TableId, Watcher>()
  /** Watching and leaving come one after another, or a page could go on hearing of a table that it has left. */
  readonly #comingAndGoing = new Queue()
  #isClosed = false

  constructor(host: Host, identity: Identity, tell: (notice: Notice) => void) {
    this.#host = host
    this.#identity = identity
    this.#tell = tell
  }

  async answer(request: Request<HostVerb>): Promise<Result<unknown>> {
    try {
      return accept(await this.#answer(request))
    } catch (thrown) {
      if (thrown instanceof Refused) return thrown.refusal
      this.#host.environment.fault(thrown)
      return FAULT
    }
  }

  /** Stops watching all tables. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#comingAndGoing.add(async () => {
      for (const table of [...this.#watching.keys()]) await this.#stopWatching(table)
    })
  }

  #answer(request: Request<HostVerb>): Promise<Answer<HostVerb>> | Answer<HostVerb> {
    switch (request.ask) {
      case 'games':
        return this.#games()
      case 'check':
        settled(this.#checked(request.opening))
        return true
      case 'open':
        return this.#open(request.opening)
      case 'tables':
        return this.#list()
      case 'watch':
        return this.#watch(request)
      case 'leave':
        return this.#leave(request.table)
      case 'command':
        return this.#command(request)
      case 'record':
        return this.#record(request.table)
      case 'keep':
        return this.#keep(settled(recordFrom(request.record)), request.seats)
      case 'forget':
        return this.#forget(request.table)
      case 'passed':
        return this.#passed(request)
      case 'advice':
        return this.#advise(request)
      case 'review':
        return this.#review(request.source)
      case 'review-at':
        return this.#reviewAt(request)
    }
  }

  #games(): Answer<'games'> {
    const { games, environment } = this.#host
    return games.map(({ id, form }) => ({
      id,
      form: form.aids === undefined ? form : { ...form, aids: aidsHere(environment.bots, { id, form }) },
      bots: environment.bots.bots(id),
    }))
  }

  #checked(given: unknown): Result<Opening> {
    return checkOpening(this.#host.games, this.#host.environment.bots, given)
  }

  #open(given: unknown): Promise<TableId> {
    const opening = settled(this.#checked(given))
    const { decider, environment } = this.#host
    const secret = environment.randomBits()
    const decision = settled(decider.carryOut({ do: 'open', opening }, null, this.#around(secret)))
    return this.#host.keep(this.#identity, decision, secret)
  }

  /** What the first decisions at a table take from the world. */
  #around(secret: string) {
    const { environment } = this.#host
    return { now: this.#host.now(), chance: (environment.draw ?? drawFrom)(secret) }
  }

  async #list(): Promise<Answer<'tables'>> {
    const entries = await this.#host.store.entries(this.#identity)
    const summaries = await Promise.all(entries.map((entry) => this.#summary(entry)))
    const readable = summaries.flatMap((summary) => (summary === null ? [] : [summary]))
    return readable.sort((one, other) => other.touched - one.touched)
  }

  /** A summary that cannot be read is rebuilt from the table's events; null if these are broken too. */
  async #summary({ summary }: TableEntry): Promise<TableSummary | null> {
    if (isReadable(summary)) return summary
    const { table } = (summary ?? {}) as { table?: unknown }
    if (typeof table !== 'string') return null
    try {
      return await this.#host.using(table, async ({ state }) => summaryOf(table, state, state.at, state.at))
    } catch {
      return null
    }
  }

  #watch({ table, as }: Request<'watch'>): Promise<Answer<'watch'>> {
    return this.#comingAndGoing.add(() =>
      this.#host.using(table, async ({ holders }) => {
        if (this.#isClosed) throw new Refused(CLOSED)
        if (as !== undefined && !seatsHeldBy(holders, this.#identity).includes(as)) throw new Refused(notYours(as))
        const watcher = await this.#host.watch(table, this.#identity, this.#tell)
        if (as !== undefined) watcher.lookAs(as)
        await this.#stopWatching(table)
        this.#watching.set(table, watcher)
        const update = watcher.whole(this.#host.now())
        await this.#host.begin(table)
        return update
      }),
    )
  }

  async #leave(table: TableId): Promise<true> {
    await this.#comingAndGoing.add(() => this.#stopWatching(table))
    return true
  }

  async #stopWatching(table: TableId): Promise<void> {
    const watcher = this.#watching.get(table)
    this.#watching.delete(table)
    if (watcher !== undefined) await this.#host.leave(table, watcher)
  }

  #command({ table, seen, command, key }: Request<'command'>): Promise<number> {
    return this.#host.command(table, (kept) => {
      if ('by' in command && !this.#held(kept).includes(command.by)) throw new Refused(notYours(command.by))
      return { who: this.#identity, seen, command, key }
    })
  }

  #held(kept: KeptTable): readonly Seat[] {
    return seatsHeldBy(kept.holders, this.#identity)
  }

  /** The viewer that the sender is at a table without watching it. */
  #viewerOf(kept: KeptTable): Seat {
    const watcher = this.#watching.get(kept.id)
    if (watcher !== undefined) return watcher.viewer
    const [seat, ...others] = this.#held(kept)
    return seat === undefined || others.length > 0 ? WATCHER : seat
  }

  /** The one way in which a record leaves the host: as its viewer may have it. */
  #recordOf(kept: KeptTable): GameRecord {
    const { finished, rules } = kept.state
    // Nothing is secret any more: not even what the draws were made from. But a game that was aborted shows no hands.
    if (finished !== null && (finished.why !== 'aborted' || !rules.hasSecrets)) return kept.record
    return settled(recordFor(kept.state.rules, recordOf(kept.state), this.#viewerOf(kept)))
  }

  /** Uses a table with all that any host has saved of it. */
  #latest<T>(table: TableId, use: (kept: KeptTable) => T): Promise<T> {
    return this.#host.using(table, async (kept) => {
      await kept.catchUp()
      return use(kept)
    })
  }

  #record(table: TableId): Promise<GameRecord> {
    return this.#latest(table, (kept) => this.#recordOf(kept))
  }

  /** An untrusted record becomes a table of the sender's own; a game that is not over can be played on. */
  async #keep(record: GameRecord, seats?: Opening['seats']): Promise<TableId> {
    const { games, decider, environment } = this.#host
    const rules = settled(rulesOf(games, record))
    refusePartial(rules, record)
    // Nobody agreed on aids, so all of them are on.
    const game = games.find(({ id }) => id === record.game)
    const aids = game === undefined ? [] : aidsHere(environment.bots, game)
    const standIn = standInOf(record, environment.bots)
    const known = { game: record.game, setup: rules.setup, clock: { kind: 'none' }, aids, ...standIn } as const
    // A record's names are free. The page says who sits there if it knows.
    const opening: Opening =
      seats === undefined
        ? { ...known, seats: seatsOf(record, environment.bots) }
        : settled(this.#checked({ ...known, seats }))
    const secret = environment.randomBits()
    const decision = settled(decider.reopen(record, opening, this.#around(secret)))
    const same = await this.#findSame(record, decision.state, seats !== undefined)
    return same ?? this.#host.keep(this.#identity, decision, secret)
  }

  /**
   * A table of the sender's that holds this game already, or null. When a record is opened, any table with the same
   * game will do, whoever sits there. To play on from a record, the opening must match too, and the table must be
   * untouched.
   */
  async #findSame(record: GameRecord, state: TableState, isOwn: boolean): Promise<TableId | null> {
    const { store } = this.#host
    for (const table of await store.withKey(this.#identity, new GameKey(state).of(state))) {
      const entry = await store.entry(table)
      if (isOwn && entry?.summary.touched !== entry?.summary.opened) continue
      const isIt = await this.#latest(table, (kept) => {
        const isSame = !isGuessing(kept.state) && standsAtEndOf(record, kept.state)
        return isSame && (!isOwn || isSameOpening(state.opening, kept.state.opening))
      })
      if (isIt) return table
    }
    return null
  }

  async #forget(table: TableId): Promise<true> {
    const entry = await this.#host.store.entry(table)
    // Whose it is must be known: a store that cannot say it now must not let anybody delete it.
    if (entry === undefined) return true
    if (entry.holders?.owner !== this.#identity) throw new Refused(NOT_YOUR_TABLE)
    this.#watching.delete(table)
    await this.#host.forget(table)
    return true
  }

  #source(source: ReviewSource): Promise<{ record: GameRecord; seats: Opening['seats'] }> {
    if ('table' in source)
      return this.#latest(source.table, (kept) => ({
        record: this.#recordOf(kept),
        seats: kept.state.opening.seats,
      }))
    const record = settled(recordFrom(source.record))
    return Promise.resolve({ record, seats: seatsOf(record, this.#host.environment.bots) })
  }

  #passed({ table, from, to }: Request<'passed'>): Promise<readonly Json[]> {
    return this.#latest(table, (kept) => {
      if (to > kept.state.moves.length) throw new Refused(notReached(to))
      return passedPositions(kept.state, this.#viewerOf(kept), from, to)
    })
  }

  #advise({ table, by, seen }: Request<'advice'>): Promise<Advice> {
    return this.#host.using(table, async (kept) => {
      await kept.catchUp()
      if (!this.#held(kept).includes(by)) throw new Refused(notYours(by))
      return this.#host.advising.advise(kept, by, seen)
    })
  }

  async #review(source: ReviewSource): Promise<Answer<'review'>> {
    const { record, seats } = await this.#source(source)
    return settled(review(this.#host.games, record, seats))
  }

  async #reviewAt({ source, position }: Request<'review-at'>): Promise<Json> {
    const { record } = await this.#source(source)
    return settled(reviewAt(this.#host.games, record, position))
  }
}

const CLOSED: Refusal = refusal('closed', 'this line is closed')
const NOT_YOUR_TABLE: Refusal = refusal('not-your-table', 'only its owner deletes a table', { where: 'table' })
const notReached = (position: number): Refusal =>
  refusal('not-reached', `the table has not come to position ${position}`, { where: 'to' })

/**
 * True while a game with secrets is under way. A complete record can then only be a guess, and leading to this table
 * would confirm it.
 */
const isGuessing = ({ rules, finished }: TableState): boolean => rules.hasSecrets === true && finished === null

/** A record of what one viewer was told can be looked at. It cannot be played on: nobody knows what is hidden in it. */
function refusePartial(rules: AnyRules, { moves }: GameRecord): void {
  if (!rules.hasSecrets) return
  const { position } = replay(rules, moves)
  const guess = rules.determinize(position, new Random(0))
  if (digest(rules, guess) !== digest(rules, position))
    throw new Refused(refusal('partial-record', 'this record does not tell everything', { where: 'moves' }))
}
