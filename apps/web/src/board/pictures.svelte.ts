/**
 * Pictures as addresses that an image can show. They are drawn by a worker, one after the other, and appear as they are ready. The browser keeps
 * each as an image of its own, so that a board of two hundred tiles has two hundred elements and not two hundred times a hundred. Where it is known
 * how large a picture will be shown, pixels take its place as soon as there is time (bitmaps.ts).
 */
import { SvelteMap } from 'svelte/reactivity'
import { Bitmaps } from './bitmaps.ts'
import type { Delivery } from './drawing-worker.ts'

const MOST_KEPT = 3000

export class Pictures<Request> {
  readonly #urls = new SvelteMap<string, string>()
  readonly #asked = new Set<string>()
  readonly #start: () => Worker
  readonly #bitmaps = new Bitmaps((lot) => this.#drawing().postMessage({ lot }, { transfer: lot.map(({ bitmap }) => bitmap) }))
  /** How many pixels wide those are that become pixels. */
  readonly #pixels = new Map<string, number>()
  #worker: Worker | null = null

  constructor(start: () => Worker) {
    this.#start = start
  }

  /** Its address, or undefined until it is drawn: who reads it in a component learns when it is. */
  url(key: string, request: () => Request, pixels?: number): string | undefined {
    const known = this.#urls.get(key)
    if (known === undefined && !this.#asked.has(key)) {
      this.#asked.add(key)
      if (pixels !== undefined) this.#pixels.set(key, pixels)
      this.#drawing().postMessage({ key, request: request() })
    }
    return known
  }

  #drawing(): Worker {
    if (this.#worker !== null) return this.#worker
    const worker = this.#start()
    worker.onmessage = ({ data }: MessageEvent<Delivery>) => {
      if ('drawn' in data) this.#show(data.drawn.key, data.drawn.url)
      else for (const { key, url } of data.packed) this.#replace(key, url)
    }
    // A worker that dies takes its pictures along: they are drawn anew as they are asked for again.
    worker.onerror = () => {
      worker.terminate()
      this.#worker = null
      this.#asked.clear()
    }
    this.#worker = worker
    return worker
  }

  #show(key: string, url: string): void {
    this.#urls.set(key, url)
    this.#forgetOldest()
    const pixels = this.#pixels.get(key)
    this.#pixels.delete(key)
    if (pixels !== undefined) this.#bitmaps.add({ key, url, pixels })
  }

  #replace(key: string, url: string): void {
    const drawn = this.#urls.get(key)
    URL.revokeObjectURL(drawn ?? url)
    if (drawn !== undefined) this.#urls.set(key, url)
  }

  #forgetOldest(): void {
    if (this.#urls.size <= MOST_KEPT) return
    const [key, url] = this.#urls.entries().next().value as [string, string]
    this.#urls.delete(key)
    this.#asked.delete(key)
    URL.revokeObjectURL(url)
  }
}
