/** Plays a match: hands out deals, collects results, keeps the report, and stops when a test has its answer. */
import { playAll } from './crew.ts'
import { gamesOf, type Plan, type Unit } from './plan.ts'
import type { DealResult } from './playing-deals.ts'
import { type Report, type Run, reportText, type StoredDeal } from './report.ts'
import { writeReportFile } from './report-file.ts'
import type { Schedule } from './schedule.ts'
import { type Hypotheses, SequentialTest } from './sprt.ts'
import { shareOfDeal } from './summary.ts'
import { addTimes, NO_TIMES, type Times } from './timing.ts'

export interface Match {
  readonly plan: Plan
  readonly run: Run
  readonly schedule: Schedule
  /** What was played before. */
  readonly before: Report | null
  readonly sprt: Hypotheses | null
  readonly keepsMoves: boolean
  /** Called with every new deal. */
  readonly heard?: (deal: DealResult) => void
  readonly showProgress?: (share: number, report: Report) => void
  /** Where the report is kept, and what it says besides the deals. */
  readonly file: string | undefined
  readonly summaryOf: (report: Report) => object
}

/** A report is written at most this often, and more seldom when it is long: writing is to take a tenth of the time. */
const WRITING_MS = 2_000
const WRITING_SHARE = 0.1

/** Results as they come, in order where it matters. */
class Results {
  readonly deals: StoredDeal[]
  times: readonly Times[]
  private readonly byDeal = new Map<number, StoredDeal>()
  private readonly test: SequentialTest | null
  private readonly first: number
  private tested = 0

  constructor({ plan, before, sprt }: Match) {
    this.deals = [...(before?.deals ?? [])]
    this.times = before?.times ?? plan.players.map(() => NO_TIMES)
    this.test = sprt === null ? null : new SequentialTest(sprt, gamesOf(plan))
    this.first = plan.meetings[0]?.[0] as number
    for (const deal of this.deals) this.byDeal.set(deal.deal, deal)
    this.goOnTesting()
  }

  add({ meeting, deal, games, times }: DealResult): void {
    const stored = { meeting, deal, games }
    this.deals.push(stored)
    this.byDeal.set(deal, stored)
    this.times = this.times.map((one, player) =>
      times.filter((other) => other.player === player).reduce((sum, other) => addTimes(sum, other.times), one),
    )
    this.goOnTesting()
  }

  get isDecided(): boolean {
    return this.test !== null && this.test.tested.verdict !== 'open'
  }

  /** Deals are asked in order, whoever was faster: short games would otherwise be heard first. */
  private goOnTesting(): void {
    for (
      let deal = this.byDeal.get(this.tested);
      this.test !== null && deal !== undefined;
      deal = this.byDeal.get(++this.tested)
    )
      this.test.add(shareOfDeal(deal, this.first))
  }
}

const inOrderOfDeals = (one: Unit, other: Unit): number => one.deal - other.deal || one.meeting - other.meeting

/** A run like the one before it, on the same commit and machine, says nothing new. */
const withRun = (runs: readonly Run[], run: Run): readonly Run[] =>
  JSON.stringify(runs.at(-1)) === JSON.stringify(run) ? runs : [...runs, run]

export async function playMatch(match: Match): Promise<Report> {
  const { plan, run, schedule, before, file, summaryOf } = match
  const results = new Results(match)
  let nextWriting = Date.now() + WRITING_MS
  let isNew = false
  const report = (): Report => ({
    plan,
    runs: isNew || before === null ? withRun(before?.runs ?? [], run) : before.runs,
    times: results.times,
    deals: [...results.deals].sort(inOrderOfDeals),
  })
  const write = (): void => {
    if (file === undefined) return
    const began = Date.now()
    const now = report()
    writeReportFile(file, reportText(now, summaryOf(now)))
    nextWriting = Date.now() + Math.max(WRITING_MS, (Date.now() - began) / WRITING_SHARE)
  }
  const interrupted = (): void => {
    write()
    // As shells say that somebody pressed Ctrl-C.
    process.exit(130)
  }
  // Before anything is played: hours of games are not to end at a file that cannot be written.
  write()
  if (file !== undefined) process.once('SIGINT', interrupted)
  try {
    await playAll(plan, {
      threads: run.threads,
      keepsMoves: match.keepsMoves,
      next: () => (results.isDecided ? null : schedule.next()),
      done(result) {
        isNew = true
        results.add(result)
        schedule.done(result)
        match.heard?.(result)
        if (Date.now() >= nextWriting) write()
        match.showProgress?.(schedule.progress(), { plan, runs: [], times: results.times, deals: results.deals })
      },
    })
  } finally {
    process.off('SIGINT', interrupted)
    write()
  }
  return report()
}
