/**
 * What a position of the tile game promises to each seat: the points it would have if the game ended now, what its
 * claims may still become, and its figures. It knows kinds of feature only by how they continue and what they are
 * worth, so it also handles whatever a module adds.
 */
import { NOBODY, type Position } from '@bastide/kernel'
import { ANY_SIDE, Claims, type TileRules } from '@bastide/tile-game'
import type { Judge } from '../search/looking-ahead.ts'
import { Chances } from './chances.ts'
import type { Weights } from './weights.ts'

export class TileJudge implements Judge {
  private readonly rules: TileRules
  private readonly weights: Weights
  private readonly claims: Claims
  private readonly chances: Chances
  /** What figures are worth, given how many more tiles each seat will draw. */
  private urgency = 0
  /** By row of the claims: how likely it is to be completed. */
  private readonly completion: Float64Array

  constructor(rules: TileRules, weights: Weights) {
    this.rules = rules
    this.weights = weights
    this.claims = new Claims(rules)
    this.chances = new Chances(rules, this.claims)
    this.chances.reckon(0, weights.pace, 0)
    this.completion = new Float64Array(this.claims.kind.length)
  }

  ponder(p: Position): void {
    this.claims.countToCome(p)
    this.chances.begin()
    this.urgency = Math.min(1, this.chances.draws / this.weights.horizon)
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
    for (let row = 0; row < claims.rows; row++) this.completion[row] = this.chances.toComplete(row)
    for (let seat = 0; seat < rules.seats; seat++) worth[seat] = this.figuresOf(p, seat)
    for (let row = 0; row < claims.claimed; row++) this.addClaim(p, row, this.promiseOf(row), worth)
    for (let pair = 0; pair < claims.pairs; pair++) {
      const promise = this.weights.feeding * (this.completion[claims.pairBeside[pair] as number] as number)
      this.addClaim(p, claims.pairField[pair] as number, promise, worth)
    }
  }

  /** What a claimed feature may give beyond what it gives now. */
  private promiseOf(row: number): number {
    const { claims, weights } = this
    const first = claims.firstGap[row] as number
    if (first === claims.firstGap[row + 1]) return 0
    const growth = this.chances.growthOf(row)
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
