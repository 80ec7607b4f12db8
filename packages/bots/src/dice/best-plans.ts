/** The few best plans of many, the best first: one to carry out, others for whoever asks what else could be done. */
import { AGAIN } from '@bastide/dice-game'
import { TurnPlan } from './turn-plan.ts'

export const MOST_PLANS = 3
/** Differences that are only rounding. */
export const TINY = 1e-9

/**
 * Whether two plans are one to a player: they promise the same, and end the turn in the same way; or they throw again
 * after the same dice were built and as many knights kept.
 */
const comesToTheSame = (one: TurnPlan, other: TurnPlan): boolean =>
  Math.abs(one.worth - other.worth) <= TINY &&
  one.last === other.last &&
  (one.last !== AGAIN || (one.keep === other.keep && one.hand === other.hand))

export class BestPlans {
  count = 0
  private readonly plans = Array.from({ length: MOST_PLANS }, () => new TurnPlan())

  clear(): void {
    this.count = 0
  }

  at(rank: number): TurnPlan {
    return this.plans[rank] as TurnPlan
  }

  /** Whether a plan of that worth would be among the best. */
  isWelcome(worth: number): boolean {
    return this.count < MOST_PLANS || worth > this.at(MOST_PLANS - 1).worth + TINY
  }

  /** Keeps a plan that is among the best, unless one is kept that comes to the same. Of equals the first leads. */
  offer(plan: TurnPlan): void {
    if (!this.isWelcome(plan.worth)) return
    let rank = this.count
    while (rank > 0 && plan.worth > this.at(rank - 1).worth + TINY) rank--
    for (let equal = rank - 1; equal >= 0; equal--) if (comesToTheSame(plan, this.at(equal))) return
    const last = Math.min(this.count, MOST_PLANS - 1)
    const room = this.at(last)
    this.plans.copyWithin(rank + 1, rank, last)
    this.plans[rank] = room
    this.count = last + 1
    room.become(plan)
  }

  become(others: BestPlans): void {
    this.count = others.count
    for (let rank = 0; rank < others.count; rank++) this.at(rank).become(others.at(rank))
  }
}
