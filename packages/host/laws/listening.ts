/** A person who asks, watches and follows streams at a host, and writes down every byte that comes. */
import { demand, type Json } from '@bastide/kernel'
import type { HostVerb, Notice, Request, TableId, TableUpdate } from '@bastide/wire'
import type { Connection } from '../src/connection.ts'
import type { Host } from '../src/host.ts'
import type { FollowedMessage, Follower } from '../src/index.ts'

/** One thing that was sent, with what it answers. */
export interface Heard {
  readonly kind: string
  readonly text: string
}

/** How a test plants a leak: changes what is sent, knowing what the viewer may not know. */
export type Plant = (kind: string, sent: unknown, truth: () => Json) => unknown

export class Listener {
  readonly heard: Heard[] = []
  readonly #connection: Connection
  readonly #plant: Plant
  readonly #truth: () => Json
  readonly #host: Host
  readonly #who: string
  readonly #streams = new Map<string, { follower: Follower; mark: string; isReady: boolean }>()
  latest: TableUpdate | null = null

  constructor(host: Host, who: string, plant: Plant, truth: () => Json) {
    this.#host = host
    this.#who = who
    this.#connection = host.connect(who, (notice) => this.#hear(notice))
    this.#plant = plant
    this.#truth = truth
  }

  /** Follows a table on a stream, or comes back to it from where it was. */
  async follow(table: TableId, name: string, delay = 0): Promise<void> {
    const before = this.#streams.get(name)
    if (before !== undefined) await this.#host.unfollow(table, before.follower)
    const stream = { mark: before?.mark ?? '', isReady: true }
    const tell = ({ data, mark }: FollowedMessage): void => {
      if (mark !== null) stream.mark = mark
      const notice = JSON.parse(data)
      this.#write(`${name} ${before !== undefined && notice.tell === 'update' ? 'resumed' : notice.tell}`, {
        notice,
        mark,
      })
    }
    const end = { isReady: () => stream.isReady, tell, gone() {} }
    const follower = demand(await this.#host.follow(table, this.#who, { end, delay, mark: stream.mark }))
    this.#streams.set(name, Object.assign(stream, { follower }))
  }

  /** A stream's reader becomes slow, or reads again. */
  toggle(name: string): void {
    const stream = this.#streams.get(name)
    if (stream === undefined) return
    stream.isReady = !stream.isReady
    if (stream.isReady) stream.follower.tellAgain()
  }

  async ask(request: Request<HostVerb>): Promise<void> {
    const answer = await this.#connection.answer(request)
    if (answer.ok && request.ask === 'watch') this.latest = answer.value as TableUpdate
    this.#write(answer.ok ? request.ask : 'refusal', answer)
  }

  #hear(notice: Notice): void {
    if (notice.tell === 'update') this.latest = notice.update
    this.#write(notice.tell, notice)
  }

  #write(kind: string, sent: unknown): void {
    // As it would go through a wire: a planted leak may change a copy of it.
    const copy = JSON.parse(JSON.stringify(sent))
    this.heard.push({ kind, text: JSON.stringify(this.#plant(kind, copy, this.#truth)) })
  }
}
