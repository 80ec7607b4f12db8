/** Speed in CPU time of one core: five runs, their median and how far they lie apart. Machines are noisy; one run says little. */
import { spawnSync } from 'node:child_process'
import { Tally, type Workload } from './workloads.ts'

const RUNS = 5

export interface Measured {
  /** Units of work a CPU second, the median of the runs. */
  readonly perSecond: number
  /** The runs' greatest distance, as a part of the median. */
  readonly spread: number
  readonly tally: Tally
  /** Where another program ran in between: the median of the runs' ratios to it, and its own median. */
  readonly beside?: { readonly ratio: number; readonly perSecond: number }
}

const median = (values: readonly number[]): number => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] as number

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Works for about so many CPU seconds and gives units a second. */
function runOnce(workload: Workload, seconds: number, tally: Tally): number {
  const before = tally[workload.unit]
  const began = cpuSeconds()
  let spent = 0
  while (spent < seconds) {
    workload.work(tally)
    spent = cpuSeconds() - began
  }
  return (tally[workload.unit] - before) / spent
}

/** Another program that measures itself: what it prints as `… 18000 games/cpu-s …` or `… games/s`. */
function runBeside(command: string): number {
  const ran = spawnSync(command, { shell: true, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  const found = /([\d.]+)\s*games\/(?:cpu-)?s/.exec(ran.stdout ?? '')
  if (ran.status !== 0 || found === null) throw new Error(`'${command}' did not print its games/s`)
  return Number(found[1])
}

/** Measures a workload for about so many seconds in all; with `beside`, that program runs before each of the runs. */
export function measure(workload: Workload, seconds: number, beside?: string): Measured {
  const tally = new Tally()
  runOnce(workload, seconds / RUNS, new Tally())
  const own: number[] = []
  const others: number[] = []
  for (let run = 0; run < RUNS; run++) {
    if (beside !== undefined) others.push(runBeside(beside))
    own.push(runOnce(workload, seconds / RUNS, tally))
  }
  const perSecond = median(own)
  const spread = (Math.max(...own) - Math.min(...own)) / perSecond
  if (beside === undefined) return { perSecond, spread, tally }
  const ratio = median(own.map((speed, run) => speed / (others[run] as number)))
  return { perSecond, spread, tally, beside: { ratio, perSecond: median(others) } }
}
