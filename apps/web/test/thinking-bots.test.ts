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

/** Plays on until a grandmaster thinks. */
async function untilThinking(page: Page, random: SeededRandom): Promise<void> {
  for (let i = 0; i < 12; i++) {
    await playOne(page, random)
    const isThinking = await bar(page)
      .waitFor({ timeout: 400 })
      .then(
        () => true,
        () => false,
      )
    if (isThinking) return
  }
  throw new Error('the grandmaster never thinks')
}

async function against(page: Page, context: BrowserContext): Promise<void> {
  await context.addInitScript(() => localStorage.setItem('bastide-settings', '{"speed":"at-once","sound":false}'))
  await page.reload()
  await openTable(page, 'Base game, 2016', ['Rose', '*grandmaster'])
  await page.waitForSelector('[data-cell]')
}

test.each(['phone', 'desktop'] satisfies Size[])('a bar on its seat, and nothing moves aside for it: %s', (size) =>
  pages.visit({ size, hasMotion: true }, async ({ page, context, go }) => {
    await go('#/')
    await against(page, context)
    const before = await places(page)
    await untilThinking(page, new SeededRandom(3))
    expect(await bar(page).getAttribute('data-thinking')).toBe('bar')
    const during = await places(page)
    expect(during.slice(0, -1)).toEqual(before.slice(0, -1))
    // Announced once, by words that do not change.
    expect(await page.locator('p.unseen[role="status"]', { hasText: 'is thinking' }).count()).toBe(1)
  }),
)

test('where motion is unwelcome it is a still sign, and has no barriers', () =>
  pages.visit({ size: 'phone' }, async ({ page, context, go }) => {
    await go('#/')
    await against(page, context)
    await untilThinking(page, new SeededRandom(3))
    expect(await bar(page).getAttribute('data-thinking')).toBe('still')
    expect(await barriers(page)).toEqual([])
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
    await against(page, context)
    const random = new SeededRandom(3)
    await untilThinking(page, random)
    await page.locator('[data-seat="0"] .look').click()
    await page.keyboard.press('+')
    const tiles = await tilesOn(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    // One's own decision is there again, and the bot has laid nothing.
    await page.locator('[data-cell], [data-spot]').first().waitFor()
    expect(await tilesOn(page)).toBeLessThanOrEqual(tiles)
    await untilThinking(page, random)
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog')
    await menu.waitFor()
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    // Leaving does not wait for it either.
    await go('#/')
    await page.getByRole('heading', { name: 'Bastide', level: 1 }).waitFor()
  }))
