/**
 * People who play through a server that is slow and fails, over lines that break: by a seed, so that what went wrong
 * can be looked at again. Afterwards everything is compared with what the store holds.
 */
import { GAMES } from '@bastide/catalog'
import { settled } from '@bastide/host'
import { type Game, Random } from '@bastide/kernel'
import type { TableId, TableUpdate } from '@bastide/wire'
import { settle, TestClock } from '../../host/scenarios/playing.ts'
import { EVERY_GAME, INVITED, stones, TestServer, type Visitor } from '../scenarios/server.ts'
import { usualSetup } from '../src/gathering/gatherings.ts'
import type { MemoryOnlineStore } from '../src/index.ts'
import { flaky, StoreFailure, type TrueStore } from './flaky-store.ts'
import { SimulatedPage } from './page.ts'

const PLAYERS = 3
const STEPS = 400
const WEATHERS = ['calm', 'windy', 'veiled', 'whispering']
const NAMES = ['Gold', 'Red', 'Green', 'Blue', 'Black']

export interface Simulated {
  /** What should never have happened. */
  readonly wrong: readonly string[]
  readonly moves: number
  readonly takenBack: number
  readonly isFinished: boolean
  /** How often a page came back to its stream, how much all of them heard, and how often the store failed. */
  readonly returns: number
  readonly heard: number
  readonly failures: number
}

export class Simulation {
  readonly #random: Random
  readonly #clock = new TestClock(1_700_000_000_000)
  readonly #truth: TrueStore
  readonly #heal: () => void
  readonly #pages: SimulatedPage[] = []
  readonly #wrong: string[] = []
  readonly #store: MemoryOnlineStore
  #server: TestServer
  #returns = 0
  #failures = 0
  #seed: number

  constructor(seed: number) {
    this.#seed = seed
    this.#random = new Random(seed)
    const { store, truth, heal } = flaky(new Random(seed + 1))
    this.#store = store
    this.#truth = truth
    this.#heal = heal
    this.#server = this.#start()
  }

