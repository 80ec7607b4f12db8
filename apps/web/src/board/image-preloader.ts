/** Loads and holds images that will be shown soon, so that each appears in the next frame when needed. */
export class ImagePreloader {
  #images = new Map<string, HTMLImageElement>()

  /** Replaces the images held so far. A picture that is not drawn yet has no URL. */
  hold(urls: readonly (string | undefined)[]): void {
    const held = new Map<string, HTMLImageElement>()
    for (const url of urls) if (url !== undefined) held.set(url, this.#images.get(url) ?? imageOf(url))
    this.#images = held
  }
}

function imageOf(url: string): HTMLImageElement {
  const image = new Image()
  image.src = url
  return image
}
