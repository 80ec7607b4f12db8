/** How likely the gaps of features are to be filled, and features to be completed, by the tiles still to come. */
import { ANY_SIDE, type Claims, type TileRules } from '@bastide/tile-game'

/** The sides through which a gap is entered, and `ANY_SIDE`. */
const SIDES = ANY_SIDE + 1

export class Chances {
  /** How many more tiles each seat will draw. */
  draws = 0
  private readonly claims: Claims
  private readonly seats: number
  /** By kind of feature: its sort. By sort: the share of its draws that a seat can spare for one gap, and the risk. */
  private readonly sorts: Uint8Array
  private readonly paces: Float64Array
  private readonly risks: Float64Array
  /**
   * By a gap's need and the side it is entered through: how likely it is to be filled. Computed on first use, and valid
   * for the count with the same number. What enters through a side is always of the same sort.
   */
  private readonly filled: Float64Array
  private readonly computedIn: Uint32Array
  private counts = 0

  /** Sorts of feature may differ in pace and risk; without `sorts` all are of sort 0. */
  constructor(rules: TileRules, claims: Claims, sorts: Uint8Array = new Uint8Array(rules.tables.kinds.length)) {
    this.claims = claims
    this.seats = rules.seats
    this.sorts = sorts
    this.paces = new Float64Array(Math.max(...sorts) + 1)
    this.risks = new Float64Array(this.paces.length)
    this.filled = new Float64Array(rules.tables.needs * SIDES)
    this.computedIn = new Uint32Array(rules.tables.needs * SIDES)
  }

  /** To be called once the claims have counted the tiles still to come. */
  begin(): void {
    this.counts++
    this.draws = this.claims.toComeInAll / this.seats
  }

  /** How gaps of this sort are filled from now on: `risk` makes that less likely for each empty cell beside them. */
  reckon(sort: number, pace: number, risk: number): void {
    if (sort >= this.paces.length) return
    this.paces[sort] = Math.max(0, pace)
    this.risks[sort] = risk
  }

  /** The chance that a feature is completed. */
  toComplete(row: number): number {
    const { firstGap } = this.claims
    let chance = 1
    for (let gap = firstGap[row] as number; gap < (firstGap[row + 1] as number); gap++)
      chance *= this.chanceToEnd(gap, row)
    return chance
  }

  /** How many gaps of a feature are filled, on average. */
  growthOf(row: number): number {
    const { firstGap } = this.claims
    let growth = 0
    for (let gap = firstGap[row] as number; gap < (firstGap[row + 1] as number); gap++)
      growth += this.chanceToEnd(gap, row)
    return growth
  }

  /** The chance that the seat that wants it draws a tile that fits the gap and ends what continues into it. */
  private chanceToEnd(gap: number, row: number): number {
    const { claims } = this
    const need = claims.gapNeed[gap] as number
    const side = claims.gapSide[gap] as number
    const at = need * SIDES + side
    if (this.computedIn[at] === this.counts) return this.filled[at] as number
    this.computedIn[at] = this.counts
    const sort = this.sorts[claims.kind[row] as number] as number
    const missed = claims.toComeInAll === 0 ? 1 : 1 - claims.ending(need, side) / claims.toComeInAll
    let never = 1
    let left = this.draws * (this.paces[sort] as number)
    for (; left >= 1; left--) never *= missed
    never *= 1 - left * (1 - missed)
    const unspoiled = Math.max(0, Math.min(1, 1 - (this.risks[sort] as number) * claims.emptyBeside(need)))
    const chance = (1 - never) * unspoiled
    this.filled[at] = chance
    return chance
  }
}
