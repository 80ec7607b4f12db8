/**
 * npm run bots:measure -- [--only NAME,…] [--deals N] [--minutes N] [--threads N] [--save FOLDER] [--fresh] [--print]
 *
 * Plays what the bots should reach, and prints a table: each row is a match of `bastide arena`, with a report of its
 * own in docs/measurements/bots. A report is gone on from, so a long match may take several runs; after a change to the
 * bots, begin afresh. With --deals or --minutes a match stops early; with --save the records of its games are kept, in
 * a folder for each match; with --print nothing is played.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readReport } from '../../apps/cli/src/arena/report.ts'
import { summariesOf, timesOf } from '../../apps/cli/src/arena/summary.ts'
import { run } from '../../apps/cli/src/main.ts'
import { readArguments, readCount } from '../running/arguments.ts'
import { GOALS, type Goal } from './bot-goals.ts'

const values = readArguments({
  only: { type: 'string' },
  deals: { type: 'string' },
  minutes: { type: 'string' },
  threads: { type: 'string', default: '1' },
  save: { type: 'string' },
  fresh: { type: 'boolean' },
  print: { type: 'boolean' },
})

const FOLDER = join('docs', 'measurements', 'bots')
/** No weight and no width was chosen by games of these deals. */
const HELD_OUT_SEED = '90210'

const fileOf = ({ name }: Goal): string => join(FOLDER, `${name}.json`)

function reportOf(goal: Goal) {
  const file = fileOf(goal)
  if (!existsSync(file)) return null
  const report = readReport(JSON.parse(readFileSync(file, 'utf8')))
  if (!report.ok) throw new Error(`${file}: ${report.reason}`)
  return report.value
}

const dealsOf = (goal: Goal): number => reportOf(goal)?.deals.length ?? 0

const terminal = { out: () => {}, err: (line: string) => console.error(line) }

async function play(goal: Goal, deals: number): Promise<void> {
  const saving = values.save === undefined ? [] : ['--save', join(values.save, goal.name)]
  const argv = ['arena', ...goal.table, '--players', goal.players.join(), '--pairs', String(deals), ...saving]
  const code = await run(
    [...argv, '--seed', HELD_OUT_SEED, '--threads', values.threads, '--report', fileOf(goal)],
    terminal,
  )
  if (code !== 0) throw new Error(`the arena left with ${code}`)
}

/** Goes on until all deals are played or the time is over: a few deals at a time. */
async function playUntil(goal: Goal, most: number, until: number): Promise<void> {
  const step = 2 * Number(values.threads)
  for (let deals = dealsOf(goal); deals < most && Date.now() < until; deals = dealsOf(goal))
    await play(goal, Math.min(most, deals + step))
}

const SHORT = 8
const percent = (share: number): string => (100 * share).toFixed(1)

function rowOf(goal: Goal): readonly string[] {
  const report = reportOf(goal)
  const summary = report === null ? undefined : summariesOf(report)[0]
  const [first] = summary?.players ?? []
  const sign = goal.atLeast === undefined ? '' : `≥ ${percent(goal.atLeast)}`
  if (report === null || summary === undefined || first === undefined)
    return [goal.name, sign, 'not played', '', '', '', '']
  const { value, low, high } = first.share
  const isReached = goal.atLeast === undefined || value >= goal.atLeast
  const time = timesOf(report)[0]
  return [
    goal.name,
    sign,
    `${percent(value)} (${percent(low)}–${percent(high)})${isReached ? '' : '  NOT REACHED'}`,
    `${summary.deals} of ${goal.deals} deals, ${summary.games} games`,
    `${first.margin.value >= 0 ? '+' : ''}${first.margin.value.toFixed(1)}`,
    time === undefined ? '' : `${time.mean.toFixed(0)} ms, 99 %: ${time.percentile99.toFixed(0)}`,
    [...new Set(report.runs.map(({ commit }) => commit?.slice(0, SHORT) ?? 'unknown'))].join(),
  ]
}

function printTable(rows: readonly (readonly string[])[]): void {
  const heads = ['match', 'goal, %', 'first in, % (95 %)', 'played', 'lead', 'time a move', 'commit']
  const widths = heads.map((head, at) => Math.max(head.length, ...rows.map((row) => (row[at] as string).length)))
  for (const row of [heads, ...rows]) console.log(row.map((cell, at) => cell.padEnd(widths[at] as number)).join('  '))
}

const names = values.only?.split(',')
const unknown = names?.find((name) => GOALS.every((goal) => goal.name !== name))
if (unknown !== undefined)
  throw new Error(`there is no match ${unknown}; there are ${GOALS.map(({ name }) => name).join(', ')}`)
const chosen = GOALS.filter(({ name }) => names?.includes(name) ?? true)
const minutes = values.minutes === undefined ? Number.POSITIVE_INFINITY : readCount(values.minutes, 'minutes', 1)
const deals = values.deals === undefined ? Number.POSITIVE_INFINITY : readCount(values.deals, 'deals', 1)
if (!values.print) {
  mkdirSync(FOLDER, { recursive: true })
  if (values.save !== undefined) mkdirSync(values.save, { recursive: true })
  if (values.fresh) for (const goal of chosen) rmSync(fileOf(goal), { force: true })
  const until = Date.now() + minutes * 60_000
  // All get on alike, so that a run that ends early has something of each.
  for (let part = 1; part <= 10; part++)
    for (const goal of chosen) await playUntil(goal, Math.min(deals, Math.ceil((goal.deals * part) / 10)), until)
}
printTable(chosen.map(rowOf))
