/**
 * Speed in CPU time on one core: the median and the spread of five runs. Machines are noisy, so one run says little.
 */
import { partOf, Tally, type Workload } from './workloads.ts'

export const RUNS = 5

export interface Measured {
  /** Units of work per CPU second, the median of the runs. */
  readonly perSecond: number
  /** The range of the runs, as a fraction of the median. */
  readonly spread: number
  readonly tally: Tally
  /** If another program ran in between: the median ratio to it, and its own median. */
  readonly beside?: { readonly ratio: number; readonly perSecond: number }
}

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] as number

/** The median, and the range as a fraction of it. */
export function summary(values: readonly number[]): { readonly median: number; readonly spread: number } {
  const middle = median(values)
  return { median: middle, spread: partOf(Math.max(...values) - Math.min(...values), middle) }
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Works for about `seconds` by the clock, and returns units per second. */
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
 * Measures a workload for about `seconds` in total, after a warm-up run. `beside` returns another program's speed; it
 * is called before each run.
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
