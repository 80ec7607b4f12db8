/**
 * The worker's side of drawing-client.ts. It draws pictures on request and encodes bitmaps. Each game supplies its own
 * drawing.
 */
import type { Copied } from './bitmaps.ts'

export interface Order<Request> {
  readonly key: string
  readonly request: Request
}

/** The page makes the object URLs: those made by a worker die with it. */
export interface Drawn {
  readonly key: string
  readonly picture: Blob
}

/** A picture that was drawn, or the bitmaps of several that were drawn before. */
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
