/**
 * One table, as it is kept: its state is what its events fold into. A command is decided on the latest state, and its
 * events are saved before anybody hears of them. Another host may keep the same table in the same store: whoever saves
 * first is right, and the other catches up.
 */
import {
  canonical,
  type GameRecord,
  type Happening,
  NOBODY,
  type Result,
  refusal,
  type Seat,
  sha256,
} from '@bastide/kernel'
import {
  type Command,
  type Decision,
  isStale,
  type KeepersCommand,
  recordOf,
  type Table,
  type TableEvent,
  type TableState,
} from '@bastide/table'
import type { TableId, Told } from '@bastide/wire'
import { dueWithBots } from './bot-turns.ts'
import type { Draw } from './chance.ts'
import { GameKey } from './game-key.ts'
import { Queue } from './queue.ts'
import type { CarriedOut, Change, Holders, Identity, Store, TableEntry } from './store.ts'
import { ViewerStory } from './story.ts'
import { summaryOf } from './summary.ts'

/** A command as somebody sends it. */
export interface Sent {
  readonly who: Identity
  /** The version that the sender saw. */
  readonly seen: number
  readonly command: Command | KeepersCommand
  /** The sender's own name for this command: sent again with the same one, it happens once. */
  readonly key?: string | undefined
}

export interface Parts {
  readonly decider: Table
  readonly store: Store
  readonly now: () => number
  /** A table's events from a version on, as far as they are known here. */
  readonly events: Store['events']
  /** What the table's draws are made from. It leaves in the record of a game that is over, and in no other way. */
  readonly secret: string
  readonly botsPlayUnwatched: boolean
  /** A write failed, and may have been carried out all the same: what is stored has to be read again. */
  readonly unsure?: (table: TableId) => void
}

export class KeptTable {
  readonly id: TableId
  #holders: Holders
  readonly #parts: Parts
  readonly #draw: Draw
  #gameKey: GameKey
  readonly #opened: number
  #state: TableState
  /** The story that all viewers hear, if nothing is secret. */
  #common: readonly Told[] = []
  readonly #stories = new Map<Seat, ViewerStory>()
  /** Called with the number of moves that still stand when some were taken back. */
  readonly #onTakenBack: (to: number) => void
  /** One at a time, so that two commands of this host never compete for the same version. */
  readonly #queue = new Queue()
  /** Called when the state changes. */
  #onChanged: (() => void)[] = []

  constructor(
    parts: Parts,
    entry: TableEntry,
    draw: Draw,
    events: readonly TableEvent[],
    onTakenBack: (to: number) => void,
  ) {
    const [opened, ...rest] = events
    if (opened === undefined) throw new Error('a table begins with its opening')
    this.#parts = parts
    this.id = entry.summary.table
    this.#holders = entry.holders
    this.#opened = entry.summary.opened
    this.#draw = draw
    this.#onTakenBack = onTakenBack
    this.#state = parts.decider.evolve(null, opened)
    this.#gameKey = new GameKey(this.#state)
    this.#take(rest)
  }

  get holders(): Holders {
    return this.#holders
  }

  get state(): TableState {
    return this.#state
  }

