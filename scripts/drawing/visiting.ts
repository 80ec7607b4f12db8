/** The built pages in a browser, for pictures of them. */
import type { GameRecord } from '@bastide/kernel'
import { type Browser, chromium, type Page } from 'playwright-core'
import { type Served, serve } from '../../apps/server/src/index.ts'
import { chromiumPath } from '../../apps/web/test/finding-chromium.ts'

/** Serves the pages and opens a browser while `visit` runs. */
export async function withPages(visit: (browser: Browser, address: string) => Promise<void>): Promise<void> {
  const served: Served = await serve({ port: 0, host: 'localhost', folder: 'apps/web/dist' })
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
  const browser = await chromium.launch({ executablePath: chromiumPath(), args })
  try {
    await visit(browser, served.address)
  } finally {
    await browser.close()
    await served.close()
  }
}

/** Opens a record, as a user does who has its file. */
export async function openRecord(page: Page, address: string, record: GameRecord): Promise<void> {
  await page.goto(`${address}/#/games`)
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) }
  await page.getByRole('button', { name: 'Import a game' }).click()
  await page.locator('dialog[open] input[type=file]').setInputFiles(file)
  await page.waitForURL(/#\/(table|replay)\//)
  await page.waitForSelector('dialog[open]', { state: 'detached' })
}
