/**
 * What was read or written last, by key, for as long as nothing else may have changed it. Memory is bounded: with too
 * many, the one that was not kept anew for longest is forgotten, and has to be read again.
 */
export class Remembered<V> {
  readonly #most: number
  readonly #values = new Map<string, V>()
  /** How many changes there were. */
  #changes = 0

  constructor(most: number) {
    this.#most = most
  }

  get(key: string): V | undefined {
    return this.#values.get(key)
  }

  keep(key: string, value: V): void {
    this.#values.delete(key)
    this.#values.set(key, value)
    const [oldest] = this.#values.keys()
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest)
  }

  /** What is known, or else what is read. That is kept unless something changed while it was read. */
  async read(key: string, read: () => Promise<V | undefined>): Promise<V | undefined> {
    const known = this.#values.get(key)
    if (known !== undefined) return known
    const before = this.#changes
    const found = await read()
    if (found !== undefined && before === this.#changes) this.keep(key, found)
    return found
  }

  /** Something may have changed, also by a write that failed: forgets what it concerns. */
  changed(isConcerned: (value: V, key: string) => boolean): void {
    this.#changes++
    for (const [key, value] of this.#values) if (isConcerned(value, key)) this.#values.delete(key)
  }

  /** The same for one. */
  changedAt(key: string): void {
    this.#changes++
    this.#values.delete(key)
  }
}