  /** The record of what was played. Once the game is over it proves its draws, where they can be proven. */
  get record(): GameRecord {
    return recordOf(this.#state, this.#parts.secret)
  }

  get gameKey(): string {
    return this.#gameKey.of(this.#state)
  }

  /** Whether something is being carried out. */
  get isBusy(): boolean {
    return !this.#queue.isEmpty
  }

  /** Resolves as soon as the table is not at this version any more. */
  changedFrom(version: number): Promise<void> {
    if (this.#state.version !== version) return Promise.resolve()
    return new Promise((resolve) => this.#onChanged.push(resolve))
  }

  /** The seat that must decide; null if it is chance or nobody. */
  get awaited(): Seat | null {
    const { finished, rules, position } = this.#state
    const seat = finished === null ? rules.awaited(position) : NOBODY
    return seat < 0 ? null : seat
  }

  /** The story of the moves that stand, as a viewer may hear it. */
  storyFor(viewer: Seat): readonly Told[] {
    if (!this.#state.rules.hasSecrets) return this.#common
    const story = this.#stories.get(viewer) ?? new ViewerStory(viewer)
    this.#stories.set(viewer, story)
    return story.upTo(this.#state)
  }

  /** Learns what another host has saved, and says whether there was anything. */
  catchUp(): Promise<boolean> {
    return this.#queue.add(() => this.#catchUp())
  }

  /** Carries out a command, saves what follows, and gives the new version. */
  command(sent: Sent): Promise<Result<number>> {
    return this.#queue.add(() => this.#command(sent))
  }

  /**
   * Changes the store by other means than events, as when somebody is forgotten. No command is carried out meanwhile:
   * it would write back who held which seat before. Afterwards the table is what the store says.
   */
  rewriting<T>(change: () => Promise<T>): Promise<T> {
    return this.#queue.add(async () => {
      const changed = await change()
      await this.#reload()
      return changed
    })
  }

  async #reload(): Promise<void> {
    const { store, decider, events } = this.#parts
    const [entry, [opened, ...rest]] = await Promise.all([store.entry(this.id), events(this.id, 0)])
    // It was deleted: whoever watches keeps what they have.
    if (entry === undefined || opened === undefined) return
    this.#holders = entry.holders
    this.#state = decider.evolve(null, opened)
    this.#gameKey = new GameKey(this.#state)
    this.#common = []
    this.#stories.clear()
    this.#take(rest)
  }

  async #catchUp(): Promise<boolean> {
    const events = await this.#parts.events(this.id, this.#state.version)
    this.#take(events)
    return events.length > 0
  }

  async #command({ who, seen, command, key }: Sent): Promise<Result<number>> {
    const body = key === undefined ? '' : sha256(canonical(command as never))
    // First, or another host could carry out the same command in between, and this one would call it stale.
    await this.#catchUp()
    const before = await this.#carriedOut(who, key)
    if (before !== undefined) return answerAgain(before, body)
    const { version } = this.#state
    if (isStale(this.#state, seen, command.do))
      return refusal('stale', `this answers version ${seen}; the table is at version ${version}`, { where: 'seen' })
    const told: Happening[][] = []
    const tell = (happening: Happening, move: number): void => {
      told[move] ??= []
      told[move].push(happening)
    }
    const now = this.#parts.now()
    const decided = this.#parts.decider.carryOut(command, this.#state, { now, chance: this.#draw, tell })
    if (!decided.ok) return decided
    const { events, state } = decided.value
    if (events.length === 0) return { ok: true, value: version }
    const carriedOut = key === undefined ? {} : { command: { who, key, body, version: state.version } }
    const entry = this.#entryOf(state, now)
    if (await this.#append(version, { events, entry, ...carriedOut })) {
      this.#follow(decided.value, told)
      return { ok: true, value: state.version }
    }
    // Another host was quicker; with the very same command, if it was sent to both.
    const meanwhile = await this.#carriedOut(who, key)
    if ((await this.#parts.store.entry(this.id)) === undefined)
      return refusal('deleted', 'this table was deleted', { where: 'table' })
    await this.#catchUp()
    if (meanwhile !== undefined) return answerAgain(meanwhile, body)
    return refusal('stale', 'something else happened at the table first', { where: 'seen' })
  }

  async #append(version: number, change: Change): Promise<boolean> {
    try {
      return await this.#parts.store.append(this.id, version, change)
    } catch (thrown) {
      this.#parts.unsure?.(this.id)
      throw thrown
    }
  }

  #carriedOut(who: Identity, key: string | undefined): Promise<CarriedOut | undefined> {
    return key === undefined ? Promise.resolve(undefined) : this.#parts.store.carriedOut(this.id, who, key)
  }

  #entryOf(state: TableState, now: number): TableEntry {
    const { botsPlayUnwatched } = this.#parts
    return entryOf(this.id, this.holders, state, this.#gameKey.of(state), this.#opened, now, botsPlayUnwatched)
  }

  /** Takes over what a decision of this host led to, without folding its events a second time. */
  #follow({ events, state }: Decision, told: readonly (readonly Happening[])[]): void {
    let moves = this.#state.moves.length
    for (const event of events) {
      if (event.is === 'played') this.#tellMove(event.by, told[moves++] ?? [])
      if (event.is === 'taken-back') {
        this.#cut(event.to)
        moves = event.to
      }
    }
    this.#state = state
    this.#tellChanged()
  }

  #tellChanged(): void {
    const waiting = this.#onChanged
    this.#onChanged = []
    for (const resolve of waiting) resolve()
  }

  /** Folds events from the store. */
  #take(events: readonly TableEvent[]): void {
    for (const event of events) {
      const happenings: Happening[] = []
      this.#state = this.#parts.decider.evolve(this.#state, event, (happening) => happenings.push(happening))
      if (event.is === 'played') this.#tellMove(event.by, happenings)
      if (event.is === 'taken-back') this.#cut(event.to)
    }
    if (events.length > 0) this.#tellChanged()
  }

  /** In a game with secrets nobody hears what really happens: `storyFor` folds each viewer's own story. */
  #tellMove(by: Told['by'], happenings: readonly Happening[]): void {
    if (!this.#state.rules.hasSecrets) this.#common = [...this.#common, { by, happenings }]
  }

  #cut(to: number): void {
    this.#common = this.#common.slice(0, to)
    for (const story of this.#stories.values()) story.cut(to)
    this.#onTakenBack(to)
  }
}

const answerAgain = (before: CarriedOut, body: string): Result<number> =>
  before.body === body
    ? { ok: true, value: before.version }
    : refusal('key-used', 'another command was sent with this key', { where: 'key' })

/** What a store keeps beside the events. */
export function entryOf(
  table: TableId,
  holders: Holders,
  state: TableState,
  gameKey: string,
  opened: number,
  touched: number,
  botsPlayUnwatched = false,
): TableEntry {
  const due = dueWithBots(state, botsPlayUnwatched)
  return { summary: summaryOf(table, state, opened, touched), holders, gameKey, due }
}
