import type { GameRecord } from '@bastide/kernel'
import type { Page } from 'playwright-core'

/** Opens a record on the page, as a user does who has its file. */
export async function openRecord(page: Page, address: string, record: GameRecord): Promise<void> {
  await page.goto(`${address}/#/games`)
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) }
  await page.getByRole('button', { name: 'Import a game' }).click()
  await page.locator('dialog[open] input[type=file]').setInputFiles(file)
  await page.waitForURL(/#\/(table|replay)\//)
  await page.waitForSelector('dialog[open]', { state: 'detached' })
}
