import { expect, test } from 'vitest'
import { usePages } from './browser.ts'

const pages = usePages()

test('a language change takes effect at once and survives a reload', () =>
  pages.visit({ size: 'phone' }, async ({ page, go }) => {
    await go('#/')
    const heading = (): Promise<string> => page.locator('main').innerText()
    const english = await heading()
    for (const language of ['nl', 'da']) {
      await page.locator(`button[lang="${language}"]`).click()
      await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(language)
      await expect.poll(heading).not.toBe(english)
    }
    const danish = await heading()
    await page.reload()
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('da')
    await expect.poll(heading).toBe(danish)
  }))

test('the first visit uses the browser’s language', () =>
  pages.visit({ language: 'nl' }, async ({ page, go }) => {
    await go('#/')
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('nl')
  }))
