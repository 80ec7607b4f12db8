/** From a tap to the next frame. */
import type { Browser, Page } from 'playwright-core'
import { SIZES } from '../../../apps/web/test/browser.ts'
import { withoutTips } from '../../../apps/web/test/without-tips.ts'
import type { GameTable } from './game-tables.ts'
import { openRecord } from './opening.ts'
import { traced } from './tracing.ts'

/** A shared machine may stall for a moment. Five rounds tell such stalls from what the page does. */
const ROUNDS = 5
export const TAPS_A_ROUND = 20

/** The centres of the elements that a finger can reach: visible, and not covered. */
const reachable = (page: Page, selector: string): Promise<{ x: number; y: number }[]> =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)]
        .map((one) => {
          const { left, top, width, height } = one.getBoundingClientRect()
          return { one, x: left + width / 2, y: top + height / 2 }
        })
        .filter(({ one, x, y }) => document.elementFromPoint(x, y)?.closest(wanted) === one)
        .map(({ x, y }) => ({ x, y })),
    selector,
  )

/**
 * Milliseconds from lifting the finger to the end of the frame that shows the result; null if the browser took the tap
 * for a long press, as on a busy machine.
 */
async function tap(page: Page, { x, y }: { x: number; y: number }): Promise<number | null> {
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

/** Taps elements of each selector in turn, and returns how long each tap took, by rounds. */
async function tapAll(page: Page, selectors: readonly string[]): Promise<readonly (readonly number[])[]> {
  const times: number[] = []
  const taps = ROUNDS * TAPS_A_ROUND
  for (let i = 0; times.length <= taps; i++) {
    const selector = selectors[i % selectors.length] as string
    const found = await reachable(page, selector)
    if (found.length === 0 || i > 3 * taps) throw new Error(`nothing can be tapped: ${selector}`)
    const took = await tap(page, found[(i * 7) % found.length] as { x: number; y: number })
    if (took !== null) times.push(took)
    await page.waitForTimeout(150)
  }
  // The first compiles what the others run.
  return Array.from({ length: ROUNDS }, (_, round) =>
    times.slice(1 + round * TAPS_A_ROUND, 1 + (round + 1) * TAPS_A_ROUND),
  )
}

async function onPhone<T>(browser: Browser, run: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ ...SIZES.phone })
  await withoutTips(context)
  try {
    return await run(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Taps on the cells of a board of tiles. */
export const tapTimes = (browser: Browser, address: string, record: unknown): Promise<readonly (readonly number[])[]> =>
  onPhone(browser, async (page) => {
    await openRecord(page, address, record)
    return tapAll(page, ['[data-cell]'])
  })

/** Taps at the table of another game, and the CPU time of every task of the main thread meanwhile. */
export const gameTaps = (
  browser: Browser,
  address: string,
  { record, ready, taps }: GameTable,
): Promise<{ readonly rounds: readonly (readonly number[])[]; readonly works: readonly number[] }> =>
  onPhone(browser, async (page) => {
    await openRecord(page, address, record, ready)
    let rounds: readonly (readonly number[])[] = []
    const { tasks } = await traced(page, async () => {
      rounds = await tapAll(page, taps)
    })
    return { rounds, works: tasks.map(({ worked }) => worked) }
  })
