import type { Copied } from './bitmaps.ts'

/** The page makes the object URLs: those made by a worker die with it. */
export interface Drawn {
  readonly key: string
  readonly picture: Blob
}

/** A bitmap as a picture that the browser can load like any other. */
export async function encoded({ key, bitmap }: Copied): Promise<Drawn> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
  return { key, picture: await canvas.convertToBlob() }
}
