/**
 * One table, as it is kept: its state is what its events fold into. A command is decided on the latest state, and its
 * events are saved before anybody hears of them. Another tab may keep the same table; whoever saves first is right, and
 * the other learns of it.
 */
import { type Happening, NOBODY, type Result, refusal, type Seat } from '@bastide/kernel'
import {
  type Command,
  hasLeft,
  lookAt,
  type TableEvent,
  type TableState,
  type tableOf,
  takeBackFor,
} from '@bastide/table'
import type { TableId, TableUpdate, Told } from '@bastide/wire'
import { drawFrom } from './chance.ts'
import type { Entry, Store } from './store.ts'
import { summaryOf } from './summary.ts'

export type Decider = ReturnType<typeof tableOf>

export class KeptTable {
  readonly id: TableId
  readonly #decider: Decider
  readonly #store: Store
  #entry: Entry
  #state: TableState
  readonly #story: Told[] = []
  /** The first move that the page has not heard of, or has heard otherwise. */
  #unheardFrom = 0
  #viewer: Seat

  private constructor(decider: Decider, store: Store, entry: Entry, events: readonly TableEvent[]) {
    this.id = entry.table
    this.#decider = decider
    this.#store = store
    this.#entry = entry
    const [opened, ...rest] = events
    if (opened === undefined) throw new Error('a table begins with its opening')
    this.#state = decider.evolve(null, opened)
    this.#viewer = Math.max(
      0,
      this.#state.opening.seats.findIndex(({ player }) => player.kind === 'human'),
    )
    this.#take(rest)
  }

  static async load(decider: Decider, store: Store, table: TableId): Promise<KeptTable | null> {
    const [entry, events] = await Promise.all([store.entry(table), store.events(table, 0)])
    return entry === undefined || events.length === 0 ? null : new KeptTable(decider, store, entry, events)
  }

  get state(): TableState {
    return this.#state
  }

  /** The seat that is to decide; null where chance or nobody is. */
  get awaited(): Seat | null {
    const { finished, rules, position } = this.#state
    const seat = finished === null ? rules.awaited(position) : NOBODY
    return seat < 0 ? null : seat
  }

  /** What is left of the running clock, in milliseconds. */
  get timeLeft(): number | null {
    // Most tables have no clock, and need no view made to learn that.
    if (this.#state.opening.clock.kind === 'none') return null
    const { clock, seats } = lookAt(this.#state, this.#viewer, Date.now())
    return clock.running === null ? null : (seats[clock.running]?.clock ?? null)
  }

  /** Learns what another tab has saved, and says whether there was anything. */
  async catchUp(): Promise<boolean> {
    const from = this.#state.version
    return this.#takeFrom(from, await this.#store.events(this.id, from))
  }

  async command(seen: number, command: Command): Promise<Result<number>> {
    await this.catchUp()
    if (seen !== this.#state.version && command.do !== 'look-at-clock')
      return refusal('stale', `this answers version ${seen}; the table is at version ${this.#state.version}`, {
        where: 'seen',
      })
    const now = Date.now()
    const decided = this.#decider.carryOut(command, this.#state, { now, chance: drawFrom(this.#entry.secret) })
    if (!decided.ok) return decided
    const { events, state } = decided.value
    if (events.length === 0) return { ok: true, value: this.#state.version }
    const entry = { ...summaryOf(this.id, state, this.#entry.opened, now), secret: this.#entry.secret }
    const from = this.#state.version
    if (!(await this.#store.append(this.id, from, events, entry))) {
      if ((await this.#store.entry(this.id)) === undefined)
        return refusal('deleted', 'this table was deleted in another window', { where: 'table' })
      await this.catchUp()
      return refusal('stale', 'something else happened at the table first', { where: 'seen' })
    }
    this.#entry = entry
    this.#takeFrom(from, events)
    return { ok: true, value: this.#state.version }
  }

  /** What the page is to show now, and what of the story it has not heard. */
  update(isWhole: boolean): TableUpdate {
    const { awaited } = this
    if (awaited !== null && this.#state.opening.seats[awaited]?.player.kind === 'human') this.#viewer = awaited
    const from = isWhole ? 0 : Math.min(this.#unheardFrom, this.#story.length)
    this.#unheardFrom = this.#story.length
    const at = Date.now()
    return {
      table: this.id,
      version: this.#state.version,
      viewer: this.#viewer,
      at,
      view: lookAt(this.#state, this.#viewer, at),
      takeBack: this.#takeBack,
      from,
      told: this.#story.slice(from),
      setup: this.#state.opening.setup,
    }
  }

  /**
   * While they were on their way, somebody else who asked may have taken some of them: none is taken twice. Says
   * whether any was left.
   */
  #takeFrom(from: number, events: readonly TableEvent[]): boolean {
    const left = events.slice(this.#state.version - from)
    this.#take(left)
    return left.length > 0
  }

  /** At one screen it is for whoever moved last among its people, and not for whoever is to move next. */
  get #takeBack(): TableUpdate['takeBack'] {
    const { movers, opening } = this.#state
    // For those who have resigned moves are made, and they take none of them back.
    const people = movers.filter(
      (mover): mover is Seat =>
        typeof mover === 'number' && opening.seats[mover]?.player.kind === 'human' && !hasLeft(this.#state, mover),
    )
    const by = people.at(-1)
    const how = by === undefined ? null : takeBackFor(this.#state, by)
    return by === undefined || how === null ? null : { by, how }
  }

  #take(events: readonly TableEvent[]): void {
    for (const event of events) {
      const happenings: Happening[] = []
      this.#state = this.#decider.evolve(this.#state, event, (happening) => happenings.push(happening))
      if (event.is === 'played') this.#story.push({ by: event.by, happenings })
      if (event.is === 'taken-back') {
        this.#story.length = event.to
        this.#unheardFrom = Math.min(this.#unheardFrom, event.to)
      }
    }
  }
}
