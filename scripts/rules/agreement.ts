/**
 * npm run agreement -- [--games 200 | --every-setup 20] [--seed 1] [--report FILE]
 *
 * Plays random games over all editions, modules, options and seats. Each is played in the fast core and in the oracle
 * side by side, compared after every move, and checked against the laws. Uses both cores of the machine. With
 * --every-setup, plays that many games of each set of modules in each edition, with two or more seats. Each of these
 * games is checked against a fifth of the laws, and five games of a setup against all of them.
 */
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { checkLaws, LAWS } from '@bastide/kernel/laws'
import { tileGame } from '@bastide/tile-game'
import { agreeOnOneGame } from '../../packages/tile-game/oracle/agreement.ts'
import { everySetup, SETUPS, trialSetup } from '../../packages/tile-game/oracle/trials.ts'
import { readArguments, readCount } from '../running/arguments.ts'
import { writeReport } from '../running/reporting.ts'
import { inThread, THREADS } from '../running/sharing.ts'

interface Share {
  readonly first: number
  readonly stride: number
  readonly end: number
  readonly isEverySetup: boolean
}

interface Tally {
  games: number
  moves: number
  readonly by: { [what: string]: number }
}

const nothing = (): Tally => ({ games: 0, moves: 0, by: {} })

const LAWS_SHARED_BY = 5

/** The laws rotate over the games of a setup: five games check them all. */
const lawsFor = (trial: number): typeof LAWS =>
  LAWS.filter((_, i) => (i + Math.floor(trial / SETUPS)) % LAWS_SHARED_BY === 0)

function playShare({ first, stride, end, isEverySetup }: Share): Tally {
  const tally = nothing()
  for (let seed = first; seed < end; seed += stride) {
    const { setup, seats } = isEverySetup ? everySetup(seed) : trialSetup(seed)
    try {
      const composed = tileGame.compose(setup, seats)
      if (!composed.ok) throw new Error(composed.reason)
      tally.moves += agreeOnOneGame(setup, seats, seed)
      checkLaws(composed.value, seed, isEverySetup ? lawsFor(seed) : LAWS)
    } catch (thrown) {
      throw new Error(`seed ${seed}, ${seats} seats, ${JSON.stringify(setup)}\n${(thrown as Error).message}`, {
        cause: thrown,
      })
    }
    tally.games++
    const counted = [
      `edition ${setup.edition}`,
      `farmers ${setup.options?.farmers ?? 'by edition'}`,
      `${seats} seats`,
      ...(setup.modules ?? []).map((id) => `with ${id}`),
    ]
    for (const what of counted.length > 3 ? counted : [...counted, 'with base alone'])
      tally.by[what] = (tally.by[what] ?? 0) + 1
  }
  return tally
}

function add(total: Tally, part: Tally): void {
  total.games += part.games
  total.moves += part.moves
  for (const [what, count] of Object.entries(part.by)) total.by[what] = (total.by[what] ?? 0) + count
}

async function main(): Promise<void> {
  const values = readArguments({
    games: { type: 'string', default: '200' },
    'every-setup': { type: 'string' },
    seed: { type: 'string', default: '1' },
    report: { type: 'string' },
  })
  const ofEach = values['every-setup'] === undefined ? null : readCount(values['every-setup'], 'every-setup', 1)
  const seed = ofEach === null ? readCount(values.seed, 'seed', 0) : SETUPS * readCount(values.seed, 'seed', 0)
  const games = ofEach === null ? readCount(values.games, 'games', 1) : SETUPS * ofEach
  const started = Date.now()
  const total = nothing()
  const shares = Array.from(
    { length: THREADS },
    (_, i): Share => ({ first: seed + i, stride: THREADS, end: seed + games, isEverySetup: ofEach !== null }),
  )
  for (const tally of await Promise.all(shares.map((share) => inThread<Share, Tally>(import.meta.url, share))))
    add(total, tally)
  const seconds = Math.round((Date.now() - started) / 1000)
  const by = Object.fromEntries(Object.entries(total.by).sort(([one], [other]) => (one < other ? -1 : 1)))
  for (const [what, count] of Object.entries(by)) console.log(`${String(count).padStart(7)}  ${what}`)
  if (values.report !== undefined)
    writeReport(values.report, {
      seed,
      games: total.games,
      moves: total.moves,
      differences: 0,
      lawsBroken: 0,
      by,
      seconds,
    })
  if (ofEach !== null) console.log(`${SETUPS} setups, ${ofEach} games of each`)
  console.log(
    `core, oracle and laws agree on ${total.games} games, ${total.moves} moves, from seed ${seed}, in ${seconds} s`,
  )
}

if (isMainThread) await main()
else parentPort?.postMessage(playShare(workerData as Share))
