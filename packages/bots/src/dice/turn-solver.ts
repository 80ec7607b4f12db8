/**
 * Solves a turn: which dice to build and how, which knights to keep, and whether to throw again, so that what the turn
 * is played for is worth most on average.
 *
 * The state of a turn is its layout, the dice in hand, the knights kept and the throws left. What can still matter of
 * it is little: the largest complete city, cities that may still be completed, and knights up to three. Throwing again
 * costs nothing, because complete cities stay, so the question is only what to build and keep before it.
 */
import { AGAIN, DICE, type DiceSet, END, KNIGHTS_TO_END, STOP } from '@bastide/dice-game'
import type { Budget } from '../search/budget.ts'
import { BestBuild } from './best-build.ts'
import { BestPlans, MOST_PLANS, TINY } from './best-plans.ts'
import { Completing } from './completing.ts'
import { DiceLayout } from './dice-layout.ts'
import { Extending } from './extending.ts'
import { KEPT, LastThrow } from './last-throw.ts'
import { Ranking } from './ranking.ts'
import type { Stakes } from './stakes.ts'
import type { Thoroughness } from './thoroughness.ts'
import { throwOdds } from './throw-odds.ts'
import type { Turn } from './turn.ts'
import { TurnPlan } from './turn-plan.ts'
import { type Effort, TwoThrows } from './two-throws.ts'
import { WeighingPlans } from './weighing-plans.ts'
import { Work } from './work.ts'

/** With one throw left, more ways than with two can be weighed thoroughly. */
const MOST_FINALISTS = 100
/** What the first look and the quick one may use of a step's budget, so that something is left for weighing. */
const FIRST_SHARE = 0.3
const QUICK_SHARE = 0.7
/** So many must have been looked at quickly before the best of them replaces what an earlier step has found. */
const ENOUGH_LOOKED = 4
/** More than any two stakes differ by. */
const FAR_BEHIND = 1e6

export class TurnSolver {
  /** What was found last, the best first. */
  readonly plans = new BestPlans()
  /** What the step that is being taken has found so far. */
  private readonly drafts = new BestPlans()
  private readonly draft = new TurnPlan()

  private readonly layout: DiceLayout
  private readonly stakes: Stakes
  private readonly steps: readonly Thoroughness[]
  private readonly work = new Work()
  /** Weighs one of the plans again, for the turn that was solved last. */
  readonly weighing: WeighingPlans
  private readonly lastThrow: LastThrow
  private readonly twoThrows: TwoThrows
  private readonly extending: Extending
  private readonly bestBuild: BestBuild
  private readonly sameSize: Ranking
  private readonly shortlist: Ranking
  private readonly finalists: Ranking

  constructor(set: DiceSet, stakes: Stakes, steps: readonly Thoroughness[]) {
    const layout = new DiceLayout(set)
    const odds = throwOdds(set)
    const { work } = this
    const most = Math.max(...steps.map(({ quickly }) => quickly))
    this.layout = layout
    this.stakes = stakes
    this.steps = steps
    this.lastThrow = new LastThrow(layout, odds, new Completing(layout, odds, work), stakes, work)
    this.extending = new Extending(layout, odds, work)
    this.twoThrows = new TwoThrows(layout, odds, this.lastThrow, stakes, work)
    this.weighing = new WeighingPlans(layout, this.lastThrow, this.twoThrows, stakes, work)
    this.bestBuild = new BestBuild(layout)
    this.sameSize = new Ranking(most)
    this.shortlist = new Ranking(most * (DICE + 1))
    this.finalists = new Ranking(MOST_FINALISTS)
  }

  /** What was decided last. */
  get plan(): TurnPlan {
    return this.plans.at(0)
  }

  solve(turn: Turn, budget: Budget): void {
    const { layout, plans, drafts, work } = this
    layout.clear()
    turn.cells.forEach((cell, i) => {
      layout.put(cell, turn.shapes[i] as number)
    })
    this.finish(turn)
    const { plan } = this
    const sure = plan.worth
    if (turn.throwsLeft === 0 || sure >= this.mostOf(turn) - TINY) return
    // Whoever has no time at all throws what is left: that costs nothing.
    if (plan.last === STOP && plan.added < turn.looseCities + turn.knights) plan.last = AGAIN
    work.begin(budget)
    this.twoThrows.clear()
    for (let step = 0; step < this.steps.length && !work.isOver; step++) {
      const thoroughness = this.steps[step] as Thoroughness
      work.beginStep()
      drafts.clear()
      if (turn.throwsLeft === 1) this.solveOne(turn, thoroughness)
      else this.solveTwo(turn, thoroughness, step === 0)
      if (drafts.count > 0) plans.become(drafts)
    }
    // What is certain may be more than a search that looks at some layouts only has found.
    if (this.plan.worth < sure - TINY) this.finish(turn)
  }

  /** No more than this can come of a turn, whatever is thrown. */
  private mostOf({ looseCities, knights, kept, mayWin }: Turn): number {
    const { city, knight, catapults } = this.stakes
    const loose = looseCities + knights
    const scored = loose === 0 ? (city[this.bestBuild.size] as number) : (city[this.layout.count + loose] as number)
    const most = kept + loose < KNIGHTS_TO_END ? scored : Math.max(scored, knight)
    return mayWin ? Math.max(most, catapults) : most
  }

