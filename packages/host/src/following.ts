/**
 * Somebody who follows a table on a stream. What they are told is text that all in the same role share: what changed
 * since the version before, or the whole to whoever missed something.
 */
import { WATCHER } from '@bastide/kernel'
import type { TableEvent } from '@bastide/table'
import type { KeptTable } from './kept-table.ts'
import { Looking } from './looking.ts'
import { heardAt, markOf, readMark } from './marks.ts'
import type { Place, RoleViews } from './role-views.ts'
import type { Identity } from './store.ts'

export interface FollowedMessage {
  /** The JSON of a `StreamNotice`. */
  readonly data: string
  /** Says how far they have been told with it; null if they are no further. */
  readonly mark: string | null
}

/** The other end of somebody who follows. */
export interface FollowerEnd {
  /** False if nothing can be told now. Call `tellAgain` once it can: nothing is kept for them meanwhile. */
  isReady(): boolean
  tell(message: FollowedMessage): void
  /** The table was deleted. Nothing more will come. */
  gone(): void
}

export class Follower extends Looking {
  readonly end: FollowerEnd
  readonly #kept: KeptTable
  readonly #views: RoleViews
  /** What they were told last; null if they need the whole. */
  #place: Place | null = null
  #botNews: FollowedMessage | null = null
  readonly #tellAgain: (follower: Follower) => void

  constructor(
    kept: KeptTable,
    views: RoleViews,
    identity: Identity,
    end: FollowerEnd,
    tellAgain: (follower: Follower) => void,
  ) {
    super(kept, identity)
    this.end = end
    this.#tellAgain = tellAgain
    this.#kept = kept
    this.#views = views
  }

  /** Goes on from a mark, if these events and the viewer are those of the mark. Else they will be told the whole. */
  resume(text: string, events: readonly TableEvent[]): void {
    const mark = readMark(text, WATCHER)
    if (mark === null || mark.viewer !== this.viewer) return
    const heard = heardAt(events, mark)
    if (heard === null) return
    this.hasHeard(mark.version, heard)
    this.#place = { version: mark.version, role: { viewer: mark.viewer, held: this.held } }
    if (!this.isBehind) this.#views.prepare(this.#place.role)
  }

  /** They can be told again: tells the newest, if they missed something. */
  tellAgain(): void {
    this.#tellAgain(this)
  }

  /** Tells them what happened since they last heard, if anything did and they can be told. */
  tellNews(now: number): void {
    if (!this.isBehind || !this.end.isReady()) return
    const place = this.#place
    const { role, from } = this.catchUp()
    const { version } = this.#kept.state
    this.#place = { version, role }
    const change = place === null ? null : this.#views.changeText(place, role, from, now)
    this.end.tell({
      data: change ?? this.#views.wholeText(role, from, now),
      mark: markOf(this.#kept.state, role.viewer),
    })
  }

  /** The table was rewritten: they are told all of it. */
  beginAnew(now: number): void {
    this.lookAnew()
    this.#place = null
    this.tellNews(now)
  }

  /** The newest of what is told of bots. Whoever cannot be told now hears it later, unless there is something newer. */
  tellOfBots(news: FollowedMessage): void {
    if (this.#botNews === news || !this.end.isReady()) return
    this.#botNews = news
    this.end.tell(news)
  }
}
