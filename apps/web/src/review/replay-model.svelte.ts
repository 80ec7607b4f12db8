/** The state of a replay: the current position, and whether it is playing. */
import type { GameRecord, Refusal } from '@bastide/kernel'
import { type Review, type ReviewSource, refusal } from '@bastide/wire'
import { expectPage, pageOf } from '../games/index.ts'
import { host, patiently, Refused } from '../kit/host.svelte.ts'
import { latestGame } from '../kit/latest-game.ts'
import { settings } from '../kit/settings.svelte.ts'
import type { GamePage, GameView } from '../playing/game-page.ts'
import { Frames } from './frames.ts'
import { unpack } from './packing.ts'

export const SPEEDS = [0.5, 1, 2, 4, 8] as const
export type Speed = (typeof SPEEDS)[number]

/** How long a move is shown at normal speed. */
const MOVE_MS = 800
/** How often to check for a position that is late. */
const LATE_MS = 25

const refusalIn = (thrown: unknown): Refusal =>
  thrown instanceof Refused
    ? thrown.refusal
    : refusal('fault', thrown instanceof Error ? thrown.message : String(thrown))

/** The source that an address names: a table in this browser, or a game that the address itself holds. */
async function sourceOf([kind, what]: readonly string[]): Promise<ReviewSource | Refusal> {
  if (kind === 'table' && what !== undefined && what !== '') return { table: what }
  if (kind !== 'g') return refusal('no-source', 'the address names no game')
  const unpacked = await unpack(what)
  return unpacked.ok ? { record: JSON.stringify(unpacked.value) } : unpacked
}

export class ReplayModel {
  review = $state.raw<Review | null>(null)
  /** The page of the game under review. */
  page = $state.raw<GamePage | null>(null)
  /** Why there is nothing to show. */
  refusal = $state.raw<Refusal | null>(null)
  position = $state(0)
  /** A link to a whole game shows its end first, as a still. */
  isPoster = $state(false)
  /** The view shown and its position. While a position is loading, this is a different one. */
  view = $state.raw<GameView | null>(null)
  shown = $state(0)
  isPlaying = $state(false)
  speed = $state<Speed>(1)
  #frames: Frames<GameView> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #loads = 0

  readonly last = $derived((this.review?.positions ?? 1) - 1)

  /** Loads the game that an address names and goes to its move, or to the beginning. */
  async load(rest: readonly string[]): Promise<void> {
    const load = ++this.#loads
    this.close()
    this.review = null
    this.view = null
    this.refusal = null
    expectPage(latestGame()?.game)
    try {
      const source = await sourceOf(rest)
      const found = 'ok' in source ? source : await patiently(() => host.ask('review', { source }))
      const page = 'ok' in found ? null : await pageOf(found.game)
      if (load !== this.#loads) return
      this.page = page
      if ('ok' in found) this.refusal = found
      else if (page === null) this.refusal = refusal('unknown-game', `there is no page for the game ${found.game}`)
      else this.#take(found, rest[0], rest[2])
    } catch (thrown) {
      if (load === this.#loads) this.refusal = refusalIn(thrown)
    }
  }

  /** Stops playback and ignores pending positions. */
  close(): void {
    this.pause()
    this.#frames?.close()
  }

  goTo(position: number): void {
    this.isPoster = false
    const to = Math.min(this.last, Math.max(0, Math.round(position)))
    const direction = to < this.position ? -1 : 1
    this.position = to
    this.#show(to)
    this.#frames?.want(to, direction)
  }

  play(): void {
    if (this.last === 0) return
    if (this.position === this.last) this.goTo(0)
    this.isPlaying = true
    this.#tick()
  }

  pause(): void {
    this.isPlaying = false
    clearTimeout(this.#timer)
  }

  toggle(): void {
    if (this.isPlaying) this.pause()
    else this.play()
  }

  /** Changes the speed by this many steps. */
  changeSpeed(by: number): void {
    this.speed = SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, SPEEDS.indexOf(this.speed) + by))] ?? 1
  }

  /**
   * Opens a table at the current position and returns its id. Seats that left at this point or later are present again.
   */
  playOn(): Promise<string> {
    const { result: _, digest: __, left = [], ...record } = (this.review as Review).record
    const beginning: GameRecord = {
      ...record,
      moves: record.moves.slice(0, this.position),
      left: left.filter(({ after }) => after < this.position),
    }
    const { seats } = this.review as Review
    return host.ask('keep', { record: JSON.stringify(beginning), seats })
  }

  /** Goes where an address says: to a move, or to the poster of a whole game. */
  goToAddressed(kind = '', move = ''): void {
    const isWhole = kind === 'g' && move === ''
    this.goTo(isWhole ? this.last : Number.parseInt(move, 10) || 0)
    this.isPoster = isWhole
  }

  #take(review: Review, kind: string | undefined, move: string | undefined): void {
    this.review = review
    // A snapshot from here on: the table may move on, or be taken back, while it is replayed.
    const source = { record: JSON.stringify(review.record) }
    this.#frames = new Frames<GameView>(
      review.positions - 1,
      async (at) => (await patiently(() => host.ask('review-at', { source, position: at }))) as unknown as GameView,
      (at) => this.#show(at),
      (_, why) => {
        this.pause()
        this.refusal = refusalIn(why)
      },
    )
    this.goToAddressed(kind, move)
    // Whoever asks to watch a game that is over need not ask twice.
    if (kind === 'table' && move === undefined && review.record.result !== undefined && !settings.hasLessMotion)
      this.play()
  }

  #show(position: number): void {
    const view = this.#frames?.get(position)
    if (view === undefined || position !== this.position) return
    this.view = view
    this.shown = position
  }

  #tick(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(
      () => {
        if (!this.isPlaying) return
        // A late move is not skipped.
        if (this.shown !== this.position) return this.#tick()
        if (this.position === this.last) return this.pause()
        this.goTo(this.position + 1)
        this.#tick()
      },
      this.shown === this.position ? MOVE_MS / this.speed : LATE_MS,
    )
  }
}
