/**
 * What the tile judge says of the turns that may follow a position. A turn changes few features: what all the others
 * promise is added up once, and only what has changed is looked at again.
 */
import { NOBODY, type Position } from '@bastide/kernel'
import { ANY_SIDE, Claims, type TileRules } from '@bastide/tile-game'
import type { TurnJudge } from '../search/looking-ahead.ts'
import { Chances } from './chances.ts'
import type { Coefficient, Weighing } from './weighing.ts'

const MOST_FIGURES = 64
const HALVES = 1

export class TileTurnJudge implements TurnJudge {
  private readonly rules: TileRules
  private readonly weighing: Weighing
  private readonly claims: Claims
  private readonly seats: number
  private readonly chances: Chances
  private urgency = 0
  private readonly completion: Float64Array
  /** By row: how much of what a field borders will be completed; by row and seat: all that it promises. */
  private readonly fed: Float64Array
  private readonly promised: Float64Array
  /** By seat: what all rows promise. */
  private readonly total: Float64Array
  /** By number of figures in supply: what they are worth, and what the next would be. */
  private readonly supplyWorth = new Float64Array(MOST_FIGURES)
  private readonly nextWorth = new Float64Array(MOST_FIGURES)
  /** By kind of feature: whether it is a field. */
  private readonly isField: Uint8Array
  // The coefficients at this time of the game.
  private completing = 0
  private growing = 0
  private around = 0
  private feeding = 0
  private field = 0
  private standing = 0
  private back = 0
  private farming = 0

  constructor(rules: TileRules, weighing: Weighing) {
    this.rules = rules
    this.weighing = weighing
    this.seats = rules.seats
    this.claims = new Claims(rules)
    this.chances = new Chances(rules, this.claims, weighing.pace)
    const rows = this.claims.kind.length
    this.completion = new Float64Array(rows)
    this.fed = new Float64Array(rows)
    this.promised = new Float64Array(rows * rules.seats)
    this.total = new Float64Array(rules.seats)
    this.isField = Uint8Array.from(rules.tables.kinds, ({ goesOn }) => (goesOn === 'halves' ? HALVES : 0))
    const { supply } = weighing
    const supplied = (figures: number): number => supply[Math.min(figures, supply.length - 1)] as number
    for (let figures = 0; figures < MOST_FIGURES; figures++) {
      this.supplyWorth[figures] = supplied(figures)
      this.nextWorth[figures] = supplied(figures + 1) - supplied(figures)
    }
  }

  begin(p: Position): void {
    const { claims, chances, total, promised, seats } = this
    claims.countToCome(p)
    chances.begin()
    this.urgency = Math.min(1, chances.draws / this.weighing.horizon)
    this.setCoefficients()
    claims.look(p)
    this.weigh(p, 0, claims.claimed, claims.rows, 0, claims.pairs)
    total.fill(0)
    for (let at = 0; at < claims.claimed * seats; )
      for (let seat = 0; seat < seats; seat++) {
        total[seat] = (total[seat] as number) + (promised[at++] as number)
      }
  }

  private setCoefficients(): void {
    const { weighing, urgency } = this
    const now = ([atTheEnd, earlier]: Coefficient): number => atTheEnd + urgency * earlier
    this.completing = now(weighing.completing)
    this.growing = now(weighing.growing)
    this.around = now(weighing.around)
    this.feeding = now(weighing.feeding)
    this.field = now(weighing.field)
    this.standing = now(weighing.standing)
    this.back = now(weighing.back)
    this.farming = now(weighing.farming)
  }

  get toCome(): number {
    return this.claims.toComeInAll
  }

  judge(p: Position, worth: Float64Array): void {
    const { rules, claims, seats, total, promised, urgency, weighing } = this
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
      const waiting = weighing.waits * (this.nextWorth[figures] as number) * claims.waiting(p, seat)
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
    const { claims, completion, fed, promised, seats } = this
    for (let row = first; row < rows; row++) {
      completion[row] = this.chances.toComplete(row)
      fed[row] = 0
    }
    for (let pair = firstPair; pair < pairs; pair++) {
      const field = claims.pairField[pair] as number
      fed[field] = (fed[field] as number) + (completion[claims.pairBeside[pair] as number] as number)
    }
    for (let row = first; row < claimed; row++) {
      const owned = (claims.atEnd[row] as number) + this.promiseOf(row)
      const each = this.worthOfFigure(row)
      let most = 0
      for (let seat = 0; seat < seats; seat++) most = Math.max(most, claims.figures(p, row, seat))
      for (let seat = 0; seat < seats; seat++) {
        const standing = claims.figures(p, row, seat)
        promised[row * seats + seat] = (standing === most ? owned : 0) + each * standing
      }
    }
  }

  /** What each figure that stands there is worth to its seat, whoever has the most. */
  private worthOfFigure(row: number): number {
    if (this.isField[this.claims.kind[row] as number] === HALVES) return this.farming
    const isOpen = this.claims.firstGap[row] !== this.claims.firstGap[row + 1]
    return isOpen ? this.standing + this.back * (this.completion[row] as number) : 0
  }

  /** What a claimed feature may give beyond what it gives now. */
  private promiseOf(row: number): number {
    const { claims } = this
    if (this.isField[claims.kind[row] as number] === HALVES)
      return this.field + this.feeding * (this.fed[row] as number)
    const first = claims.firstGap[row] as number
    if (first === claims.firstGap[row + 1]) return 0
    const growth = this.chances.growthOf(row)
    const chance = this.completion[row] as number
    const bonus = (claims.complete[row] as number) - (claims.unfinished[row] as number)
    const growing = claims.gapSide[first] === ANY_SIDE ? this.around : this.growing
    return chance * this.completing * bonus + growth * growing
  }
}
