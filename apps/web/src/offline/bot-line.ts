/** The host's end of the line to the worker in which bots think. */
import { BOTS, botFor } from '@bastide/bots'
import { type BotRunner, Thinker, type Thought } from '@bastide/host'
import type { Json } from '@bastide/kernel'
import type { AdvisedLine } from '@bastide/wire'
import type { AnsweredThought, AskedAdvice, AskedThought } from './bot-worker.ts'
import { PLAYABLE } from './playable.ts'

interface Waiting {
  readonly resolve: (answer: never) => void
  readonly reject: (why: Error) => void
}

export class BotLine implements BotRunner {
  #worker: Worker | null = null
  #next = 1
  readonly #waiting = new Map<number, Waiting>()
  /** Where a worker cannot start another, bots think here. */
  readonly #here = new Thinker(PLAYABLE, botFor)

  bots(game: string): readonly string[] {
    return BOTS.filter((bot) => bot.game === null || bot.game === game).map(({ id }) => id)
  }

  takes(game: string, bot: string): number {
    return botFor(game, bot)?.milliseconds ?? 0
  }

  think(thought: Thought): Promise<Json> {
    const worker = this.#running()
    if (worker === null) return Promise.resolve().then(() => this.#here.think(thought))
    const id = this.#next++
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      worker.postMessage({ id, thought } satisfies AskedThought)
    })
  }

  advise(thought: Thought): Promise<readonly AdvisedLine[]> {
    const worker = this.#running()
    if (worker === null) return Promise.resolve().then(() => this.#here.advise(thought, () => performance.now()))
    const id = this.#next++
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      worker.postMessage({ id, advisesOn: thought } satisfies AskedAdvice)
    })
  }

  #running(): Worker | null {
    if (this.#worker !== null || typeof Worker === 'undefined') return this.#worker
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
    else waiting?.resolve(answer.move as never)
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
