/** From a tap on a cell to the next frame. */
import type { Browser, Page } from 'playwright-core'
import { SIZES } from '../../../apps/web/test/browser.ts'
import { openRecord } from './opening.ts'

/** A shared machine may stall for a moment. Five rounds tell such stalls from what the page does. */
const ROUNDS = 5
export const TAPS_A_ROUND = 20

/** The centres of the cells that a finger can reach: visible, and not covered. */
const reachable = (page: Page): Promise<{ x: number; y: number }[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-cell]')]
      .map((cell) => {
        const { left, top, width, height } = cell.getBoundingClientRect()
        return { cell, x: left + width / 2, y: top + height / 2 }
      })
      .filter(({ cell, x, y }) => document.elementFromPoint(x, y)?.closest('[data-cell]') === cell)
      .map(({ x, y }) => ({ x, y })),
  )

/**
 * Milliseconds from lifting the finger to the end of the frame that shows the result; null if the browser took the tap
 * for a long press, as on a busy machine.
 */
export async function tap(page: Page, { x, y }: { x: number; y: number }): Promise<number | null> {
  const heard = page.evaluate(
    () =>
      new Promise<number | null>((resolve) => {
        const hear = (event: MouseEvent): void => {
          requestAnimationFrame(() => {
            // A message arrives after the frame is drawn.
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => resolve(performance.now() - event.timeStamp)
            port2.postMessage(null)
          })
        }
        addEventListener('click', hear, { capture: true, once: true })
        setTimeout(() => {
          removeEventListener('click', hear, { capture: true })
          resolve(null)
        }, 2_000)
      }),
  )
  // The listener is installed before the tap is sent: the browser handles both in order.
  await page.touchscreen.tap(x, y)
  return heard
}

export async function tapTimes(
  browser: Browser,
  address: string,
  record: unknown,
): Promise<readonly (readonly number[])[]> {
  const context = await browser.newContext({ ...SIZES.phone })
  try {
    const page = await context.newPage()
    await openRecord(page, address, record)
    const times: number[] = []
    const taps = ROUNDS * TAPS_A_ROUND
    for (let i = 0; times.length <= taps; i++) {
      const cells = await reachable(page)
      if (cells.length === 0 || i > 3 * taps) throw new Error('no cell can be tapped')
      const took = await tap(page, cells[(i * 7) % cells.length] as { x: number; y: number })
      if (took !== null) times.push(took)
      await page.waitForTimeout(150)
    }
    // The first compiles what the others run.
    return Array.from({ length: ROUNDS }, (_, round) =>
      times.slice(1 + round * TAPS_A_ROUND, 1 + (round + 1) * TAPS_A_ROUND),
    )
  } finally {
    await context.close()
  }
}
