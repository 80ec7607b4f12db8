/** A worker in which bots think. It starts with the first thought; one that dies is started anew with the next. */
import { StopFlag, type Thought, type TriedMoves } from '@bastide/host'
import type { AdvisedLine } from '@bastide/wire'
import type { AnsweredThought, AskedAdvice, AskedThought, StoppedThought } from './bot-worker.ts'

interface Waiting {
  readonly resolve: (answer: never) => void
  readonly reject: (why: Error) => void
}

export class BotMind {
  #worker: Worker | null = null
  #next = 1
  readonly #waiting = new Map<number, Waiting>()

  /** Once `stopped` is kept, what was found so far is wanted. */
  think(thought: Thought, stopped: Promise<void>): Promise<readonly TriedMoves[]> {
    return this.#ask({ thought }, stopped)
  }

  advise(thought: Thought, stopped: Promise<void>): Promise<readonly AdvisedLine[]> {
    return this.#ask({ advisesOn: thought }, stopped)
  }

  #ask<T>(about: Pick<AskedThought, 'thought'> | Pick<AskedAdvice, 'advisesOn'>, stopped: Promise<void>): Promise<T> {
    const worker = this.#running()
    const id = this.#next++
    // Only pages that share nothing with other sites may share memory; the others are heard between slices.
    const flag = globalThis.crossOriginIsolated ? new StopFlag() : undefined
    stopped.then(() => {
      if (!this.#waiting.has(id)) return
      flag?.raise()
      worker.postMessage({ stop: id } satisfies StoppedThought)
    })
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      const asked: AskedThought | AskedAdvice = { id, ...about, ...(flag && { stopped: flag.shared }) }
      worker.postMessage(asked)
    })
  }

  #running(): Worker {
    if (this.#worker !== null) return this.#worker
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bastide bots' })
    worker.onmessage = ({ data }: MessageEvent<AnsweredThought>) => this.#hear(data)
    worker.onerror = () => this.#lose('the bots stopped')
    worker.onmessageerror = () => this.#lose('the bots could not be understood')
    this.#worker = worker
    return worker
  }

  #hear(answer: AnsweredThought): void {
    const waiting = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    if ('failed' in answer) waiting?.reject(new Error(answer.failed))
    else waiting?.resolve(('tried' in answer ? answer.tried : answer.advised) as never)
  }

  /** The next thought starts another worker. */
  #lose(why: string): void {
    this.#worker?.terminate()
    this.#worker = null
    const lost = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const { reject } of lost) reject(new Error(why))
  }
}
