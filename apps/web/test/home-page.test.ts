import { LANGUAGES } from '@bastide/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { rotating } from '../../../packages/kernel/sampling/rotating.ts'
import { barriersInThemes } from './axe.ts'
import { SIZES, type Size, settled, usePages } from './browser.ts'
import { cutTexts, overflow } from './cut-texts.ts'

const pages = usePages()

const NAMES = ['Tile game', 'Dice game', 'Card game']
const cards = (page: Page) => page.locator('main ul article')

test('there is a card for each game, with its picture', () =>
  pages.visit({}, async ({ page, go }) => {
    await go('#/')
    expect(await cards(page).locator('h2').allInnerTexts()).toEqual(NAMES)
    const widths = (): Promise<readonly number[]> =>
      cards(page)
        .locator('img')
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth))
    await expect.poll(widths).toEqual([360, 360, 360])
    const tops = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
  }))

test.each(rotating(LANGUAGES))('on a phone every game can be started without scrolling, in %s', (language) =>
  pages.visit({ size: 'phone', language }, async ({ page, go }) => {
    for (const [width, height] of [
      [360, 640],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await go('#/')
      const button = cards(page).last().locator('.ways button')
      expect(await button.evaluate((one) => one.getBoundingClientRect().bottom)).toBeLessThan(height)
    }
  }),
)

test('the running game comes first, with its name, and going back leads to it', () =>
  pages.visit({ size: 'phone' }, async ({ page, go }) => {
    await go('#/')
    await page.getByRole('button', { name: 'Play now: Tile game' }).click()
    await page.waitForSelector('[data-cell]')
    const table = page.url()
    await go('#/')
    const first = page.locator('main a').first()
    expect(await first.innerText()).toMatch(/^Continue your game\nTile game · /)
    // It is the main thing now.
    expect(await cards(page).locator('.primary').count()).toBe(0)
    await first.click()
    await page.waitForSelector('[data-cell]')
    expect(page.url()).toBe(table)
  }))

test('its place is free before the engine has answered', () =>
  pages.visit({ size: 'phone' }, async ({ page, go }) => {
    await go('#/')
    await page.getByRole('button', { name: 'Play now: Tile game' }).click()
    await page.waitForSelector('[data-cell]')
    await go('#/')
    const top = (): Promise<number> =>
      cards(page)
        .first()
        .evaluate((card) => Math.round(card.getBoundingClientRect().top))
    await page.locator('main a').first().waitFor()
    const later = await top()
    let wake = (): void => {}
    const asleep = new Promise<void>((resolve) => {
      wake = resolve
    })
    await page.route(/\/worker-[^/]*\.js$/, async (route) => {
      await asleep
      await route.continue()
    })
    await page.reload()
    await cards(page).first().waitFor()
    expect(await top()).toBe(later)
    wake()
    await settled(page)
    expect(await top()).toBe(later)
  }))

/** Opens a quick game of every game, so that home and My games show all of them. */
async function openAll(page: Page, go: (hash: string) => Promise<void>): Promise<void> {
  for (let i = 0; i < NAMES.length; i++) {
    await go('#/')
    await cards(page).nth(i).locator('.ways button').click()
    await page.waitForURL(/#\/table\//)
    await settled(page)
  }
}

test('a quick game of each is kept, and My games says which it is', () =>
  pages.visit({}, async ({ page, go }) => {
    await openAll(page, go)
    await go('#/games')
    const games = page.locator('article', { has: page.locator('.which') })
    await expect.poll(() => games.locator('.which span').allInnerTexts()).toEqual([...NAMES].reverse())
    expect(await games.locator('.setup').allInnerTexts()).toEqual(['Cards', 'To 42', 'Edition 2016'])
    for (const seats of await games.locator('ul').allInnerTexts()) expect(seats).toContain('Falconer')
  }))

test.each(rotating(Object.keys(SIZES) as Size[]))(
  'on a %s lists of all games are accessible in light and dark',
  (size) =>
    pages.visit({ size }, async ({ page, go }) => {
      await openAll(page, go)
      for (const address of ['#/', '#/games']) {
        await go(address)
        expect(await barriersInThemes(page), address).toEqual([])
      }
    }),
)

test.each(rotating(LANGUAGES))('at 360 pixels lists of all games fit: %s', (language) =>
  pages.visit({ size: 'phone', language }, async ({ page, go }) => {
    await openAll(page, go)
    for (const address of ['#/', '#/games']) {
      await go(address)
      expect(await overflow(page), address).toBe(0)
      expect(await cutTexts(page), address).toEqual([])
    }
  }),
)
