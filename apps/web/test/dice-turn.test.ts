/** A turn of the dice game for somebody who is new to it: nothing moves, and what is shown is explained. */
import { LANGUAGES } from '@bastide/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { rotating } from '../../../packages/kernel/sampling/rotating.ts'
import { patience } from './adversity.ts'
import { settled, usePages } from './browser.ts'
import { CLOSED, openDice } from './dice-playing.ts'
import { isInSight, WINDOWS } from './windows.ts'

const pages = usePages()

/** Where the board, the tray and the buttons are. */
const placesOf = async (page: Page): Promise<unknown> => {
  await settled(page, 120)
  return page.evaluate(() =>
    Object.fromEntries(
      ['.cloth .area', '.tray', '.ways', '.hand .buttons'].map((selector) => {
        const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
        return [selector, [x, y, width, height].map(Math.round)]
      }),
    ),
  )
}

/** Two dice are built. The third makes the odds appear. */
const NINE = { throw: { NE: 4, 'N E': 3, 'N S': 2 } }
const OPEN = [NINE, ...CLOSED.slice(1, 3)]
const THIRD = '0,-1'

/** A complete city of three dice, beside an open one that may become larger. */
const CLOSED_BESIDE_OPEN: readonly object[] = [
  { throw: { NEW: 1, NE: 3, 'N E': 3, 'N S': 2 } },
  { place: 'NEW', at: [0, 0], turn: 0 },
  { place: 'NE', at: [0, 1], turn: 1 },
  { place: 'N S', at: [1, 0], turn: 1 },
  { place: 'N E', at: [0, 2], turn: 3 },
  { place: 'NE', at: [2, 0], turn: 3 },
  { place: 'N E', at: [2, -1], turn: 1 },
  { place: 'NE', at: [-1, 0], turn: 0 },
  { place: 'N E', at: [0, -1], turn: 2 },
]

test.each(rotating(WINDOWS.flatMap((place) => LANGUAGES.map((language) => ({ ...place, language })))))(
  'during a turn on $name the board and the buttons stay where they are: $language',
  ({ viewport, language }) =>
    pages.visit({ size: 'phone', language }, async ({ page, go }) => {
      await page.setViewportSize(viewport)
      await go('#/games')
      await openDice(page, { seats: ['gold', '*journeyman'], moves: [NINE] })
      const before = await placesOf(page)
      await openDice(page, { seats: ['gold', '*journeyman'], moves: OPEN })
      expect(await placesOf(page), 'two dice are built').toEqual(before)
      await page.keyboard.press('1')
      expect(await placesOf(page), 'a die is picked').toEqual(before)
      await page.locator(`[data-cell="${THIRD}"]`).dispatchEvent('click')
      expect(await placesOf(page), 'a die is on the cloth').toEqual(before)
      await page.locator('[data-confirm]').click()
      await page.waitForSelector('.odds')
      expect(await placesOf(page), 'the odds are shown').toEqual(before)
      await page.keyboard.press('1')
      expect(await placesOf(page), 'another die is picked').toEqual(before)
    }),
  patience(60_000),
)

test.each(rotating(WINDOWS))('on $name every place for a die is in sight', ({ viewport }) =>
  pages.visit({ size: 'phone' }, async ({ page, go }) => {
    await page.setViewportSize(viewport)
    await go('#/games')
    // One die on the cloth: the next fits on all four sides of it.
    await openDice(page, { seats: ['gold', '*journeyman'], moves: OPEN.slice(0, 2) })
    await page.keyboard.press('2')
    await page.waitForSelector('[data-cell]')
    expect(await page.locator('[data-cell]').count()).toBeGreaterThan(2)
    expect(await isInSight(page, '[data-cell]')).toBe(true)
  }),
)

test('the throw says what its percentage is the chance of, to those who see and to those who hear', () =>
  pages.visit({ size: 'phone' }, async ({ page, go }) => {
    await go('#/games')
    await openDice(page, { seats: ['gold', '*journeyman'], moves: CLOSED.slice(0, 4) })
    const again = page.getByRole('button', { name: /^Roll again \(4 dice\) \d+% chance to close a city$/ })
    expect(await again.innerText()).toMatch(/\d+% chance to close a city/)
    await openDice(page, { seats: ['gold', '*journeyman'], moves: CLOSED_BESIDE_OPEN })
    await page.getByRole('button', { name: /^Roll again \(1 die\) \d+% chance to close a bigger city$/ }).waitFor()
  }))

test('catapults say who loses what', () =>
  pages.visit({ size: 'phone' }, async ({ page, go }) => {
    await go('#/games')
    const hint = page.locator('.hand .hint')
    await openDice(page, { seats: ['gold', '*journeyman'], moves: CLOSED.slice(0, 1) })
    expect(await hint.textContent()).toBe('Catapults: you lose 2 dice this turn. Tap a die to build it.')
    await openDice(page, { seats: ['gold', 'red'], moves: [{ throw: { NE: 8, catapult: 1 } }] })
    expect(await hint.textContent()).toContain('Catapult: gold loses 1 die this turn.')
    await openDice(page, { seats: ['gold', 'red'], moves: [{ throw: { NE: 9 } }] })
    expect(await hint.textContent()).toBe('Tap a die to build it.')
  }))

test.each(rotating(WINDOWS))(
  'on $name a hint lights the places that it speaks of, with all dice in sight',
  ({ viewport }) =>
    pages.visit({ size: 'phone' }, async ({ page, go }) => {
      await page.setViewportSize(viewport)
      await go('#/games')
      await openDice(page, { seats: ['gold', '*journeyman'], moves: CLOSED })
      await page.keyboard.press('a')
      const hint = page.locator('.aids .row', { hasText: '8 places' }).first()
      await hint.click()
      await expect.poll(() => page.locator('.field .shown').count()).toBe(8)
      const chosen = await page.locator('[data-cell][aria-pressed="true"]').getAttribute('data-cell')
      for (const selector of ['.field .shown', '.field .die', '.tray [data-die]', '[data-confirm]'])
        expect(await isInSight(page, selector), selector).toBe(true)
      // Again, it chooses the next of its places.
      await hint.click()
      await expect
        .poll(() => page.locator('[data-cell][aria-pressed="true"]').getAttribute('data-cell'))
        .not.toBe(chosen)
    }),
)
