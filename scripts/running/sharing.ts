/** Shares work between a program's threads: each runs the program's file again, with its share as `workerData`. */
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

const MOST_THREADS = 4
export const THREADS = Math.min(MOST_THREADS, availableParallelism())

/** What a thread that goes on answers to a question. */
export const answerOf = <Question, Answer>(worker: Worker, question: Question): Promise<Answer> =>
  new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', (answer: Answer) => {
      worker.off('error', reject)
      resolve(answer)
    })
    worker.postMessage(question)
  })

/** The thread's answer. `program` is the URL of the file. */
export const inThread = <Share, Found>(program: string, share: Share): Promise<Found> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(program), { workerData: share })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
