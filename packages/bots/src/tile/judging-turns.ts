/**
 * What the tile judge says of the turns that may follow a position. A turn changes few features: what all the others
 * promise is added up once, and only what has changed is looked at again.
 */
import { NOBODY, type Position } from '@bastide/kernel'
import { Claims, type FeatureKind, type TileRules } from '@bastide/tile-game'
import type { TurnJudge } from '../search/looking-ahead.ts'
import { Chances } from './chances.ts'
import { type Coefficient, FEATURE_PARTS, SORTS, type Sort, type Weighing } from './weighing.ts'

const MOST_FIGURES = 64

/** Where the coefficients of a sort are in the list of those that hold now, and each part's after that. */
const PARTS = FEATURE_PARTS.length
const at = (part: (typeof FEATURE_PARTS)[number]): number => FEATURE_PARTS.indexOf(part)
const HOLDING = at('holding')
const COMPLETING = at('completing')
const GROWING = at('growing')
const FINISHING = at('finishing')
const STANDING = at('standing')
const BACK = at('back')
const TIED = at('tied')
const AHEAD = at('ahead')
const BEHIND = at('behind')
const PACE = at('pace')
const RISK = at('risk')
const OPENING = at('opening')
const FIELDS = SORTS.indexOf('fields')

/** Kinds are known only by how they go on, and by roads: so whatever a module adds is weighed like what it is like. */
function sortOf({ goesOn, id, like }: FeatureKind): Sort {
  if (goesOn === 'halves') return 'fields'
  if (goesOn === 'alone') return 'centres'
  return id === 'road' || like === 'road' ? 'roads' : 'cities'
}

export class TileTurnJudge implements TurnJudge {
  private readonly rules: TileRules
  private readonly weighing: Weighing
  private readonly claims: Claims
  private readonly seats: number
  private readonly chances: Chances
  private readonly completion: Float64Array
  /** By row: how much of what a field borders will be completed; by row and seat: all that it promises. */
  private readonly fed: Float64Array
  private readonly promised: Float64Array
  /** By seat: what all rows promise. */
  private readonly total: Float64Array
  /** By kind of feature: its sort. */
  private readonly sorts: Uint8Array
  /** By sort and part: the coefficient at this time of the game. */
  private readonly now = new Float64Array(SORTS.length * PARTS)
  /** By number of figures in supply: what they are worth at this time. */
  private readonly supplied = new Float64Array(MOST_FIGURES + 1)

  constructor(rules: TileRules, weighing: Weighing) {
    this.rules = rules
    this.weighing = weighing
    this.seats = rules.seats
    this.claims = new Claims(rules)
    this.sorts = Uint8Array.from(rules.tables.kinds, (kind) => SORTS.indexOf(sortOf(kind)))
    this.chances = new Chances(rules, this.claims, this.sorts)
    this.claims.countsOpenSides = weighing.fields.opening.some((coefficient) => coefficient !== 0)
    const rows = this.claims.kind.length
    this.completion = new Float64Array(rows)
    this.fed = new Float64Array(rows)
    this.promised = new Float64Array(rows * rules.seats)
    this.total = new Float64Array(rules.seats)
  }

  begin(p: Position): void {
    const { claims, chances, total, promised, seats } = this
    claims.countToCome(p)
    chances.begin()
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
    const { weighing, now, supplied } = this
    const { late, early, supply } = weighing
    const { draws } = this.chances
    const isLate = draws <= late
    const along = isLate ? draws / late : Math.min(1, (draws - late) / (early - late))
    const from = isLate ? 0 : 1
    const at = (coefficient: Coefficient): number =>
      (1 - along) * (coefficient[from] as number) + along * (coefficient[from + 1] as number)
    let next = 0
    for (const sort of SORTS) for (const part of FEATURE_PARTS) now[next++] = at(weighing[sort][part])
    for (let sort = 0; sort < SORTS.length; sort++)
      this.chances.reckon(sort, now[sort * PARTS + PACE] as number, now[sort * PARTS + RISK] as number)
    for (let figures = 0; figures < supplied.length; figures++)
      supplied[figures] = at(supply[Math.min(figures, supply.length - 1)] as Coefficient)
  }

  get toCome(): number {
    return this.claims.toComeInAll
  }

  judge(p: Position, worth: Float64Array): void {
    const { rules, claims, seats, total, promised, supplied, weighing } = this
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
      const had = supplied[figures] as number
      const waiting = weighing.waits * ((supplied[figures + 1] as number) - had) * claims.waiting(p, seat)
      let sum = (total[seat] as number) + rules.score(p, seat) + had + waiting
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
    const { claims, completion, fed } = this
    for (let row = first; row < rows; row++) {
      completion[row] = this.chances.toComplete(row)
      fed[row] = 0
    }
    for (let pair = firstPair; pair < pairs; pair++) {
      const field = claims.pairField[pair] as number
      fed[field] = (fed[field] as number) + (completion[claims.pairBeside[pair] as number] as number)
    }
    for (let row = first; row < claimed; row++) {
      const sort = (this.sorts[claims.kind[row] as number] as number) * PARTS
      const isOpen = sort === FIELDS * PARTS || claims.firstGap[row] !== claims.firstGap[row + 1]
      this.share(p, row, sort, isOpen ? this.worthOf(row, sort) : (claims.atEnd[row] as number), isOpen)
    }
  }

  /** What an open feature, or a field, may come to for whoever has most figures there. */
  private worthOf(row: number, sort: number): number {
    const { claims, now } = this
    const held = (claims.atEnd[row] as number) + (now[sort + HOLDING] as number)
    if (sort === FIELDS * PARTS)
      return (
        held +
        (now[sort + GROWING] as number) * (this.fed[row] as number) +
        (now[sort + FINISHING] as number) * (claims.completedBeside[row] as number) +
        (now[sort + OPENING] as number) * (claims.openSides[row] as number)
      )
    const chance = this.completion[row] as number
    const bonus = (claims.complete[row] as number) - (claims.unfinished[row] as number)
    return (
      held +
      chance * ((now[sort + COMPLETING] as number) * bonus + (now[sort + FINISHING] as number)) +
      (now[sort + GROWING] as number) * this.chances.growthOf(row)
    )
  }

  /** Promises it to the seats that stand there. */
  private share(p: Position, row: number, sort: number, worth: number, isOpen: boolean): void {
    const { claims, promised, seats, now } = this
    let most = 0
    let holders = 0
    let present = 0
    for (let seat = 0; seat < seats; seat++) {
      const figures = claims.figures(p, row, seat)
      if (figures > 0) present++
      if (figures > most) holders = 0
      most = Math.max(most, figures)
      if (figures === most) holders++
    }
    const each = isOpen
      ? (now[sort + STANDING] as number) + (now[sort + BACK] as number) * (this.completion[row] as number)
      : 0
    const isContested = isOpen && present > 1
    for (let seat = 0; seat < seats; seat++) {
      const figures = claims.figures(p, row, seat)
      let promise = each * figures
      if (figures === most) promise += worth
      if (isContested && figures > 0) {
        const as = figures < most ? BEHIND : holders > 1 ? TIED : AHEAD
        promise += worth * (now[sort + as] as number)
      }
      promised[row * seats + seat] = promise
    }
  }
}
