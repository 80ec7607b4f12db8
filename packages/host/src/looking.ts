/** Somebody who looks at a table: with whose eyes, up to which version, and how much of the story they have heard. */
import type { Seat } from '@bastide/kernel'
import { type Eyes, eyesNow, FIRST_LOOK, seatsHeldBy } from './holding.ts'
import type { KeptTable } from './kept-table.ts'
import type { Role } from './role-views.ts'
import type { Identity } from './store.ts'

export class Looking {
  readonly identity: Identity
  #held: readonly Seat[]
  readonly #kept: KeptTable
  #eyes: Eyes = FIRST_LOOK
  /** The first move of the story that they have not heard, or have heard otherwise. */
  #heard = 0
  /** The version that they last heard of. */
  #version = 0

  constructor(kept: KeptTable, identity: Identity) {
    this.#kept = kept
    this.identity = identity
    this.#held = seatsHeldBy(kept.holders, identity)
  }

  get held(): readonly Seat[] {
    return this.#held
  }

  /** The table was rewritten: who holds which seat may be otherwise, and so may all that was told. */
  lookAnew(): void {
    this.#held = seatsHeldBy(this.#kept.holders, this.identity)
    if (!this.#held.includes(this.#eyes.viewer)) this.#eyes = FIRST_LOOK
    this.#heard = 0
    this.#version = 0
  }

  /** Which viewer they are now. */
  get viewer(): Seat {
    return this.#eyesNow().viewer
  }

  /** Whether something happened since they last heard. */
  get isBehind(): boolean {
    return this.#version !== this.#kept.state.version
  }

  /** Looks as one of their own seats, until the decision passes to another of them. */
  lookAs(seat: Seat): void {
    this.#eyes = { ...this.#eyesNow(), viewer: seat }
  }

  /** Moves from this one on were taken back: what comes in their place is told again. */
  takenBack(to: number): void {
    this.#heard = Math.min(this.#heard, to)
  }

  /** They have been told up to a version, and so many moves of their story. */
  hasHeard(version: number, moves: number): void {
    this.#eyes = this.#eyesNow()
    this.#version = version
    this.#heard = moves
  }

  /** Comes to the present: in which role, and from which move on the story is new. */
  catchUp(): { readonly role: Role; readonly from: number } {
    const { state } = this.#kept
    const eyes = this.#eyesNow()
    const { viewer } = eyes
    // Another viewer has another story.
    if (viewer !== this.#eyes.viewer && state.rules.hasSecrets) this.#heard = 0
    this.#eyes = eyes
    this.#version = state.version
    const from = Math.min(this.#heard, state.moves.length)
    this.#heard = state.moves.length
    return { role: { viewer, held: this.held }, from }
  }

  #eyesNow(): Eyes {
    return eyesNow(this.#kept.state, this.held, this.#kept.awaited, this.#eyes)
  }
}
