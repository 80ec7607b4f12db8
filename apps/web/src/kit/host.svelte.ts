/**
 * The page's end of the line to whoever keeps the tables: a worker of its own, or the server for tables that are there.
 * A worker that dies is started anew: all that it knew is saved.
 */
import type { GameRecord, Refusal } from '@bastide/kernel'
import {
  type Answer,
  type Asking,
  type Notice,
  type Posted,
  type Replied,
  SERVER_TABLE,
  type Verb,
} from '@bastide/wire'
import { newKey } from '../online/new-key.ts'
import { Refused } from '../online/refused.ts'

export { newKey, Refused }

/** Tells the worker how many milliseconds bots take over a move at least. */
interface BotPace {
  readonly botMove: number
}

/** Whether a server keeps this table. */
export const isOnline = (table: string): boolean => table.startsWith(SERVER_TABLE)

/** The line to the server is loaded with the first request to it. */
export const server = async () => (await import('../online/server-line.svelte.ts')).serverLine

interface Waiting {
  readonly resolve: (value: never) => void
  readonly reject: (why: Error) => void
  readonly since: number
}

/**
 * How long an answer may take before the worker is taken for dead, and how often it is asked whether it lives while a
 * table is watched.
 */
const PATIENCE_MS = 6_000
const HEARTBEAT_MS = 4_000
const LOOK_MS = 1_000

class HostLine {
  #worker: Worker | null = null
  #botPace: BotPace | null = null
  #next = 1
  readonly #waiting = new Map<number, Waiting>()
  #watching: ReturnType<typeof setInterval> | undefined
  /** When the worker first said anything. */
  #spokeAt: number | null = null
  readonly #listeners = new Set<(notice: Notice) => void>()
  #hearServer: (() => void) | undefined
  /** Of a server's games that were looked at. */
  readonly #records = new Map<string, Promise<GameRecord>>()
  /** Rises whenever the worker was started anew: who watches a table, watches it again. */
  restarts = $state(0)
  /** Whether the worker could not be fetched. */
  isMissing = $state(false)
  /** Why nothing is saved, if that is so. */
  notSaved = $state<'forbidden' | 'full' | 'lost' | null>(null)

  ask<V extends Verb>(verb: V, asked: Asking[V]['ask']): Promise<Answer<V>> {
    const request = asked as { readonly table?: string; readonly source?: { readonly table?: string } }
    if (isOnline(request.table ?? '')) return this.#askServer(verb, asked)
    if (isOnline(request.source?.table ?? '')) return this.#review(verb, asked as Asking['review-at']['ask'])
    return this.#askWorker(verb, asked)
  }

  async #askServer<V extends Verb>(verb: V, asked: Asking[V]['ask']): Promise<Answer<V>> {
    const line = await server()
    this.#hearServer ??= line.listen((notice) => {
      if (notice.tell === 'update' || notice.tell === 'thinking' || notice.tell === 'bot-failed')
        for (const hear of this.#listeners) hear(notice)
    })
    return (await line.ask(verb, asked as never)) as Answer<V>
  }

  /** Reviews are made here, also of a server's game: its record is all that they need. */
  async #review<V extends Verb>(verb: V, asked: { source: unknown; position?: number }): Promise<Answer<V>> {
    const { table } = asked.source as { readonly table: string }
    const kept = verb === 'review' ? undefined : await this.#records.get(table)
    const isEnough = kept !== undefined && kept.moves.length >= (asked.position ?? 0)
    const asking = isEnough ? Promise.resolve(kept) : this.#askServer('record', { table })
    this.#records.set(table, asking)
    asking.catch(() => this.#records.delete(table))
    return this.#askWorker(verb, { ...asked, source: { record: await asking } } as never)
  }

  #askWorker<V extends Verb>(verb: V, asked: Asking[V]['ask']): Promise<Answer<V>> {
    const id = this.#next++
    const posted = { id, request: { ask: verb, ...asked } } as unknown as Posted
    return new Promise<Answer<V>>((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as (value: never) => void, reject, since: performance.now() })
      this.#running().postMessage($state.snapshot(posted))
      this.#watching ??= setInterval(() => this.#look(), LOOK_MS)
    })
  }

  /** How long bots take over a move at least, from now on. */
  setBotPace(pace: BotPace): void {
    this.#botPace = pace
    this.#worker?.postMessage(pace)
  }

  /** Has a bot that thinks at a table of this device play the best that it has found so far. */
  hurry(table: string): void {
    if (!isOnline(table)) this.#worker?.postMessage({ hurry: table })
  }

  /** Hears what is told without being asked, until the returned function is called. */
  listen(hear: (notice: Notice) => void): () => void {
    this.#listeners.add(hear)
    return () => this.#listeners.delete(hear)
  }

  /** Makes sure, until the returned function is called, that somebody is there: a worker that has died says nothing. */
  keepAlive(): () => void {
    const timer = setInterval(() => this.ask('games', {}).catch(() => {}), HEARTBEAT_MS)
    return () => clearInterval(timer)
  }

  /**
   * Whether the worker has kept somebody waiting for too long. One that has not spoken yet is still on its way through
   * the network.
   */
  #look(): void {
    const [oldest] = this.#waiting.values()
    if (oldest === undefined) {
      clearInterval(this.#watching)
      this.#watching = undefined
    } else if (this.#spokeAt !== null && performance.now() - Math.max(oldest.since, this.#spokeAt) > PATIENCE_MS)
      this.#restart()
  }

  #running(): Worker {
    if (this.#worker !== null) return this.#worker
    const worker = new Worker(new URL('../offline/worker.ts', import.meta.url), { type: 'module', name: 'bastide' })
    worker.onmessage = ({ data }: MessageEvent<Replied | Notice>) => this.#hear(data)
    worker.onerror = () => this.#restart()
    worker.onmessageerror = () => this.#restart()
    this.#worker = worker
    if (this.#botPace !== null) worker.postMessage(this.#botPace)
    return worker
  }

  #hear(data: Replied | Notice): void {
    this.#spokeAt ??= performance.now()
    this.isMissing = false
    if ('tell' in data) {
      if (data.tell === 'not-saved') this.notSaved = data.why
      for (const hear of this.#listeners) hear(data)
      return
    }
    const waiting = this.#waiting.get(data.id)
    this.#waiting.delete(data.id)
    if (data.ok) waiting?.resolve(data.value as never)
    else waiting?.reject(new Refused(data.refusal))
  }

  #restart(): void {
    this.#worker?.terminate()
    this.#worker = null
    // One that never came to speak could not be fetched: asking again at once would ask for ever.
    this.isMissing = this.#spokeAt === null
    const pause = this.isMissing ? PATIENCE_MS : 0
    this.#spokeAt = null
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    // What was only in its memory is gone with it.
    const code = this.notSaved === null ? 'worker-died' : 'worker-died-unsaved'
    const lost: Refusal = { ok: false, code, reason: 'the worker stopped and was started anew' }
    for (const { reject } of waiting) reject(new Refused(lost))
    setTimeout(() => this.restarts++, pause)
  }
}

export const host = new HostLine()

const MOST_TRIES = 3

/** Asks again where the worker died over it: nothing is lost by that. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask()
    } catch (thrown) {
      const isLost = thrown instanceof Refused && thrown.refusal.code === 'worker-died'
      if (!isLost || tries === MOST_TRIES) throw thrown
    }
  }
}
