/**
 * Rasterizes SVG pictures while the board is idle. The browser treats every SVG image as a separate document and visits
 * it after each task: with two hundred of them, that was more than a third of the work of a frame. Bitmaps cost nothing
 * there.
 */
import { untilStill } from './stillness.ts'

/** How long the board must be idle before copying starts, so that no picture is copied just before it is replaced. */
const QUIET_MS = 300
/** Copies are shown in batches: the board repaints once per batch, and a batch of this size repaints quickly. */
const LOT = 8

export interface Waiting {
  readonly key: string
  readonly url: string
  readonly width: number
  readonly height: number
}

export interface Copied {
  readonly key: string
  readonly bitmap: ImageBitmap
}

const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resolve) : setTimeout(resolve, 20),
  )

async function copyOf({ key, url, width, height }: Waiting): Promise<Copied[]> {
  const image = new Image()
  image.src = url
  try {
    await image.decode()
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
    return [{ key, bitmap: canvas.transferToImageBitmap() }]
  } catch {
    // The URL was revoked meanwhile, or the browser does not support this. The SVG picture stays.
    return []
  } finally {
    // Otherwise the image's document would live until garbage collection.
    image.removeAttribute('src')
  }
}

export class Bitmaps {
  readonly #waiting: Waiting[] = []
  readonly #onCopied: (lot: readonly Copied[]) => void
  #isCopying = false

  constructor(onCopied: (lot: readonly Copied[]) => void) {
    this.#onCopied = onCopied
  }

  add(waiting: Waiting): void {
    this.#waiting.push(waiting)
    if (!this.#isCopying) void this.#copyAll()
  }

  async #copyAll(): Promise<void> {
    this.#isCopying = true
    await untilStill(QUIET_MS)
    while (this.#waiting.length > 0) {
      const lot: Copied[] = []
      for (const waiting of this.#waiting.splice(0, LOT)) {
        await untilStill(QUIET_MS)
        await idle()
        lot.push(...(await copyOf(waiting)))
      }
      this.#onCopied(lot)
    }
    this.#isCopying = false
  }
}
