/**
 * Work that a program's own threads share: each runs the program's file again, with its share as the data it begins
 * with.
 */
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

const MOST_THREADS = 4
export const THREADS = Math.min(MOST_THREADS, availableParallelism())

/** What the thread answers with. `program` is the address of the file. */
export const inThread = <Share, Found>(program: string, share: Share): Promise<Found> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(program), { workerData: share })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
