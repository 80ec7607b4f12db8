/**
 * The list that `Rules.options` fills: actions, and for chance their weights. One list is made once and filled again and
 * again, so that listing allocates nothing; it grows only when a position has more options than any before it.
 */
export class Options {
  private actions = new Int32Array(1024)
  private weights = new Int32Array(1024)
  length = 0
  totalWeight = 0

  clear(): void {
    this.length = 0
    this.totalWeight = 0
  }

  add(action: number, weight = 1): void {
    if (this.length === this.actions.length) this.grow()
    this.actions[this.length] = action
    this.weights[this.length] = weight
    this.length++
    this.totalWeight += weight
  }

  action(index: number): number {
    return this.actions[index] as number
  }

  weight(index: number): number {
    return this.weights[index] as number
  }

  has(action: number): boolean {
    for (let i = 0; i < this.length; i++) if (this.actions[i] === action) return true
    return false
  }

  /** The action on which the `ticket`-th unit of weight falls, with `ticket` below `totalWeight`. */
  byWeight(ticket: number): number {
    let i = 0
    for (let left = ticket; left >= (this.weights[i] as number); i++) left -= this.weights[i] as number
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
