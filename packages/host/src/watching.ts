/** Somebody who watches a table through a connection. */
import type { Notice, TableUpdate } from '@bastide/wire'
import type { KeptTable } from './kept-table.ts'
import { Looking } from './looking.ts'
import type { RoleViews } from './role-views.ts'
import type { Identity } from './store.ts'

export class Watcher extends Looking {
  readonly tell: (notice: Notice) => void
  readonly #views: RoleViews

  constructor(kept: KeptTable, views: RoleViews, identity: Identity, tell: (notice: Notice) => void) {
    super(kept, identity)
    this.#views = views
    this.tell = tell
  }

  /** The table was rewritten: who holds which seat may be otherwise, and so may all that was told. */
  beginAnew(now: number): void {
    this.lookAnew()
    this.tell({ tell: 'update', update: this.whole(now) })
  }

  /** Tells them what happened since they last heard, if anything did. */
  tellNews(now: number): void {
    if (this.isBehind) this.tell({ tell: 'update', update: this.#update(now) })
  }

  /** Everything, from the beginning of the story. */
  whole(now: number): TableUpdate {
    this.takenBack(0)
    return this.#update(now)
  }

  /** The table as they see it now, and the part of the story that is new to them. */
  #update(now: number): TableUpdate {
    const { role, from } = this.catchUp()
    return this.#views.update(role, from, now)
  }
}
