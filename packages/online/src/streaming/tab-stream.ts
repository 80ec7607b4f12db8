/**
 * The stream of one tab over all tables that it watches. Nothing is kept for a slow reader: it is told the newest of
 * each table once it can read again.
 */
import type { FollowedMessage, Follower, Host, Identity } from '@bastide/host'
import { accept, type Refusal, type Result } from '@bastide/kernel'
import type { StreamNotice, TableId } from '@bastide/wire'
import type { Sink, Stream, WatchedTable } from '../contract.ts'
import { type Marks, readCursor, writeCursor } from './cursor.ts'

/** How somebody follows a table: whether they may was decided before. */
export interface Following extends WatchedTable {
  /** How many milliseconds late they are told if they hold no seat. */
  readonly delay?: number
}

/** What is pushed besides what hosts tell. */
interface Pushed {
  readonly data: string
  readonly table: TableId | null
  readonly mark: string | null
}

/** More different notices than this wait for no reader: the stream ends, and the page comes back and asks anew. */
const MOST_WAITING = 100

export class TabStream implements Stream {
  readonly identity: Identity
  readonly #host: Host
  readonly #sink: Sink
  /** As the page sent them: where it wants to go on. */
  readonly #resumed: Marks
  /** What the page has been told. */
  readonly #marks = new Map<TableId, string>()
  /** Those whom the stream has not told anything for longest come first. */
  readonly #followers = new Map<TableId, Follower>()
  /** Asked for and not yet followed, or left meanwhile. */
  readonly #coming = new Map<TableId, symbol>()
  readonly #waiting = new Map<string, Pushed>()
  #isReady = true
  #isClosed = false

  constructor(host: Host, identity: Identity, cursor: string | null, sink: Sink) {
    this.#host = host
    this.identity = identity
    this.#sink = sink
    this.#resumed = readCursor(cursor)
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  get tables(): readonly TableId[] {
    return [...this.#followers.keys()]
  }

  /** What the page was told of a table before it came back, as it says itself. */
  resumedFrom(table: TableId): string | null {
    return this.#resumed.get(table) ?? null
  }

  /** Follows an open table. What stands in the way is answered, and not told on the stream. */
  async follow({ table, as, delay }: Following): Promise<Result<true>> {
    const before = this.#followers.get(table)
    this.#forget(table)
    const coming = Symbol(table)
    this.#coming.set(table, coming)
    if (before !== undefined) await this.#host.unfollow(table, before)
    const mark = this.#resumed.get(table)
    if (mark !== undefined) this.#marks.set(table, mark)
    const isCurrent = (): boolean => !this.#isClosed && this.#coming.get(table) === coming
    const followed = await this.#host.follow(table, this.identity, {
      as,
      delay,
      mark,
      end: {
        isReady: () => this.#isReady && isCurrent(),
        tell: (message) => this.#tell(table, message),
        gone: () => this.#gone(table),
      },
    })
    if (!followed.ok) {
      if (isCurrent()) this.#forget(table)
      return followed
    }
    if (isCurrent()) this.#followers.set(table, followed.value)
    else await this.#host.unfollow(table, followed.value)
    return accept(true)
  }

  async unfollow(table: TableId): Promise<void> {
    const follower = this.#followers.get(table)
    this.#forget(table)
    if (follower !== undefined) await this.#host.unfollow(table, follower)
  }

  /**
   * Tells something else. Of notices with the same `about` a slow reader is told the last. A `mark` goes into the cursor
   * as what the page knows of the table: letters and digits, and different from those of open tables by a letter first.
   */
  push(notice: StreamNotice, about: string = aboutOf(notice), mark: string | null = null): void {
    const table = 'table' in notice ? notice.table : null
    this.pushText(JSON.stringify(notice), about, table, mark)
  }

  /** The same for a notice whose JSON many share. */
  pushText(data: string, about: string, table: TableId | null = null, mark: string | null = null): void {
    if (this.#isClosed) return
    // The last of them, in the place of the last.
    this.#waiting.delete(about)
    this.#waiting.set(about, { data, table, mark })
    if (this.#waiting.size > MOST_WAITING) this.end()
    else this.#sendWaiting()
  }

  refuse(table: TableId, { code, reason }: Refusal): void {
    this.push({ tell: 'refused', table, code, reason })
  }

  drained(): void {
    if (this.#isClosed) return
    this.#isReady = true
    this.#sendWaiting()
    // Who is told goes to the end, so that all have their turn, however seldom the reader is ready.
    for (const [table, follower] of [...this.#followers]) {
      if (!this.#isReady) return
      this.#followers.delete(table)
      this.#followers.set(table, follower)
      follower.tellAgain()
    }
  }

  /** The server's end of it is over: tells so, and lets go of everything. */
  end(): void {
    if (this.#isClosed) return
    this.close()
    this.#sink.end()
  }

  close(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#waiting.clear()
    this.#coming.clear()
    for (const [table, follower] of this.#followers) void this.#host.unfollow(table, follower)
    this.#followers.clear()
  }

  #forget(table: TableId): void {
    this.#followers.delete(table)
    this.#coming.delete(table)
    this.#marks.delete(table)
  }

  #gone(table: TableId): void {
    if (!this.#coming.has(table)) return
    this.#forget(table)
    this.push({ tell: 'refused', table, code: 'deleted', reason: 'this table was deleted' })
  }

  #tell(table: TableId, { data, mark }: FollowedMessage): void {
    this.#send({ data, table, mark })
  }

  #sendWaiting(): void {
    for (const [about, pushed] of this.#waiting) {
      if (!this.#isReady) return
      this.#waiting.delete(about)
      this.#send(pushed)
    }
  }

  #send({ data, table, mark }: Pushed): void {
    if (table !== null && mark !== null) this.#marks.set(table, mark)
    this.#isReady = this.#sink.send({ data, cursor: mark === null ? null : writeCursor(this.#marks) })
  }
}

const aboutOf = (notice: StreamNotice): string => `${notice.tell} ${'table' in notice ? notice.table : ''}`
