/**
 * Holds back what is told of a table to whoever watches it with a delay. Of each subject at most two notices wait: the
 * one that comes next, and the last that was pushed since.
 */
import { type Environment, LONGEST_WAIT } from '@bastide/host'

interface Waiting<T> {
  readonly cancel: () => void
  /** What comes after it, and when it was pushed. */
  next: { readonly notice: T; readonly at: number } | null
}

export class LateNotices<T> {
  readonly #clock: Pick<Environment, 'now' | 'after'>
  readonly #delay: number
  readonly #tell: (about: string, notice: T) => void
  readonly #waiting = new Map<string, Waiting<T>>()

  constructor(clock: Pick<Environment, 'now' | 'after'>, delay: number, tell: (about: string, notice: T) => void) {
    this.#clock = clock
    this.#delay = Math.min(delay, LONGEST_WAIT)
    this.#tell = tell
  }

  push(about: string, notice: T): void {
    const waiting = this.#waiting.get(about)
    const at = this.#clock.now()
    if (waiting === undefined) this.#wait(about, notice, at)
    else waiting.next = { notice, at }
  }

  stop(): void {
    for (const { cancel } of this.#waiting.values()) cancel()
    this.#waiting.clear()
  }

  #wait(about: string, notice: T, at: number): void {
    const ms = Math.max(0, at + this.#delay - this.#clock.now())
    const cancel = this.#clock.after(ms, () => {
      const next = this.#waiting.get(about)?.next ?? null
      this.#waiting.delete(about)
      if (next !== null) this.#wait(about, next.notice, next.at)
      this.#tell(about, notice)
    })
    this.#waiting.set(about, { cancel, next: null })
  }
}
