/**
 * Who may think next: a few at once, and tables by turns. Whoever asks for many thoughts waits for their own, and holds
 * up nobody else.
 */

interface Waiting {
  begin(): void
}

export class FairLine {
  readonly #most: number
  /** By table, in the order in which their turns come. */
  readonly #waiting = new Map<string, Waiting[]>()
  #busy = 0

  constructor(most: number) {
    this.#most = most
  }

  /** How many are at it. */
  get busy(): number {
    return this.#busy
  }

  /** How many have not begun yet. */
  get waiting(): number {
    let count = 0
    for (const waiting of this.#waiting.values()) count += waiting.length
    return count
  }

  /** Runs when it is the table's turn. Undefined if it was dropped before. */
  async run<T>(table: string, dropped: Promise<void>, task: () => Promise<T>): Promise<T | undefined> {
    if (!(await this.#turn(table, dropped))) return undefined
    try {
      return await task()
    } finally {
      this.#busy--
      this.#next()
    }
  }

  /** False if it is not wanted any more. */
  #turn(table: string, dropped: Promise<void>): Promise<boolean> {
    return new Promise((resolve) => {
      let isWanted = true
      const waiting: Waiting = {
        begin: () => {
          isWanted = false
          this.#busy++
          resolve(true)
        },
      }
      this.#waiting.set(table, [...(this.#waiting.get(table) ?? []), waiting])
      dropped.then(() => {
        if (!isWanted) return
        this.#leave(table, waiting)
        resolve(false)
      })
      this.#next()
    })
  }

  #leave(table: string, waiting: Waiting): void {
    const left = (this.#waiting.get(table) ?? []).filter((one) => one !== waiting)
    if (left.length === 0) this.#waiting.delete(table)
    else this.#waiting.set(table, left)
  }

  #next(): void {
    const [first] = this.#waiting
    if (this.#busy >= this.#most || first === undefined) return
    const [table, [waiting, ...others]] = first
    // The table goes to the end of the line.
    this.#waiting.delete(table)
    if (others.length > 0) this.#waiting.set(table, others)
    waiting?.begin()
    this.#next()
  }
}
