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
import { Ranking } from './ranking.ts'
import type { Stakes } from './stakes.ts'
import { THOROUGH, type Thoroughness } from './thoroughness.ts'
import { throwOdds } from './throw-odds.ts'
import type { Turn } from './turn.ts'
import { type Effort, TwoThrows } from './two-throws.ts'

/** With one throw left, more ways than with two can be weighed thoroughly. */
const MOST_FINALISTS = 100
/** Differences that are only rounding. */
const TINY = 1e-9

export class TurnSolver {
  // The plan: dice to build, in this order; then knights to keep; and the last action.
  added = 0
  readonly cells = new Uint16Array(DICE)
  readonly shapes = new Uint8Array(DICE)
  keep = 0
  last: Action = STOP
  /** What the plan is worth. */
  worth = 0

  private readonly layout: DiceLayout
  private readonly stakes: Stakes
  private readonly thoroughness: Thoroughness
  private readonly completing: Completing
  private readonly lastThrow: LastThrow
  private readonly twoThrows: TwoThrows
  private readonly extending: Extending
  private readonly bestBuild: BestBuild
  private readonly sameSize: Ranking
  private readonly shortlist: Ranking
  private readonly finalists: Ranking

  constructor(set: DiceSet, stakes: Stakes, thoroughness: Thoroughness = THOROUGH) {
    const layout = new DiceLayout(set)
    const odds = throwOdds(set)
    this.layout = layout
    this.stakes = stakes
    this.thoroughness = thoroughness
    this.completing = new Completing(layout, odds)
    this.lastThrow = new LastThrow(layout, odds, this.completing, stakes)
    this.extending = new Extending(layout, odds)
    this.twoThrows = new TwoThrows(layout, odds, new Extending(layout, odds), this.lastThrow, stakes)
    this.bestBuild = new BestBuild(layout)
    this.sameSize = new Ranking(thoroughness.quickly)
    this.shortlist = new Ranking(thoroughness.quickly * (DICE + 1))
    this.finalists = new Ranking(MOST_FINALISTS)
  }

  solve(turn: Turn): void {
    const { layout } = this
    layout.clear()
    turn.cells.forEach((cell, i) => {
      layout.put(cell, turn.shapes[i] as number)
    })
    this.finish(turn)
    const sure = this.worth
    if (turn.throwsLeft === 0 || sure >= this.mostOf(turn) - TINY) return
    this.completing.visited = 0
    this.worth = Number.NEGATIVE_INFINITY
    if (turn.throwsLeft === 1) this.solveOne(turn)
    else this.solveTwo(turn)
    // What is certain may be more than a search that looks at some layouts only has found.
    if (this.worth < sure - TINY) this.finish(turn)
  }

  /** No more than this can come of a turn, whatever is thrown. */
  private mostOf({ looseCities, knights, kept, mayWin }: Turn): number {
    const { city, knight, catapults } = this.stakes
    const loose = looseCities + knights
    const scored = loose === 0 ? (city[this.bestBuild.size] as number) : (city[this.layout.count + loose] as number)
    const most = kept + loose < KNIGHTS_TO_END ? scored : Math.max(scored, knight)
    return mayWin ? Math.max(most, catapults) : most
  }

  /** The best that can be had without another throw. */
  private finish({ loose, kept, knights }: Turn): void {
    const { bestBuild, stakes } = this
    bestBuild.search(loose)
    this.added = bestBuild.added
    this.cells.set(bestBuild.cells)
    this.shapes.set(bestBuild.shapes)
    this.keep = 0
    this.last = STOP
    this.worth = stakes.city[bestBuild.size] as number
    if (kept + knights < KNIGHTS_TO_END || stakes.knight <= this.worth) return
    this.added = 0
    this.keep = Math.max(0, KNIGHTS_TO_END - kept)
    this.last = END
    this.worth = stakes.knight
  }

