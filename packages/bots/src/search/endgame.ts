/**
 * Weighs the last turns of a game to its very end: every draw that chance may still make, with its odds, and for every
 * seat the lines that look best. Here it is the place that counts, and points only between places that are alike.
 */
import { type AnyRules, CHANCE, copyFrom, NOBODY, Options, type Position, type Seat } from '@bastide/kernel'
import type { Budget } from './budget.ts'
import { Lines } from './lines.ts'
import type { TurnJudge } from './looking-ahead.ts'

/** By how many draws are still to come: how many lines each seat weighs after the next draw. */
const WIDTHS = [0, 24, 8, 5]
export const LAST_DRAWS = WIDTHS.length - 1

/** What a point of lead is worth, compared with a first place. */
const A_POINT = 0.002

interface Level {
  /** Where chance draws, and where the seat that drew decides. */
  readonly drawing: Position
  readonly drawn: Position
  readonly draws: Options
  readonly lines: Lines
  /** By seat: what the best line comes to, and the average over draws. */
  readonly best: Float64Array
  readonly average: Float64Array
}

export class Endgame {
  private readonly rules: AnyRules
  /** By how many draws are still to come. */
  private readonly levels: readonly Level[]
  private budget: Budget | null = null
  private judgedBefore = 0
  private isCut = false

  constructor(rules: AnyRules, judge: TurnJudge, envy: number, widths = WIDTHS) {
    this.rules = rules
    const perSeat = (): Float64Array => new Float64Array(rules.seats)
    this.levels = widths.map((width) => ({
      drawing: rules.start(),
      drawn: rules.start(),
      draws: new Options(),
      lines: new Lines(rules, judge, envy, Math.max(1, width)),
      best: perSeat(),
      average: perSeat(),
    }))
  }

  /**
   * Writes what a position comes to for each seat, with so many draws still to come. False if the budget, of which so
   * many outcomes were used up before, did not last.
   */
  weigh(p: Position, draws: number, worth: Float64Array, budget: Budget, judgedBefore: number): boolean {
    this.budget = budget
    this.judgedBefore = judgedBefore - this.judged
    this.isCut = false
    copyFrom((this.levels[draws] as Level).drawing, p)
    this.draw(draws, worth)
    return !this.isCut
  }

  /** How many outcomes were judged since this was made. */
  get judged(): number {
    let judged = 0
    for (const { lines } of this.levels) judged += lines.judged
    return judged
  }

  /** Averages over all that chance may draw, and adds up what the seats have at the end. */
  private draw(left: number, worth: Float64Array): void {
    const { rules } = this
    const { drawing, drawn, draws, average } = this.levels[left] as Level
    if (rules.awaited(drawing) === NOBODY) {
      this.tellPlaces(drawing, worth)
      return
    }
    if (rules.awaited(drawing) !== CHANCE) {
      copyFrom(drawn, drawing)
      this.decide(left, worth)
      return
    }
    rules.options(drawing, CHANCE, draws)
    average.fill(0)
    for (let i = 0; i < draws.length && !this.isCut; i++) {
      copyFrom(drawn, drawing)
      rules.apply(drawn, CHANCE, draws.action(i))
      this.decide(left, worth)
      const odds = draws.weight(i) / draws.totalWeight
      for (let seat = 0; seat < worth.length; seat++)
        average[seat] = (average[seat] as number) + odds * (worth[seat] as number)
    }
    worth.set(average)
  }

  /** The seat that drew takes what is best for itself. */
  private decide(left: number, worth: Float64Array): void {
    const { rules } = this
    const { drawn, lines, best } = this.levels[left] as Level
    const seat: Seat = rules.awaited(drawn)
    if (seat === NOBODY) {
      this.tellPlaces(drawn, worth)
      return
    }
    // Somebody decides although nothing is left to draw, or chance draws twice: that is not worth following.
    this.isCut ||= left === 0 || seat < 0 || this.isSpent()
    if (this.isCut) return
    lines.find(drawn)
    let most = Number.NEGATIVE_INFINITY
    const next = this.levels[left - 1] as Level
    for (let line = 0; line < lines.count && !this.isCut; line++) {
      copyFrom(next.drawing, drawn)
      lines.follow(next.drawing, line)
      this.draw(left - 1, worth)
      if ((worth[seat] as number) <= most) continue
      most = worth[seat] as number
      best.set(worth)
    }
    worth.set(best)
  }

  private isSpent(): boolean {
    const { budget } = this
    return budget === null || budget.isStopped() || budget.spent(this.judgedBefore + this.judged) >= 1
  }

  private tellPlaces(p: Position, worth: Float64Array): void {
    const { rules } = this
    let most = Number.NEGATIVE_INFINITY
    let firsts = 0
    for (let seat = 0; seat < worth.length; seat++) {
      const score = rules.score(p, seat)
      if (score > most) firsts = 0
      if (score >= most) firsts++
      most = Math.max(most, score)
    }
    for (let seat = 0; seat < worth.length; seat++) {
      const score = rules.score(p, seat)
      let best = Number.NEGATIVE_INFINITY
      for (let other = 0; other < worth.length; other++)
        if (other !== seat) best = Math.max(best, rules.score(p, other))
      const lead = worth.length === 1 ? score : score - best
      worth[seat] = (score === most ? 1 / firsts : 0) + A_POINT * lead
    }
  }
}
