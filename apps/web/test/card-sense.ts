/** Plays cards through the page by keys, at random: a button that has just appeared hears a key at once. */
import type { Page } from 'playwright-core'
import { nextCardOffer } from './card-playing.ts'
import type { SeededRandom } from './playing.ts'

const ROWS = ['ArrowUp', 'ArrowDown', ' '] as const

export async function playCardsByKeys(page: Page, random: SeededRandom): Promise<void> {
  for (let i = 0; i < 2000; i++) {
    const { does } = await nextCardOffer(page, random)
    if (does === 'over') return
    if (does === 'item') await page.keyboard.press('ArrowRight')
    else if (does === 'row') await page.keyboard.press(ROWS[Math.floor(random.next() * ROWS.length)] as string)
    else if (does === 'answer') await page.keyboard.press('1')
    else await page.keyboard.press('Enter')
    await page.waitForTimeout(30)
  }
  throw new Error('the game does not end')
}
