/** The main thread's work per frame while the board is dragged. */
import { setTimeout } from 'node:timers/promises'
import type { Browser, CDPSession } from 'playwright-core'
import { SIZES, settled } from '../../../apps/web/test/browser.ts'
import { withoutTips } from '../../../apps/web/test/without-tips.ts'
import { openRecord } from './opening.ts'
import { traced, workByFrame } from './tracing.ts'

const DRAG_MS = 2_000
const STEP_MS = 16

/**
 * Straight to the browser: Playwright's own mouse listens to every drag within the page, which would count as the
 * page's work.
 */
async function drag(mouse: CDPSession, [x, y]: readonly [number, number], forMs: number): Promise<number> {
  const button = 'left'
  await mouse.send('Input.dispatchMouseEvent', { type: 'mousePressed', x, y, button, buttons: 1, clickCount: 1 })
  const began = performance.now()
  for (let i = 0; performance.now() - began < forMs; i++) {
    await mouse.send('Input.dispatchMouseEvent', {
      type: 'mouseMoved',
      x: x + 160 * Math.sin(i / 7),
      y: y + 110 * Math.sin(i / 5),
      button,
      buttons: 1,
    })
    await setTimeout(STEP_MS)
  }
  await mouse.send('Input.dispatchMouseEvent', { type: 'mouseReleased', x, y, button, clickCount: 1 })
  return (performance.now() - began) / 1000
}

export async function panningWork(
  browser: Browser,
  address: string,
  record: unknown,
): Promise<{ readonly works: number[]; readonly framesASecond: number }> {
  const context = await browser.newContext({ ...SIZES.desktop })
  await withoutTips(context)
  try {
    const page = await context.newPage()
    await openRecord(page, address, record)
    const board = await page.locator('.view').first().boundingBox()
    if (board === null) throw new Error('there is no board')
    const middle = [board.x + board.width / 2, board.y + board.height / 2] as const
    const mouse = await context.newCDPSession(page)
    // The first drag compiles what the others run.
    await drag(mouse, middle, DRAG_MS / 4)
    await settled(page, 500)
    let lasted = 0
    const trace = await traced(page, async () => {
      lasted = await drag(mouse, middle, DRAG_MS)
    })
    const works = workByFrame(trace)
    return { works, framesASecond: works.length / lasted }
  } finally {
    await context.close()
  }
}
