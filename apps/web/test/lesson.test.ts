import { LESSONS as DICE_LESSONS } from '@bastide/dice-game/lessons'
import { LESSONS } from '@bastide/tile-game/lessons'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { patience } from './adversity.ts'
import { barriers } from './axe.ts'
import { engineOf, settled, usePages } from './browser.ts'
import { cutTexts, overflow } from './cut-texts.ts'

const pages = usePages()
const STEPS = LESSONS.find(({ id }) => id === 'base')?.steps ?? []
const DICE_STEPS = DICE_LESSONS[0]?.steps ?? []
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
      expect(await end.innerText()).toMatch(/You won, \d+ to \d+\./)
      // Closing it leaves nobody stranded: what comes next is offered again.
      await end.getByRole('button', { name: 'Close' }).tap()
      await expect.poll(() => end.count()).toBe(0)
      expect(new URL(page.url()).hash).toBe('#/learn/tile/base')
      expect(await cutTexts(page)).toEqual([])
      await page.getByRole('button', { name: 'What next?' }).tap()
      await end.getByRole('button', { name: 'Play your first game' }).waitFor()
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

/** Does the steps of a lesson up to one of them, from 1, at which it stays. */
async function goToStep(page: Page, steps: typeof STEPS, nth: number): Promise<void> {
  for (const [i, { expects }] of steps.slice(0, nth - 1).entries()) {
    await awaitStep(page, i + 1)
    await doStep(page, expects === undefined, (selector) => tap(page, selector))
  }
  await awaitStep(page, nth)
}

/** Whether all of what is lit is on the part of the board that is seen. */
const isLitInSight = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const board = document.querySelector('.board')?.getBoundingClientRect()
    const lit = [...document.querySelectorAll('.board .feature.lit')].map((one) => one.getBoundingClientRect())
    if (board === undefined || lit.length === 0) return false
    return lit.every(
      ({ left, right, top, bottom }) =>
        left >= board.left && right <= board.right && top >= board.top && bottom <= board.bottom,
    )
  })

test(
  'what the coach speaks of is lit and in sight, also while a follower is chosen or the opponent draws',
  () =>
    pages.visit({ size: 'phone' }, async ({ page, go }) => {
      await go('#/learn/tile/base')
      await goToStep(page, STEPS, 3)
      await expect.poll(() => isLitInSight(page)).toBe(true)
      await tap(page, '[data-show]')
      await tap(page, '[data-confirm]')
      // What the opponent does is said, too.
      await expect.poll(() => page.locator('.bubble').count()).toBe(1)
      await awaitStep(page, 4)
      await tap(page, '[data-show]')
      await tap(page, '[data-confirm]')
      // "Your road is finished!"
      await awaitStep(page, 5)
      await expect.poll(() => isLitInSight(page)).toBe(true)
      await settled(page)
      expect(await isLitInSight(page)).toBe(true)
      expect(await barriers(page)).toEqual([])
      await tap(page, '[data-pass]')
      await awaitStep(page, 6)
      await expect.poll(() => page.locator('.hand .step').innerText()).toContain('Falconer')
      await settled(page)
      expect(await isLitInSight(page)).toBe(true)
    }),
  TIME,
)

test(
  'whoever has the right choice is led to the button that confirms it, not to help',
  () =>
    pages.visit({ size: 'desktop' }, async ({ page, go }) => {
      await go('#/learn/tile/base')
      await page.waitForSelector('.coach [data-next]')
      await page.keyboard.press('Enter')
      await awaitStep(page, 2)
      for (let i = 0; i < 2; i++) {
        await page.keyboard.press('ArrowLeft')
        await page.waitForSelector('[data-confirm]')
        await page.keyboard.press('Enter')
        await expect.poll(() => sentence(page)).toContain('It fits there too')
      }
      await page.waitForSelector('[data-show].due')
      await page.keyboard.press('ArrowLeft')
      await page.waitForSelector('[data-confirm]:not(.due)')
      expect(await page.locator('[data-show].due').count()).toBe(1)
      await page.keyboard.press('Escape')
      await page.keyboard.press('ArrowRight')
      await page.waitForSelector('[data-confirm].due')
      expect(await page.locator('[data-show].due').count()).toBe(0)
    }),
  TIME,
)

test(
  'while something is read no button of the game is offered, and then the one that is asked for',
  () =>
    pages.visit({ size: 'phone' }, async ({ page, go }) => {
      await go('#/learn/dice/dice')
      await goToStep(page, DICE_STEPS, 2)
      const again = page.locator('[data-name="again"]')
      const stop = page.locator('[data-pass]')
      await expect.poll(() => again.isDisabled()).toBe(true)
      expect(await stop.isDisabled()).toBe(true)
      expect(await page.locator('.hand-place .primary').count()).toBe(0)
      expect(await barriers(page)).toEqual([])
      await tap(page, '[data-next]')
      await awaitStep(page, 3)
      await expect.poll(() => again.isEnabled()).toBe(true)
      // A die is to be built: that is no button yet. What may come of it is not said in a first lesson.
      expect(await page.locator('.hand-place .primary').count()).toBe(0)
      await tap(page, '[data-show]')
      await page.waitForSelector('[data-confirm]')
      expect(await page.locator('.hand .hint').allInnerTexts()).not.toContainEqual(expect.stringContaining('possible'))
      expect(await page.locator('.reach').count()).toBe(0)
    }),
  TIME,
)

test(
  'a lesson goes on where it was left, and can be started over',
  () =>
    pages.visit({ size: 'phone' }, async ({ page, go }) => {
      await go('#/learn/tile/base')
      await goToStep(page, STEPS, 4)
      await go('#/learn')
      const card = page.getByRole('link', { name: 'Go on at step 4' })
      await card.waitFor()
      expect(await barriers(page)).toEqual([])
      expect(await cutTexts(page)).toEqual([])
      await card.tap()
      await awaitStep(page, 4)
      await doStep(page, false, (selector) => tap(page, selector))
      await awaitStep(page, 5)
      await go('#/learn')
      await page.getByRole('link', { name: 'Your first lesson: Start over' }).tap()
      await awaitStep(page, 1)
    }),
  TIME,
)
