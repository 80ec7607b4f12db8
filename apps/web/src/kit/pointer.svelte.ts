/** What the user points with: texts and signs differ for a finger, which neither clicks nor hovers. */
const NO_HOVER = '(hover: none)'

class Pointer {
  readonly #media = matchMedia(NO_HOVER)
  isTouch = $state(this.#media.matches)

  constructor() {
    this.#media.addEventListener('change', () => {
      this.isTouch = this.#media.matches
    })
  }
}

export const pointer = new Pointer()
