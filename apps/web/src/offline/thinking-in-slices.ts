/**
 * Thinks for a few milliseconds at a time, one thought after another. In between, whatever else its thread is told is
 * heard: above all that it may stop.
 */
import { Queue, type Thinker, type Thought, type TriedMoves } from '@bastide/host'
import type { AdvisedLine } from '@bastide/wire'

const SLICE_MS = 4

export class SlicedThinker {
  readonly #thinker: Thinker
  readonly #now: () => number
  readonly #rest: () => Promise<void>
  readonly #queue = new Queue()

  /** `rest` is kept once everything that has come meanwhile was heard. */
  constructor(thinker: Thinker, now: () => number, rest: () => Promise<void>) {
    this.#thinker = thinker
    this.#now = now
    this.#rest = rest
  }

  think(thought: Thought, isStopped: () => boolean): Promise<readonly TriedMoves[]> {
    return this.#queue.add(async () => {
      const begun = this.#thinker.begin(thought, isStopped)
      for (let until = this.#now() + SLICE_MS; begun.goOn(); ) {
        if (this.#now() < until) continue
        await this.#rest()
        until = this.#now() + SLICE_MS
      }
      return begun.tried()
    })
  }

  /** In one piece, but not in the middle of another thought. */
  advise(thought: Thought, isStopped: () => boolean): Promise<readonly AdvisedLine[]> {
    return this.#queue.add(() => Promise.resolve(this.#thinker.advise(thought, isStopped)))
  }
}

/** Goes to the end of what the thread is to do. A timer would wait for some milliseconds more. */
export function resting(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return () =>
    new Promise((resolve) => {
      port1.onmessage = () => resolve()
      port2.postMessage(null)
    })
}
