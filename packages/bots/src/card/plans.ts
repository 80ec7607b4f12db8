/**
 * What a search has learnt about later turns of its seat. A turn is known by what the seat saw before it: what everybody
 * did since, with cards that others laid face down seen from behind. So one plan holds for all worlds that look alike,
 * and no plan makes use of what the seat could not know.
 */
import type { Action, Options, Random } from '@bastide/kernel'

/** Powers of two. */
const MOST_TURNS = 1 << 15
const MOST_ARMS = 1 << 18
const LONGEST_PATH = 64

/** How much an option is favoured that was tried seldom. */
const CURIOSITY = 0.12
/** After how many visits of a turn one more option is tried. */
const PATIENCE = 8

const GOLDEN = 0x9e3779b1

/** What was seen, with one more action. */
export const seenAfter = (seen: number, action: Action): number => {
  const mixed = Math.imul(seen ^ (action + 1), GOLDEN)
  return (mixed ^ (mixed >>> 15)) | 0
}

export class Plans {
  /** By place in a table of hashes: what was seen before the turn, 0 where there is none; and its first arm. */
  private readonly keys = new Int32Array(MOST_TURNS)
  private readonly firstArm = new Int32Array(MOST_TURNS)
  private readonly visits = new Int32Array(MOST_TURNS)
  private turns = 0
  /** By arm: how often it was tried, and the sum of what came of it. */
  private readonly times = new Int32Array(MOST_ARMS)
  private readonly sums = new Float64Array(MOST_ARMS)
  private arms = 0
  /** The arms that were tried since `begin`. */
  private readonly path = new Int32Array(LONGEST_PATH)
  private length = 0

  clear(): void {
    this.keys.fill(0)
    this.turns = 0
    this.arms = 0
  }

  begin(): void {
    this.length = 0
  }

  /** Picks an option; `usual` is what the seat would do without a plan. */
  choose(seen: number, options: Options, usual: Action, luck: Random): Action {
    const turn = this.find(seen === 0 ? 1 : seen, options.length)
    if (turn < 0 || this.length === LONGEST_PATH) return usual
    const first = this.firstArm[turn] as number
    const visited = (this.visits[turn] as number) + 1
    this.visits[turn] = visited
    const arm = this.pick(first, options, usual, visited, luck)
    this.path[this.length++] = first + arm
    return options.action(arm)
  }

  /** What came of all that was chosen since `begin`. */
  learn(value: number): void {
    for (let at = 0; at < this.length; at++) {
      const arm = this.path[at] as number
      this.times[arm] = (this.times[arm] as number) + 1
      this.sums[arm] = (this.sums[arm] as number) + value
    }
  }

  private find(seen: number, options: number): number {
    const { keys } = this
    let at = seen & (MOST_TURNS - 1)
    while (keys[at] !== 0 && keys[at] !== seen) at = (at + 1) & (MOST_TURNS - 1)
    if (keys[at] === seen) return at
    if (this.turns >= MOST_TURNS >> 1 || this.arms + options > MOST_ARMS) return -1
    keys[at] = seen
    this.turns++
    this.firstArm[at] = this.arms
    this.visits[at] = 0
    this.times.fill(0, this.arms, this.arms + options)
    this.sums.fill(0, this.arms, this.arms + options)
    this.arms += options
    return at
  }

  private pick(first: number, options: Options, usual: Action, visited: number, luck: Random): number {
    const { times, sums } = this
    let tried = 0
    let usualArm = 0
    for (let arm = 0; arm < options.length; arm++) {
      if ((times[first + arm] as number) > 0) tried++
      if (options.action(arm) === usual) usualArm = arm
    }
    if (tried < options.length && tried < 1 + visited / PATIENCE) {
      if (times[first + usualArm] === 0) return usualArm
      let ticket = luck.below(options.length - tried)
      for (let arm = 0; arm < options.length; arm++) if (times[first + arm] === 0 && ticket-- === 0) return arm
    }
    const log = Math.log(visited + 1)
    let best = usualArm
    let most = Number.NEGATIVE_INFINITY
    for (let arm = 0; arm < options.length; arm++) {
      const n = times[first + arm] as number
      if (n === 0) continue
      const value = (sums[first + arm] as number) / n + CURIOSITY * Math.sqrt(log / n)
      if (value <= most) continue
      most = value
      best = arm
    }
    return best
  }
}
