/**
 * Pictures that are quick to draw, so that the page draws them itself, where they are needed. Those of a known size
 * become bitmaps when there is time (bitmaps.ts).
 */
import { SvelteMap } from 'svelte/reactivity'
import { Bitmaps, type Copied } from './bitmaps.ts'
import { encoded } from './encoding.ts'

export interface Pixels {
  readonly width: number
  readonly height: number
}

export class PagePictures {
  /** In the order in which they were drawn. */
  readonly #drawn = new Map<string, string>()
  /** Components that show one of these before it is there update when it comes. */
  readonly #copies = new SvelteMap<string, string>()
  readonly #bitmaps = new Bitmaps((lot) => void this.#replace(lot))
  readonly #mostKept: number

  /** Beyond `mostKept` the oldest are forgotten, and drawn again when they are asked for. */
  constructor(mostKept = Number.POSITIVE_INFINITY) {
    this.#mostKept = mostKept
  }

  url(key: string, draw: () => string, pixels?: Pixels): string {
    const known = this.#copies.get(key) ?? this.#drawn.get(key)
    if (known !== undefined) return known
    const url = URL.createObjectURL(new Blob([draw()], { type: 'image/svg+xml' }))
    this.#drawn.set(key, url)
    // Later, since components ask while they are drawn, and must not change then what others read.
    if (this.#drawn.size > this.#mostKept) queueMicrotask(() => this.#forgetOldest())
    if (pixels !== undefined) this.#bitmaps.add({ key, url, ...pixels })
    return url
  }

  async #replace(lot: readonly Copied[]): Promise<void> {
    for (const { key, picture } of await Promise.all(lot.map(encoded))) {
      const drawn = this.#drawn.get(key)
      // It was forgotten meanwhile.
      if (drawn === undefined) continue
      this.#copies.set(key, URL.createObjectURL(picture))
      URL.revokeObjectURL(drawn)
    }
  }

  #forgetOldest(): void {
    const [key, drawn] = this.#drawn.entries().next().value as [string, string]
    URL.revokeObjectURL(this.#copies.get(key) ?? drawn)
    this.#drawn.delete(key)
    this.#copies.delete(key)
  }
}