  private solveOne(turn: Turn): void {
    const { extending, lastThrow, finalists, completing } = this
    const { rough, one, budget } = this.thoroughness
    extending.find(turn.loose, turn.looseCities, turn.looseCities + turn.knights, one.width)
    finalists.clear()
    for (let way = 0; way < extending.count; way++) finalists.offer(way, this.weighOne(turn, way, rough.depth))
    for (let i = 0; i < finalists.count && (i === 0 || completing.visited < budget); i++) {
      const way = finalists.way(i)
      const left = this.leftBy(turn, way)
      this.weighOne(turn, way, one.depth)
      extending.put(way)
      for (let keep = 0; keep <= turn.knights; keep++) {
        const kept = this.keptWith(turn, keep)
        this.take(way, keep, kept, left - keep, lastThrow.worth[(left - keep) * KEPT + kept] as number)
      }
      extending.lift(way)
    }
  }

  /** What a way is worth with one throw left, if the best number of knights is kept. */
  private weighOne(turn: Turn, way: number, depth: number): number {
    const { extending, lastThrow } = this
    const left = this.leftBy(turn, way)
    extending.put(way)
    lastThrow.weigh(left - turn.knights, left, turn.kept, turn.mayWin, depth)
    extending.lift(way)
    let most = Number.NEGATIVE_INFINITY
    for (let keep = 0; keep <= turn.knights; keep++)
      most = Math.max(most, lastThrow.worth[(left - keep) * KEPT + this.keptWith(turn, keep)] as number)
    return most
  }

  /** Sifts twice: what is weighed thoroughly takes a hundred times as long as a first look. */
  private solveTwo(turn: Turn): void {
    const { shortlist, finalists } = this
    const { quick, two, weighed, budget } = this.thoroughness
    this.twoThrows.clear()
    this.compareRoughly(turn)
    finalists.clear()
    for (let i = 0; i < shortlist.count && this.completing.visited < budget; i++) {
      const way = shortlist.way(i)
      for (let keep = 0; keep <= turn.knights; keep++)
        finalists.offer(way * (DICE + 1) + keep, this.weighTwo(turn, way, keep, quick))
    }
    for (let i = 0; i < finalists.count && i < weighed && (i === 0 || this.completing.visited < budget); i++) {
      const way = Math.floor(finalists.way(i) / (DICE + 1))
      const keep = finalists.way(i) % (DICE + 1)
      const worth = this.weighTwo(turn, way, keep, two)
      this.extending.put(way)
      this.take(way, keep, this.keptWith(turn, keep), this.leftBy(turn, way) - keep, worth)
      this.extending.lift(way)
    }
  }

  private leftBy({ looseCities, knights }: Turn, way: number): number {
    return looseCities + knights - (this.extending.added[way] as number)
  }

  private keptWith({ kept }: Turn, more: number): number {
    return Math.min(KEPT - 1, kept + more)
  }

  private weighTwo(turn: Turn, way: number, keep: number, effort: Effort): number {
    const { extending, twoThrows } = this
    const left = this.leftBy(turn, way) - keep
    extending.put(way)
    const worth = twoThrows.weigh(left, this.keptWith(turn, keep), turn.mayWin && keep === 0, effort)
    extending.lift(way)
    return worth
  }

  /** Chooses the ways of each number of dice that one throw would make most of. */
  private compareRoughly(turn: Turn): void {
    const { extending, lastThrow, shortlist, sameSize } = this
    const { loose, looseCities, knights, kept, mayWin } = turn
    const { width, depth } = this.thoroughness.rough
    extending.find(loose, looseCities, looseCities + knights, width)
    shortlist.clear()
    for (let way = 0, added = 0; way < extending.count; added++) {
      sameSize.clear()
      for (; way < extending.count && extending.added[way] === added; way++) {
        const left = this.leftBy(turn, way)
        extending.put(way)
        lastThrow.weigh(left, left, kept, mayWin, depth)
        extending.lift(way)
        sameSize.offer(way, lastThrow.worth[left * KEPT + this.keptWith(turn, 0)] as number)
      }
      for (let i = 0; i < sameSize.count; i++) shortlist.offer(sameSize.way(i), sameSize.worth(i))
    }
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
    this.last = left > 0 && worth > sure + TINY ? AGAIN : isEnding ? END : STOP
  }
}
