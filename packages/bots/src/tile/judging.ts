/**
 * What a position of the tile game promises to each seat: the points it would have if the game ended now, what its
 * claims may still become, and its figures. It knows kinds of feature only by how they continue and what they are
 * worth, so it also handles whatever a module adds.
 */
import { NOBODY, type Position } from '@bastide/kernel'
import { ANY_SIDE, Claims, type TileRules } from '@bastide/tile-game'
import type { Judge } from '../search/looking-ahead.ts'
import type { Weights } from './weights.ts'

/** The sides through which a gap is entered, and `ANY_SIDE`. */
const SIDES = ANY_SIDE + 1

export class TileJudge implements Judge {
  private readonly rules: TileRules
  private readonly weights: Weights
  private readonly claims: Claims
  /**
   * By a gap's need and the side it is entered through: how likely it is to be filled. Computed on first use, and valid
   * for the pondering with the same number.
   */
  private readonly filled: Float64Array
  private readonly computedIn: Uint32Array
  private ponderings = 0
  /** How many more tiles each seat will draw, and what figures are worth given that. */
  private draws = 0
  private urgency = 0
  /** By row of the claims: how likely it is to be completed. */
  private readonly completion: Float64Array

  constructor(rules: TileRules, weights: Weights) {
    this.rules = rules
    this.weights = weights
    this.claims = new Claims(rules)
    this.completion = new Float64Array(this.claims.kind.length)
    this.filled = new Float64Array(rules.tables.needs * SIDES)
    this.computedIn = new Uint32Array(rules.tables.needs * SIDES)
  }

  ponder(p: Position): void {
    const { claims, rules, weights } = this
    this.ponderings++
    claims.countToCome(p)
    this.draws = claims.toComeInAll / rules.seats
    this.urgency = Math.min(1, this.draws / weights.horizon)
  }

  judge(p: Position, worth: Float64Array): void {
    const { rules } = this
    worth.fill(0)
    if (rules.awaited(p) !== NOBODY) this.addPromises(p, worth)
    rules.endNow(p)
    for (let seat = 0; seat < rules.seats; seat++) worth[seat] = (worth[seat] as number) + rules.score(p, seat)
  }

  /** What may come on top of the points as they are now. */
  private addPromises(p: Position, worth: Float64Array): void {
    const { claims, rules } = this
    claims.look(p)
    for (let row = 0; row < claims.rows; row++) this.completion[row] = this.completionOf(row)
    for (let seat = 0; seat < rules.seats; seat++) worth[seat] = this.figuresOf(p, seat)
    for (let row = 0; row < claims.claimed; row++) this.addClaim(p, row, this.promiseOf(row), worth)
    for (let pair = 0; pair < claims.pairs; pair++) {
      const promise = this.weights.feeding * (this.completion[claims.pairBeside[pair] as number] as number)
      this.addClaim(p, claims.pairField[pair] as number, promise, worth)
    }
  }

  /** The chance that the seat that wants it draws a tile that fits the gap and ends what continues into it. */
  private chanceToEnd(gap: number): number {
    const { claims, weights } = this
    const need = claims.gapNeed[gap] as number
    const side = claims.gapSide[gap] as number
    const at = need * SIDES + side
    if (this.computedIn[at] === this.ponderings) return this.filled[at] as number
    this.computedIn[at] = this.ponderings
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

  /** Whoever has the most figures on the feature is promised the points. */
  private addClaim(p: Position, row: number, promise: number, worth: Float64Array): void {
    const { claims } = this
    let most = 0
    for (let seat = 0; seat < worth.length; seat++) most = Math.max(most, claims.figures(p, row, seat))
    for (let seat = 0; seat < worth.length; seat++)
      if (claims.figures(p, row, seat) === most) worth[seat] = (worth[seat] as number) + promise
  }

  /** Figures in supply, the first worth most; those waiting in areas; and those that may come home. */
  private figuresOf(p: Position, seat: number): number {
    const { claims, weights, rules } = this
    let value = 0
    let next = weights.figure
    for (let figure = 0; figure < rules.tables.figures.length; figure++) {
      for (let left = claims.supply(p, seat, figure); left > 0; left--) {
        value += next
        next *= weights.spare
      }
    }
    value += weights.waits * next * claims.waiting(p, seat)
    for (let row = 0; row < claims.claimed; row++) {
      const standing = claims.figures(p, row, seat)
      if (standing > 0 && claims.firstGap[row] !== claims.firstGap[row + 1])
        value += weights.back * standing * (this.completion[row] as number)
    }
    return value * this.urgency
  }
}
