/**
 * The worker's side of drawing-client.ts. It draws pictures on request and encodes bitmaps. Each game supplies its own
 * drawing.
 */
import type { Copied } from './bitmaps.ts'
import { type Drawn, encoded } from './encoding.ts'

export interface Order<Request> {
  readonly key: string
  readonly request: Request
}

/** A picture that was drawn, or the bitmaps of several that were drawn before. */
export type Delivery = { readonly drawn: Drawn } | { readonly packed: readonly Drawn[] }

export function drawWith<Request>(draw: (request: Request) => string): void {
  addEventListener('message', async ({ data }: MessageEvent<Order<Request> | { readonly lot: readonly Copied[] }>) => {
    const delivery: Delivery =
      'lot' in data
        ? { packed: await Promise.all(data.lot.map(encoded)) }
        : { drawn: { key: data.key, picture: new Blob([draw(data.request)], { type: 'image/svg+xml' }) } }
    postMessage(delivery)
  })
}
