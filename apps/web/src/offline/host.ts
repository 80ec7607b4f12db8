/**
 * Keeps the tables of one browser and answers the page's requests, as a server would. It knows nothing of pages:
 * messages go in and out.
 */
import { BOTS } from '@bastide/bots'
import { attempt, demand, type GameRecord, type Refusal, type Result, refusal, refuse, rulesOf } from '@bastide/kernel'
import { type Decision, type Opening, readOpening, recordOf, tableOf } from '@bastide/table'
import type { Answer, Notice, Request, ReviewSource, TableId, Verb } from '@bastide/wire'
import { botMove } from './bot-playing.ts'
import { drawFrom, newSecret } from './chance.ts'
import { KeptTable } from './kept-table.ts'
import { PLAYABLE } from './playable.ts'
import { recordFrom, review, reviewAt, seatsOf } from './reviewing.ts'
import { findSame } from './same-game.ts'
import type { Store } from './store.ts'
import { summaryOf } from './summary.ts'

const decider = tableOf(PLAYABLE)

/** How long a bot seems to think: quick enough not to bore, slow enough to follow. */
const PACE_MS = 650

export interface Environment {
  tell(notice: Notice): void
  /** Lets other tabs know that something was saved. */
  saved(table: TableId): void
  /** Runs something only in one tab at a time; for as long as the promise lasts. */
  alone(table: TableId, run: () => Promise<void>): Promise<void>
}

export class Host {
  readonly #around: Environment
  readonly #store: Store
  readonly #tables = new Map<TableId, KeptTable>()
  readonly #watched = new Set<TableId>()
  readonly #playing = new Set<TableId>()
  readonly #clocks = new Map<TableId, ReturnType<typeof setTimeout>>()

  constructor(store: Store, around: Environment) {
    this.#store = store
    this.#around = around
  }

  async answer(request: Request): Promise<Result<unknown>> {
    try {
      return { ok: true, value: await this.#answer(request) }
    } catch (thrown) {
      if (thrown instanceof Refused) return thrown.refusal
      return refusal('fault', thrown instanceof Error ? thrown.message : String(thrown))
    }
  }

  /** Another tab has saved something. */
  async hear(table: TableId): Promise<void> {
    const kept = this.#tables.get(table)
    if (kept !== undefined && (await kept.catchUp())) this.#goOn(kept)
  }

  #answer(request: Request): Promise<Answer<Verb>> | Answer<Verb> {
    switch (request.ask) {
      case 'games':
        return PLAYABLE.map(({ id, form }) => ({
          id,
          form,
          bots: BOTS.filter(({ game }) => game === null || game === id).map((bot) => bot.id),
        }))
      case 'check':
        settled(this.#checked(request.opening))
        return true
      case 'open':
        return this.#open(request.opening)
      case 'tables':
        return this.#list()
      case 'watch':
        return this.#watch(request.table)
      case 'leave':
        this.#watched.delete(request.table)
        return true
      case 'command':
        return this.#command(request)
      case 'record':
        return this.#load(request.table).then(({ state }) => recordOf(state))
      case 'keep':
        return this.#keep(settled(recordFrom(request.record)), request.seats)
      case 'forget':
        return this.#forget(request.table)
      case 'review':
        return this.#reviewed(request.source)
      case 'review-at':
        return this.#source(request.source).then(({ record }) => settled(reviewAt(record, request.position)))
    }
  }

  /** An opening that every game and every bot understands, with what decides its first events. */
  #checked(given: unknown): Result<Opening> {
    return attempt(() => {
      const opening = demand(readOpening(PLAYABLE, given))
      const known = BOTS.filter(({ game }) => game === null || game === opening.game).map(({ id }) => id)
      opening.seats.forEach(({ player }, i) => {
        if (player.kind === 'bot' && !known.includes(player.bot))
          refuse('unknown-bot', `there is no bot ${player.bot}`, { where: `seats[${i}].player.bot` })
      })
      const composed = PLAYABLE.find(({ id }) => id === opening.game)?.compose(opening.setup, opening.seats.length)
      if (composed !== undefined) demand(composed)
      return opening
    })
  }

  #open(given: unknown): Promise<TableId> {
    const opening = settled(this.#checked(given))
    const secret = newSecret()
    const environment = { now: Date.now(), chance: drawFrom(secret) }
    return this.#save(settled(decider.carryOut({ do: 'open', opening }, null, environment)), secret)
  }

