/**
 * What a layout is worth with one throw to come: every hand that may be thrown, with its probability, and the largest
 * city that it completes. After the last throw nothing is left to weigh: whatever is best is built.
 */
import { DICE, KNIGHTS_TO_END } from '@bastide/dice-game'
import type { Completing } from './completing.ts'
import type { DiceLayout } from './dice-layout.ts'
import type { Stakes } from './stakes.ts'
import type { ThrowOdds } from './throw-odds.ts'
import type { Work } from './work.ts'

export const KEPT = KNIGHTS_TO_END + 1

/** So many hands are summed up in the time of one outcome. */
const HANDS_AN_OUTCOME = 60

export class LastThrow {
  /** By dice to throw and knights kept: what that is worth, `dice * KEPT + kept`. */
  readonly worth = new Float64Array((DICE + 1) * KEPT)
  private readonly layout: DiceLayout
  private readonly odds: ThrowOdds
  private readonly completing: Completing
  private readonly stakes: Stakes
  private readonly work: Work

  constructor(layout: DiceLayout, odds: ThrowOdds, completing: Completing, stakes: Stakes, work: Work) {
    this.work = work
    this.layout = layout
    this.odds = odds
    this.completing = completing
    this.stakes = stakes
  }

  /**
   * Weighs the layout as it lies, for every number of dice from `least` to `most`, and so many knights or more.
   * `mayWin` is set where nine catapults are still possible, if nothing is built or kept. `depth`: see `Completing`.
   * Once the work is over, what it finds means nothing.
   */
  weigh(least: number, most: number, kept: number, mayWin: boolean, depth: number): void {
    this.completing.search(most, depth)
    for (let dice = least; dice <= most; dice++)
      for (let knights = kept; knights < KEPT; knights++) this.worth[dice * KEPT + knights] = this.expect(dice, knights)
    if (mayWin && this.layout.count === 0 && kept === 0)
      for (let dice = Math.max(1, least); dice <= most; dice++)
        this.worth[dice * KEPT] = (this.worth[dice * KEPT] as number) + this.gainByCatapults(dice)
  }

  /** What the chance that all dice become catapults adds. */
  private gainByCatapults(dice: number): number {
    return this.odds.catapult ** dice * (this.stakes.catapults - (this.stakes.city[0] as number))
  }

  private expect(dice: number, knights: number): number {
    const { best } = this.completing
    const { hands, sizes, upTo, enough } = this.odds
    const { city, knight } = this.stakes
    const chance = this.odds.chance[dice] as Float64Array
    const end = upTo[dice] as number
    if (this.work.add(end / HANDS_AN_OUTCOME)) return Number.NEGATIVE_INFINITY
    let sum = 0
    for (let i = 0; i < end; i++) {
      const scored = city[best[hands[i] as number] as number] as number
      const gain =
        knight > scored ? (knight - scored) * (enough[(dice - (sizes[i] as number)) * KEPT + knights] as number) : 0
      sum += (chance[i] as number) * (scored + gain)
    }
    return sum
  }
}
