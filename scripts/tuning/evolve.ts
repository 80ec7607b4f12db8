/**
 * npm run bots:evolve -- [--minutes 10] [--seed 1]
 *
 * Finds what grandmasters of the tile game weigh, by playing: begins with what they weigh now, and plays weighings
 * against each other that differ a little (an evolution strategy), on all cores. Then plays what came of it against
 * what it began with and against what masters weigh, with draws that it has not seen, and writes it to
 * packages/bots/src/tile/evolved.ts if it is clearly ahead of what it began with. The history of runs is kept in
 * docs/measurements/evolving.json.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { Random } from '@bastide/kernel'
import { intervalOfMean, meanOf } from '../../apps/cli/src/arena/intervals.ts'
import { rounded } from '../../apps/cli/src/bench/figures.ts'
import { EVOLVED } from '../../packages/bots/src/tile/evolved.ts'
import { GRANDMASTER, MASTER } from '../../packages/bots/src/tile/masters.ts'
import { readArguments, readCount, refuse } from '../running/arguments.ts'
import { writeReport } from '../running/reporting.ts'
import { answerOf, THREADS } from '../running/sharing.ts'
import { bell, Evolution } from './evolution.ts'
import { KNOBS, stored, turned } from './knobs.ts'
import { leadsOf, type Player } from './quick-games.ts'

const STATE = 'docs/measurements/evolving.json'
const EVOLVED_FILE = 'packages/bots/src/tile/evolved.ts'
/** How far knobs are turned to see who wins, and how many deals a thread plays for a step. */
const APART = 0.6
const DEALS = 100
/** In points: a larger lead counts as this one, or few games would decide. */
const MOST_LEAD = 40
/** Games that tell what came of it: others in every run, with seeds above all that it learns from. */
const TEST_DEALS = 1000
const TEST_SEED = 1_500_000_000
const SEEDS_A_RUN = 10_000_000

interface Step {
  readonly at: readonly number[]
  readonly seed: number
}

/** By knob: the mean of its turn times the lead that this brought. */
function found({ at, seed }: Step): readonly number[] {
  const random = new Random(seed)
  const sums = KNOBS.map(() => 0)
  for (let deal = 0; deal < DEALS; deal++) {
    const turns = KNOBS.map(() => bell(random))
    const [one, other] = [APART, -APART].map(
      (apart): Player => ({
        weighing: turned(
          EVOLVED,
          at.map((value, knob) => value + apart * (turns[knob] as number)),
        ),
        envy: GRANDMASTER.envy,
      }),
    ) as [Player, Player]
    for (const [first, second] of leadsOf(one, other, seed + deal, 1)) {
      const lead = Math.max(-MOST_LEAD, Math.min(MOST_LEAD, (first + second) / 2))
      turns.forEach((turn, knob) => {
        sums[knob] = (sums[knob] as number) + (turn * lead) / DEALS
      })
    }
  }
  return sums
}

/** How one player did against another: the share of games won and the lead, each with half its 95 % interval. */
function matchOf(one: Player, other: Player, run: number) {
  const leads: number[] = []
  const wins: number[] = []
  const won = (lead: number): number => (Math.sign(lead) + 1) / 2
  for (const [first, second] of leadsOf(one, other, TEST_SEED + run * TEST_DEALS, TEST_DEALS)) {
    leads.push((first + second) / 2)
    wins.push((won(first) + won(second)) / 2)
  }
  const spread = (values: readonly number[]) => {
    const mean = meanOf(values)
    const { low, high } = intervalOfMean(mean)
    return { mean: rounded(mean.mean, 3), give: rounded((high - low) / 2, 3) }
  }
  return { games: 2 * leads.length, won: spread(wins), lead: spread(leads) }
}

async function evolve(
  minutes: number,
  seed: number,
): Promise<{ readonly at: readonly number[]; readonly steps: number }> {
  const workers = Array.from({ length: THREADS }, () => new Worker(fileURLToPath(import.meta.url)))
  const evolution = new Evolution(KNOBS.length)
  const began = Date.now()
  const partOver = (): number => (Date.now() - began) / (minutes * 60_000)
  let steps = 0
  for (; partOver() < 1; steps++) {
    const seeds = workers.map((_, thread) => seed * SEEDS_A_RUN + (steps * THREADS + thread) * DEALS)
    const all = await Promise.all(
      workers.map((worker, thread) =>
        answerOf<Step, readonly number[]>(worker, { at: evolution.at, seed: seeds[thread] as number }),
      ),
    )
    evolution.step(
      KNOBS.map((_, knob) => all.reduce((sum, one) => sum + (one[knob] as number), 0) / all.length),
      Math.min(1, partOver()),
    )
  }
  await Promise.all(workers.map((worker) => worker.terminate()))
  return { at: evolution.result(), steps }
}

function write(weighing: typeof EVOLVED): void {
  const lines = Object.entries(weighing).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},`)
  writeFileSync(
    EVOLVED_FILE,
    [
      '/** What grandmasters weigh, found by playing: `npm run bots:evolve` (which `npm run format` should follow). */',
      "import type { Weighing } from './weighing.ts'",
      '',
      'export const EVOLVED: Weighing = {',
      ...lines,
      '}',
      '',
    ].join('\n'),
  )
}

if (isMainThread) {
  const values = readArguments({ minutes: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } })
  const minutes = readCount(values.minutes, 'minutes', 1)
  const seed = readCount(values.seed, 'seed', 0)
  if ((seed + 1) * SEEDS_A_RUN > TEST_SEED) refuse('the draws of so large a seed are kept for the test')
  const { at, steps } = await evolve(minutes, seed)
  const weighing = stored(turned(EVOLVED, at))
  const evolved: Player = { weighing, envy: GRANDMASTER.envy }
  const againstBefore = matchOf(evolved, GRANDMASTER, seed)
  const againstLearned = matchOf(evolved, MASTER, seed)
  const isKept = againstBefore.lead.mean > againstBefore.lead.give
  if (isKept) write(weighing)
  const percent = (share: number): string => (100 * share).toFixed(1)
  for (const [name, { games, won, lead }] of Object.entries({ againstBefore, againstLearned })) {
    const share = `${percent(won.mean)} ± ${percent(won.give)} %`
    console.log(`${name}: won ${share} of ${games}, lead ${lead.mean.toFixed(1)} ± ${lead.give.toFixed(1)}`)
  }
  console.log(isKept ? `written to ${EVOLVED_FILE}` : 'not clearly ahead of what it began with: nothing is written')
  const before = existsSync(STATE)
    ? (JSON.parse(readFileSync(STATE, 'utf8')) as { history: readonly object[] })
    : { history: [] }
  writeReport(STATE, {
    history: [
      ...before.history,
      {
        seed,
        minutes,
        threads: THREADS,
        steps,
        games: 2 * steps * THREADS * DEALS,
        againstBefore,
        againstLearned,
        isKept,
      },
    ],
    turns: Object.fromEntries(KNOBS.map(({ name }, knob) => [name, rounded(at[knob] as number, 2)])),
  })
} else parentPort?.on('message', (step: Step) => parentPort?.postMessage(found(step)))
