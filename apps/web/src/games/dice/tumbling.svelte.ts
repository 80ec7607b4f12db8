/** Dice tumble for a moment after each throw. What lies there already when the page opens lies still. */

/** Until the last die lies, and catapults have flown off. */
const TUMBLING_MS = 1500

export class Tumbling {
  readonly #key: () => string
  #still = $state('')

  constructor(key: () => string, isFresh: () => boolean) {
    this.#key = key
    this.#still = isFresh() ? '' : key()
    $effect(() => {
      const thrown = this.#key()
      const timer = setTimeout(() => {
        this.#still = thrown
      }, TUMBLING_MS)
      return () => clearTimeout(timer)
    })
  }

  get isOn(): boolean {
    return this.#key() !== this.#still
  }
}
