/** Those who play the deals of a plan: threads, or this thread alone. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { threadFile } from '@bastide/server'
import type { Plan, Unit } from './plan.ts'
import { DealPlayer, type DealResult } from './playing-deals.ts'

interface Member {
  play(unit: Unit): Promise<DealResult>
  close(): Promise<void>
}

class Thread implements Member {
  readonly #worker: Worker
  readonly #gone: Promise<void>

  constructor(file: URL, plan: Plan, keepsMoves: boolean) {
    this.#worker = new Worker(file, { workerData: { plan, keepsMoves } })
    // A fault is thrown where somebody waits for a result. Without this it would end the whole program at once.
    this.#worker.on('error', () => {})
    this.#gone = new Promise((resolve) => this.#worker.on('exit', () => resolve()))
  }

  async play(unit: Unit): Promise<DealResult> {
    this.#worker.postMessage(unit)
    const [result] = (await once(this.#worker, 'message')) as [DealResult]
    return result
  }

  async close(): Promise<void> {
    this.#worker.postMessage(null)
    await this.#gone
  }
}

async function membersOf(plan: Plan, threads: number, keepsMoves: boolean): Promise<readonly Member[]> {
  if (threads === 1) return [new DealPlayer(plan, keepsMoves)]
  const file = await threadFile(new URL('./arena-thread.ts', import.meta.url))
  return Array.from({ length: threads }, () => new Thread(file, plan, keepsMoves))
}

export interface Work {
  readonly threads: number
  readonly keepsMoves: boolean
  /** The next unit to play; null if there is none. */
  next(): Unit | null
  /** Called with each result, in the order in which they come. */
  done(result: DealResult): void
}

/** Has everything played that `next` gives. */
export async function playAll(plan: Plan, { threads, keepsMoves, next, done }: Work): Promise<void> {
  const members = await membersOf(plan, threads, keepsMoves)
  let isStopped = false
  const nextUnit = (): Unit | null => (isStopped ? null : next())
  try {
    await Promise.all(
      members.map(async (member) => {
        for (let unit = nextUnit(); unit !== null; unit = nextUnit()) {
          done(await member.play(unit))
          // A thread that plays alone would never let a timer or a signal through.
          await new Promise((resolve) => setImmediate(resolve))
        }
      }),
    )
  } finally {
    // If one failed, the others are not to begin another deal.
    isStopped = true
    await Promise.allSettled(members.map((member) => member.close()))
  }
}
