/**
 * npm run bench:web -- [--report FILE] [--only NAME,…]
 *
 * Measures the pages against their limits; exits with 1 if one is exceeded. NAME is one of load, tap, games, pan,
 * think, bots, start. Work on the main thread is given in CPU time, and in wall-clock time where that matters. Boards
 * of 150 and 200 tiles are larger than the game has, so they come from a build with a larger box (web/larger-box.mjs).
 * Run nothing else meanwhile. `start` measures a clone of the last commit, the others the working tree.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import { serve } from '../../apps/server/src/index.ts'
import { launch } from '../../apps/web/test/browser.ts'
import { readArguments, refuse } from '../running/arguments.ts'
import { writeReport } from '../running/reporting.ts'
import { mean, quantile, rounded } from './web/figures.ts'
import { firstLoad } from './web/first-load.ts'
import { GAME_TABLES } from './web/game-tables.ts'
import { panningWork } from './web/panning.ts'
import { startTimes } from './web/starting.ts'
import { gameTaps, TAPS_A_ROUND, tapTimes } from './web/tapping.ts'
import { tasksWhileThinking } from './web/thinking.ts'

interface Limit {
  readonly says: string
  readonly unit: string
  readonly limit: number
  readonly measured: number
}

interface Outcome {
  readonly limits: readonly Limit[]
  readonly figures: { readonly [name: string]: unknown }
}

/** What is served: the pages as they are, and those with a larger box. */
interface Sites {
  readonly browser: Browser
  readonly plain: string
  readonly large: string
  recordWith(tiles: number, seed: number): unknown
}

const MEASURES: { readonly [name: string]: (sites: Sites) => Promise<Outcome> } = {
  async load({ browser, plain }) {
    const { bytes, files, engineBytes } = await firstLoad(browser, plain, 'apps/web/dist')
    return {
      limits: [{ says: 'script that the first page loads, gzip', unit: 'kB', limit: 150, measured: bytes / 1000 }],
      figures: { kilobytes: rounded(bytes / 1000), engineKilobytes: rounded(engineBytes / 1000), files },
    }
  },
  async tap({ browser, large, recordWith }) {
    const rounds = await tapTimes(browser, large, recordWith(150, 1))
    const worsts = rounds.map((times) => Math.max(...times))
    const [median, worst] = [quantile(rounds.flat(), 0.5), quantile(worsts, 0.5)]
    return {
      limits: [
        { says: 'a tap with 150 tiles to the next frame, median', unit: 'ms', limit: 50, measured: median },
        {
          says: `… the worst of ${TAPS_A_ROUND}, in the middle one of five rounds`,
          unit: 'ms',
          limit: 50,
          measured: worst,
        },
      ],
      figures: { median: rounded(median), worst: worsts.map((one) => rounded(one)) },
    }
  },
  async games({ browser, plain }) {
    const limits: Limit[] = []
    const figures: { [game: string]: unknown } = {}
    for (const table of GAME_TABLES) {
      const { rounds, works } = await gameTaps(browser, plain, table)
      const worsts = rounds.map((times) => Math.max(...times))
      const [median, worst] = [quantile(rounds.flat(), 0.5), quantile(worsts, 0.5)]
      const [worked, where] = [Math.max(...works), `at a table of the ${table.game} game`]
      limits.push(
        { says: `a tap ${where} to the next frame, median`, unit: 'ms', limit: 50, measured: median },
        {
          says: `… the worst of ${TAPS_A_ROUND}, in the middle one of five rounds`,
          unit: 'ms',
          limit: 50,
          measured: worst,
        },
        { says: '… CPU time of the longest task meanwhile', unit: 'ms', limit: 50, measured: worked },
      )
      figures[table.game] = { median: rounded(median), worst: worsts.map((one) => rounded(one)), task: rounded(worked) }
    }
    return { limits, figures }
  },
  async pan({ browser, large, recordWith }) {
    const { works, framesASecond } = await panningWork(browser, large, recordWith(200, 1))
    const [average, most, worst] = [mean(works), quantile(works, 0.95), Math.max(...works)]
    return {
      limits: [
        {
          says: 'CPU time of the main thread a frame, panning over 200 tiles',
          unit: 'ms',
          limit: 8,
          measured: average,
        },
        { says: '… in 95 % of the frames', unit: 'ms', limit: 8, measured: most },
      ],
      figures: {
        mean: rounded(average),
        ninetyFive: rounded(most),
        worst: rounded(worst),
        frames: works.length,
        framesASecond: rounded(framesASecond),
      },
    }
  },
  think: ({ browser, plain }) => tasksBeside(browser, plain, 'bots'),
  bots: ({ browser, plain }) => tasksBeside(browser, plain, 'grandmasters', 'grandmaster'),
  async start() {
    const { first, again } = await startTimes()
    return {
      limits: [
        { says: 'npm start in a fresh clone, to the address', unit: 's', limit: 60, measured: first },
        { says: '… again', unit: 's', limit: 3, measured: again },
      ],
      figures: { first: rounded(first), again: rounded(again) },
    }
  },
}

