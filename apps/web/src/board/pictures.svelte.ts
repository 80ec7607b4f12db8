/**
 * Pictures as object URLs. A worker draws them one by one, and each appears as soon as it is ready. The browser keeps
 * each as one image, so a board of two hundred pictures has two hundred elements, not a hundred times as many.
 * If the displayed size is known, a bitmap replaces the picture when there is time (bitmaps.ts).
 */
import { SvelteMap } from 'svelte/reactivity'
import { Bitmaps } from './bitmaps.ts'
import { DrawingClient } from './drawing-client.ts'
import type { Drawn } from './encoding.ts'

const MOST_KEPT = 3000

export class Pictures<Request> {
  readonly #urls = new SvelteMap<string, string>()
  readonly #asked = new Set<string>()
  readonly #client: DrawingClient<Request>
  readonly #bitmaps = new Bitmaps((lot) => this.#client.pack(lot))
  /** The width in pixels of the pictures that will become bitmaps. */
  readonly #pixels = new Map<string, number>()

  constructor(start: () => Worker) {
    this.#client = new DrawingClient(start, (delivery) => {
      if ('drawn' in delivery) this.#show(delivery.drawn)
      else for (const drawn of delivery.packed) this.#replace(drawn)
    })
  }

  /** The picture's URL, or undefined until it is drawn. Components that read it update when it arrives. */
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
    if (pixels !== undefined) this.#bitmaps.add({ key, url, width: pixels, height: pixels })
  }

  #replace({ key, picture }: Drawn): void {
    const drawn = this.#urls.get(key)
    // It was evicted meanwhile.
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
