import { LESSONS } from '@bastide/tile-game/lessons'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { patience } from './adversity.ts'
import { barriers } from './axe.ts'
import { engineOf, settled, usePages } from './browser.ts'
import { cutTexts, overflow } from './cut-texts.ts'

const pages = usePages()
const STEPS = LESSONS.find(({ id }) => id === 'base')?.steps ?? []
const TIME = patience(240_000)

const sentence = (page: Page): Promise<string> => page.locator('.coach .sentence').innerText()
const stepOf = async (page: Page): Promise<number> =>
  Number.parseInt((await page.locator('.coach .step').innerText()).replace(/^\D+/, ''), 10)

/** Waits until a step has begun: it asks to be read, or for a move. */
async function awaitStep(page: Page, nth: number): Promise<void> {
  await expect.poll(() => stepOf(page), { timeout: patience(20_000) }).toBe(nth)
  await page.waitForSelector('.coach [data-next], .coach [data-show], .hand-place progress')
}

/** Does what a step wants, as shown by the coach. */
async function doStep(page: Page, isReading: boolean, press: (selector: string) => Promise<void>): Promise<void> {
  if (isReading) return press('[data-next]')
  await press('[data-show]')
  await press((await page.locator('[data-confirm]').count()) > 0 ? '[data-confirm]' : '[data-pass]')
}

/** A tap counts only once the panel has stood still for a moment. */
async function tap(page: Page, selector: string): Promise<void> {
  if (selector === '[data-pass]') await page.waitForTimeout(500)
  await page.locator(selector).tap()
}

/** By key: a click right after the buttons came would not count as intended. */
async function endCounting(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Skip to result' }).press('Enter')
  await page.locator('[data-next]').click()
}

test(
  'a newcomer is led from the home page through the first lesson on a phone, and then plays',
  () =>
    pages.visit({ size: 'phone' }, async ({ page, go }) => {
      await go('#/')
      await page.locator('.newcomer').tap()
      await page.waitForSelector('.coach')
      for (const [i, { expects }] of STEPS.slice(0, -1).entries()) {
        await awaitStep(page, i + 1)
        await doStep(page, expects === undefined, (selector) => tap(page, selector))
      }
      await awaitStep(page, STEPS.length)
      await endCounting(page)
      const end = page.getByRole('dialog', { name: 'Well done!' })
      await end.waitFor()
      expect(await end.locator('li').count()).toBe(3)
      await go('#/')
      expect(await page.locator('.newcomer').count()).toBe(0)
      // It was nobody's game.
      await go('#/games')
      expect(await page.locator('main').innerText()).not.toContain('Falconer')
    }),
  TIME,
)

test(
  'another move is answered and not made, and what is meant can be shown; by keyboard alone',
  () =>
    pages.visit({ size: 'desktop' }, async ({ page, go }) => {
      await go('#/learn/tile/base')
      await page.waitForSelector('.coach [data-next]')
      await page.keyboard.press('Enter')
      await awaitStep(page, 2)
      const asked = await sentence(page)
      await page.keyboard.press('ArrowLeft')
      await page.waitForSelector('[data-confirm]')
      await page.keyboard.press('Enter')
      await expect.poll(() => sentence(page)).toContain('It fits there too')
      expect(await stepOf(page)).toBe(2)
      await page.keyboard.press('ArrowRight')
      await page.waitForSelector('[data-confirm]')
      await page.keyboard.press('Enter')
      await awaitStep(page, 3)
      expect(await sentence(page)).not.toBe(asked)
      // What was done can be taken back, and is then asked again.
      await page.keyboard.press('u')
      await awaitStep(page, 2)
      expect(await sentence(page)).toBe(asked)
    }),
  TIME,
)

test.each(['light', 'dark'] as const)(
  'the coach has no barriers and nothing is cut on a phone, %s',
  (theme) =>
    pages.visit({ size: 'phone', theme }, async ({ page, go }) => {
      await go('#/learn/tile/base')
      await page.waitForSelector('.coach')
      for (const [i, { expects }] of STEPS.slice(0, 4).entries()) {
        await awaitStep(page, i + 1)
        await settled(page)
        expect(await barriers(page)).toEqual([])
        expect(await cutTexts(page)).toEqual([])
        expect(await overflow(page)).toBe(0)
        await doStep(page, expects === undefined, (selector) => tap(page, selector))
      }
      await go('#/learn')
      await page.waitForSelector('main ul li')
      expect(await barriers(page)).toEqual([])
      expect(await cutTexts(page)).toEqual([])
    }),
  TIME,
)

test(
  'an engine that dies in a lesson is restarted, and the lesson goes on at the same step',
  () =>
    pages.visit({ size: 'phone' }, async ({ page, go }) => {
      await go('#/learn/tile/base')
      for (const [i, { expects }] of STEPS.slice(0, 3).entries()) {
        await awaitStep(page, i + 1)
        await doStep(page, expects === undefined, (selector) => tap(page, selector))
      }
      await awaitStep(page, 4)
      await engineOf(page)
        .evaluate(() => self.close())
        .catch(() => {})
      await tap(page, '[data-show]')
      await page.locator('[data-confirm]').tap()
      await expect.poll(() => stepOf(page), { timeout: patience(30_000) }).toBeGreaterThanOrEqual(4)
      await awaitStep(page, await stepOf(page))
      // Wherever it goes on, it goes on.
      const step = await stepOf(page)
      await doStep(page, STEPS[step - 1]?.expects === undefined, (selector) => tap(page, selector))
      await awaitStep(page, step + 1)
    }),
  TIME,
)
