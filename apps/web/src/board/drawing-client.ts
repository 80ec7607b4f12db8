/**
 * The page's connection to the drawing worker. A worker that dies gives no sign: if an answer takes too long, the
 * worker is restarted and gets all pending requests again.
 */
import type { Copied } from './bitmaps.ts'
import type { Delivery } from './drawing-worker.ts'
import type { Drawn } from './encoding.ts'

/** How long to wait for an answer. The slowest drawing takes a few milliseconds. */
const PATIENCE_MS = 5_000
const LOOK_MS = 1_000
/** A worker that cannot even be fetched is not requested forever. */
const MOST_STARTS = 5

export class DrawingClient<Request> {
  readonly #start: () => Worker
  readonly #onDelivery: (delivery: Delivery) => void
  readonly #owed = new Map<string, Request>()
  #worker: Worker | null = null
  #starts = 0
  #heardAt = 0
  #looking: ReturnType<typeof setInterval> | undefined

  constructor(start: () => Worker, onDelivery: (delivery: Delivery) => void) {
    this.#start = start
    this.#onDelivery = onDelivery
  }

  order(key: string, request: Request): void {
    if (this.#owed.size === 0) this.#heardAt = performance.now()
    this.#owed.set(key, request)
    this.#running().postMessage({ key, request })
    this.#looking ??= setInterval(() => this.#look(), LOOK_MS)
  }

  /** Bitmaps to encode. If they get lost, the SVG pictures stay. */
  pack(lot: readonly Copied[]): void {
    this.#running().postMessage({ lot }, { transfer: lot.map(({ bitmap }) => bitmap) })
  }

  #running(): Worker {
    if (this.#worker !== null) return this.#worker
    this.#starts++
    const worker = this.#start()
    worker.onmessage = ({ data }: MessageEvent<Delivery>) => {
      this.#heardAt = performance.now()
      if ('drawn' in data) this.#owed.delete((data.drawn as Drawn).key)
      this.#onDelivery(data)
    }
    worker.onerror = () => this.#restart()
    this.#worker = worker
    return worker
  }

  #look(): void {
    if (this.#owed.size === 0) {
      clearInterval(this.#looking)
      this.#looking = undefined
    } else if (performance.now() - this.#heardAt > PATIENCE_MS) this.#restart()
  }

  #restart(): void {
    this.#worker?.terminate()
    this.#worker = null
    this.#heardAt = performance.now()
    if (this.#starts >= MOST_STARTS) return
    for (const [key, request] of this.#owed) this.#running().postMessage({ key, request })
  }
}
