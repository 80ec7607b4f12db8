/** Trying something out: any tile anywhere, anybody on it, and what scores; from nothing, or from a replay. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers } from './axe.ts'
import { SIZES, type Size, settled, usePages } from './browser.ts'
import { cutTexts, overflow } from './cut-texts.ts'
import { EVERYTHING, openGame, readStored } from './stored-games.ts'

const pages = usePages()

const tiles = (page: Page): Promise<number> => page.locator('.board .tiles image').count()

async function layAt(page: Page, tile: string, cell: string): Promise<void> {
  const count = await tiles(page)
  await page.locator(`[data-palette="${tile}"]`).click()
  await page.locator(`[data-cell="${cell}"]`).click()
  await expect.poll(() => tiles(page)).toBe(count + 1)
}

/** Clicks the middle of the highest tile. */
async function clickHighest(page: Page): Promise<void> {
  await settled(page)
  const { x, y } = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.board .tiles image')].map((one) => one.getBoundingClientRect())
    const highest = boxes.sort((one, other) => one.top - other.top)[0] as DOMRect
    return { x: highest.left + highest.width / 2, y: highest.top + highest.height / 2 }
  })
  await page.mouse.click(x, y)
}

test.each(Object.keys(SIZES) as Size[])(
  'a city is built and scored without turns, and shared by its address, %s',
  (size) =>
    pages.visit({ size }, async ({ page, go }) => {
      await go('#/learn')
      await page.getByRole('link', { name: 'Try out' }).click()
      await page.waitForSelector('[data-palette]')
      expect(await tiles(page)).toBe(1)
      expect(await cutTexts(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
      expect(await barriers(page)).toEqual([])

      await layAt(page, 'base/G', '0,-1')
      await page.getByRole('button', { name: 'Red: follower' }).click()
      await clickHighest(page)
      await expect.poll(() => page.locator('.board .figure').count()).toBe(1)
      await layAt(page, 'base/E', '0,-2')
      await expect.poll(() => page.locator('.news').innerText()).toMatch(/Red scores 6/)
      expect(await page.locator('[data-seat="1"]').innerText()).toContain('6')
      expect(await page.locator('.board .figure').count()).toBe(0)

      // The address has all of it.
      await expect.poll(() => page.url()).toMatch(/#\/try\/\w+/)
      await settled(page)
      await page.reload()
      await page.waitForSelector('[data-palette]')
      await expect.poll(() => tiles(page)).toBe(3)

      await page.getByRole('button', { name: 'Remove a figure or a tile' }).click()
      await clickHighest(page)
      await expect.poll(() => tiles(page)).toBe(2)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect.poll(() => tiles(page)).toBe(3)
      await page.getByRole('button', { name: 'Play from here' }).click()
      await page.waitForURL(/#\/table\//)
      await expect.poll(() => tiles(page)).toBe(3)
    }),
)

test('by keyboard alone a tile is laid, somebody is put on it, and taken off again', () =>
  pages.visit({ size: 'phone' }, async ({ page, go }) => {
    await go('#/try')
    await page.waitForSelector('[data-palette]')
    const press = async (selector: string): Promise<void> => {
      await page.locator(selector).focus()
      await page.keyboard.press('Enter')
    }
    await press('[data-palette="base/G"]')
    await press('[data-cell="0,-1"]')
    await expect.poll(() => tiles(page)).toBe(2)
    await page.getByRole('button', { name: 'Red: follower' }).focus()
    await page.keyboard.press('Enter')
    const places = page.getByRole('group', { name: 'Places of the newest tile' })
    expect(await places.getByRole('button').allInnerTexts()).toEqual(expect.arrayContaining(['City']))
    expect(await cutTexts(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    expect(await barriers(page)).toEqual([])
    await places.getByRole('button', { name: 'City' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.board .figure').count()).toBe(1)
    await page.getByRole('button', { name: 'Remove a figure or a tile' }).focus()
    await page.keyboard.press('Enter')
    await places.getByRole('button', { name: 'City' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.board .figure').count()).toBe(0)
  }))

test('any position of a replay leads to what if, with everyone where they stand, in a game with all expansions', () =>
  pages.visit({ size: 'desktop' }, async ({ page, go }) => {
    await go('#/')
    await openGame(page, await readStored(EVERYTHING))
    await page.keyboard.press('5')
    await settled(page)
    const shown = await tiles(page)
    expect(shown).toBeGreaterThan(30)
    await page.getByRole('button', { name: 'What if?' }).click()
    await page.waitForSelector('[data-palette]')
    await expect.poll(() => tiles(page)).toBe(shown)
    expect(await page.locator('.board .figure').count()).toBeGreaterThan(2)
    await page.locator('[data-palette="base/W"]').click()
    await page.locator('[data-cell]').first().click()
    await expect.poll(() => tiles(page)).toBe(shown + 1)
  }))

test.each(['#/try/2broken', '#/try/x', '#/try/%00'])('a damaged address says so: %s', (address) =>
  pages.visit({ size: 'phone' }, async ({ page, go }) => {
    await go(address)
    await expect.poll(() => page.locator('[role=alert]').innerText()).toContain('can’t be opened')
  }),
)
