/** Pictures that will be shown soon, loaded and held: whoever shows one of them has it in the next frame. */
export class ImagePreloader {
  #images = new Map<string, HTMLImageElement>()

  /** These, and no longer those of before; one that is not drawn yet has no address. */
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
