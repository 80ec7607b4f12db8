/**
 * The list that `Rules.options` fills: actions, and for chance their weights. One list is reused, so that listing
 * allocates nothing; it grows only when a position has more options than any before it.
 */
export class Options {
  private actions = new Int32Array(1024)
  private weights = new Int32Array(1024)
  private weightSum = 0
  length = 0

  clear(): void {
    this.length = 0
    this.weightSum = 0
  }

  /**
   * For a seat, and for chance where all outcomes are equally likely. Writes no weight: most lists are of this kind,
   * and long.
   */
  add(action: number): void {
    if (this.length === this.actions.length) this.grow()
    this.actions[this.length++] = action
  }

  /**
   * For the longest lists: makes room for that many more and returns the raw actions. The caller writes from `length`
   * on, then raises `length`.
   */
  room(count: number): Int32Array {
    while (this.length + count > this.actions.length) this.grow()
    return this.actions
  }

  /** For chance. Do not mix with `add` in one list. */
  addWeighted(action: number, weight: number): void {
    this.add(action)
    this.weights[this.length - 1] = weight
    this.weightSum += weight
  }

  action(index: number): number {
    return this.actions[index] as number
  }

  weight(index: number): number {
    return this.weightSum === 0 ? 1 : (this.weights[index] as number)
  }

  get totalWeight(): number {
    return this.weightSum === 0 ? this.length : this.weightSum
  }

  has(action: number): boolean {
    for (let i = 0; i < this.length; i++) if (this.actions[i] === action) return true
    return false
  }

  /** The action that owns the `ticket`-th unit of weight; `ticket` is below `totalWeight`. */
  byWeight(ticket: number): number {
    let i = 0
    for (let left = ticket; left >= this.weight(i); i++) left -= this.weight(i)
    return this.actions[i] as number
  }

  private grow(): void {
    const actions = new Int32Array(this.actions.length * 2)
    const weights = new Int32Array(this.actions.length * 2)
    actions.set(this.actions)
    weights.set(this.weights)
    this.actions = actions
    this.weights = weights
  }
}
