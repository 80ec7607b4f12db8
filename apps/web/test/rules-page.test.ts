import { expect, test } from 'vitest'
import { usePages } from './browser.ts'

const pages = usePages()

test('the home page links to the rules, and a rule is found by number in the current language', () =>
  pages.visit({}, async ({ page, go }) => {
    await go('#/')
    await page.getByRole('link', { name: 'How to play' }).click()
    await page.getByRole('heading', { name: 'How to play' }).waitFor()
    expect(await page.locator('details[open]').count()).toBe(1)
    const lines = await page.locator('details[open] li a').allInnerTexts()
    expect(lines.slice(0, 3)).toEqual(['BASE-1', 'BASE-2', 'BASE-3'])
    expect(lines.length).toBeGreaterThan(25)

    // Both rivers have it: only one stands out.
    await go('#/rules/RIVER-3')
    const wanted = page.locator('li[aria-current]')
    await wanted.waitFor()
    expect(await wanted.count()).toBe(1)
    expect(await wanted.innerText()).toContain('RIVER-3')
    const english = await wanted.innerText()

    await go('#/')
    await page.locator('button[lang="nl"]').click()
    await go('#/rules/RIVER-3')
    await expect.poll(() => wanted.innerText()).not.toBe(english)
  }))

test('an unknown number shows all rules', () =>
  pages.visit({}, async ({ page, go }) => {
    await go('#/rules/NO-SUCH-1')
    expect(await page.locator('details[open]').count()).toBe(1)
    expect(await page.locator('li[aria-current]').count()).toBe(0)
  }))
