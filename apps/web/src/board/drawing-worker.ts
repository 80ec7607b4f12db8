/** The worker's half of drawing-client.ts: draws what is asked for, and packs pixels. What to draw is each game's own. */
import type { Copied } from './bitmaps.ts'

export interface Order<Request> {
  readonly key: string
  readonly request: Request
}

/** Addresses are the page's business: those that a worker makes die with it. */
export interface Drawn {
  readonly key: string
  readonly picture: Blob
}

/** A drawn picture, or the pixels of several that were drawn before. */
export type Delivery = { readonly drawn: Drawn } | { readonly packed: readonly Drawn[] }

async function packed({ key, bitmap }: Copied): Promise<Drawn> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
  return { key, picture: await canvas.convertToBlob() }
}

export function drawWith<Request>(draw: (request: Request) => string): void {
  addEventListener('message', async ({ data }: MessageEvent<Order<Request> | { readonly lot: readonly Copied[] }>) => {
    const delivery: Delivery =
      'lot' in data
        ? { packed: await Promise.all(data.lot.map(packed)) }
        : { drawn: { key: data.key, picture: new Blob([draw(data.request)], { type: 'image/svg+xml' }) } }
    postMessage(delivery)
  })
}
