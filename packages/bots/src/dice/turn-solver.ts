/**
 * Solves a turn: which dice to build and how, which knights to keep, and whether to throw again, so that what the turn
 * is played for is worth most on average.
 *
 * The state of a turn is its layout, the dice in hand, the knights kept and the throws left. What can still matter of
 * it is little: the largest complete city, cities that may still be completed, and knights up to three. Throwing again
 * costs nothing, because complete cities stay, so the question is only what to build and keep before it.
 */
import { AGAIN, DICE, type DiceSet, END, KNIGHTS_TO_END, STOP } from '@bastide/dice-game'
import type { Action } from '@bastide/kernel'
import { BestBuild } from './best-build.ts'
import { Completing } from './completing.ts'
import { DiceLayout } from './dice-layout.ts'
import { Extending } from './extending.ts'
import { KEPT, LastThrow } from './last-throw.ts'
import type { Stakes } from './stakes.ts'
import { throwOdds } from './throw-odds.ts'
import type { Turn } from './turn.ts'
import { type Effort, TwoThrows } from './two-throws.ts'

export interface Thoroughness {
  /** With one throw left: how many layouts of each hand are weighed, and how deeply. */
  readonly one: Effort
  /** With two left: how many are compared roughly, how many of these are weighed, and how deeply. */
  readonly rough: Effort
  readonly weighed: number
  readonly two: Effort
}

export const THOROUGH: Thoroughness = {
  one: { width: 24, depth: 5 },
  rough: { width: 6, depth: 3 },
  weighed: 12,
  two: { width: 3, depth: 3 },
}

const MOST_WEIGHED = 256
/** Differences that are only rounding. */
const TINY = 1e-9

export class TurnSolver {
  // The plan: dice to build, in this order; then knights to keep; and what follows.
  added = 0
  readonly cells = new Uint16Array(DICE)
  readonly shapes = new Uint8Array(DICE)
  keep = 0
  then: Action = STOP
  /** What the plan is worth. */
  worth = 0

  private readonly layout: DiceLayout
  private readonly stakes: Stakes
  private readonly thoroughness: Thoroughness
  private readonly lastThrow: LastThrow
  private readonly twoThrows: TwoThrows
  private readonly extending: Extending
  private readonly bestBuild: BestBuild
  /** The ways weighed with two throws left, best first, and their rough worth. */
  private readonly chosen = new Int32Array(MOST_WEIGHED)
  private readonly rough = new Float64Array(MOST_WEIGHED)
  private chosenCount = 0

  constructor(set: DiceSet, stakes: Stakes, thoroughness: Thoroughness = THOROUGH) {
    const layout = new DiceLayout(set)
    const odds = throwOdds(set)
    this.layout = layout
    this.stakes = stakes
    this.thoroughness = thoroughness
    this.lastThrow = new LastThrow(layout, odds, new Completing(layout, odds), stakes)
    this.extending = new Extending(layout, odds)
    this.twoThrows = new TwoThrows(layout, odds, new Extending(layout, odds), this.lastThrow, stakes)
    this.bestBuild = new BestBuild(layout)
  }

  solve(turn: Turn): void {
    const { layout } = this
    layout.clear()
    turn.cells.forEach((cell, i) => {
      layout.put(cell, turn.shapes[i] as number)
    })
    this.finish(turn)
    if (turn.throwsLeft === 0 || turn.looseCities + turn.knights === 0) return
    const sure = this.worth
    this.worth = Number.NEGATIVE_INFINITY
    if (turn.throwsLeft === 1) this.solveOne(turn)
    else this.solveTwo(turn)
    // What is certain may be more than a search that looks at some layouts only has found.
    if (this.worth < sure - TINY) this.finish(turn)
  }

