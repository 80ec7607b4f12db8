/** What the master would do, as every game's page shows it. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { settled } from './browser.ts'
import { cutTexts } from './cut-texts.ts'

export const ask = (page: Page) => page.locator('[data-ask-advice]')
export const lines = (page: Page) => page.locator('[data-advice]')
export const spoken = (page: Page): Promise<string> => page.locator('.unseen[aria-live]').innerText()

export async function advised(page: Page): Promise<void> {
  await ask(page).click()
  await lines(page).first().waitFor()
}

/** Asks at the open table, in another language, and finds no text cut off. */
export async function fitsIn(page: Page, language: string): Promise<void> {
  await page.evaluate((to) => {
    const settings = JSON.parse(localStorage.getItem('bastide-settings') ?? '{}')
    localStorage.setItem('bastide-settings', JSON.stringify({ ...settings, language: to }))
  }, language)
  await page.reload()
  await ask(page).waitFor()
  await advised(page)
  await settled(page)
  expect(await cutTexts(page)).toEqual([])
}
