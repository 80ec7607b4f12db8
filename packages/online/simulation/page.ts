/** Somebody's page in a simulation: what it was told, and what it does with it. It checks everything that it hears. */
import { type HashChain, type Json, Random, type Seat } from '@bastide/kernel'
import { type Table, type TableState, tableOf } from '@bastide/table'
import { readChanged, type StreamNotice, type TableId, type TableUpdate, type Told } from '@bastide/wire'
import { EVERY_GAME, type TestServer, type Visitor } from '../scenarios/server.ts'
import type { Stream, StreamMessage } from '../src/index.ts'
import type { TrueStore } from './flaky-store.ts'

/** What a page knows of a table. */
export interface Known {
  update: TableUpdate
  story: readonly Told[]
}

interface Acknowledged {
  readonly table: TableId
  readonly key: string
  readonly version: number
}

const expectThat = (isSo: boolean, what: string): void => {
  if (!isSo) throw new Error(what)
}

export class SimulatedPage {
  readonly visitor: Visitor
  readonly known = new Map<TableId, Known>()
  readonly acknowledged: Acknowledged[] = []
  readonly wrong: string[] = []
  #chain: HashChain | null = null
  cursor: string | null = null
  isSlow = false
  heard = 0
  readonly #truth: TrueStore
  readonly #decider: Table
  readonly #random: Random
  #stream: Stream | null = null
  #isOpening = false
  #keys = 0
  #last: object | null = null

  constructor(visitor: Visitor, truth: TrueStore, seed: number) {
    this.visitor = visitor
    this.#truth = truth
    this.#random = new Random(seed)
    this.#decider = tableOf(EVERY_GAME)
  }

  /** Made when it is first needed: it takes a while. */
  get chain(): HashChain {
    this.#chain ??= this.visitor.chain()
    return this.#chain
  }

  /** A link of the chain before was revealed, and no game came of it. */
  renewChain(): void {
    this.#chain = this.visitor.chain()
  }

  get isOpen(): boolean {
    return this.#stream !== null || this.#isOpening
  }

  /** Opens the stream, where it was. Fails as a network does. */
  async open(table: TableId, server: TestServer = this.visitor.server): Promise<void> {
    if (this.isOpen) return
    this.#isOpening = true
    let mine: Stream | null = null
    let isGone = false
    const opened = await server.service.stream(this.visitor.caller, [{ table }], this.cursor, {
      send: (message) => {
        if (isGone) this.wrong.push('something was sent after the end')
        return this.#hear(message)
      },
      end: () => {
        isGone = true
        if (this.#stream === mine) this.#stream = null
      },
    })
    this.#isOpening = false
    if (!opened.ok) return
    mine = opened.value
    if (!isGone) this.#stream = mine
  }

  close(): void {
    const stream = this.#stream
    this.#stream = null
    stream?.close()
  }

  read(): void {
    this.isSlow = false
    this.#stream?.drained()
  }

  #hear({ data, cursor }: StreamMessage): boolean {
    this.heard++
    if (cursor !== null) this.cursor = cursor
    const notice = JSON.parse(data) as StreamNotice
    try {
      if (notice.tell === 'update') this.#take(notice.update)
      if (notice.tell === 'change') {
        const before = this.known.get(notice.change.table)?.update
        expectThat(before?.version === notice.change.since, 'a change of something that the page was not told')
        const after = readChanged(before as never, notice.change.changes)
        expectThat(after.ok, 'a change that does not fit')
        if (after.ok) this.#take(after.value as never)
      }
    } catch (thrown) {
      this.wrong.push((thrown as Error).message)
    }
    return !this.isSlow
  }

  #take(update: TableUpdate): void {
    const { table, version, from, told } = update
    const before = this.known.get(table)
    const stored = this.#truth.versionOf(table)
    expectThat(version <= stored, `told of version ${version}, but ${stored} is stored`)
    expectThat(version > (before?.update.version ?? 0), `version ${version} was told before`)
    expectThat(from <= (before?.story.length ?? 0), `the story goes on from ${from}, which leaves a gap`)
    const story = [...(before?.story.slice(0, from) ?? []), ...told]
    expectThat(story.length === update.view.moves, 'a story of another length than the game')
    this.known.set(table, { update, story })
  }

  /** The table as the page sees it: folded from as many events as it was told. */
  async #seen(table: TableId): Promise<TableState | null> {
    const version = this.known.get(table)?.update.version ?? 0
    return this.#decider.fold((await this.#truth.events(table, 0)).slice(0, version))
  }

  /** Does something that a person could do now. */
  async act(table: TableId): Promise<void> {
    const state = await this.#seen(table)
    const mine = this.known.get(table)?.update.mine[0]
    if (state === null || mine === undefined || state.finished !== null) return
    const { asked } = state
    if (asked?.waitingFor.includes(mine)) {
      await this.#send(table, { do: 'answer', by: mine, agrees: this.#random.below(3) > 0 })
      return
    }
    const chosen = this.#random.below(60)
    if (chosen === 0) await this.#send(table, { do: 'resign', by: mine })
    else if (chosen < 6) await this.#send(table, { do: 'take-back', by: mine })
    else if (state.rules.awaited(state.position) === mine) await this.#play(table, state, mine)
  }

  /** As a page does: with a link if the table asks for one. */
  async #play(table: TableId, state: TableState, by: Seat): Promise<void> {
    const { rules, position, draws } = state
    const move = rules.toMove(position, rules.sample(position, by, this.#random)) as Json
    const code = await this.#send(table, { do: 'play', by, move })
    if (code === 'link-missing') await this.#send(table, { do: 'play', by, move, link: this.chain.links[draws] })
  }

  #send(table: TableId, command: object): Promise<string> {
    const seen = this.known.get(table)?.update.version ?? 0
    this.#last = { ask: 'command', table, seen, command, key: `k${this.#keys++}` }
    return this.#sendLast()
  }

  /** Sends the last command again, with the same key: its answer may have been lost. */
  async again(): Promise<void> {
    if (this.#last !== null) await this.#sendLast()
  }

  async #sendLast(): Promise<string> {
    const sent = this.#last as { readonly table: TableId; readonly key: string }
    const { result } = await this.visitor.answer(sent)
    const before = this.acknowledged.find(({ key }) => key === sent.key)
    const isAnswered = result.ok || !['fault', 'too-many'].includes(result.code)
    if (before !== undefined && isAnswered && (!result.ok || result.value !== before.version))
      this.wrong.push('a command that is sent again has another answer')
    if (!result.ok) return result.code
    this.acknowledged.push({ table: sent.table, key: sent.key, version: result.value as number })
    return 'yes'
  }
}