/** What the main thread does while bots think, the usual ones or some that are named. */
async function tasksBeside(browser: Browser, address: string, who: string, bot?: string): Promise<Outcome> {
  const { tasks, turns } = await tasksWhileThinking(browser, address, bot)
  const [worked, lasted] = [
    Math.max(...tasks.map((task) => task.worked)),
    Math.max(...tasks.map((task) => task.lasted)),
  ]
  const says = `CPU time of the longest main-thread task while ${who} think`
  return {
    limits: [{ says, unit: 'ms', limit: 50, measured: worked }],
    figures: { worked: rounded(worked), lasted: rounded(lasted), tasks: tasks.length, turns },
  }
}

/** The project's own builders, imported from their folder: this file runs as a bundle elsewhere. */
const builderIn = (file: string): Promise<Record<string, (...args: unknown[]) => Promise<unknown>>> =>
  import(pathToFileURL(resolve(file)).href)

async function withSites(run: (sites: Sites) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bastide-bench-web-'))
  const { builtPages, buildPagesInto } = await builderIn('build/pages.mjs')
  const { bundle } = await builderIn('build/bundling.mjs')
  const { largerBox } = await builderIn('scripts/bench/web/larger-box.mjs')
  try {
    const playing = join(folder, 'large-record.mjs')
    await bundle?.(resolve('scripts/bench/web/large-record.ts'), playing, [largerBox?.()])
    const { recordWith } = await import(pathToFileURL(playing).href)
    await builtPages?.()
    await buildPagesInto?.(join(folder, 'large'), [largerBox?.()])
    const plain = await serve({ port: 0, host: 'localhost', folder: 'apps/web/dist' })
    const large = await serve({ port: 0, host: 'localhost', folder: join(folder, 'large') })
    const browser = await launch()
    try {
      await run({ browser, plain: plain.address, large: large.address, recordWith })
    } finally {
      await browser.close()
      await Promise.all([plain.close(), large.close()])
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const isHeld = ({ limit, measured }: Limit): boolean => measured <= limit

function print({ says, unit, limit, measured }: Limit): void {
  const held = isHeld({ says, unit, limit, measured }) ? 'ok    ' : 'FAILED'
  console.log(`${held} ${says.padEnd(60)} ${`${measured.toFixed(1)} ${unit}`.padStart(10)}   of ${limit} ${unit}`)
}

const { only, report } = readArguments({ only: { type: 'string' }, report: { type: 'string' } })
const names = only?.split(',') ?? Object.keys(MEASURES)
const unknown = names.find((name) => MEASURES[name] === undefined)
if (unknown !== undefined) refuse(`--only takes some of ${Object.keys(MEASURES).join(', ')}, not '${unknown}'`)
const all: Limit[] = []
const figures: Record<string, unknown> = {}
await withSites(async (sites) => {
  for (const name of names) {
    const outcome = await (MEASURES[name] as (typeof MEASURES)[string])(sites)
    for (const limit of outcome.limits) print(limit)
    all.push(...outcome.limits)
    figures[name] = outcome.figures
    console.log(`       ${JSON.stringify(outcome.figures)}`)
  }
})
const limits = all.map(({ says, unit, limit, measured }) => ({
  says,
  unit,
  limit,
  measured: rounded(measured),
  held: measured <= limit,
}))
if (report !== undefined) writeReport(report, { limits, figures })
process.exitCode = all.every(isHeld) ? 0 : 1
