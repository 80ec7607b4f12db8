/** The space around a board. Wide windows, and phones in landscape, have a sidebar; on the phones it is low. */
const WIDE =
  '(min-width: 1000px), (min-width: 820px) and (orientation: landscape), (min-width: 560px) and (orientation: landscape) and (max-height: 520px)'
const LOW = '(max-height: 520px)'

export class Viewport {
  readonly #wide = matchMedia(WIDE)
  readonly #low = matchMedia(LOW)
  isWide = $state(this.#wide.matches)
  isLow = $state(this.#wide.matches && this.#low.matches)
  /** Hardly any height, with a sidebar or without: a small phone in landscape, or a page enlarged to 200 %. */
  isShort = $state(this.#low.matches)

  /** Follows the window until the returned function is called. */
  watch(onchange?: () => void): () => void {
    const update = (): void => {
      this.isWide = this.#wide.matches
      this.isShort = this.#low.matches
      this.isLow = this.isWide && this.isShort
      onchange?.()
    }
    for (const media of [this.#wide, this.#low]) media.addEventListener('change', update)
    return () => {
      for (const media of [this.#wide, this.#low]) media.removeEventListener('change', update)
    }
  }
}