  /** The best that can be had without another throw. */
  private finish({ loose, kept, knights }: Turn): void {
    const { bestBuild, stakes } = this
    bestBuild.search(loose)
    this.added = bestBuild.added
    this.cells.set(bestBuild.cells)
    this.shapes.set(bestBuild.shapes)
    this.keep = 0
    this.then = STOP
    this.worth = stakes.city[bestBuild.size] as number
    if (kept + knights < KNIGHTS_TO_END || stakes.knight <= this.worth) return
    this.added = 0
    this.keep = Math.max(0, KNIGHTS_TO_END - kept)
    this.then = END
    this.worth = stakes.knight
  }

  private solveOne(turn: Turn): void {
    const { extending, lastThrow } = this
    const { width, depth } = this.thoroughness.one
    const all = turn.looseCities + turn.knights
    extending.find(turn.loose, turn.looseCities, all, width)
    for (let way = 0; way < extending.count; way++) {
      const left = all - (extending.added[way] as number)
      extending.put(way)
      lastThrow.weigh(left - turn.knights, left, turn.kept, turn.mayWin, depth)
      for (let keep = 0; keep <= turn.knights; keep++) {
        const kept = Math.min(KEPT - 1, turn.kept + keep)
        this.take(way, keep, kept, left - keep, lastThrow.worth[(left - keep) * KEPT + kept] as number)
      }
      extending.lift(way)
    }
  }

  private solveTwo(turn: Turn): void {
    const { extending, twoThrows } = this
    const all = turn.looseCities + turn.knights
    this.compareRoughly(turn)
    for (let i = 0; i < this.chosenCount; i++) {
      const way = this.chosen[i] as number
      const left = all - (extending.added[way] as number)
      extending.put(way)
      for (let keep = 0; keep <= turn.knights; keep++) {
        const kept = Math.min(KEPT - 1, turn.kept + keep)
        const mayWin = turn.mayWin && keep === 0
        this.take(way, keep, kept, left - keep, twoThrows.weigh(left - keep, kept, mayWin, this.thoroughness.two))
      }
      extending.lift(way)
    }
  }

  /** Chooses the ways that one throw would make most of, and the best of each number of dice. */
  private compareRoughly({ loose, looseCities, knights, kept, mayWin }: Turn): void {
    const { extending, lastThrow } = this
    const { rough, weighed } = this.thoroughness
    const all = looseCities + knights
    extending.find(loose, looseCities, all, rough.width)
    this.chosenCount = 0
    for (let way = 0; way < extending.count; way++) {
      const left = all - (extending.added[way] as number)
      extending.put(way)
      lastThrow.weigh(left, left, kept, mayWin, rough.depth)
      extending.lift(way)
      this.rank(way, lastThrow.worth[left * KEPT + Math.min(KEPT - 1, kept)] as number, weighed)
    }
  }

  /** Inserts a way among the best so far. */
  private rank(way: number, worth: number, most: number): void {
    let at = this.chosenCount
    if (at === most) {
      if ((this.rough[at - 1] as number) >= worth) return
      at--
    } else this.chosenCount++
    for (; at > 0 && (this.rough[at - 1] as number) < worth; at--) {
      this.rough[at] = this.rough[at - 1] as number
      this.chosen[at] = this.chosen[at - 1] as number
    }
    this.rough[at] = worth
    this.chosen[at] = way
  }

  /** Makes a way the plan, if it is worth more than the plan so far. Its dice lie on the layout. */
  private take(way: number, keep: number, kept: number, left: number, worth: number): void {
    if (worth <= this.worth + TINY) return
    const { extending, stakes, layout } = this
    this.worth = worth
    this.added = extending.added[way] as number
    for (let i = 0; i < this.added; i++) {
      this.cells[i] = extending.cells[way * DICE + i] as number
      this.shapes[i] = extending.shapes[way * DICE + i] as number
    }
    this.keep = keep
    layout.survey()
    const scored = stakes.city[layout.largest] as number
    const isEnding = kept === KNIGHTS_TO_END && stakes.knight > scored
    const sure = isEnding ? stakes.knight : scored
    this.then = left > 0 && worth > sure + TINY ? AGAIN : isEnding ? END : STOP
  }
}
