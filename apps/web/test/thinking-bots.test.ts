/** A bot that thinks shows it, and keeps nobody from anything. */
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers } from './axe.ts'
import { type Size, usePages } from './browser.ts'
import { openTable, playOne, SeededRandom, tilesOn } from './playing.ts'

const pages = usePages()

const bar = (page: Page) => page.locator('[data-seat="1"] [data-thinking]')

/** Where the parts of the seats are. */
const places = (page: Page): Promise<readonly string[]> =>
  page
    .locator('[data-seat], [data-seat] .written, [data-seat] .score, .board')
    .evaluateAll((all) =>
      all.map(
        (one) => [one.getBoundingClientRect()].map(({ x, y, height }) => [x, y, height].map(Math.round).join())[0],
      ),
    ) as Promise<readonly string[]>

/** Lays a tile where nobody has to look for a place, puts nobody on it, and so leaves the turn to the grandmaster. */
async function untilThinking(page: Page): Promise<void> {
  const isThinking = '[data-seat="1"] [data-thinking]'
  await page.waitForSelector('[data-cell], [data-spot]')
  if ((await page.locator('[data-cell]').count()) > 0) {
    await page.keyboard.press('ArrowLeft')
    await page.waitForSelector('[data-confirm]:enabled')
    await page.keyboard.press('Enter')
    await page.waitForSelector(`[data-spot], ${isThinking}`)
  }
  if ((await page.locator('[data-spot]').count()) > 0) await page.keyboard.press('n')
  await page.waitForSelector(isThinking)
}

/** A table with a grandmaster, who thinks until the returned function is called: its worker does not come before. */
async function against(page: Page, context: BrowserContext): Promise<() => void> {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route(/\/bot-worker-[^/]*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await context.addInitScript(() => localStorage.setItem('bastide-settings', '{"speed":"at-once","sound":false}'))
  await page.reload()
  await openTable(page, 'Base game, 2016', ['Rose', '*grandmaster'])
  await page.waitForSelector('[data-cell]')
  return release
}

test.each(['phone', 'desktop'] satisfies Size[])('a bar on its seat, and nothing moves aside for it: %s', (size) =>
  pages.visit({ size, hasMotion: true }, async ({ page, context, go }) => {
    await go('#/')
    const release = await against(page, context)
    const before = await places(page)
    await untilThinking(page)
    expect(await bar(page).getAttribute('data-thinking')).toBe('bar')
    const during = await places(page)
    expect(during.slice(0, -1)).toEqual(before.slice(0, -1))
    // Announced once, by words that do not change.
    expect(await page.locator('p.unseen[role="status"]', { hasText: 'is thinking' }).count()).toBe(1)
    // Then it moves, and the bar goes.
    const tiles = await tilesOn(page)
    release()
    await expect.poll(() => tilesOn(page)).toBe(tiles + 1)
    await expect.poll(() => bar(page).count()).toBe(0)
  }),
)

test('where motion is unwelcome it is a still sign, and has no barriers', () =>
  pages.visit({ size: 'phone' }, async ({ page, context, go }) => {
    await go('#/')
    const release = await against(page, context)
    await untilThinking(page)
    expect(await bar(page).getAttribute('data-thinking')).toBe('still')
    expect(await barriers(page)).toEqual([])
    expect(await bar(page).count()).toBe(1)
    release()
  }))

test('a bot that moves at once has no bar', () =>
  pages.visit({}, async ({ page, go }) => {
    await go('#/')
    await openTable(page, 'Base game, 2016', ['Rose', '*journeyman'])
    await page.waitForSelector('[data-cell]')
    await page.evaluate(() => {
      const seen = new MutationObserver(() => {
        if (document.querySelector('[data-thinking]') !== null) document.body.dataset.hadBar = 'yes'
      })
      seen.observe(document.body, { childList: true, subtree: true })
    })
    const random = new SeededRandom(3)
    for (let i = 0; i < 6; i++) await playOne(page, random)
    expect(await page.locator('body').getAttribute('data-had-bar')).toBeNull()
  }))

test('while it thinks the menu opens, the board moves, and what was played can be taken back at once', () =>
  pages.visit({}, async ({ page, context, go }) => {
    await go('#/')
    const release = await against(page, context)
    await untilThinking(page)
    const tiles = await tilesOn(page)
    await page.locator('[data-seat="0"] .look').click()
    await page.keyboard.press('+')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog')
    await menu.waitFor()
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await bar(page).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    // One's own decision is there again, and the bot has laid nothing.
    await page.locator('[data-cell], [data-spot]').first().waitFor()
    expect(await bar(page).count()).toBe(0)
    expect(await tilesOn(page)).toBeLessThanOrEqual(tiles)
    await untilThinking(page)
    // Leaving does not wait for it either.
    await go('#/')
    await page.getByRole('heading', { name: 'Bastide', level: 1 }).waitFor()
    release()
  }))
