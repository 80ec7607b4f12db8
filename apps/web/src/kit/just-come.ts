/**
 * A button may come to where another was: the second of two quick taps was meant for the one before, and so was an impatient one that arrives just
 * as the answer does. Nobody sees a button, and means it, in less time than this; nor taps twice by mistake in more than that.
 */
const SEEING_MS = 200
const DOUBLE_TAP_MS = 600

let before = Number.NEGATIVE_INFINITY
let latest = Number.NEGATIVE_INFINITY
addEventListener(
  'click',
  ({ timeStamp }) => {
    before = latest
    latest = timeStamp
  },
  { capture: true },
)

/** Something that has just come, or was just shown anew. */
export class JustCome {
  #at = performance.now()

  again(): void {
    this.#at = performance.now()
  }

  /** Keys are pressed on what one has come to, never on what has just come. */
  isMeant({ detail, timeStamp }: MouseEvent): boolean {
    return detail === 0 || (timeStamp - this.#at > SEEING_MS && timeStamp - before > DOUBLE_TAP_MS)
  }
}
