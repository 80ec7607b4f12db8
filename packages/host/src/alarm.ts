/** A timer for any length of time: one that is too long for the platform is waited for in parts. */
import { type Environment, LONGEST_WAIT } from './environment.ts'

export class Alarm {
  readonly #environment: Pick<Environment, 'now' | 'after'>
  #cancel: (() => void) | null = null

  constructor(environment: Pick<Environment, 'now' | 'after'>) {
    this.#environment = environment
  }

  get isSet(): boolean {
    return this.#cancel !== null
  }

  /** Rings once the clock has reached this time. What was set before is cancelled. */
  setTo(time: number, ring: () => void): void {
    this.cancel()
    const wait = Math.max(0, time - this.#environment.now())
    const isLast = wait <= LONGEST_WAIT
    this.#cancel = this.#environment.after(isLast ? wait : LONGEST_WAIT, () => {
      this.#cancel = null
      if (isLast) ring()
      else this.setTo(time, ring)
    })
  }

  cancel(): void {
    this.#cancel?.()
    this.#cancel = null
  }
}
