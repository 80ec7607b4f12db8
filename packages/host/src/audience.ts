/** Everybody who is told what happens at a table, through a connection or on a stream. */
import type { Notice } from '@bastide/wire'
import { type FollowedMessage, Follower, type FollowerEnd } from './following.ts'
import type { KeptTable } from './kept-table.ts'
import { RoleViews } from './role-views.ts'
import type { Identity } from './store.ts'
import { Watcher } from './watching.ts'

export class Audience {
  readonly #kept: KeptTable
  readonly #views: RoleViews
  readonly #watchers = new Set<Watcher>()
  readonly #followers = new Set<Follower>()
  /** What was last told of bots, for whoever could not hear it or came later. */
  #botNews: FollowedMessage | null = null
  #isBotThinking = false

  readonly #now: () => number

  constructor(kept: KeptTable, now: () => number) {
    this.#kept = kept
    this.#now = now
    this.#views = new RoleViews(kept)
  }

  get isEmpty(): boolean {
    return this.#watchers.size + this.#followers.size === 0
  }

  watch(identity: Identity, tell: (notice: Notice) => void): Watcher {
    const watcher = new Watcher(this.#kept, this.#views, identity, tell)
    this.#watchers.add(watcher)
    return watcher
  }

  /** Somebody who is told once they are admitted. */
  follower(identity: Identity, end: FollowerEnd): Follower {
    const tellAgain = (follower: Follower): void => {
      if (!this.#followers.has(follower)) return
      follower.tellNews(this.#now())
      if (this.#botNews !== null) follower.tellOfBots(this.#botNews)
    }
    return new Follower(this.#kept, this.#views, identity, end, tellAgain)
  }

  admit(follower: Follower): void {
    this.#followers.add(follower)
    follower.tellNews(this.#now())
    if (this.#botNews !== null && this.#isBotThinking) follower.tellOfBots(this.#botNews)
  }

  leave(one: Watcher | Follower): void {
    if (one instanceof Watcher) this.#watchers.delete(one)
    else this.#followers.delete(one)
  }

  /** The table is no more. */
  dismiss(): void {
    this.#watchers.clear()
    this.dismissFollowers()
  }

  dismissFollowers(): void {
    const followers = [...this.#followers]
    this.#followers.clear()
    for (const { end } of followers) end.gone()
  }

  takenBack(to: number): void {
    for (const watcher of this.#watchers) watcher.takenBack(to)
    for (const follower of this.#followers) follower.takenBack(to)
  }

  /** The table was rewritten: all that was told may be otherwise, and is told anew. */
  beginAnew(): void {
    const now = this.#now()
    this.#views.forget()
    for (const watcher of this.#watchers) watcher.beginAnew(now)
    for (const follower of this.#followers) follower.beginAnew(now)
  }

  /** Tells each of them what is new to them, as their own viewer may see it. */
  tellNews(): void {
    const now = this.#now()
    for (const watcher of this.#watchers) watcher.tellNews(now)
    for (const follower of this.#followers) follower.tellNews(now)
  }

  tellOfBots(notice: Notice): void {
    for (const { tell } of this.#watchers) tell(notice)
    this.#botNews = { data: JSON.stringify(notice), mark: null }
    this.#isBotThinking = notice.tell === 'thinking' && notice.seat !== null
    for (const follower of this.#followers) follower.tellOfBots(this.#botNews)
  }
}
