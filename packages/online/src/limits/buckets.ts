/**
 * How much somebody may use in a while: a bucket of tokens each, which fills again. Memory is bounded: with too many
 * buckets at once, the one that was not used for longest is forgotten, and so is full again.
 */
export interface BucketPlan {
  /** What can be used at once. */
  readonly most: number
  /** How much comes back in a second. */
  readonly perSecond: number
}

interface Bucket {
  left: number
  at: number
}

const MOST_BUCKETS = 20_000

export class Buckets {
  readonly #plan: BucketPlan
  readonly #mostBuckets: number
  readonly #buckets = new Map<string, Bucket>()

  constructor(plan: BucketPlan, mostBuckets = MOST_BUCKETS) {
    this.#plan = plan
    this.#mostBuckets = mostBuckets
  }

  /** For how many milliseconds somebody has to wait before they can use so much; 0 if they can now. */
  wait(who: string, cost: number, now: number): number {
    const missing = Math.min(cost, this.#plan.most) - this.#left(who, now)
    return missing <= 0 ? 0 : Math.ceil((missing / this.#plan.perSecond) * 1_000)
  }

  /** Uses so much. What costs more than there is empties the bucket for longer. */
  use(who: string, cost: number, now: number): void {
    const left = this.#left(who, now) - cost
    // Moves it to the end, so that the first is always the one that was not used for longest.
    this.#buckets.delete(who)
    this.#buckets.set(who, { left, at: now })
    const [oldest] = this.#buckets.keys()
    if (this.#buckets.size > this.#mostBuckets && oldest !== undefined) this.#buckets.delete(oldest)
  }

  get size(): number {
    return this.#buckets.size
  }

  #left(who: string, now: number): number {
    const bucket = this.#buckets.get(who)
    if (bucket === undefined) return this.#plan.most
    const back = (Math.max(0, now - bucket.at) / 1_000) * this.#plan.perSecond
    return Math.min(this.#plan.most, bucket.left + back)
  }
}
