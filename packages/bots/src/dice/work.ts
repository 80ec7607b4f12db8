/**
 * What a decision has cost so far, and whether it may cost more. Work is counted in outcomes, the same on every
 * machine; a budget may be in time all the same. Once it is used up, whatever is half done is worth nothing.
 */
import type { Budget } from '../search/budget.ts'

/** The clock is read once in so many outcomes: about every quarter of a millisecond. */
const BETWEEN_LOOKS = 512

export const UNLIMITED: Budget = { spent: () => 0, isStopped: () => false }

export class Work {
  /** A layout that was looked at counts one; what takes longer counts for as many as it takes the time of. */
  done = 0
  isOver = false
  private budget: Budget = UNLIMITED
  private nextLook = 0
  /** What had been spent when this step began, and what may be spent until the next. */
  private before = 0
  private share = 1

  begin(budget: Budget): void {
    this.budget = budget
    this.done = 0
    this.beginStep()
  }

  /** Goes on with another budget. What was done counts. */
  goOn(budget: Budget): void {
    this.budget = budget
    this.allow(1)
  }

  beginStep(): void {
    this.before = this.budget.spent(this.done)
    this.allow(1)
  }

  /** From now on, work is over once that share of what the step began with is used up. */
  allow(share: number): void {
    this.share = this.before + share * (1 - this.before)
    this.isOver = false
    this.look()
  }

  /** Counts so much work. True once there may be no more. */
  add(outcomes: number): boolean {
    this.done += outcomes
    if (this.done >= this.nextLook) this.look()
    return this.isOver
  }

  private look(): void {
    this.nextLook = this.done + BETWEEN_LOOKS
    if (this.budget.isStopped() || this.budget.spent(this.done) >= this.share) this.isOver = true
  }
}
