/**
 * npm run bench:against -- --commit REV [--pairs N] [--seconds N] [--report FILE]
 *
 * The engine's speed as a ratio to an earlier commit, which is checked out and installed in a folder of its own. The
 * two run in turns, pair by pair, so that a machine that slows down slows both. For every measure it prints the median
 * of the ratios and an interval that holds the true median in 95 % of cases. Run nothing else meanwhile.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rounded } from '../../apps/cli/src/bench/figures.ts'
import { readArguments, readCount, refuse } from '../running/arguments.ts'
import { writeReport } from '../running/reporting.ts'

interface Measure {
  readonly name: string
  readonly args: readonly string[]
  readonly speed: (printed: never) => number
}

const MEASURES: readonly Measure[] = [
  ...['twoStage', 'joint'].map((measure) => ({
    name: `tile ${measure}`,
    args: ['--measure', measure, '--beside', 'echo 1 games/s'],
    speed: ({ perSecond }: { readonly perSecond: number }) => perSecond,
  })),
  ...['dice', 'card'].map((game) => ({
    name: game,
    args: ['--game', game],
    speed: ({ movesPerSecond }: { readonly movesPerSecond: number }) => movesPerSecond,
  })),
]

function speedIn(folder: string, { args, speed }: Measure, seconds: number): number {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['apps/cli/bin/bastide.mjs', 'bench', '--json', '--seconds', String(seconds), ...args],
    { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  )
  if (status !== 0) process.exit(status ?? 1)
  return speed(JSON.parse(stdout) as never)
}

/**
 * The values between which the true median lies in at least 95 % of cases, whatever the distribution: each lies above
 * it or below with equal odds, so the number below follows the binomial distribution.
 */
function intervalOfMedian(values: readonly number[]): readonly [number, number] {
  const sorted = [...values].sort((one, other) => one - other)
  let [outside, ways, left] = [0, 1, 0]
  for (let below = 0; below < sorted.length; below++) {
    outside += ways / 2 ** sorted.length
    if (outside > 0.025) break
    left = below + 1
    ways = (ways * (sorted.length - below)) / (below + 1)
  }
  const first = Math.max(0, left - 1)
  return [sorted[first] as number, sorted[sorted.length - 1 - first] as number]
}

function compare(measure: Measure, other: string, pairs: number, seconds: number) {
  const ratios = Array.from({ length: pairs }, (_, pair) => {
    // Neither is always the first, which may find a cooler machine.
    const isFirst = pair % 2 === 0
    const one = speedIn(isFirst ? '.' : other, measure, seconds)
    const two = speedIn(isFirst ? other : '.', measure, seconds)
    return isFirst ? one / two : two / one
  })
  const [low, high] = intervalOfMedian(ratios)
  const median = [...ratios].sort((one, two) => one - two)[Math.floor(pairs / 2)] as number
  return { median: rounded(median, 3), low: rounded(low, 3), high: rounded(high, 3) }
}

const values = readArguments({
  commit: { type: 'string', default: '' },
  pairs: { type: 'string', default: '15' },
  seconds: { type: 'string', default: '2' },
  report: { type: 'string' },
})
if (values.commit === '') refuse('--commit takes the commit to compare with')
const pairs = readCount(values.pairs, 'pairs', 6)
const seconds = readCount(values.seconds, 'seconds', 1)
const against = execFileSync('git', ['rev-parse', '--verify', `${values.commit}^{commit}`], { encoding: 'utf8' }).trim()
const folder = mkdtempSync(join(tmpdir(), 'bastide-against-'))
try {
  execFileSync('git', ['worktree', 'add', '--detach', '--quiet', folder, against])
  execFileSync('npm', ['ci', '--silent'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  const ratios = Object.fromEntries(
    MEASURES.map((measure) => {
      const found = compare(measure, folder, pairs, seconds)
      console.log(`${measure.name}: ${found.median} (${found.low} to ${found.high}) over ${pairs} pairs`)
      return [measure.name, found]
    }),
  )
  if (values.report !== undefined) writeReport(values.report, { against, pairs, ratios })
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', folder])
  rmSync(folder, { recursive: true, force: true })
}
