/** For tests: hosts with everything handed in, and people who play at them. */
import { botFor, botsOf } from '@bastide/bots'
import { GAMES } from '@bastide/catalog'
import { type Game, Random } from '@bastide/kernel'
import type { Opening } from '@bastide/table'
import type { View } from '@bastide/tile-game/words'
import type { Answer, HostVerb, Notice, Request, TableId, TableUpdate } from '@bastide/wire'
import {
  type BotRunner,
  type Environment,
  Host,
  type Identity,
  MemoryStore,
  type Store,
  Thinker,
} from '../src/index.ts'

export const bots = (games: readonly Game[] = GAMES): BotRunner => {
  const thinker = new Thinker(games, botFor)
  return {
    bots: botsOf,
    takes: (game, bot) => botFor(game, bot)?.milliseconds ?? 0,
    think: (thought) => Promise.resolve().then(() => thinker.think(thought)),
    advise: (thought) => Promise.resolve().then(() => thinker.advise(thought)),
  }
}

/** Random bits that come again the same for the same seed. */
export function seededBits(seed: number): () => string {
  const random = new Random(seed)
  const digits = (): string =>
    random
      .below(2 ** 16)
      .toString(16)
      .padStart(4, '0')
  return () => Array.from({ length: 8 }, digits).join('')
}

/** A clock that a test moves, with its timers. */
export class TestClock {
  time: number
  #timers: { readonly at: number; readonly call: () => void }[] = []

  constructor(time = 1_000_000) {
    this.time = time
  }

  readonly now = (): number => this.time

  readonly after = (ms: number, call: () => void): (() => void) => {
    // As Node and browsers do.
    const timer = { at: this.time + (ms > 2 ** 31 - 1 ? 1 : ms), call }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer)
    }
  }

  get waiting(): number {
    return this.#timers.length
  }

  /** Lets time pass, timer by timer; everything that waits for a promise runs in between. */
  async pass(ms: number): Promise<void> {
    const until = this.time + ms
    await settle()
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)
      if (next === undefined) break
      this.#timers = this.#timers.filter((one) => one !== next)
      this.time = Math.max(this.time, next.at)
      next.call()
      await settle()
    }
    this.time = until
  }
}

/** Node's own. Tests of the pages use this file too, and are checked with the names that browsers have. */
declare const setImmediate: (call: () => void) => void

/** Everything that waits for nothing but promises has run. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

export const environmentOf = (clock: TestClock, changes: Partial<Environment> = {}): Environment => ({
  now: clock.now,
  after: clock.after,
  randomBits: seededBits(7),
  bots: bots(),
  botPace: 650,
  saved() {},
  alone: (_, run) => run(),
  fault(thrown) {
    throw thrown
  },
  ...changes,
})

const COLOURS = ['gold', 'red', 'green', 'blue', 'black'] as const
const PATTERNS = ['roundel', 'cross', 'chevron', 'bend', 'saltire'] as const

/** An opening with people, and bots where one is named. */
export const openingOf = (
  players: readonly (string | undefined)[],
  { game = 'tile', setup = { edition: '2016' }, ...more }: Partial<Opening> = {},
): Opening => ({
  game,
  setup,
  seats: players.map((bot, i) => ({
    name: COLOURS[i] as string,
    colour: COLOURS[i] as (typeof COLOURS)[number],
    pattern: PATTERNS[i] as (typeof PATTERNS)[number],
    player: bot === undefined ? { kind: 'human' } : { kind: 'bot', bot },
  })),
  clock: { kind: 'none' },
  aids: [],
  ...more,
})

/** Somebody's page: asks, and remembers what it was told. */
export class Page {
  readonly notices: Notice[] = []
  readonly host: Host
  readonly clock: TestClock
  readonly #connection: ReturnType<Host['connect']>

  constructor(
    store: Store = new MemoryStore(),
    changes: Partial<Environment> & { readonly clock?: TestClock; readonly games?: readonly Game[] } = {},
    who: Identity = 'me',
    host?: Host,
  ) {
    const { clock = new TestClock(), games = GAMES, ...environment } = changes
    this.clock = clock
    this.host = host ?? new Host(games, store, environmentOf(clock, environment))
    this.#connection = this.host.connect(who, (notice) => this.notices.push(notice))
  }

  /** Another page at the same host. */
  beside(who: Identity): Page {
    return new Page(undefined, { clock: this.clock }, who, this.host)
  }

  answer(request: Request<HostVerb>) {
    return this.#connection.answer(request)
  }

  close(): Promise<void> {
    return this.#connection.close()
  }

  async ask<V extends HostVerb>(request: Request<V>): Promise<Answer<V>> {
    const answer = await this.answer(request as Request<HostVerb>)
    if (!answer.ok) throw new Error(`${answer.code}: ${answer.reason}`)
    return answer.value as Answer<V>
  }

  get latest(): TableUpdate | undefined {
    return this.notices.flatMap((notice) => (notice.tell === 'update' ? [notice.update] : [])).at(-1)
  }

  open(...players: readonly (string | undefined)[]): Promise<TableId> {
    return this.ask({ ask: 'open', opening: openingOf(players) })
  }

  /** Plays the first thing that the viewer may do. */
  play(update: TableUpdate, key?: string): Promise<number> {
    return this.ask({
      ask: 'command',
      table: update.table,
      seen: update.version,
      command: { do: 'play', by: update.viewer, move: firstMove(update) },
      ...(key === undefined ? {} : { key }),
    })
  }
}

export function firstMove({ view }: TableUpdate): never {
  const [choice] = (view.game as unknown as View).choices
  if (choice?.kind === 'cells')
    return { place: choice.tile, at: choice.cells[0]?.at, turn: choice.cells[0]?.turns[0] } as never
  return { pass: true } as never
}
