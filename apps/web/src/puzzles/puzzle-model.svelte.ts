/**
 * Somebody solves a puzzle: first at a table that nobody keeps, then, once the turn is over, looking at what it came to
 * and at what would have been best.
 */
import type { GameRecord, Happening, Json, Refusal } from '@bastide/kernel'
import { RECORD_FORMAT, RECORD_VERSION, type Review, refusal } from '@bastide/wire'
import { pageOf } from '../games/index.ts'
import { host, patiently, Refused } from '../kit/host.svelte.ts'
import { say } from '../kit/messages.svelte.ts'
import { settings } from '../kit/settings.svelte.ts'
import { capital } from '../kit/wording.ts'
import type { GamePage, GameView } from '../playing/game-page.ts'
import { TableModel } from '../playing/table-model.svelte.ts'
import { happeningsOf } from '../story/story-words.ts'
import { type Answer, answerTo, solved } from './answering.ts'
import type { Puzzle } from './puzzle.ts'

/** How long each move of a shown turn is seen. */
const STEP_MS = 700

/** A turn that was played, by the user or as the solution. */
export interface ShownTurn {
  readonly whose: 'own' | 'best'
  readonly review: Review
  /** What it brought about. */
  readonly happenings: readonly Happening[]
  /** The positions from before it to after it. */
  readonly views: readonly GameView[]
}

const nameOf = (colour: string): string => capital(say(`colour.${colour}` as 'colour.red'))

export class PuzzleModel {
  readonly puzzle: Puzzle
  page = $state.raw<GamePage | null>(null)
  table = $state.raw<TableModel | null>(null)
  answer = $state.raw<Answer | null>(null)
  turn = $state.raw<ShownTurn | null>(null)
  /** How many moves of the turn are shown. */
  step = $state(0)
  refusal = $state.raw<Refusal | null>(null)
  /** Whether the solution was shown before the right answer was given. */
  hasGivenUp = $state(false)
  /** The turn that the user played, as moves. */
  #own: readonly Json[] = []
  #moves: readonly Json[] = []
  /** Some bot sits in the other seats, and never plays: a puzzle is over before. */
  #bot: string | undefined
  #stop: (() => void) | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(puzzle: Puzzle) {
    this.puzzle = puzzle
  }

  readonly names = $derived.by(() => this.puzzle.seats.map(nameOf))

  /** Opens the position to be played, for the first time or again. */
  async open(): Promise<void> {
    this.close()
    this.answer = null
    this.turn = null
    this.table = null
    await this.#asking(async () => {
      const page = await pageOf(this.puzzle.game)
      if (page === null) throw new Refused(refusal('unknown-game', `there is no page for ${this.puzzle.game}`))
      this.page = page
      this.#moves = this.#read(page, this.puzzle.moves)
      const offers = await patiently(() => host.ask('games', {}))
      this.#bot = offers.find(({ id }) => id === this.puzzle.game)?.bots[0]
      const id = await patiently(() =>
        host.ask('script', { record: this.#record(this.#moves), from: this.#moves.length }),
      )
      const table = new TableModel(id)
      table.isPassWeighty = page.isPassWeighty
      this.table = table
      this.#stop = table.watch()
    })
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#stop?.()
    this.#stop = null
  }

  /** To be called whenever the table has changed: the turn may be over. */
  async look(): Promise<void> {
    const { table } = this
    if (table === null || this.answer !== null || table.update === null) return
    const since = table.story.slice(this.#moves.length)
    const others = since.findIndex(({ by }) => by !== this.puzzle.seat)
    const isOver = since.length > 0 && (others >= 0 || table.update.view.awaited !== this.puzzle.seat)
    if (!isOver) return
    const own = others < 0 ? since.length : others
    await this.#asking(async () => {
      const { moves } = await host.ask('record', { table: table.table })
      this.#own = moves.slice(this.#moves.length, this.#moves.length + own)
      const { toNotation } = (this.page as GamePage).words.speech
      this.answer = answerTo(this.puzzle, toNotation(this.#own as never))
      this.close()
      await this.showOwn()
    })
  }

  showOwn(): Promise<void> {
    return this.#show('own', [...this.#moves, ...this.#own])
  }

  showBest(): Promise<void> {
    if (this.answer?.isRight !== true) this.hasGivenUp = true
    this.close()
    const { best } = answerTo(this.puzzle, '')
    this.answer ??= { isRight: false, worth: null, best }
    return this.#show('best', this.#read(this.page as GamePage, solved(this.puzzle)))
  }

  #record(moves: readonly Json[]): GameRecord {
    const { game, setup, seats, seat } = this.puzzle
    return {
      format: RECORD_FORMAT,
      version: RECORD_VERSION,
      game,
      setup: setup as Json,
      seats: seats.map((colour, i) => ({
        name: nameOf(colour),
        colour,
        ...(i === seat || this.#bot === undefined ? {} : { bot: this.#bot }),
      })),
      moves,
    }
  }

  #read(page: GamePage, notation: string): readonly Json[] {
    const read = page.words.speech.fromNotation(notation)
    if (!read.ok) throw new Refused(read)
    return read.value as readonly Json[]
  }

  /** Plays a turn on the board, move by move. */
  async #show(whose: ShownTurn['whose'], moves: readonly Json[]): Promise<void> {
    await this.#asking(async () => {
      const source = { record: this.#record(moves) }
      const from = this.#moves.length
      const review = await patiently(() => host.ask('review', { source }))
      const positions = Array.from({ length: moves.length - from + 1 }, (_, i) => from + i)
      const views = await Promise.all(positions.map((position) => host.ask('review-at', { source, position })))
      this.turn = {
        whose,
        review,
        happenings: happeningsOf(review.told.slice(from)),
        views: views as unknown as readonly GameView[],
      }
      this.step = 0
      this.#play()
    })
  }

  #play(): void {
    clearTimeout(this.#timer)
    const { turn } = this
    if (turn === null || this.step === turn.views.length - 1) return
    const wait = settings.hasLessMotion || turn.whose === 'own' ? 0 : STEP_MS
    this.#timer = setTimeout(() => {
      this.step++
      this.#play()
    }, wait)
  }

  async #asking(ask: () => Promise<void>): Promise<void> {
    try {
      await ask()
    } catch (thrown) {
      if (!(thrown instanceof Refused)) throw thrown
      this.refusal = thrown.refusal
    }
  }
}
