/**
 * Makes pixels of drawn pictures while nobody moves the board. To the browser every SVG picture is a document of its
 * own, which it visits after each task: with two hundred of them that was more than a third of the work of a frame.
 * Pixels are not visited.
 */
import { untilStill } from './stillness.ts'

/** How long it must be quiet first, so that nothing is copied that is about to be replaced. */
const QUIET_MS = 300
/** So many are shown at a time: the board is painted anew for each lot, and for one lot not long. */
const LOT = 8

export interface Waiting {
  readonly key: string
  readonly url: string
  readonly pixels: number
}

export interface Copied {
  readonly key: string
  readonly bitmap: ImageBitmap
}

const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resolve) : setTimeout(resolve, 20),
  )

async function copyOf({ key, url, pixels }: Waiting): Promise<Copied[]> {
  const image = new Image()
  image.src = url
  try {
    await image.decode()
    const canvas = new OffscreenCanvas(pixels, pixels)
    canvas.getContext('2d')?.drawImage(image, 0, 0, pixels, pixels)
    return [{ key, bitmap: canvas.transferToImageBitmap() }]
  } catch {
    // Let go meanwhile, or in a browser that does not do this: the drawn picture stays.
    return []
  } finally {
    // Else its document would live on until the browser tidies up.
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
