/** Opens tables as a user does. */
import type { Page } from 'playwright-core'
import words from '../../../apps/web/src/text/en/lobby.json'
import { settled } from '../../../apps/web/test/browser.ts'

/**
 * Opens a record from a file, on the page for that. An unfinished one becomes a table, at which `ready` is there once
 * the user can act.
 */
export async function openRecord(page: Page, address: string, record: unknown, ready = '[data-cell]'): Promise<void> {
  await page.goto(`${address}/#/games`)
  await settled(page)
  await page.getByRole('button', { name: words.open, exact: true }).first().click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) })
  await atTable(page, ready)
}

/** A table with bots only, set up on the page for that: those that seats have by default, or of a level. */
export async function openBotsTable(page: Page, address: string, level?: string): Promise<void> {
  await page.goto(`${address}/#/new`)
  await page.locator('.seat .who').first().waitFor()
  for (const row of await page.locator('.seat').all()) {
    if (!(await row.locator('.editor').isVisible())) await row.locator('.who').click()
    await row.getByRole('radio', { name: new RegExp(`^${words['seat.bot']}$`, 'i') }).check()
    if (level !== undefined) await row.locator(`[data-level="${level}"] input`).check()
  }
  await page.locator('form .primary:not([disabled])').click()
  await page.waitForSelector('.view')
  await settled(page)
}

/** How long the pictures must stay unchanged. */
const STILL_MS = 1_500

/**
 * Waits until the user can act and everything is drawn: pictures arrive one after another, first as drawings and then
 * as pixels.
 */
async function atTable(page: Page, ready: string): Promise<void> {
  await page.waitForSelector(ready, { state: 'attached', timeout: 60_000 })
  await settled(page)
  const pictures = (): Promise<string> =>
    page.evaluate(() => [...document.querySelectorAll('image')].map((image) => image.getAttribute('href')).join())
  for (let before = '', now = await pictures(); now !== before; now = await pictures()) {
    before = now
    await page.waitForTimeout(STILL_MS)
  }
}