  /** The best that can be had without another throw: a city, or a knight. */
  private finish({ loose, kept, knights }: Turn): void {
    const { bestBuild, stakes, plans, draft } = this
    bestBuild.search(loose)
    plans.clear()
    draft.build(0, bestBuild.added, bestBuild.cells, bestBuild.shapes, 0)
    draft.end(0, STOP, stakes.city[bestBuild.size] as number)
    plans.offer(draft)
    if (kept + knights < KNIGHTS_TO_END) return
    draft.added = 0
    draft.end(Math.max(0, KNIGHTS_TO_END - kept), END, stakes.knight)
    plans.offer(draft)
  }

  private solveOne(turn: Turn, { rough, one }: Thoroughness): void {
    const { extending, lastThrow, finalists, work } = this
    extending.find(turn.loose, turn.looseCities, turn.looseCities + turn.knights, one.width)
    finalists.clear()
    for (let way = 0; way < extending.count && !work.isOver; way++) {
      const worth = this.weighOne(turn, way, rough.depth)
      if (!work.isOver) finalists.offer(way, worth)
    }
    for (let i = 0; i < finalists.count; i++) {
      const way = finalists.way(i)
      const left = this.leftBy(turn, way)
      this.weighOne(turn, way, one.depth)
      if (work.isOver) return
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

  /**
   * Sifts twice: what is weighed thoroughly takes a hundred times as long as a first look. If the work is over before
   * that, a few quick looks must do; fewer are of use only where no step has found anything yet.
   */
  private solveTwo(turn: Turn, thoroughness: Thoroughness, isFirst: boolean): void {
    const { shortlist, finalists, work } = this
    const { two, weighed } = thoroughness
    work.allow(FIRST_SHARE)
    this.compareRoughly(turn, thoroughness)
    work.allow(QUICK_SHARE)
    this.compareQuickly(turn, thoroughness)
    work.allow(1)
    for (let i = 0; i < finalists.count && i < weighed && !work.isOver; i++) {
      const way = Math.floor(finalists.way(i) / (DICE + 1))
      const keep = finalists.way(i) % (DICE + 1)
      const worth = this.weighTwo(turn, way, keep, two)
      if (!work.isOver) this.draftTwo(turn, way, keep, worth)
    }
    if (this.drafts.count > 0 || (!isFirst && finalists.count < ENOUGH_LOOKED)) return
    for (let i = 0; i < finalists.count && i < MOST_PLANS; i++)
      this.draftTwo(turn, Math.floor(finalists.way(i) / (DICE + 1)), finalists.way(i) % (DICE + 1), finalists.worth(i))
    if (finalists.count === 0 && shortlist.count > 0) this.draftTwo(turn, shortlist.way(0), 0, shortlist.worth(0))
  }

  private compareQuickly(turn: Turn, { looked, quick }: Thoroughness): void {
    const { shortlist, finalists, work } = this
    finalists.clear()
    for (let i = 0; i < shortlist.count && i < looked && !work.isOver; i++) {
      const way = shortlist.way(i)
      for (let keep = 0; keep <= turn.knights; keep++) {
        const worth = this.weighTwo(turn, way, keep, quick)
        if (!work.isOver) finalists.offer(way * (DICE + 1) + keep, worth)
      }
    }
  }

  private draftTwo(turn: Turn, way: number, keep: number, worth: number): void {
    this.extending.put(way)
    this.take(way, keep, this.keptWith(turn, keep), this.leftBy(turn, way) - keep, worth)
    this.extending.lift(way)
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

  /**
   * Chooses the ways of each number of dice that one throw would make most of. The best of each number come first, then
   * the second best: so the next look may end anywhere.
   */
  private compareRoughly(turn: Turn, { rough, compared, quickly }: Thoroughness): void {
    const { extending, lastThrow, shortlist, sameSize, work } = this
    const { loose, looseCities, knights, kept, mayWin } = turn
    let hands = 1
    for (const count of loose) hands *= count + 1
    const width = Math.max(1, Math.min(rough.width, Math.floor(compared / hands)))
    extending.find(loose, looseCities, looseCities + knights, width)
    shortlist.clear()
    for (let way = 0, added = 0; way < extending.count && !work.isOver; added++) {
      sameSize.clear()
      for (; way < extending.count && extending.added[way] === added && !work.isOver; way++) {
        const left = this.leftBy(turn, way)
        extending.put(way)
        lastThrow.weigh(left, left, kept, mayWin, rough.depth)
        extending.lift(way)
        if (!work.isOver) sameSize.offer(way, lastThrow.worth[left * KEPT + this.keptWith(turn, 0)] as number)
      }
      for (let i = 0; i < sameSize.count && i < quickly; i++)
        shortlist.offer(sameSize.way(i), sameSize.worth(i) - i * FAR_BEHIND)
    }
  }

  /** Makes a way one of the drafts, if it is among the best. Its dice lie on the layout. */
  private take(way: number, keep: number, kept: number, left: number, worth: number): void {
    const { extending, stakes, layout, drafts, draft } = this
    if (!drafts.isWelcome(worth)) return
    draft.build(
      extending.hand[way] as number,
      extending.added[way] as number,
      extending.cells,
      extending.shapes,
      way * DICE,
    )
    layout.survey()
    const scored = stakes.city[layout.largest] as number
    const isEnding = kept === KNIGHTS_TO_END && stakes.knight > scored
    const sure = isEnding ? stakes.knight : scored
    draft.end(keep, left > 0 && worth > sure + TINY ? AGAIN : isEnding ? END : STOP, worth)
    drafts.offer(draft)
  }
}
