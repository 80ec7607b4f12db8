/**
 * npm run bots:tune -- [--games N] [--seed N] [--fresh]
 *
 * Learns what the masters of the tile game weigh: plays games, most of them between masters, and fits the coefficients
 * of the judge to how the lead changed up to the end. The sums and the history of all runs are kept in
 * docs/measurements/tuning.json, so a run adds to those before it, unless it begins afresh: as it should once the
 * masters have changed. Writes the coefficients to packages/bots/src/tile/learned.ts. A part of the games is held out,
 * and tells how far off they are.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type Bot, botFor } from '@bastide/bots'
import { CHANCE, copyOf, journal, NOBODY, Random, type Thinking } from '@bastide/kernel'
import { type TileRules, tileGame } from '@bastide/tile-game'
import { JOURNEYMAN } from '../../packages/bots/src/tile/weights.ts'
import { readArguments, readCount } from '../running/arguments.ts'
import { writeReport } from '../running/reporting.ts'
import { type Fixed, PARTS, Parts, weighingWith } from './parts.ts'
import { addSample, closestTo, missed, noSums, type Sums } from './ridge.ts'

const STATE = 'docs/measurements/tuning.json'
const LEARNED = 'packages/bots/src/tile/learned.ts'
const FIXED: Fixed = { horizon: 8, pace: JOURNEYMAN.pace, waits: JOURNEYMAN.waits }
const PENALTY = 10
/** Of so many games one is held out, and of so many positions of a game one is looked at: neighbours are alike. */
const HELD_OUT = 5
const EVERY = 3
/** Of a hundred decisions so many are made at random, so that unusual positions are seen, too. */
const AT_RANDOM = 3
/**
 * Who plays what. Masters, so that a run goes on from what the last one taught: who plays better gets more out of the
 * same position. With modules among the setups the coefficients fitted as well, and played far worse (decision 29).
 */
const POOL = ['master', 'master', 'journeyman', 'master-farmer']
/** Masters think briefly, as there are many games. */
const BRIEFLY: Thinking = { outcomes: 1500 }
const SETUP = { edition: '2016' }

interface State {
  readonly learned: Sums
  readonly heldOut: Sums
  readonly history: readonly object[]
}

function rulesOf(setup: object): TileRules {
  const composed = tileGame.compose(setup, 2)
  if (!composed.ok) throw new Error(composed.reason)
  return composed.value
}

const rules = rulesOf(SETUP)
const parts = new Parts(rules, FIXED)
const bots = POOL.map((id) => botFor(tileGame.id, id) as Bot)

/** Adds what a game shows. */
function learn(sums: Sums, seed: number): void {
  const random = new Random(seed)
  const players = [0, 1].map(() => bots[random.below(bots.length)] as Bot)
  const seen: { readonly points: number; readonly parts: readonly number[] }[] = []
  const p = rules.start()
  let turn = random.below(EVERY)
  for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
    if (by === CHANCE && turn++ % EVERY === 0) {
      const looked = copyOf(p)
      journal(looked, true)
      seen.push(parts.leadIn(looked))
    }
    const isRandom = by < 0 || random.below(100) < AT_RANDOM
    rules.apply(
      p,
      by,
      isRandom
        ? rules.sample(p, by, random)
        : (players[by] as Bot).choose(rules, rules.determinize(p, random), by, random, BRIEFLY),
    )
  }
  const lead = rules.score(p, 0) - rules.score(p, 1)
  for (const { points, parts: had } of seen) addSample(sums, had, lead - points)
}

const rounded = (value: number): number => Number(value.toFixed(2))

function writeLearned(coefficients: readonly number[]): void {
  const weighing = weighingWith(FIXED, coefficients.map(rounded))
  const fields = Object.entries(weighing).map(
    ([name, value]) => `  ${name}: ${JSON.stringify(value).replaceAll(',', ', ')},`,
  )
  writeFileSync(
    LEARNED,
    [
      '/** What masters weigh, learned from games by `npm run bots:tune`. */',
      "import type { EvenWeighing } from './weighing.ts'",
      '',
      'export const LEARNED: EvenWeighing = {',
      ...fields,
      '}',
      '',
    ].join('\n'),
  )
}

const values = readArguments({
  games: { type: 'string', default: '2000' },
  seed: { type: 'string', default: '1' },
  fresh: { type: 'boolean' },
})
const games = readCount(values.games, 'games', 1)
const seed = readCount(values.seed, 'seed', 0)
const before: State =
  values.fresh || !existsSync(STATE)
    ? { learned: noSums(PARTS.length), heldOut: noSums(PARTS.length), history: [] }
    : (JSON.parse(readFileSync(STATE, 'utf8')) as State)
const { learned, heldOut } = before
for (let game = 0; game < games; game++) learn(game % HELD_OUT === 0 ? heldOut : learned, seed * 1_000_000 + game)
const coefficients = closestTo(learned, PENALTY)
const misses = {
  pointsAlone: rounded(
    missed(
      heldOut,
      PARTS.map(() => 0),
    ),
  ),
  learned: rounded(missed(heldOut, coefficients)),
}
console.log(`${learned.samples} positions learned from, ${heldOut.samples} held out`)
console.log(
  `the lead is missed by (mean of squares): ${misses.pointsAlone} by points alone, ${misses.learned} as learned`,
)
PARTS.forEach((name, i) => {
  console.log(`  ${name.padEnd(22)} ${rounded(coefficients[i] as number)}`)
})
writeLearned(coefficients)
writeReport(STATE, {
  pool: POOL,
  thinking: BRIEFLY,
  setup: SETUP,
  fixed: FIXED,
  penalty: PENALTY,
  misses,
  history: [...before.history, { seed, games, samples: learned.samples, ...misses }],
  parts: PARTS,
  coefficients: coefficients.map(rounded),
  learned,
  heldOut,
})
