/**
 * Who somebody is to the server of these pages, and their tables there. A browser that has never played online asks no
 * server: the pages work without one.
 */
import type { Refusal } from '@bastide/kernel'
import type { GatheringView, Me, OnlineSummary, StreamNotice, TableUpdate } from '@bastide/wire'
import { Refused, server } from './host.svelte.ts'

const KEY = 'bastide-online'
/** While nobody sees the tab its stream is closed: then it asks this often whether a game waits. */
const LOOK_MS = 60_000

type Remembered = 'guest' | 'no-server' | null

function remembered(): Remembered {
  try {
    const found = localStorage.getItem(KEY)
    return found === 'guest' || found === 'no-server' ? found : null
  } catch {
    return null
  }
}

function remember(what: Remembered): void {
  try {
    if (what === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, what)
  } catch {
    // Storage is not available: the pages ask again next time.
  }
}

const tableOf = (one: OnlineSummary): string => (one.kind === 'opened' ? one.summary.table : one.table)
const isRunning = (one: OnlineSummary): boolean => one.kind === 'gathering' || !one.summary.finished

type Gathers = OnlineSummary & { readonly kind: 'gathering' }

class Online {
  /** Null before the first `hello`, undefined while nobody has asked. */
  me = $state.raw<Me | null | undefined>(undefined)
  tables = $state.raw<readonly OnlineSummary[]>([])
  /** Why the server did not answer. */
  trouble = $state.raw<Refusal | null>(null)
  /** These pages come from plain files: nothing online is offered. */
  hasNoServer = $state(remembered() === 'no-server')
  /** The number of games that wait for me. */
  readonly due = $derived(this.tables.filter((one) => one.kind === 'opened' && one.isDue).length)
  /** What to do when a game begins to wait for me. */
  onDue: (() => void) | null = null
  #isAttending = false

  /** Whether this browser has played online. */
  get isGuest(): boolean {
    return remembered() === 'guest'
  }

  /** The table at which somebody else waits to play this game again. */
  rematchOf(table: string): Gathers | null {
    const found = this.tables.find((one): one is Gathers => one.kind === 'gathering' && one.after === table)
    return found === undefined || found.isMaker ? null : found
  }

  /** Asks who I am. Null if nobody was ever here, or the server does not answer: `trouble` says so. */
  async load(): Promise<Me | null> {
    const me = await this.#try(async () => (await server()).ask('me', {}))
    if (me === undefined) return null
    this.#become(me)
    return me
  }

  /** Gives myself a name, the first time or anew. */
  async callMe(name: string): Promise<Me> {
    const line = await server()
    const me = await line.ask(this.me == null ? 'hello' : 'rename', { name })
    this.#become(me)
    return me
  }

  async useCode(code: string): Promise<Me> {
    const me = await (await server()).ask('use-code', { code })
    this.#become(me)
    return me
  }

  async forgetMe(): Promise<void> {
    const line = await server()
    await line.ask('forget-me', {})
    line.end()
    this.#becomeNobody()
  }

  /** Also where another device of mine had me forgotten. */
  #becomeNobody(): void {
    remember(null)
    this.me = null
    this.tables = []
  }

  /** Hears of my tables from now on. */
  async attend(): Promise<void> {
    const line = await server()
    line.attend()
    if (this.#isAttending) return
    this.#isAttending = true
    line.listen((notice) => this.#hear(notice))
    line.onUnknown = () => this.#becomeNobody()
    // While nobody saw the tab its stream was closed.
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && this.me != null) this.look()
    })
    setInterval(() => {
      if (document.hidden && this.tables.some(isRunning)) this.look()
    }, LOOK_MS)
    await this.look()
  }

  async look(): Promise<void> {
    const tables = await this.#try(async () => (await server()).ask('my-tables', {}))
    if (tables !== undefined) this.#show(tables)
  }

  async #try<T>(ask: () => Promise<T>): Promise<T | undefined> {
    try {
      const answer = await ask()
      this.trouble = null
      if (this.hasNoServer) remember(null)
      this.hasNoServer = false
      return answer
    } catch (thrown) {
      if (!(thrown instanceof Refused)) throw thrown
      this.trouble = thrown.refusal
      this.hasNoServer = thrown.refusal.code === 'no-server'
      if (this.hasNoServer) remember('no-server')
      return undefined
    }
  }

  #become(me: Me | null): void {
    this.me = me
    if (me === null) return
    remember('guest')
    this.attend()
  }

  #hear(notice: StreamNotice): void {
    if (notice.tell === 'update') this.#follow(notice.update)
    if (notice.tell === 'opened') this.look()
    if (notice.tell === 'gathering') this.#gathers(notice.gathering)
    if (notice.tell === 'dissolved') this.#list(notice.table, null)
    if (notice.tell === 'listed') this.#list(notice.table, notice.listed)
  }

  #list(table: string, listed: OnlineSummary | null): void {
    const others = this.tables.filter((one) => tableOf(one) !== table)
    this.#show(listed === null ? others : [listed, ...others])
  }

  /** The same of a table that gathers. */
  #gathers({ table, terms, seats, maker, mine, isMaker, at }: GatheringView): void {
    const before = this.tables.find((one): one is Gathers => one.kind === 'gathering' && one.table === table)
    const isMine = isMaker || mine.length > 0
    const listed: Gathers = {
      kind: 'gathering',
      table,
      terms,
      seats: seats.map(({ keptFor, sitter }) => ({ keptFor: keptFor.kind, name: sitter?.name ?? null })),
      maker: maker.name,
      isMine,
      isMaker,
      after: before?.after ?? null,
      touched: at,
    }
    this.#list(table, isMine ? listed : null)
  }

  /** Of a table that this page follows the list is not told: it tells itself. */
  #follow({ table, view, mine }: TableUpdate): void {
    const isAwaited = typeof view.awaited === 'number' && mine.includes(view.awaited)
    const isAsked = view.asked?.waitingFor.some((seat) => mine.includes(seat)) ?? false
    const isDue = view.finished === null && (isAwaited || isAsked)
    this.#show(
      this.tables.map((one) =>
        one.kind === 'opened' && one.summary.table === table
          ? { ...one, isDue, summary: { ...one.summary, awaited: view.awaited, finished: view.finished !== null } }
          : one,
      ),
      true,
    )
  }

  #show(tables: readonly OnlineSummary[], isSeen = false): void {
    const before = this.due
    this.tables = tables
    // The page of a table rings its own bell.
    if (this.due > before && !isSeen) this.onDue?.()
  }
}

export const online = new Online()
