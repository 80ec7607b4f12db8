/** A bot that thinks shows it, and keeps nobody from anything. */
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers } from './axe.ts'
import { LOOKS, prependToWorker, type Size, usePages } from './browser.ts'
import { cutTexts } from './cut-texts.ts'
import { openTable, playOne, SeededRandom, tilesOn } from './playing.ts'

const pages = usePages()

const bar = (page: Page) => page.locator('[data-seat="1"] [data-thinking]')

/** Where the parts of the seats are. */
const places = (page: Page): Promise<readonly string[]> =>
  page
    .locator('[data-seat], [data-seat] .written, [data-seat] .score, .side, .hand-place, .board')
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

/** What bots have found is not heard before they are told to stop. Answers to other questions are. */
const SLOW_BOTS = `
  const [stopped, held] = [new Set(), new Map()]
  self.Worker = class extends Worker {
    postMessage(said) {
      super.postMessage(said)
      if (!('stop' in said)) return
      stopped.add(said.stop)
      held.get(said.stop)?.()
    }
    set onmessage(hear) {
      super.onmessage = (event) => {
        const { id, tried } = event.data
        if (tried === undefined || stopped.has(id)) hear(event)
        else held.set(id, () => hear(event))
      }
    }
  }`

/** A table with a grandmaster, who thinks until it is told to play. */
async function against(page: Page, context: BrowserContext, settings: object): Promise<void> {
  await prependToWorker(context, SLOW_BOTS)
  await context.addInitScript(
    (kept) => localStorage.setItem('bastide-settings', kept),
    JSON.stringify({ sound: false, ...settings }),
  )
  await page.reload()
  await openTable(page, 'Base game, 2016', ['Rose', '*grandmaster'], true)
  await page.waitForSelector('[data-cell]')
}

const AT_ONCE = { speed: 'at-once' }

test.each(['phone', 'desktop'] satisfies Size[])('a bar on its seat, and nothing moves aside for it: %s', (size) =>
  pages.visit({ size, hasMotion: true }, async ({ page, context, go }) => {
    await go('#/')
    await against(page, context, AT_ONCE)
    const before = await places(page)
    await untilThinking(page)
    expect(await bar(page).getAttribute('data-thinking')).toBe('bar')
    const during = await places(page)
    expect(during).toEqual(before)
    // Announced once, by words that do not change.
    expect(await page.locator('p.unseen[role="status"]', { hasText: 'is thinking' }).count()).toBe(1)
    // Then it moves, and the bar goes.
    const tiles = await tilesOn(page)
    await page.keyboard.press('h')
    await expect.poll(() => tilesOn(page)).toBe(tiles + 1)
    await expect.poll(() => bar(page).count()).toBe(0)
  }),
)

test('where motion is unwelcome it is a still sign, and has no barriers', () =>
  pages.visit({ size: 'phone' }, async ({ page, context, go }) => {
    await go('#/')
    await against(page, context, AT_ONCE)
    await untilThinking(page)
    expect(await bar(page).getAttribute('data-thinking')).toBe('still')
    expect(await barriers(page)).toEqual([])
    expect(await bar(page).count()).toBe(1)
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
    await against(page, context, AT_ONCE)
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
  }))

const hurry = (page: Page) => page.locator('[data-hurry]')

test.each(LOOKS)('plays the best it has found as soon as it is told to: $size, $theme', (look) =>
  pages.visit(look, async ({ page, context, go }) => {
    await go('#/')
    await against(page, context, {})
    expect(await hurry(page).count()).toBe(0)
    await untilThinking(page)
    const tiles = await tilesOn(page)
    await hurry(page).waitFor()
    expect((await hurry(page).innerText()).replace(/\s+/g, ' ')).toMatch(/^Play now ?: .+/)
    expect(await barriers(page)).toEqual([])
    expect(await cutTexts(page)).toEqual([])
    // Longer than it usually takes, and than a button must be seen before it counts.
    await page.waitForTimeout(1500)
    expect(await tilesOn(page)).toBe(tiles)
    await hurry(page).click()
    await expect.poll(() => tilesOn(page)).toBe(tiles + 1)
    // The turn comes to the person, with the focus where it can go on.
    await page.locator('[data-cell]').first().waitFor()
    expect(await hurry(page).count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.closest('.hand') !== null)).toBe(true)
  }),
)

test('plays at once by a key, which is listed', () =>
  pages.visit({}, async ({ page, context, go }) => {
    await go('#/')
    await against(page, context, {})
    await untilThinking(page)
    const tiles = await tilesOn(page)
    await hurry(page).waitFor()
    await page.keyboard.press('h')
    await expect.poll(() => tilesOn(page)).toBe(tiles + 1)
    await page.locator('[data-cell]').first().waitFor()
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('have the bot play now').waitFor()
  }))
