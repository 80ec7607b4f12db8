/** The final scoring at a table: score by score, and only once, before those who saw the game end. */
import type { Happening } from '@bastide/kernel'
import type { Told } from '@bastide/wire'
import type { PageSpeech } from '../playing/game-page.ts'
import type { TableModel } from '../playing/table-model.svelte.ts'
import { finalCount } from '../review/scores.ts'
import { toldUpTo } from '../story/story-turns.ts'
import { hasEnding } from '../story/story-words.ts'

export class Counting {
  readonly #model: TableModel
  #isOver = $state(false)
  #scores = $state.raw<readonly number[] | null>(null)
  #counted = $state.raw<readonly Happening[]>([])
  /** Whoever returns later sees the result at once. */
  readonly isOn = $derived.by(() => {
    const { view, news, story } = this.#model
    return view?.finished?.why === 'played-out' && !this.#isOver && news.from > 0 && hasEnding(story)
  })

  constructor(model: TableModel) {
    this.#model = model
  }

  /** As far as they are counted; null if nothing is being counted. Nobody is to see the end before. */
  scoresIn(speech: PageSpeech): readonly number[] | null {
    const { view, story } = this.#model
    if (!this.isOn || view === null) return null
    return this.#scores ?? finalCount(speech, story, view.seats.length).before
  }

  showScores(scores: readonly number[]): void {
    this.#scores = scores
  }

  /** Counts so far, and gives by how many that is more than before. */
  count(now: readonly Happening[]): number {
    const more = now.length - this.#counted.length
    this.#counted = now
    return more
  }

  /** The log tells no more than was counted. */
  get story(): readonly Told[] {
    return this.isOn ? toldUpTo(this.#model.story, this.#counted.at(-1) ?? null) : this.#model.story
  }

  end(): void {
    this.#isOver = true
    this.#scores = null
  }
}
