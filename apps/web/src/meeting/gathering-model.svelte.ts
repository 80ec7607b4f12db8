/** A table that gathers, as this page sees it, and what is done there. */
import type { Refusal, Seat } from '@bastide/kernel'
import type { GatheringCommand, GatheringSeatView, GatheringView, StreamNotice } from '@bastide/wire'
import { newKey, Refused, server } from '../kit/host.svelte.ts'
import { endFor, linkFor } from '../online/chains.ts'
import { keepPromise, renewChain } from '../online/kept-promises.ts'

/** Whether whoever looks may sit there: nobody does, and it is not a bot's. */
const isFree = ({ keptFor, sitter }: GatheringSeatView): boolean => keptFor.kind !== 'bot' && sitter === null

const MOST_TRIES = 4

export class GatheringModel {
  readonly table: string
  view = $state.raw<GatheringView | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  isBusy = $state(false)
  /** It gathers no more. */
  over = $state<'opened' | 'dissolved' | null>(null)
  readonly mine = $derived(this.view?.mine[0] ?? null)
  readonly isReady = $derived(this.mine !== null && this.view?.seats[this.mine]?.sitter?.isReady === true)
  readonly free = $derived((this.view?.seats ?? []).flatMap((seat, i) => (isFree(seat) ? [i] : [])))
  /** Until when the revealing lasts for which the link was sent: once is enough. */
  #revealedFor = 0

  constructor(table: string) {
    this.table = table
  }

  /** Comes to the table, and follows it until the returned function is called. */
  watch(invite: string | undefined): () => void {
    let isLeft = false
    let stop = (): void => {}
    const begin = async (): Promise<void> => {
      const line = await server()
      const entered = await line.ask('enter', { table: this.table, ...(invite === undefined ? {} : { invite }) })
      if (isLeft) return
      if (entered === 'opened') {
        this.over = 'opened'
        return
      }
      const unlisten = line.listen((notice) => this.#hear(notice))
      line.follow(this.table)
      stop = () => {
        unlisten()
        line.leave(this.table)
      }
      this.#show(await line.ask('gathering', { table: this.table }))
    }
    this.#try(begin)
    return () => {
      isLeft = true
      stop()
    }
  }

  async sit(seat: Seat | undefined = this.free[0]): Promise<void> {
    if (seat !== undefined) await this.send({ do: 'sit', seat })
  }

  async toggleReady(): Promise<void> {
    const seat = this.mine
    const terms = JSON.stringify(this.view?.terms)
    if (seat === null) return
    if (this.isReady) return this.send({ do: 'not-ready', seat })
    renewChain(this.table)
    const command = { do: 'ready', seat, end: endFor(this.table, seat) } as const
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      await this.send(command)
      if (this.refusal?.code !== 'stale') return
      // Two were ready in the same moment: all is well as long as the terms are those that were seen.
      this.#show(await (await server()).ask('gathering', { table: this.table }))
      if (JSON.stringify(this.view?.terms) !== terms) return
    }
  }

  async send(command: GatheringCommand): Promise<void> {
    const seen = this.view?.version
    if (seen === undefined || this.isBusy) return
    this.isBusy = true
    this.refusal = null
    const sent = { table: this.table, seen, command, key: newKey() }
    await this.#try(async () => {
      await (await server()).ask('at-gathering', sent)
    })
    this.isBusy = false
  }

  /** For a form that says itself why it was refused. */
  async change(command: GatheringCommand & { do: 'change' }): Promise<void> {
    const sent = { table: this.table, seen: this.view?.version ?? 0, command, key: newKey() }
    await (await server()).ask('at-gathering', sent)
  }

  #hear(notice: StreamNotice): void {
    if (notice.tell === 'gathering' && notice.gathering.table === this.table) this.#show(notice.gathering)
    if (!('table' in notice) || notice.table !== this.table) return
    if (notice.tell === 'opened' || notice.tell === 'dissolved') this.over = notice.tell
    if (notice.tell === 'refused') this.refusal = { ok: false, code: notice.code, reason: notice.reason }
  }

  #show(view: GatheringView): void {
    if (this.view !== null && view.version < this.view.version) return
    this.view = view
    this.#reveal(view)
  }

  /** Once everybody is ready, each page reveals the first link of its chain: nobody has to be asked for that. */
  #reveal({ revealing, mine, version, commitment }: GatheringView): void {
    const [seat] = mine
    if (seat === undefined || revealing === null || !revealing.waitingFor.includes(seat)) return
    if (this.#revealedFor === revealing.until) return
    this.#revealedFor = revealing.until
    const link = linkFor(this.table, seat, 0)
    // Another device of mine was ready, and has the chain: it reveals.
    if (link === undefined || revealing.ends[seat] !== endFor(this.table, seat)) return
    keepPromise(this.table, { commitment, ends: revealing.ends })
    const command = { do: 'reveal', seat, link } as const
    const sent = { table: this.table, seen: version, command, key: newKey() }
    server()
      .then((line) => line.ask('at-gathering', sent))
      .catch(() => {
        // Somebody is not ready any more: then nothing is to be revealed.
      })
  }

  async #try(act: () => Promise<void>): Promise<void> {
    try {
      await act()
    } catch (thrown) {
      if (!(thrown instanceof Refused)) throw thrown
      this.refusal = thrown.refusal
    }
  }
}
