/** The worker's half of pictures.svelte.ts: draws what is asked for, and packs pixels. What to draw is each game's own. */
import type { Copied } from './bitmaps.ts'

export interface Order<Request> {
  readonly key: string
  readonly request: Request
}

/** A drawn picture, or the pixels of several that were drawn before. */
export type Delivery =
  | { readonly drawn: { readonly key: string; readonly url: string } }
  | { readonly packed: readonly { readonly key: string; readonly url: string }[] }

async function packed({ key, bitmap }: Copied): Promise<{ readonly key: string; readonly url: string }> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
  return { key, url: URL.createObjectURL(await canvas.convertToBlob()) }
}

export function drawWith<Request>(draw: (request: Request) => string): void {
  addEventListener('message', async ({ data }: MessageEvent<Order<Request> | { readonly lot: readonly Copied[] }>) => {
    const delivery: Delivery =
      'lot' in data
        ? { packed: await Promise.all(data.lot.map(packed)) }
        : { drawn: { key: data.key, url: URL.createObjectURL(new Blob([draw(data.request)], { type: 'image/svg+xml' })) } }
    postMessage(delivery)
  })
}
