/** The main thread's work for each frame while somebody drags the board. */
import type { Browser, Page } from 'playwright-core'
import { SIZES, settled } from '../../apps/web/test/browser.ts'
import { openRecord } from './opening.ts'
import { traced, workByFrame } from './tracing.ts'

const DRAG_MS = 2_000
const STEP_MS = 16

/** Gives the seconds it took. */
async function drag(page: Page, [x, y]: readonly [number, number], forMs: number): Promise<number> {
  await page.mouse.move(x, y)
  await page.mouse.down()
  const began = performance.now()
  for (let i = 0; performance.now() - began < forMs; i++) {
    await page.mouse.move(x + 160 * Math.sin(i / 7), y + 110 * Math.sin(i / 5))
    await page.waitForTimeout(STEP_MS)
  }
  await page.mouse.up()
  return (performance.now() - began) / 1000
}

export async function panningWork(browser: Browser, address: string, record: unknown): Promise<{ readonly works: number[]; readonly framesASecond: number }> {
  const context = await browser.newContext({ ...SIZES.desktop })
  try {
    const page = await context.newPage()
    await openRecord(page, address, record)
    const board = await page.locator('.view').first().boundingBox()
    if (board === null) throw new Error('there is no board')
    const middle = [board.x + board.width / 2, board.y + board.height / 2] as const
    // The first drag compiles what the others run.
    await drag(page, middle, DRAG_MS / 4)
    await settled(page, 500)
    let lasted = 0
    const trace = await traced(page, async () => {
      lasted = await drag(page, middle, DRAG_MS)
    })
    const works = workByFrame(trace)
    return { works, framesASecond: works.length / lasted }
  } finally {
    await context.close()
  }
}
