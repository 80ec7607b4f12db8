/** For tests: a service with everything handed in, and people who visit it. */
import { GAMES } from '@bastide/catalog'
import { chainOf, type Game, type HashChain, type Json, type Result } from '@bastide/kernel'
import {
  ADVICE,
  type AskingOnline,
  type GatheringCommand,
  type GatheringView,
  type KeptFor,
  type OnlineRequest,
  type OnlineVerb,
  readAsked,
  readChanged,
  type StreamNotice,
  type TableId,
  type TableUpdate,
  type Terms,
} from '@bastide/wire'
import { bots, seededBits, settle, TestClock } from '../../host/scenarios/playing.ts'
import { stonesGame } from '../../table/scenarios/stones-table.ts'
import {
  type Answered,
  type Asked,
  MemoryOnlineStore,
  OnlineService,
  type OnlineStore,
  type Stream,
  type StreamMessage,
  type WatchedTable,
  type World,
} from '../src/index.ts'

/** The toy game, which here has a usual setup too, and tables that may ask for advice. */
export const stones: Game = {
  ...stonesGame,
  form: { ...stonesGame.form, aids: [...(stonesGame.form.aids ?? []), ADVICE] },
  compose: (setup, seats) =>
    stonesGame.compose(
      typeof setup === 'object' && setup !== null && Object.keys(setup).length === 0 ? 'calm' : setup,
      seats,
    ),
}

/** The toy game and the real ones. */
export const EVERY_GAME: readonly Game[] = [stones, ...GAMES]

export const TERMS: Terms = {
  game: 'stones',
  setup: 'windy' as Json,
  clock: { kind: 'none' },
  aids: [],
  watchedBy: 'link',
  delay: 0,
  standIn: null,
  isListed: false,
}
export const ANYBODY: KeptFor = { kind: 'anybody' }
export const INVITED: KeptFor = { kind: 'invited' }
export const BOT: KeptFor = { kind: 'bot', bot: 'random' }

export class TestServer {
  readonly clock: TestClock
  readonly store: OnlineStore
  readonly service: OnlineService
  readonly faults: unknown[] = []

  constructor({
    store = new MemoryOnlineStore(),
    clock = new TestClock(1_700_000_000_000),
    games = [stones],
    seed = 7,
    ...world
  }: Partial<World> & { store?: OnlineStore; clock?: TestClock; games?: readonly Game[]; seed?: number } = {}) {
    this.store = store
    this.clock = clock
    this.service = new OnlineService(games, store, {
      now: clock.now,
      after: clock.after,
      randomBits: seededBits(seed),
      bots: bots(games),
      botPace: 0,
      fault: (thrown) => this.faults.push(thrown),
      ...world,
    })
  }

  /** Somebody who has said hello. */
  async guest(name: string, address = `10.0.0.${name.length}`): Promise<Visitor> {
    const visitor = new Visitor(this, address)
    await visitor.ask({ ask: 'hello', name })
    return visitor
  }

  /** Lets time pass as a server does: with a sweep every second. */
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 1_000) {
      await this.clock.pass(Math.min(left, 1_000))
      await this.service.sweep()
      await settle()
    }
  }
}

/** Somebody's device: a cookie, an address, and chains of its own. */
export class Visitor {
  readonly server: TestServer
  readonly address: string
  device: string | null = null
  id = ''
  #chains = 0

  constructor(server: TestServer, address = '10.0.0.1') {
    this.server = server
    this.address = address
  }

  get caller() {
    return { device: this.device, address: this.address }
  }

  /** As a server does: what is asked is read first. */
  async answer(request: unknown): Promise<Answered> {
    const read = readAsked(request)
    if (!read.ok) return { result: read }
    const answered = await this.server.service.answer(this.caller, read.value as Asked)
    if (answered.device !== undefined) this.device = answered.device
    return answered
  }

  async ask<V extends OnlineVerb>(request: OnlineRequest<V>): Promise<AskingOnline[V]['answer']>
  async ask(request: Asked): Promise<unknown>
  async ask(request: Asked): Promise<unknown> {
    const { result } = await this.answer(request)
    if (!result.ok) throw new Error(`${request.ask}: ${result.code}: ${result.reason}`)
    if (request.ask === 'hello' || request.ask === 'use-code') this.id = (result.value as { guest: string }).guest
    return result.value
  }

