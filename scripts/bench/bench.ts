/**
 * npm run bench -- [arguments of `bastide bench`]
 * npm run bench -- --report FILE [--beside COMMAND] [--seconds N]
 *
 * Without a report: `bastide bench`. With one: all of its figures with the spread of each; the speed of two threads at
 * once; turns per second with each module on, compared with none; and with --beside the ratios to another program (`{}`
 * in the command becomes two or joint). The report is JSON, with the commit and the machine. Run nothing else
 * meanwhile.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import { MODULES } from '@bastide/tile-game'
import { rounded } from '../../apps/cli/src/bench/figures.ts'
import { RUNS, summary } from '../../apps/cli/src/bench/measuring.ts'
import { run } from '../../apps/cli/src/main.ts'
import { readArguments, readCount, refuse } from '../running/arguments.ts'
import { writeReport } from '../running/reporting.ts'
import { threadsRatio, workInThread } from './threads.ts'

/** One measure compared with another program, in a process of its own. */
interface Compared {
  readonly perSecond: number
  readonly besidePerSecond: number
  readonly ratio: number
  readonly spread: number
  readonly tilesDrawn: number
}

const NOTHING_BESIDE = 'echo 1 games/s'

function compared(measure: string, seconds: number, beside = NOTHING_BESIDE, setup: readonly string[] = []): Compared {
  const args = ['bench', '--json', '--measure', measure, '--beside', beside, '--seconds', String(seconds), ...setup]
  const { status, stdout } = spawnSync(process.execPath, ['apps/cli/bin/bastide.mjs', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // The command has already printed what is wrong.
  if (status !== 0) process.exit(status ?? 1)
  return JSON.parse(stdout) as Compared
}

/** Two-stage play with some modules, in a process of its own. */
function comparedWith(modules: readonly string[], seconds: number): Compared {
  const folder = mkdtempSync(join(tmpdir(), 'bastide-bench-'))
  try {
    const file = join(folder, 'setup.json')
    writeFileSync(file, JSON.stringify({ edition: '2016', modules }))
    return compared('twoStage', seconds, NOTHING_BESIDE, ['--setup', file])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** By turns rather than games: a module adds tiles, and so makes games longer. */
function turnsRatio(id: string, seconds: number): { readonly median: number; readonly spread: number } {
  const turns = ({ perSecond, tilesDrawn }: Compared): number => perSecond * tilesDrawn
  const ratios = Array.from({ length: RUNS }, () => {
    const without = turns(compared('twoStage', seconds))
    return turns(comparedWith([id], seconds)) / without
  })
  return summary(ratios)
}

async function allFigures(seconds: number): Promise<{ readonly spreads: { readonly [measure: string]: number } }> {
  const lines: string[] = []
  const code = await run(['bench', '--json', '--spreads', '--seconds', String(seconds)], {
    out: (line) => lines.push(line),
    err: console.error,
  })
  if (code !== 0) process.exit(code)
  return JSON.parse(lines.join(''))
}

function ratiosTo(command: string, seconds: number) {
  const ways = { twoStage: 'two', twoStageListed: 'two', joint: 'joint' }
  return Object.fromEntries(
    Object.entries(ways).map(([measure, way]) => {
      const { ratio, besidePerSecond, spread } = compared(measure, seconds, command.replaceAll('{}', way))
      return [measure, { ratio, besidePerSecond, spread }]
    }),
  )
}

async function report(given: readonly string[]): Promise<void> {
  const file = given[given.indexOf('--report') + 1]
  if (given.includes('--report') && (file === undefined || file.startsWith('-')))
    refuse('--report takes the name of a file')
  if (given.includes('--json')) refuse('a report is JSON without --json')
  const values = readArguments({
    report: { type: 'string', default: '' },
    beside: { type: 'string' },
    seconds: { type: 'string', default: '5' },
  })
  if (values.report === '') refuse('--report takes the name of a file')
  const seconds = readCount(values.seconds, 'seconds', 1)
  // First, since it may be refused.
  const beside = values.beside === undefined ? {} : { beside: ratiosTo(values.beside, seconds) }
  const { spreads, ...figures } = await allFigures(seconds)
  const threads = await threadsRatio(seconds / RUNS)
  const modules = MODULES.slice(1).map(({ id }) => [id, turnsRatio(id, seconds)] as const)
  const everything = comparedWith(
    modules.map(([id]) => id),
    seconds,
  )
  const written = writeReport(values.report, {
    figures,
    twoThreads: rounded(threads.median, 3),
    turnsASecondWithModule: Object.fromEntries(modules.map(([id, { median }]) => [id, rounded(median, 3)])),
    gamesASecondWithEverything: everything.perSecond,
    ...beside,
    spreads: {
      ...spreads,
      twoThreads: rounded(threads.spread, 2),
      turnsASecondWithModule: Object.fromEntries(modules.map(([id, { spread }]) => [id, rounded(spread, 2)])),
      gamesASecondWithEverything: everything.spread,
    },
  })
  console.log(written)
}

if (isMainThread) {
  const given = process.argv.slice(2)
  if (given.some((argument) => /^--report(=|$)/.test(argument))) await report(given)
  else process.exitCode = await run(['bench', ...given])
} else workInThread()
