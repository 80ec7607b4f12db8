/**
 * The speed of two threads of one process compared with one: games by the wall clock, since threads could slow each
 * other down. Runs in a bundle, whose main file hands over to `workInThread` in a worker.
 */
import { fileURLToPath } from 'node:url'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { tileGame } from '@bastide/tile-game'
import { RUNS, summary } from '../../apps/cli/src/bench/measuring.ts'
import { Tally, twoStage } from '../../apps/cli/src/bench/workloads.ts'
import { answerOf } from '../running/sharing.ts'

/** Plays for a number of seconds on request, and answers with games per second. */
export function workInThread(): void {
  const composed = tileGame.compose({ edition: '2016' }, 2)
  if (!composed.ok) throw new Error(composed.reason)
  const workload = twoStage(composed.value, workerData as number)
  parentPort?.on('message', (seconds: number) => {
    const tally = new Tally()
    const began = performance.now()
    let spent = 0
    while (spent < seconds) {
      workload.work(tally)
      spent = (performance.now() - began) / 1000
    }
    parentPort?.postMessage(tally.games / spent)
  })
}

const speedOf = (worker: Worker, seconds: number): Promise<number> => answerOf(worker, seconds)

/** Five times: one thread for `seconds`, then both. The ratio of both together to the one alone. */
export async function threadsRatio(seconds: number): Promise<{ readonly median: number; readonly spread: number }> {
  const workers = [1, 2].map((seed) => new Worker(fileURLToPath(import.meta.url), { workerData: seed }))
  const bothAtOnce = async (): Promise<number> => {
    const speeds = await Promise.all(workers.map((worker) => speedOf(worker, seconds)))
    return speeds.reduce((sum, speed) => sum + speed, 0)
  }
  try {
    // Each compiles what it runs, so the first time does not count.
    await bothAtOnce()
    const ratios: number[] = []
    for (let time = 0; time < RUNS; time++) {
      // The threads alternate, in case one is faster than the other.
      const alone = await speedOf(workers[time % 2] as Worker, seconds)
      ratios.push((await bothAtOnce()) / alone)
    }
    return summary(ratios)
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}
