import { expect, test } from 'vitest'
import { TEXT_FILE, usePages } from './browser.ts'

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

test('a page loads its game in the language it shows, and in no other', () =>
  pages.visit({ language: 'nl' }, async ({ page, go }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url().split('/').at(-1) ?? ''))
    const texts = (): number => loaded.filter((name) => TEXT_FILE.test(name)).length
    const firstRule = (): Promise<string> => page.locator('main li p').first().innerText()
    await go('#/')
    expect(texts()).toBe(0)
    await go('#/rules')
    await expect.poll(firstRule).toMatch(/^Er zijn 72 tegels/)
    expect(texts()).toBe(1)
    await go('#/settings')
    await page.getByText('Dansk').click()
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('da')
    await go('#/rules')
    await expect.poll(firstRule).toMatch(/^Der er 72 brikker/)
    expect(texts()).toBe(2)
  }))
