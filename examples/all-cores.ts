/**
 * Games on all cores: each worker thread plays a batch of games and sends back the results.
 *
 * npm run example examples/all-cores.ts [GAMES]
 */
import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { Batch, Random } from '@bastide/kernel'
import { tileGame } from '@bastide/tile-game'

interface Share {
  readonly games: number
  readonly seed: number
}

interface Outcome {
  readonly games: number
  readonly points: number
}

const AT_ONCE = 64
const SEATS = 2

/** Rules contain functions and cannot be sent to a thread, so each thread composes its own. */
function playShare({ games, seed }: Share): Outcome {
  const composed = tileGame.compose({ edition: '2016' }, SEATS)
  if (!composed.ok) throw new Error(composed.reason)
  const batch = new Batch(composed.value, Math.min(AT_ONCE, games), seed, { restarts: true })
  const actions = new Int32Array(batch.games)
  const random = new Random(seed)
  let points = 0
  let ended = 0
  while (ended < games) {
    // A network would choose for all games at once here; this example chooses at random.
    for (let game = 0; game < batch.games; game++) {
      actions[game] = batch.actions[game * batch.stride + random.below(batch.counts[game] as number)] as number
    }
    batch.step(actions)
    for (let game = 0; game < batch.games && ended < games; game++) {
      if (batch.over[game] === 0) continue
      ended++
      for (let seat = 0; seat < SEATS; seat++) points += batch.finalScores[game * SEATS + seat] as number
    }
  }
  return { games: ended, points }
}

const inThread = (share: Share): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: share })
    worker.once('message', resolve)
    worker.once('error', reject)
  })

if (isMainThread) {
  const games = Number(process.argv[2] ?? 10_000)
  if (!Number.isSafeInteger(games) || games < 1) {
    console.error(`GAMES is a whole number from 1 on, not '${process.argv[2]}'`)
    process.exit(2)
  }
  const threads = availableParallelism()
  const began = performance.now()
  const shares = Array.from({ length: threads }, (_, i) => ({ games: Math.floor((games + i) / threads), seed: i + 1 }))
  const outcomes = await Promise.all(shares.filter((share) => share.games > 0).map(inThread))
  const seconds = (performance.now() - began) / 1000
  const played = outcomes.reduce((sum, outcome) => sum + outcome.games, 0)
  const points = outcomes.reduce((sum, outcome) => sum + outcome.points, 0)
  console.log(
    `${played} games in ${outcomes.length} threads in ${seconds.toFixed(2)} s, ${Math.round(played / seconds)} a second`,
  )
  console.log(`mean score ${(points / played / SEATS).toFixed(2)}`)
} else parentPort?.postMessage(playShare(workerData as Share))
