/**
 * npm run bench -- [arguments of `bastide bench`]
 * npm run bench -- --report FILE [--beside COMMAND] [--seconds N]
 *
 * Without a report: `bastide bench`. With one: all of its figures; the ratio to the game with each module on; how much two processes
 * do that run at once; with --beside the ratios to another program (`{}` in the command becomes two or joint); as JSON with commit and
 * machine. Nothing else should run meanwhile.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { builtCommandLine } from './building.mjs'
import { ensureInstalled } from './installing.mjs'
import { root } from './places.mjs'
import { runNode } from './running.mjs'

ensureInstalled()
const { run } = await builtCommandLine()

const nothingBeside = 'echo 1 games/s'

/** One measure in a process of its own. */
async function measured(name, seconds, beside = nothingBeside, setup = []) {
  const ran = await runNode([
    join(root, 'apps/cli/bin/bastide.mjs'),
    ...['bench', '--json', '--measure', name, '--beside', beside, '--seconds', seconds, ...setup],
  ])
  if (ran.code !== 0) throw new Error(ran.output)
  return JSON.parse(ran.output)
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]
const rounded = (value) => Number(value.toFixed(3))

async function modulesBesidesBase() {
  const lines = []
  await run(['tiles', '--json'], { out: (line) => lines.push(line), err: console.error })
  return [...new Set(JSON.parse(lines.join('\n')).map(({ id }) => id.split('/')[0]))].filter((id) => id !== 'base')
}

/** Runs the two in turn, five times, and gives the median of their ratio. A module brings tiles and so longer games: turns are compared. */
async function turnsRatio(first, second) {
  const ratios = []
  for (let time = 0; time < 5; time++) {
    const [one, other] = [await first(), await second()]
    ratios.push((other.perSecond * other.tilesDrawn) / (one.perSecond * one.tilesDrawn))
  }
  return rounded(median(ratios))
}

async function report(argv) {
  const { values } = parseArgs({ args: argv, options: { report: { type: 'string' }, beside: { type: 'string' }, seconds: { type: 'string', default: '5' } } })
  const { seconds } = values
  const lines = []
  await run(['bench', '--json', '--seconds', seconds], { out: (line) => lines.push(line), err: console.error })
  const figures = JSON.parse(lines.join(''))

  const alone = () => measured('twoStage', seconds)
  const atOnce = []
  for (let time = 0; time < 5; time++) {
    const single = await alone()
    const [one, other] = await Promise.all([alone(), alone()])
    atOnce.push((one.perSecond + other.perSecond) / single.perSecond)
  }
  const folder = mkdtempSync(join(tmpdir(), 'bastide-bench-'))
  const withModule = {}
  try {
    for (const id of await modulesBesidesBase()) {
      const file = join(folder, 'setup.json')
      writeFileSync(file, JSON.stringify({ edition: '2016', modules: [id] }))
      withModule[id] = await turnsRatio(alone, () => measured('twoStage', seconds, nothingBeside, ['--setup', file]))
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  const ratios = {}
  if (values.beside !== undefined) {
    for (const [name, way] of [
      ['twoStage', 'two'],
      ['twoStageListed', 'two'],
      ['joint', 'joint'],
    ]) {
      const { ratio, besidePerSecond } = await measured(name, seconds, values.beside.replace('{}', way))
      ratios[name] = { ratio, besidePerSecond }
    }
  }
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const found = {
    commit: git('rev-parse', 'HEAD'),
    machine: `${cpus().length} × ${cpus()[0].model}, Node ${process.version}`,
    figures,
    twoProcesses: rounded(median(atOnce)),
    withModule,
    ...(values.beside === undefined ? {} : { beside: ratios }),
  }
  mkdirSync(dirname(values.report), { recursive: true })
  writeFileSync(values.report, `${JSON.stringify(found, null, 2)}\n`)
  console.log(JSON.stringify(found, null, 2))
}

const given = process.argv.slice(2)
if (given.includes('--report')) await report(given)
else process.exitCode = await run(['bench', ...given])
