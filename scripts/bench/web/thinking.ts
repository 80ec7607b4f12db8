/** The main thread's longest task while bots think. They think elsewhere; the page only shows what they did. */
import type { Browser } from 'playwright-core'
import { SIZES } from '../../../apps/web/test/browser.ts'
import { withoutTips } from '../../../apps/web/test/without-tips.ts'
import { openBotsTable } from './opening.ts'
import { type Task, traced } from './tracing.ts'

const WATCHED_MS = 12_000

/** The tasks during several turns at a table with bots only. */
export async function tasksWhileThinking(
  browser: Browser,
  address: string,
  bot?: string,
): Promise<{ readonly tasks: readonly Task[]; readonly turns: number }> {
  const context = await browser.newContext({ ...SIZES.phone })
  await withoutTips(context)
  try {
    const page = await context.newPage()
    await openBotsTable(page, address, bot)
    const tilesLeft = (): Promise<number> =>
      page.evaluate(() => Number(/\d+/.exec(document.querySelector('.left')?.textContent ?? '')?.[0] ?? Number.NaN))
    // The first turns compile what the others run, and draw what the others reuse.
    await page.waitForTimeout(WATCHED_MS / 4)
    const before = await tilesLeft()
    const { tasks } = await traced(page, () => page.waitForTimeout(WATCHED_MS))
    const turns = before - (await tilesLeft())
    return { tasks, turns }
  } finally {
    await context.close()
  }
}