  async #save({ events, state }: Decision, secret: string): Promise<TableId> {
    const table = newSecret().slice(0, 12)
    const now = Date.now()
    const entry = { ...summaryOf(table, state, now, now), secret }
    await this.#store.append(table, 0, events, entry)
    return table
  }

  async #list(): Promise<Answer<'tables'>> {
    const entries = await this.#store.entries()
    return entries.map(({ secret: _, ...summary }) => summary).sort((one, other) => other.touched - one.touched)
  }

  async #load(table: TableId): Promise<KeptTable> {
    const known = this.#tables.get(table)
    if (known !== undefined) return known
    const loaded = await KeptTable.load(decider, this.#store, table)
    if (loaded === null) throw new Refused(refusal('unknown-table', 'there is no such table here', { where: 'table' }))
    this.#tables.set(table, loaded)
    return loaded
  }

  async #watch(table: TableId): Promise<Answer<'watch'>> {
    const kept = await this.#load(table)
    await kept.catchUp()
    this.#watched.add(table)
    const update = kept.update(true)
    this.#afterwards(kept)
    return update
  }

  async #command({ table, seen, command }: Request<'command'>): Promise<number> {
    const kept = await this.#load(table)
    const done = await kept.command(seen, command)
    if (!done.ok) {
      // The page may be behind: it is shown what is.
      if (done.code === 'stale') this.#goOn(kept)
      throw new Refused(done)
    }
    this.#around.saved(table)
    this.#goOn(kept)
    return done.value
  }

  /** An untrusted record becomes a table; one that is not over can be played on. */
  async #keep(record: GameRecord, seats?: Opening['seats']): Promise<TableId> {
    settled(rulesOf(PLAYABLE, record))
    // Nobody agreed on helps: whoever opens a record may see all that there is to see.
    const aids = PLAYABLE.find(({ id }) => id === record.game)?.form.aids ?? []
    const known = { game: record.game, setup: record.setup, clock: { kind: 'none' }, aids } as const
    // A record names its seats freely; who sits there is asked of the page only where it knows.
    const opening: Opening =
      seats === undefined ? { ...known, seats: seatsOf(record) } : settled(this.#checked({ ...known, seats }))
    const secret = newSecret()
    const decision = settled(decider.reopen(record, opening, { now: Date.now(), chance: drawFrom(secret) }))
    const same = await findSame(
      await this.#store.entries(),
      (table) => this.#load(table),
      record,
      seats === undefined ? null : opening,
    )
    return same ?? this.#save(decision, secret)
  }

  async #forget(table: TableId): Promise<true> {
    this.#watched.delete(table)
    this.#tables.delete(table)
    clearTimeout(this.#clocks.get(table))
    await this.#store.forget(table)
    return true
  }

  async #source(source: ReviewSource): Promise<{ record: GameRecord; seats: Opening['seats'] }> {
    if ('table' in source) {
      const { state } = await this.#load(source.table)
      return { record: recordOf(state), seats: state.opening.seats }
    }
    const record = settled(recordFrom(source.record))
    return { record, seats: seatsOf(record) }
  }

  async #reviewed(source: ReviewSource): Promise<Answer<'review'>> {
    const { record, seats } = await this.#source(source)
    return settled(review(record, seats))
  }

  #goOn(kept: KeptTable): void {
    if (this.#watched.has(kept.id)) this.#around.tell({ tell: 'update', update: kept.update(false) })
    this.#afterwards(kept)
  }

  /** What follows by itself: bots play, clocks run out. */
  #afterwards(kept: KeptTable): void {
    this.#setClock(kept)
    if (!isBotAwaited(kept) || this.#playing.has(kept.id)) return
    this.#playing.add(kept.id)
    // Not awaited: it lasts until people are to decide again, or nobody watches.
    this.#around
      .alone(kept.id, () => this.#letBotsPlay(kept))
      .finally(() => {
        this.#playing.delete(kept.id)
        // What came while the bots were stopping.
        if (this.#watched.has(kept.id) && isBotAwaited(kept)) this.#afterwards(kept)
      })
  }

  async #letBotsPlay(kept: KeptTable): Promise<void> {
    while (this.#watched.has(kept.id) && isBotAwaited(kept)) {
      const seat = kept.awaited as number
      this.#around.tell({ tell: 'thinking', table: kept.id, seat })
      const { version } = kept.state
      const began = performance.now()
      const move = botMove(kept.state, seat)
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, PACE_MS - (performance.now() - began))))
      // Somebody may have taken back or left in the meantime.
      if (!this.#watched.has(kept.id) || kept.state.version !== version) continue
      const done = await kept.command(version, { do: 'play', by: seat, move })
      if (done.ok) this.#around.saved(kept.id)
      else if (done.code !== 'stale') throw new Error(`the bot's move was refused: ${done.reason}`)
      this.#setClock(kept)
      if (this.#watched.has(kept.id)) this.#around.tell({ tell: 'update', update: kept.update(false) })
    }
    this.#around.tell({ tell: 'thinking', table: kept.id, seat: null })
  }

  #setClock(kept: KeptTable): void {
    clearTimeout(this.#clocks.get(kept.id))
    const left = kept.timeLeft
    if (left === null) return
    const look = () =>
      kept.command(kept.state.version, { do: 'look-at-clock' }).then((done) => {
        if (done.ok) this.#goOn(kept)
      })
    this.#clocks.set(kept.id, setTimeout(look, left + 50))
  }
}

function isBotAwaited(kept: KeptTable): boolean {
  const seat = kept.awaited
  return seat !== null && kept.state.asked === null && kept.state.opening.seats[seat]?.player.kind === 'bot'
}

/** A refusal on its way to `answer`, which is the boundary. */
class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.reason)
    this.refusal = refusal
  }
}

function settled<T>(result: Result<T>): T {
  if (!result.ok) throw new Refused(result)
  return result.value
}
