/**
 * What the tile judge says of the turns that may follow a position. A turn changes few features: what all the others
 * promise is added up once, and only what has changed is looked at again.
 */
import { NOBODY, type Position } from '@bastide/kernel'
import { ANY_SIDE, Claims, type TileRules } from '@bastide/tile-game'
import type { TurnJudge } from '../search/looking-ahead.ts'
import type { Weights } from './weights.ts'

const SIDES = ANY_SIDE + 1
const MOST_FIGURES = 64

export class TileTurnJudge implements TurnJudge {
  private readonly rules: TileRules
  private readonly weights: Weights
  private readonly claims: Claims
  private readonly seats: number
  private readonly filled: Float64Array
  private readonly computedIn: Uint32Array
  private beginnings = 0
  private draws = 0
  private urgency = 0
  private readonly completion: Float64Array
  /** By row: what being fed by a field adds, per point of completion; by row and seat: all that it promises. */
  private readonly fed: Float64Array
  private readonly promised: Float64Array
  /** By seat: what all rows promise. */
  private readonly total: Float64Array
  /** By number of figures in supply: what they are worth, and what the next would be. */
  private readonly supplyWorth = new Float64Array(MOST_FIGURES)
  private readonly nextWorth = new Float64Array(MOST_FIGURES)

  constructor(rules: TileRules, weights: Weights) {
    this.rules = rules
    this.weights = weights
    this.seats = rules.seats
    this.claims = new Claims(rules)
    const rows = this.claims.kind.length
    this.completion = new Float64Array(rows)
    this.fed = new Float64Array(rows)
    this.promised = new Float64Array(rows * rules.seats)
    this.total = new Float64Array(rules.seats)
    this.filled = new Float64Array(rules.tables.needs * SIDES)
    this.computedIn = new Uint32Array(rules.tables.needs * SIDES)
    let [worth, next] = [0, weights.figure]
    for (let figures = 0; figures < MOST_FIGURES; figures++) {
      this.supplyWorth[figures] = worth
      this.nextWorth[figures] = next
      worth += next
      next *= weights.spare
    }
  }

  begin(p: Position): void {
    const { claims, rules, weights, total, promised, seats } = this
    this.beginnings++
    claims.countToCome(p)
    this.draws = claims.toComeInAll / rules.seats
    this.urgency = Math.min(1, this.draws / weights.horizon)
    claims.look(p)
    this.weigh(p, 0, claims.claimed, claims.rows, 0, claims.pairs)
    total.fill(0)
    for (let at = 0; at < claims.claimed * seats; )
      for (let seat = 0; seat < seats; seat++) {
        total[seat] = (total[seat] as number) + (promised[at++] as number)
      }
  }

  get toCome(): number {
    return this.claims.toComeInAll
  }

  judge(p: Position, worth: Float64Array): void {
    const { rules, claims, seats, total, promised, urgency, weights } = this
    if (rules.awaited(p) === NOBODY) {
      for (let seat = 0; seat < seats; seat++) worth[seat] = rules.score(p, seat)
      return
    }
    claims.lookAgain(p, 0)
    this.weigh(p, claims.firstFresh, claims.freshClaimed, claims.rows, claims.firstFreshPair, claims.pairs)
    rules.finalRest(p)
    for (let seat = 0; seat < seats; seat++) {
      let figures = 0
      for (let figure = 0; figure < rules.tables.figures.length; figure++) figures += claims.supply(p, seat, figure)
      const waiting = weights.waits * (this.nextWorth[figures] as number) * claims.waiting(p, seat)
      let sum =
        (total[seat] as number) + rules.score(p, seat) + urgency * ((this.supplyWorth[figures] as number) + waiting)
      for (let i = 0; i < claims.dropped; i++) {
        const row = claims.droppedRows[i] as number
        if (row < claims.claimed) sum -= promised[row * seats + seat] as number
      }
      for (let row = claims.firstFresh; row < claims.freshClaimed; row++) sum += promised[row * seats + seat] as number
      worth[seat] = sum
    }
  }

  /** Fills `completion` for rows, and `promised` for those of them that are claimed. */
  private weigh(p: Position, first: number, claimed: number, rows: number, firstPair: number, pairs: number): void {
    const { claims, completion, fed, weights, promised, seats, urgency } = this
    for (let row = first; row < rows; row++) {
      completion[row] = this.completionOf(row)
      fed[row] = 0
    }
    for (let pair = firstPair; pair < pairs; pair++) {
      const field = claims.pairField[pair] as number
      fed[field] = (fed[field] as number) + weights.feeding * (completion[claims.pairBeside[pair] as number] as number)
    }
    for (let row = first; row < claimed; row++) {
      const promise = (claims.atEnd[row] as number) + this.promiseOf(row) + (fed[row] as number)
      const isOpen = claims.firstGap[row] !== claims.firstGap[row + 1]
      const back = isOpen ? urgency * weights.back * (completion[row] as number) : 0
      let most = 0
      for (let seat = 0; seat < seats; seat++) most = Math.max(most, claims.figures(p, row, seat))
      for (let seat = 0; seat < seats; seat++) {
        const standing = claims.figures(p, row, seat)
        promised[row * seats + seat] = (standing === most ? promise : 0) + back * standing
      }
    }
  }

  /** The chance that the seat that wants it draws a tile that fits the gap and ends what continues into it. */
  private chanceToEnd(gap: number): number {
    const { claims, weights } = this
    const need = claims.gapNeed[gap] as number
    const side = claims.gapSide[gap] as number
    const at = need * SIDES + side
    if (this.computedIn[at] === this.beginnings) return this.filled[at] as number
    this.computedIn[at] = this.beginnings
    const missed = claims.toComeInAll === 0 ? 1 : 1 - claims.ending(need, side) / claims.toComeInAll
    let never = 1
    let left = this.draws * weights.pace
    for (; left >= 1; left--) never *= missed
    never *= 1 - left * (1 - missed)
    this.filled[at] = 1 - never
    return 1 - never
  }

  private completionOf(row: number): number {
    const { claims } = this
    let chance = 1
    for (let gap = claims.firstGap[row] as number; gap < (claims.firstGap[row + 1] as number); gap++)
      chance *= this.chanceToEnd(gap)
    return chance
  }

  /** What a claimed feature may give beyond what it gives now. */
  private promiseOf(row: number): number {
    const { claims, weights } = this
    const first = claims.firstGap[row] as number
    const end = claims.firstGap[row + 1] as number
    if (first === end) return 0
    let growth = 0
    for (let gap = first; gap < end; gap++) growth += this.chanceToEnd(gap)
    const chance = this.completion[row] as number
    const bonus = (claims.complete[row] as number) - (claims.unfinished[row] as number)
    return (
      chance * weights.completing * bonus +
      growth * (claims.gapSide[first] === ANY_SIDE ? weights.around : weights.growing)
    )
  }
}
