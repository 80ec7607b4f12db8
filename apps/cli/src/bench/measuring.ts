/**
 * Speed in CPU time of one core: five runs, their median and how far they lie apart. Machines are noisy; one run says
 * little.
 */
import { partOf, Tally, type Workload } from './workloads.ts'

export const RUNS = 5

export interface Measured {
  /** Units of work a CPU second, the median of the runs. */
  readonly perSecond: number
  /** The runs' greatest distance, as a part of the median. */
  readonly spread: number
  readonly tally: Tally
  /** Where another program ran in between: the median of the runs' ratios to it, and its own median. */
  readonly beside?: { readonly ratio: number; readonly perSecond: number }
}

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] as number

/** The median, and the values' greatest distance as a part of it. */
export function summary(values: readonly number[]): { readonly median: number; readonly spread: number } {
  const middle = median(values)
  return { median: middle, spread: partOf(Math.max(...values) - Math.min(...values), middle) }
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Works for about so many seconds of the clock and gives units a second. */
function runOnce(workload: Workload, seconds: number, tally: Tally, clock: () => number): number {
  const before = tally[workload.unit]
  const began = clock()
  let spent = 0
  while (spent < seconds) {
    workload.work(tally)
    spent = clock() - began
  }
  return (tally[workload.unit] - before) / spent
}

/**
 * Measures a workload for about so many seconds in all, after a run that does not count. With `beside`, which gives
 * another program's speed, that one is asked before each of the runs.
 */
export function measure(workload: Workload, seconds: number, beside?: () => number, clock = cpuSeconds): Measured {
  const tally = new Tally()
  runOnce(workload, seconds / RUNS, new Tally(), clock)
  const own: number[] = []
  const others: number[] = []
  for (let run = 0; run < RUNS; run++) {
    if (beside !== undefined) others.push(beside())
    own.push(runOnce(workload, seconds / RUNS, tally, clock))
  }
  const { median: perSecond, spread } = summary(own)
  if (beside === undefined) return { perSecond, spread, tally }
  const ratio = median(own.map((speed, run) => speed / (others[run] as number)))
  return { perSecond, spread, tally, beside: { ratio, perSecond: median(others) } }
}
