/**
 * A button may come to where another was: the second of two quick taps was meant for the one before, and so was an
 * impatient one that arrives just as the answer does. Nobody sees a button, and means it, in less time than this; nor
 * taps twice by mistake in more than that.
 */
const SEEING_MS = 200
const DOUBLE_TAP_MS = 500

let lastClick = Number.NEGATIVE_INFINITY
addEventListener(
  'click',
  ({ timeStamp }) => {
    lastClick = timeStamp
  },
  { capture: true },
)

/** Something that has just come, or was just shown anew. */
export class TapGuard {
  #shownAt = performance.now()
  /** The click that it came after: those since then do not put it off. */
  #precedingClick = lastClick

  restart(): void {
    this.#shownAt = performance.now()
    this.#precedingClick = lastClick
  }

  /** Keys are pressed on what one has come to, never on what has just come. */
  isIntended({ detail, timeStamp }: MouseEvent): boolean {
    return detail === 0 || (timeStamp - this.#shownAt > SEEING_MS && timeStamp - this.#precedingClick > DOUBLE_TAP_MS)
  }
}
