/**
 * A button may appear where another one was. The second tap of a double tap was meant for the old button, and so was an
 * impatient tap that arrives just as the answer does. Nobody sees a button and means to press it in less time than the
 * first constant, or double-taps by mistake with a pause longer than the second.
 *
 * A button can be seen once it is painted. On a slow phone that is long after the page has put it there.
 */
const SEEING_MS = 250
const DOUBLE_TAP_MS = 500
/** On a board, a double tap stays about where it is, in pixels. */
export const ON_THE_SPOT = 60

interface Click {
  readonly timeStamp: number
  readonly clientX: number
  readonly clientY: number
}

let lastClick: Click = { timeStamp: Number.NEGATIVE_INFINITY, clientX: 0, clientY: 0 }
addEventListener(
  'click',
  ({ timeStamp, clientX, clientY }) => {
    lastClick = { timeStamp, clientX, clientY }
  },
  { capture: true },
)

/** Guards a control that has just appeared or changed. */
export class TapGuard {
  /** When it was painted; until then it cannot be meant. */
  #shownAt = Number.POSITIVE_INFINITY
  #changes = 0
  /** The last click before it appeared. Later clicks do not extend the wait. */
  #precedingClick = lastClick

  readonly #reach: number

  /** @param reach How far from the first a second tap may be, in pixels. */
  constructor(reach = Number.POSITIVE_INFINITY) {
    this.#reach = reach
    this.#waitForPaint()
  }

  restart(): void {
    this.#precedingClick = lastClick
    this.#waitForPaint()
  }

  #waitForPaint(): void {
    this.#shownAt = Number.POSITIVE_INFINITY
    const change = ++this.#changes
    // The first callback comes before the frame is painted, the second after.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (change === this.#changes) this.#shownAt = performance.now()
      }),
    )
  }

  /** Key presses always count: the user has moved the focus there first. */
  isIntended({ detail, timeStamp, clientX, clientY }: MouseEvent): boolean {
    const before = this.#precedingClick
    const isDoubleTap =
      timeStamp - before.timeStamp <= DOUBLE_TAP_MS &&
      Math.hypot(clientX - before.clientX, clientY - before.clientY) < this.#reach
    return detail === 0 || (timeStamp - this.#shownAt > SEEING_MS && !isDoubleTap)
  }
}