  #start(): TestServer {
    return new TestServer({
      store: this.#store,
      clock: this.#clock,
      games: EVERY_GAME,
      seed: this.#seed++,
      fault: (thrown) => {
        if (thrown instanceof StoreFailure) this.#failures++
        else this.#wrong.push(`a fault: ${(thrown as Error).stack}`)
      },
    })
  }

  async run(): Promise<Simulated> {
    const people: Visitor[] = []
    for (const name of NAMES.slice(0, PLAYERS + 1)) people.push(await this.#insist(() => this.#server.guest(name)))
    for (const [i, one] of people.entries()) this.#pages.push(new SimulatedPage(one, this.#truth, this.#seed * 100 + i))
    const table = await this.#gather()
    for (let step = 0; step < STEPS; step++) await this.#step(table)
    return this.#finish(table)
  }

  /** Tries again until it works, as people do. */
  async #insist<T>(attempt: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return await attempt()
      } catch (thrown) {
        if (tries > 30) throw thrown
        await this.#server.pass(2_000)
      }
    }
  }

  /** Everybody comes by the link and is ready; some reveal late, and have to be ready again. */
  async #gather(): Promise<TableId> {
    const [maker, ...others] = this.#pages.map(({ visitor }) => visitor) as [Visitor, ...Visitor[]]
    const clock =
      this.#random.below(2) === 0
        ? ({ kind: 'none' } as const)
        : ({ kind: 'game', ms: 600_000, increment: 1_000 } as const)
    const isReal = this.#random.below(3) === 0
    const game = (isReal ? GAMES[this.#random.below(GAMES.length)] : stones) as Game
    const setup = isReal ? usualSetup(game) : (WEATHERS[this.#random.below(WEATHERS.length)] as string)
    const seats = Array.from({ length: PLAYERS }, () => INVITED)
    const table = await this.#insist(() => maker.gather({ game: game.id, setup, clock }, ...seats))
    for (const [i, other] of others.entries()) {
      await this.#insist(() => other.enter(maker, table))
      if (i + 1 < PLAYERS) await this.#insist(() => other.must(table, { do: 'sit', seat: i + 1 }))
    }
    for (const page of this.#pages) if (this.#random.below(2) === 0) await page.open(table)
    await this.#insist(() => this.#reveal(table))
    return table
  }

  async #reveal(table: TableId): Promise<void> {
    if ((await this.#truth.entry(table)) !== undefined) return
    for (let seat = 0; seat < PLAYERS; seat++) {
      const page = this.#pages[seat] as SimulatedPage
      const { visitor } = page
      const sitter = (await visitor.view(table)).seats[seat]?.sitter
      if (sitter?.isReady) continue
      const ready = () => visitor.at(table, { do: 'ready', seat, end: seat === 1 ? null : page.chain.end })
      const first = await ready()
      if (!first.ok && first.code === 'spent-chain') page.renewChain()
      if (!first.ok) settled(await ready())
    }
    for (let seat = 0; seat < PLAYERS; seat++) {
      const { visitor, chain } = this.#pages[seat] as SimulatedPage
      if (seat !== 1) await visitor.at(table, { do: 'reveal', seat, link: chain.links[0] as string }).catch(() => {})
    }
    if ((await this.#truth.entry(table)) === undefined) throw new Error('the game has not begun')
  }

  /** Something happens; nobody waits for anybody. */
  async #step(table: TableId): Promise<void> {
    const page = this.#pages[this.#random.below(this.#pages.length)] as SimulatedPage
    const chosen = this.#random.below(100)
    const doing = this.#doing(page, table, chosen)
    doing.catch((thrown: unknown) => this.#wrong.push(`a page failed: ${(thrown as Error).stack}`))
    if (this.#random.below(3) > 0) await settle()
    if (chosen >= 96) await this.#server.pass(1_000 + this.#random.below(4_000))
  }

  async #doing(page: SimulatedPage, table: TableId, chosen: number): Promise<void> {
    if (!page.isOpen && chosen < 50) {
      this.#returns++
      await page.open(table)
    } else if (chosen < 70) await page.act(table)
    else if (chosen < 78) await page.again()
    else if (chosen < 84) page.close()
    else if (chosen < 90) page.isSlow = true
    else page.read()
  }

  /** The store works again, everybody comes back, and each page is compared with one that knew nothing. */
  async #finish(table: TableId): Promise<Simulated> {
    await settle()
    this.#heal()
    await this.#server.pass(12_000)
    const restarted = this.#start()
    for (const page of this.#pages) {
      page.read()
      if (!page.isOpen) await page.open(table)
    }
    await this.#server.pass(2_000)
    for (const [i, page] of this.#pages.entries()) await this.#compare(page, table, i, restarted)
    const events = await this.#truth.events(table, 0)
    return {
      wrong: [...this.#wrong, ...this.#pages.flatMap(({ wrong }) => wrong)],
      moves: events.filter(({ is }) => is === 'played').length,
      takenBack: events.filter(({ is }) => is === 'taken-back').length,
      isFinished: events.at(-1)?.is === 'finished',
      returns: this.#returns,
      heard: this.#pages.reduce((sum, { heard }) => sum + heard, 0),
      failures: this.#failures,
    }
  }

  async #compare(page: SimulatedPage, table: TableId, index: number, restarted: TestServer): Promise<void> {
    for (const { key, version } of page.acknowledged) {
      const stored = await this.#truth.carriedOut(table, page.visitor.id, key)
      if (stored?.version !== version) this.#wrong.push(`page ${index}: what was acknowledged is not stored`)
    }
    const fresh = new SimulatedPage(page.visitor, this.#truth, 0)
    await fresh.open(table, restarted)
    await settle()
    const [one, other] = [page.known.get(table), fresh.known.get(table)]
    if (text(one?.update) !== text(other?.update)) this.#wrong.push(`page ${index} does not end with what is so`)
    if (JSON.stringify(one?.story) !== JSON.stringify(other?.story)) this.#wrong.push(`page ${index} has another story`)
    fresh.close()
  }
}

/** All of an update but when it was made, and how much of the story came with it. */
function text(update: TableUpdate | undefined): string {
  if (update === undefined) return ''
  const { at: _, from: __, told: ___, view, ...rest } = update
  const { clock, seats, ...others } = view
  const sorted = (value: unknown): unknown =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, one]) => [key, sorted(one)]),
        )
      : Array.isArray(value)
        ? value.map(sorted)
        : value
  return JSON.stringify(
    sorted({ ...rest, others, running: clock.running, names: seats.map(({ name, resigned }) => [name, resigned]) }),
  )
}
