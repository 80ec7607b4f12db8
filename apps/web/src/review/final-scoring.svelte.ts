/** Steps through the final scoring: first nothing is counted, then one score after another. */
import type { Happening } from '@bastide/kernel'
import type { FinalCount } from './scores.ts'

export class FinalScoring {
  #count = $state.raw<FinalCount>({ before: [], steps: [] })
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The number of scores counted so far. */
  step = $state(0)
  isPlaying = $state(false)

  readonly #stepMs: () => number

  /** @param stepMs How long each score is shown, in milliseconds. */
  constructor(count: FinalCount, stepMs: () => number) {
    this.#count = count
    this.#stepMs = stepMs
  }

  get steps(): number {
    return this.#count.steps.length
  }

  /** The last score counted; null before the first. */
  readonly happening: Happening | null = $derived(this.#at(this.step)?.happening ?? null)
  /** All scores counted so far. */
  readonly counted: readonly Happening[] = $derived(
    this.#count.steps.slice(0, this.step).map(({ happening }) => happening),
  )
  readonly scores: readonly number[] = $derived(this.#at(this.step)?.scores ?? this.#count.before)

  #at(step: number): FinalCount['steps'][number] | undefined {
    return this.#count.steps[step - 1]
  }

  goTo(step: number): void {
    this.pause()
    this.step = Math.min(this.steps, Math.max(0, step))
  }

  play(): void {
    if (this.step === this.steps) return
    this.isPlaying = true
    if (this.step === 0) this.step = 1
    this.#wait()
  }

  pause(): void {
    this.isPlaying = false
    clearTimeout(this.#timer)
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      if (this.step >= this.steps) return this.pause()
      this.step++
      this.#wait()
    }, this.#stepMs())
  }
}
