/**
 * Pictures as addresses that an image can show. They are drawn by a worker, one after the other, and appear as they are
 * ready. The browser keeps each as an image of its own, so that a board of two hundred tiles has two hundred elements
 * and not two hundred times a hundred. Where it is known how large a picture will be shown, pixels take its place as
 * soon as there is time (bitmaps.ts).
 */
import { SvelteMap } from 'svelte/reactivity'
import { Bitmaps } from './bitmaps.ts'
import { DrawingClient } from './drawing-client.ts'
import type { Drawn } from './drawing-worker.ts'

const MOST_KEPT = 3000

export class Pictures<Request> {
  readonly #urls = new SvelteMap<string, string>()
  readonly #asked = new Set<string>()
  readonly #client: DrawingClient<Request>
  readonly #bitmaps = new Bitmaps((lot) => this.#client.pack(lot))
  /** How many pixels wide those are that become pixels. */
  readonly #pixels = new Map<string, number>()

  constructor(start: () => Worker) {
    this.#client = new DrawingClient(start, (delivery) => {
      if ('drawn' in delivery) this.#show(delivery.drawn)
      else for (const drawn of delivery.packed) this.#replace(drawn)
    })
  }

  /** Its address, or undefined until it is drawn: who reads it in a component learns when it is. */
  url(key: string, request: () => Request, pixels?: number): string | undefined {
    const known = this.#urls.get(key)
    if (known === undefined && !this.#asked.has(key)) {
      this.#asked.add(key)
      if (pixels !== undefined) this.#pixels.set(key, pixels)
      this.#client.order(key, request())
    }
    return known
  }

  #show({ key, picture }: Drawn): void {
    const url = URL.createObjectURL(picture)
    this.#urls.set(key, url)
    this.#forgetOldest()
    const pixels = this.#pixels.get(key)
    this.#pixels.delete(key)
    if (pixels !== undefined) this.#bitmaps.add({ key, url, pixels })
  }

  #replace({ key, picture }: Drawn): void {
    const drawn = this.#urls.get(key)
    // Forgotten meanwhile.
    if (drawn === undefined) return
    this.#urls.set(key, URL.createObjectURL(picture))
    URL.revokeObjectURL(drawn)
  }

  #forgetOldest(): void {
    if (this.#urls.size <= MOST_KEPT) return
    const [key, url] = this.#urls.entries().next().value as [string, string]
    this.#urls.delete(key)
    this.#asked.delete(key)
    URL.revokeObjectURL(url)
  }
}
