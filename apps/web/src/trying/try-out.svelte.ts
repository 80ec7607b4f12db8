/**
 * A position that is changed freely, to try something out or to explain it. The host judges every change by the rules
 * of the game; each can be undone.
 */
import type { Happening, Json, Refusal } from '@bastide/kernel'
import { RECORD_FORMAT, RECORD_VERSION, type Review, type ReviewSource } from '@bastide/wire'
import { host, patiently, Refused } from '../kit/host.svelte.ts'
import type { GamePage, GameView } from '../playing/game-page.ts'
import { happeningsOf, untilEnding } from '../story/story-words.ts'

/** The seats of what is tried out, as a record has them. */
export interface TryingSeat {
  readonly name: string
  readonly colour: string
}

/** A position as a record: a game that begins with it, and the moves from there. */
export const tryingRecord = (game: string, setup: Json, seats: readonly TryingSeat[], moves: readonly Json[] = []) => ({
  format: RECORD_FORMAT,
  version: RECORD_VERSION,
  game,
  setup,
  seats,
  moves,
})

interface Tried {
  readonly setup: Json
  readonly view: GameView
  readonly seats: Review['seats']
  /** What the last change brought, and the points of all of them. */
  readonly told: readonly Happening[]
  readonly scores: readonly number[]
}

export class TryOut {
  readonly game: string
  readonly #sandbox: NonNullable<GamePage['sandbox']>
  readonly #seats: readonly TryingSeat[]
  now = $state.raw<Tried | null>(null)
  #past = $state.raw<readonly Tried[]>([])
  refusal = $state.raw<Refusal | null>(null)
  /** One change at a time. */
  #isTrying = false

  constructor(game: string, sandbox: NonNullable<GamePage['sandbox']>, seats: readonly TryingSeat[]) {
    this.game = game
    this.#sandbox = sandbox
    this.#seats = seats
  }

  get canUndo(): boolean {
    return this.#past.length > 0
  }

  /** Has the position after these moves from a setup, if they are possible. */
  async try(setup: Json, moves: readonly object[] = []): Promise<boolean> {
    if (this.#isTrying) return false
    this.#isTrying = true
    try {
      const tried = await this.#judge(setup, moves as readonly Json[])
      if (this.now !== null) this.#past = [...this.#past, this.now]
      this.now = tried
      this.refusal = null
      return true
    } catch (thrown) {
      if (!(thrown instanceof Refused)) throw thrown
      this.refusal = thrown.refusal
      return false
    } finally {
      this.#isTrying = false
    }
  }

  undo(): void {
    const before = this.#past.at(-1)
    if (before === undefined) return
    this.#past = this.#past.slice(0, -1)
    this.now = { ...before, told: [] }
    this.refusal = null
  }

  /** As a game that begins with it. */
  recordOf(setup: Json, moves: readonly Json[] = []) {
    return tryingRecord(this.game, setup, this.#seats, moves)
  }

  async #judge(setup: Json, moves: readonly Json[]): Promise<Tried> {
    const source = this.#sourceOf(setup, moves)
    const review = await patiently(() => host.ask('review', { source }))
    if (review.stopped !== null) throw new Refused(review.stopped)
    const after = await this.#viewAt(source, moves.length)
    const reached = moves.length === 0 ? setup : this.#sandbox.setupOf(after)
    const before = this.now?.scores ?? review.seats.map(() => 0)
    return {
      setup: reached,
      // As it begins from there: whose turn it was, or who got a marker, belongs to no position that is tried.
      view: moves.length === 0 ? after : await this.#viewAt(this.#sourceOf(reached, []), 0),
      seats: review.seats,
      told: untilEnding(happeningsOf(review.told)),
      scores: before.map((points, seat) => points + (review.scores.at(-1)?.[seat] ?? 0)),
    }
  }

  #sourceOf(setup: Json, moves: readonly Json[]): ReviewSource {
    return { record: JSON.stringify(this.recordOf(setup, moves)) }
  }

  async #viewAt(source: ReviewSource, position: number): Promise<GameView> {
    return (await patiently(() => host.ask('review-at', { source, position }))) as unknown as GameView
  }
}
