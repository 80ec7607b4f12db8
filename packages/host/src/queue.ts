/** Runs one thing after another. One that fails tells whoever added it, and does not stop the next. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve()
  #length = 0

  /** Whether nothing runs or waits. */
  get isEmpty(): boolean {
    return this.#length === 0
  }

  add<T>(run: () => Promise<T>): Promise<T> {
    this.#length++
    const ran = this.#last.then(run).finally(() => {
      this.#length--
    })
    this.#last = ran.catch(() => {})
    return ran
  }
}
