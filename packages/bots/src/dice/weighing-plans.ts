/** Weighs a plan whose dice do not lie there yet, when something else is played for than it was made for. */
import { AGAIN, END } from '@bastide/dice-game'
import type { Budget } from '../search/budget.ts'
import type { DiceLayout } from './dice-layout.ts'
import { KEPT, type LastThrow } from './last-throw.ts'
import type { Stakes } from './stakes.ts'
import type { Thoroughness } from './thoroughness.ts'
import type { Turn } from './turn.ts'
import type { TurnPlan } from './turn-plan.ts'
import type { TwoThrows } from './two-throws.ts'
import type { Work } from './work.ts'

export class WeighingPlans {
  private readonly layout: DiceLayout
  private readonly lastThrow: LastThrow
  private readonly twoThrows: TwoThrows
  private readonly stakes: Stakes
  private readonly work: Work

  constructor(layout: DiceLayout, lastThrow: LastThrow, twoThrows: TwoThrows, stakes: Stakes, work: Work) {
    this.layout = layout
    this.lastThrow = lastThrow
    this.twoThrows = twoThrows
    this.stakes = stakes
    this.work = work
  }

  /** Null if the budget is used up before the worth is known. What was done before counts. */
  weigh(turn: Turn, plan: TurnPlan, thoroughness: Thoroughness, budget: Budget): number | null {
    const { layout, stakes, work } = this
    work.goOn(budget)
    for (let i = 0; i < plan.added; i++) layout.put(plan.cells[i] as number, plan.shapes[i] as number)
    layout.survey()
    const sure = plan.last === END ? stakes.knight : (stakes.city[layout.largest] as number)
    const worth = plan.last === AGAIN ? this.weighThrow(turn, plan, thoroughness) : sure
    for (let i = 0; i < plan.added; i++) layout.lift()
    return work.isOver && plan.last === AGAIN ? null : worth
  }

  /** What it is worth to throw again, once the dice of a plan lie on the layout. */
  private weighThrow(turn: Turn, { added, keep }: TurnPlan, { one, two }: Thoroughness): number {
    const { lastThrow, twoThrows } = this
    const left = turn.looseCities + turn.knights - added - keep
    const kept = Math.min(KEPT - 1, turn.kept + keep)
    const mayWin = turn.mayWin && keep === 0
    if (turn.throwsLeft === 1) {
      lastThrow.weigh(left, left, kept, mayWin, one.depth)
      return lastThrow.worth[left * KEPT + kept] as number
    }
    twoThrows.clear()
    return twoThrows.weigh(left, kept, mayWin, two)
  }
}
