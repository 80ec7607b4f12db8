/** Somebody who watches a table from one page: an identity, a viewer, and how much of the story they have heard. */
import type { Seat } from '@bastide/kernel'
import { hasLeft, lookAt, type TableState, takeBackFor } from '@bastide/table'
import type { Notice, TableUpdate } from '@bastide/wire'
import { type Eyes, eyesNow, FIRST_LOOK, seatsHeldBy } from './holding.ts'
import type { KeptTable } from './kept-table.ts'
import type { Identity } from './store.ts'

export class Watcher {
  readonly identity: Identity
  readonly tell: (notice: Notice) => void
  held: readonly Seat[]
  readonly #kept: KeptTable
  #eyes: Eyes = FIRST_LOOK
  /** The first move of the story that they have not heard, or have heard otherwise. */
  #cursor = 0
  /** The version that they last heard of. */
  #version = 0

  constructor(kept: KeptTable, identity: Identity, tell: (notice: Notice) => void) {
    this.#kept = kept
    this.identity = identity
    this.tell = tell
    this.held = seatsHeldBy(kept.holders, identity)
  }

  /** Which viewer they are now. */
  get viewer(): Seat {
    return eyesNow(this.#kept.state, this.held, this.#kept.awaited, this.#eyes).viewer
  }

  /** Looks as one of their own seats, until the decision passes to another of them. */
  lookAs(seat: Seat): void {
    this.#eyes = { ...eyesNow(this.#kept.state, this.held, this.#kept.awaited, this.#eyes), viewer: seat }
  }

  /** Moves from this one on were taken back: what comes in their place is told again. */
  takenBack(to: number): void {
    this.#cursor = Math.min(this.#cursor, to)
  }

  /** The table was rewritten: who holds which seat may be otherwise, and so may all that was told. */
  beginAnew(now: number): void {
    this.held = seatsHeldBy(this.#kept.holders, this.identity)
    if (!this.held.includes(this.#eyes.viewer)) this.#eyes = FIRST_LOOK
    this.tell({ tell: 'update', update: this.whole(now) })
  }

  /** Tells them what happened since they last heard, if anything did. */
  tellNews(now: number): void {
    if (this.#version !== this.#kept.state.version) this.tell({ tell: 'update', update: this.update(now) })
  }

  /** Everything, from the beginning of the story. */
  whole(now: number): TableUpdate {
    this.#cursor = 0
    return this.update(now)
  }

  /** The table as they see it now, and the part of the story that is new to them. */
  update(now: number): TableUpdate {
    const { state, id, awaited } = this.#kept
    const eyes = eyesNow(state, this.held, awaited, this.#eyes)
    const { viewer } = eyes
    // Another viewer has another story.
    if (viewer !== this.#eyes.viewer && state.rules.hasSecrets) this.#cursor = 0
    this.#eyes = eyes
    this.#version = state.version
    const story = this.#kept.storyFor(viewer)
    const from = Math.min(this.#cursor, story.length)
    this.#cursor = story.length
    return {
      table: id,
      version: state.version,
      viewer,
      mine: this.held,
      at: now,
      view: lookAt(state, viewer, now),
      takeBack: takeBackAmong(state, this.held),
      from,
      told: story.slice(from),
      setup: state.rules.setup,
    }
  }
}

/** At one screen, the person who moved last may take back, not the one to move next. */
function takeBackAmong(state: TableState, held: readonly Seat[]): TableUpdate['takeBack'] {
  // Those who have left take nothing back: the moves since were made for them.
  const people = state.movers.filter(
    (mover): mover is Seat => mover !== 'chance' && held.includes(mover) && !hasLeft(state, mover),
  )
  const by = people.at(-1)
  const how = by === undefined ? null : takeBackFor(state, by)
  return by === undefined || how === null ? null : { by, how }
}
