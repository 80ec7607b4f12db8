/**
 * A button may appear where another one was. The second tap of a double tap was meant for the old button, and so was an
 * impatient tap that arrives just as the answer does. Nobody sees a button and means to press it in less time than the
 * first constant, or double-taps by mistake with a pause longer than the second.
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

/** Guards a control that has just appeared or changed. */
export class TapGuard {
  #shownAt = performance.now()
  /** The last click before it appeared. Later clicks do not extend the wait. */
  #precedingClick = lastClick

  restart(): void {
    this.#shownAt = performance.now()
    this.#precedingClick = lastClick
  }

  /** Key presses always count: the user has moved the focus there first. */
  isIntended({ detail, timeStamp }: MouseEvent): boolean {
    return detail === 0 || (timeStamp - this.#shownAt > SEEING_MS && timeStamp - this.#precedingClick > DOUBLE_TAP_MS)
  }
}
