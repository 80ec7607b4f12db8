/**
 * The page's end of the line to a server. It is loaded when somebody plays online, and not before. What a page asks
 * about a server's table is answered here as its own worker would answer.
 */
import type { Presence, StreamNotice, TableId, TableUpdate } from '@bastide/wire'
import { applyChange } from './applying.ts'
import { type Answered, type Asked, ServerAsking, type ServerVerb } from './asking.ts'
import { playFairly } from './fair-playing.ts'
import { FollowedTables } from './followed-tables.ts'
import { newKey } from './new-key.ts'
import { Refused } from './refused.ts'
import { ServerStream, type StreamState } from './streaming.ts'

export interface Attendance {
  readonly seats: readonly (Presence | null)[]
  readonly watchers: number
}

interface Waiting {
  readonly resolve: (update: TableUpdate) => void
  readonly reject: (why: Error) => void
}

/** A moment without a connection is not worth a word. */
const QUIET_MS = 1_500
/** How often a page that is seen lets a server know that somebody is there: an open stream alone does not tell. */
const HERE_MS = 20_000

function after(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms)
  return () => clearTimeout(timer)
}

class ServerLine {
  readonly #asking = new ServerAsking()
  readonly #tables = new FollowedTables(applyChange)
  readonly #waiting = new Map<TableId, Waiting[]>()
  readonly #listeners = new Set<(notice: StreamNotice) => void>()
  readonly #stream: ServerStream
  /** How many parts of the page follow a table. */
  readonly #users = new Map<TableId, number>()
  #stopWaiting: () => void = () => {}
  /** The connection is lost for longer than a moment. */
  isLost = $state(false)
  /** The server speaks another version: this page has to be loaded again. */
  mustReload = $state(false)
  /** By table: who is there. */
  attendance = $state.raw<{ readonly [table: TableId]: Attendance }>({})

  /** What to do once the server does not know who I am. */
  onUnknown: (() => void) | null = null

  constructor() {
    this.#stream = new ServerStream(
      { open: (address) => new EventSource(address) as never, after },
      { hear: (notice) => this.#hear(notice), state: (state) => this.#state(state) },
    )
    this.#stream.wake(!document.hidden)
    document.addEventListener('visibilitychange', () => this.#stream.wake(!document.hidden))
    setInterval(() => this.#isHere(), HERE_MS)
    addEventListener('online', () => this.#stream.retry())
    addEventListener('offline', () => this.#state('lost'))
  }

  /** Hears of everything on the stream, until the returned function is called. */
  listen(hear: (notice: StreamNotice) => void): () => void {
    this.#listeners.add(hear)
    return () => this.#listeners.delete(hear)
  }

  /** Is told of all tables of mine from now on, also while none is watched. */
  attend(): void {
    this.#stream.want()
  }

  /** The server does not know me any more: nothing is heard from it until I attend again. */
  end(): void {
    this.#users.clear()
    this.attendance = {}
    this.#stream.end()
  }

  async ask<V extends ServerVerb>(verb: V, asked: Asked<V>): Promise<Answered<V>> {
    if (verb === 'watch') return (await this.#watch(asked as Asked<'watch'>)) as Answered<V>
    if (verb === 'leave') {
      this.leave((asked as Asked<'leave'>).table)
      return true as Answered<V>
    }
    try {
      if (verb === 'command') return (await this.#command(asked as Asked<'command'>)) as Answered<V>
      return await this.#asking.ask(verb, asked)
    } catch (thrown) {
      if (thrown instanceof Refused && thrown.refusal.code === 'reload') this.mustReload = true
      throw thrown
    }
  }

  /** Follows a table that gathers: it is told of by notices. */
  follow(table: TableId): void {
    this.#use(table)
    this.#stream.follow(table)
  }

  #use(table: TableId): void {
    this.#users.set(table, (this.#users.get(table) ?? 0) + 1)
  }

  #isHere(): void {
    if (document.hidden || this.isLost) return
    for (const table of this.#users.keys()) this.#asking.ask('enter', { table }).catch(() => {})
  }

  /** One page may come to a table before the one that was there has left. */
  leave(table: TableId): void {
    const users = (this.#users.get(table) ?? 0) - 1
    if (users > 0) {
      this.#users.set(table, users)
      return
    }
    this.#users.delete(table)
    this.#stream.leave(table)
    this.#tables.forget(table)
    // Nobody waits any more.
    this.#taken(table)
  }

  #watch({ table, as }: Asked<'watch'>): Promise<TableUpdate> {
    // Whoever looks as another of their seats is there already.
    if (as === undefined) this.#use(table)
    const known = this.#tables.whole(table)
    const isAsAsked = as === undefined || known?.viewer === as
    if (known !== undefined && isAsAsked) return Promise.resolve(known)
    this.#tables.forget(table)
    return new Promise((resolve, reject) => {
      this.#waiting.set(table, [...(this.#waiting.get(table) ?? []), { resolve, reject }])
      this.#stream.follow(table, as)
    })
  }

  #taken(table: TableId): readonly Waiting[] {
    const waiting = this.#waiting.get(table) ?? []
    this.#waiting.delete(table)
    return waiting
  }

  #command(asked: Asked<'command'>): Promise<number> {
    return playFairly(
      (sent) => this.#asking.ask('command', sent),
      asked,
      (table) => this.#tables.whole(table)?.view.fair,
      newKey,
    )
  }

  #state(state: StreamState): void {
    if (state !== 'lost') {
      this.#stopWaiting()
      if (state !== 'opening') this.isLost = false
      return
    }
    this.#stopWaiting()
    this.#stopWaiting = after(QUIET_MS, () => {
      this.isLost = true
      this.#whyLost()
    })
  }

  /** A stream does not say why it cannot be opened, but an answer does. */
  async #whyLost(): Promise<void> {
    try {
      if ((await this.#asking.ask('me', {})) !== null) return
      this.end()
      this.onUnknown?.()
    } catch (thrown) {
      if (!(thrown instanceof Refused) || thrown.refusal.code === 'unreachable') return
      for (const table of [...this.#waiting.keys()]) for (const { reject } of this.#taken(table)) reject(thrown)
    }
  }

  #hear(notice: StreamNotice): void {
    const told = this.#told(notice)
    if (told !== null) for (const hear of this.#listeners) hear(told)
  }

  #told(notice: StreamNotice): StreamNotice | null {
    switch (notice.tell) {
      case 'change': {
        const update = this.#tables.change(notice.change)
        if (update !== null) return this.#told({ tell: 'update', update })
        this.#stream.startOver()
        return null
      }
      case 'update': {
        const update = this.#tables.take(notice.update)
        const whole = this.#tables.whole(notice.update.table) ?? notice.update
        const waiting = this.#taken(notice.update.table)
        for (const { resolve } of waiting) resolve(whole)
        return update === null || waiting.length > 0 ? null : { tell: 'update', update }
      }
      case 'presence': {
        const { table, seats, watchers } = notice
        this.attendance = { ...this.attendance, [table]: { seats, watchers } }
        return notice
      }
      case 'refused': {
        const { code, reason } = notice
        for (const { reject } of this.#taken(notice.table)) reject(new Refused({ ok: false, code, reason }))
        return notice
      }
      case 'reload':
        this.mustReload = true
        return notice
      case 'ending':
        this.#stream.retryAfter(notice.after)
        return notice
      default:
        return notice
    }
  }
}

export const serverLine = new ServerLine()