  /** The code of a refusal, or 'yes'. */
  async code(request: unknown): Promise<string> {
    const { result } = await this.answer(request)
    return result.ok ? 'yes' : result.code
  }

  gather(terms: Partial<Terms> = {}, ...seats: readonly KeptFor[]): Promise<TableId> {
    return this.ask({
      ask: 'gather',
      terms: { ...TERMS, ...terms },
      seats: seats.length > 0 ? seats : [INVITED, INVITED],
    })
  }

  view(table: TableId): Promise<GatheringView> {
    return this.ask({ ask: 'gathering', table })
  }

  /** Does something at a gathering, seeing it as it is now. */
  async at(table: TableId, command: GatheringCommand, key?: string): Promise<Result<unknown>> {
    const seen = (await this.view(table)).version
    return (await this.answer({ ask: 'at-gathering', table, seen, command, ...(key === undefined ? {} : { key }) }))
      .result
  }

  async must(table: TableId, command: GatheringCommand): Promise<void> {
    const done = await this.at(table, command)
    if (!done.ok) throw new Error(`${command.do}: ${done.code}: ${done.reason}`)
  }

  /** Comes by the link of somebody else's table and sits down. */
  async join(other: Visitor, table: TableId, seat: number): Promise<void> {
    await this.enter(other, table)
    await this.must(table, { do: 'sit', seat })
  }

  async enter(other: Visitor, table: TableId): Promise<void> {
    const invite = (await other.view(table)).invite as string
    await this.ask({ ask: 'enter', table, invite })
  }

  chain(): HashChain {
    return chainOf(`${this.id} ${this.#chains++}`)
  }

  stream(watched: readonly (TableId | WatchedTable)[], cursor: string | null = null): Promise<Tab> {
    return Tab.open(
      this,
      watched.map((one) => (typeof one === 'string' ? { table: one } : one)),
      cursor,
    )
  }
}

/** A game of these people, who all are ready without a chain. The first makes the table. */
export async function openGame(people: readonly Visitor[], terms: Partial<Terms> = {}): Promise<TableId> {
  const [maker, ...others] = people as [Visitor, ...Visitor[]]
  const table = await maker.gather(terms, ...people.map(() => INVITED))
  for (const [i, other] of others.entries()) await other.join(maker, table, i + 1)
  for (const [seat, one] of people.entries()) await one.must(table, { do: 'ready', seat, end: null })
  return table
}

/** A page's stream: what it was told, and what it knows by it. */
export class Tab {
  readonly messages: StreamMessage[] = []
  readonly updates = new Map<TableId, TableUpdate>()
  cursor: string | null = null
  isEnded = false
  isSlow = false
  stream!: Stream

  static async open(visitor: Visitor, watched: readonly WatchedTable[], cursor: string | null): Promise<Tab> {
    const tab = new Tab()
    tab.cursor = cursor
    const opened = await visitor.server.service.stream(visitor.caller, watched, cursor, {
      send: (message) => tab.#hear(message),
      end: () => {
        tab.isEnded = true
      },
    })
    if (!opened.ok) throw new Error(`${opened.code}: ${opened.reason}`)
    tab.stream = opened.value
    return tab
  }

  get notices(): readonly StreamNotice[] {
    return this.messages.map(({ data }) => JSON.parse(data) as StreamNotice)
  }

  told<T extends StreamNotice['tell']>(tell: T): readonly (StreamNotice & { tell: T })[] {
    return this.notices.filter((notice): notice is StreamNotice & { tell: T } => notice.tell === tell)
  }

  close(): void {
    this.stream.close()
  }

  #hear(message: StreamMessage): boolean {
    if (this.isEnded) throw new Error('something was sent after the end')
    this.messages.push(message)
    if (message.cursor !== null) this.cursor = message.cursor
    const notice = JSON.parse(message.data) as StreamNotice
    if (notice.tell === 'update') this.updates.set(notice.update.table, notice.update)
    if (notice.tell === 'change') {
      const before = this.updates.get(notice.change.table)
      if (before?.version !== notice.change.since) throw new Error('a change of something that was not told')
      const after = readChanged(before as never, notice.change.changes)
      if (!after.ok) throw new Error(after.reason)
      this.updates.set(notice.change.table, after.value as never)
    }
    return !this.isSlow
  }
}
