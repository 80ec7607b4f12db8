/** What the card game explains to somebody who is new to it, and that it can be seen. */
import type { StretchWorth } from '@bastide/card-game/words'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { rotating } from '../../../packages/kernel/sampling/rotating.ts'
import { patience } from './adversity.ts'
import { barriersInThemes } from './axe.ts'
import { settled, usePages } from './browser.ts'
import { cardGameAt, isLastOfRound, type Wanted } from './card-games.ts'
import { openCardGame } from './card-playing.ts'
import { isInSight, WINDOWS } from './windows.ts'

const pages = usePages()

const FIVE = ['gold', '*red', '*green', '*aquamarine', '*ultramarine']
/** A long sum, in a row that opens it downwards: of several sources, with buildings and hidden cards. */
const hasAll = (worth: StretchWorth | null | undefined): boolean =>
  worth != null && Object.keys(worth.sources).length > 1 && worth.hidden > 0 && worth.buildings > 0
const toPlay: NonNullable<Wanted['stopAt']> = ({ round, step, seats, worth }, by) =>
  by === 0 &&
  round > 3 &&
  step === 'play' &&
  (seats[0]?.hand ?? 0) > 2 &&
  (seats[0]?.chest ?? 0) > 0 &&
  hasAll(worth?.[1]?.at(-1))
const game = cardGameAt({ seats: FIVE, stopAt: toPlay })

/** Whether nothing lies over its edges. */
const isInFront = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const element = document.querySelector(wanted)
    const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect()
    const heights = [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => top + (bottom - top) * part)
    return heights.every((y) => [left + 6, right - 6].every((x) => element?.contains(document.elementFromPoint(x, y))))
  }, selector)

test.each(rotating(WINDOWS))('on $name the number of a row opens as a sum, by tap and by key', ({ viewport }) =>
  pages.visit({ size: 'phone' }, async ({ page, go }) => {
    await page.setViewportSize(viewport)
    await go('#/games')
    await openCardGame(page, game)
    await page.waitForSelector('[data-item]')
    const numbers = page.locator('[data-row] .worth')
    const sum = page.locator('[data-sum]')
    let long = 0
    for (let i = 0; i < (await numbers.count()); i++) {
      await numbers.nth(i).tap()
      await sum.waitFor()
      await settled(page, 100)
      const shown = Number.parseInt(
        ((await numbers.nth(i).locator('> [aria-hidden]').textContent()) ?? '').trim().replace('≥', ''),
        10,
      )
      const parts = await sum.locator('tbody td').allTextContents()
      expect(parts.reduce((total, part) => total + Number(part), 0)).toBe(shown)
      if (parts.length > 1) long++
      expect(await isInSight(page, '[data-sum]')).toBe(true)
      expect(await isInFront(page, '[data-sum]')).toBe(true)
      expect(await page.locator('[data-row].lit').count()).toBe(1)
      const isLast = i === (await numbers.count()) - 1
      if (!isLast) await sum.tap()
    }
    expect(long).toBeGreaterThan(0)
    expect(await barriersInThemes(page)).toEqual([])
    // With a mouse it opens as soon as it is pointed at, and a click leaves it open.
    await numbers.first().hover()
    await sum.waitFor()
    await numbers.first().click()
    await settled(page, 100)
    expect(await sum.count()).toBe(1)
    // A tap elsewhere closes it; the focus opens it, too.
    await page.locator('.bar').tap()
    await expect.poll(() => sum.count()).toBe(0)
    await page.locator('.corner button').focus()
    for (let i = 0; i < 20 && (await sum.count()) === 0; i++) await page.keyboard.press('Tab')
    await sum.waitFor()
    const heard = await page.locator('.worth:focus .unseen').textContent()
    expect(heard).toMatch(/^If you claim the \w+ row now: Pays \d+ points?\./)
  }),
)

test.each(rotating(WINDOWS))('on $name hints leave all rows in sight, and say how chests count', ({ viewport }) =>
  pages.visit({ size: 'phone' }, async ({ page, go }) => {
    await page.setViewportSize(viewport)
    await go('#/games')
    await openCardGame(page, game)
    await page.waitForSelector('[data-item]')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await page.waitForSelector('[data-confirm]')
    await page.keyboard.press('a')
    const aids = page.locator('.aids')
    await settled(page, 100)
    for (const selector of ['[data-row]', '[data-row] .lying', '[data-confirm]', '[data-item]'])
      expect(await isInSight(page, selector), selector).toBe(true)
    expect(await aids.textContent()).toContain('in two different colours give 5 points, three 15, four 30')
    expect(await aids.locator('.own').textContent()).toMatch(/Chest so far: (no points|\d+ points)/)
    const chests = await aids.locator('tbody').first().locator('td:last-child').allTextContents()
    expect(chests.every((chest) => /^\s*\d+\s+≤\d+\s*$/.test(chest))).toBe(true)
  }),
)

test(
  'on a desktop the hand is large, and on a phone with five seats the dealer is marked plainly',
  () =>
    pages.visit({ size: 'phone' }, async ({ page, go }) => {
      const widthOf = async (selector: string): Promise<number> =>
        page
          .locator(selector)
          .first()
          .evaluate((one) => (one as HTMLElement | SVGElement).getBoundingClientRect().width)
      await go('#/games')
      await openCardGame(page, game)
      await page.waitForSelector('.dealer')
      expect(await widthOf('.dealer')).toBeGreaterThanOrEqual(15)
      expect(await isInSight(page, '.dealer')).toBe(true)
      await page.setViewportSize({ width: 1280, height: 800 })
      await settled(page)
      expect(await widthOf('[data-item] img')).toBeGreaterThan(80)
      expect(await isInSight(page, '[data-item]')).toBe(true)
    }),
  patience(60_000),
)

const beforeSettling = cardGameAt({ seats: FIVE, stopAt: (view, by) => view.round > 2 && isLastOfRound(view, by) })

test.each(rotating(WINDOWS))('on $name the button that goes on is in sight while rows are settled', ({ viewport }) =>
  pages.visit({ size: 'phone' }, async ({ page, go }) => {
    await page.setViewportSize(viewport)
    await go('#/games')
    await openCardGame(page, beforeSettling)
    await page.waitForSelector('[data-item]')
    for (const key of ['ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    await page.waitForSelector('[data-go-on]')
    await settled(page, 100)
    expect(await isInSight(page, '[data-go-on]')).toBe(true)
  }),
)
