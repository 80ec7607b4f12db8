import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { usePages } from './browser.ts'
import {
  byTap,
  hasTiles,
  isToDeploy,
  isToLay,
  openTable,
  playOne,
  playUntil,
  SeededRandom,
  snapshotOf,
  tilesOn,
} from './playing.ts'

const pages = usePages()

/** The number of highlighted parts on the board. */
const litParts = (page: Page): Promise<number> => page.locator('.board g.feature path').count()

test('a chosen figure highlights the feature it would stand on until it is deployed', () =>
  pages.visit({ size: 'phone' }, async ({ page, go }) => {
    const random = new SeededRandom(21)
    await go('#/new')
    await openTable(page, 'Base game, 2016', ['gold', 'red'])
    await playUntil(page, isToDeploy, random, byTap)
    expect(await litParts(page)).toBe(0)
    await page.keyboard.press('1')
    await page.waitForSelector('[data-spot][aria-pressed=true]')
    expect(await litParts(page)).toBeGreaterThan(0)
    await page.locator('[data-confirm]').tap()
    await page.waitForSelector('[data-cell]')
    expect(await litParts(page)).toBe(0)
  }))

test('a feature’s card disappears when the board changes', () =>
  pages.visit({ size: 'phone' }, async ({ page, go }) => {
    const random = new SeededRandom(22)
    await go('#/new')
    await openTable(page, 'Base game, 2016', ['gold', 'red'])
    await playUntil(page, isToLay, random, byTap)
    const box = await page.locator('.board .tiles image').first().boundingBox()
    if (box === null) throw new Error('there is no tile')
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height * 0.8)
    await page.locator('.card-place .feature').waitFor()
    expect(await litParts(page)).toBeGreaterThan(0)
    expect((await playOne(page, random, byTap)).does).toBe('cell')
    await page.locator('[data-confirm]').tap()
    await expect.poll(() => tilesOn(page)).toBe(2)
    await page.locator('.card-place .feature').waitFor({ state: 'detached' })
  }))

test('placing a tile by keyboard does not move the focus to the top of the page', () =>
  pages.visit({}, async ({ page, go }) => {
    await go('#/new')
    await openTable(page, 'Base game, 2016', ['gold', 'red'])
    await page.keyboard.press('ArrowRight')
    await page.waitForSelector('[data-confirm]')
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-cell'))).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => tilesOn(page)).toBe(2)
    await expect.poll(() => page.evaluate(() => document.activeElement?.className ?? '')).toContain('hand')
  }))

test('taking back past a bot’s move asks for confirmation, by button and by key', () =>
  pages.visit({}, async ({ page, go }) => {
    const random = new SeededRandom(23)
    await go('#/new')
    await openTable(page, 'Base game, 2016', ['gold', '*journeyman'])
    await playUntil(page, hasTiles(3), random)
    await playUntil(page, isToLay, random)
    const [before, tiles] = [await snapshotOf(page), await tilesOn(page)]
    const asking = page.getByRole('dialog', { name: 'Undo your last move?' })

    // Not the one of the dialog, which has the same name.
    const button = page.locator('.hand').getByRole('button', { name: 'Undo' })
    await expect
      .poll(async () => {
        if (!(await asking.isVisible())) await button.click({ timeout: 1000 }).catch(() => {})
        return asking.isVisible()
      })
      .toBe(true)
    await asking.getByRole('button', { name: 'Cancel' }).click()
    await asking.waitFor({ state: 'hidden' })
    expect(await snapshotOf(page)).toEqual(before)

    await page.keyboard.press('u')
    await asking.getByRole('button', { name: 'Undo' }).click()
    await asking.waitFor({ state: 'hidden' })
    await expect.poll(() => tilesOn(page)).toBeLessThan(tiles)
  }))

test('one tab does not undo another tab’s settings', () =>
  pages.visit({}, async ({ page, context, go }) => {
    await go('#/settings')
    const other = await context.newPage()
    await other.goto(`${pages.address}/#/`)
    await other.locator('button[lang="da"]').click()
    const languageOf = (tab: Page): Promise<string> => tab.evaluate(() => document.documentElement.lang)
    await expect.poll(() => languageOf(page)).toBe('da')
    // Any other change in this tab.
    await page.locator('input[type=checkbox]').first().click()
    await other.reload()
    await expect.poll(() => languageOf(other)).toBe('da')
  }))
