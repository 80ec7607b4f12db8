/** "What would the master do?": asked for, shown on the board and beside it, taken up, and never played by itself. */
import { LANGUAGES } from '@bastide/kernel'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { rotating } from '../../../packages/kernel/sampling/rotating.ts'
import { advised, ask, fitsIn, lines, spoken } from './advising.ts'
import { barriers } from './axe.ts'
import { LOOKS, settled, usePages } from './browser.ts'
import { cutTexts } from './cut-texts.ts'
import { useMeeting } from './online-people.ts'
import { byMouse, byTap, hasTiles, isToLay, openTable, playUntil, SeededRandom, tilesOn } from './playing.ts'

const pages = usePages()
const SETUP = 'Base game, 2016'

/** A table of two people who agreed on all aids, at a decision where a tile goes. */
async function atTable(page: Page, isTouch = false, tiles = 9): Promise<void> {
  await openTable(page, SETUP, ['Rose', 'Iris'], true)
  const [random, act] = [new SeededRandom(3), isTouch ? byTap : byMouse]
  await playUntil(page, hasTiles(tiles), random, act)
  await playUntil(page, isToLay, random, act)
}

describe('advice', () => {
  test.each(LOOKS)('is three moves, numbered on the board and in the hand: $size, $theme', (look) =>
    pages.visit(look, async ({ page, go }) => {
      await go('#/')
      await atTable(page, look.size === 'phone')
      const before = await tilesOn(page)
      await advised(page)
      expect(await lines(page).locator('.number').allInnerTexts()).toEqual(['1', '2', '3'])
      expect(await page.locator('[data-advised]').count()).toBeGreaterThan(0)
      expect(await page.locator('.board .number text').allInnerTexts()).toHaveLength(3)
      for (const label of await lines(page).allTextContents())
        expect(label.replace(/\s+/g, ' ').trim()).toMatch(
          /^\d Column -?\d+, row -?\d+; .+\. you\s?[+−]?\d+\s?others\s?[+−]?\d+$/,
        )
      expect(await spoken(page)).toBe('The master shows 3 moves.')
      expect(await barriers(page)).toEqual([])
      expect(await cutTexts(page)).toEqual([])

      // It is filled in, and nothing is played.
      await lines(page).nth(1).click()
      expect(await lines(page).nth(1).getAttribute('aria-pressed')).toBe('true')
      await page.locator('[data-confirm]').waitFor()
      expect(await tilesOn(page)).toBe(before)
      await page.locator('[data-confirm]').click()
      await expect.poll(() => tilesOn(page)).toBe(before + 1)
    }),
  )

  test('is taken up by a tap on its ghost, and goes on with the figure', () =>
    pages.visit({}, async ({ page, go }) => {
      await go('#/')
      await atTable(page)
      // A line that puts a figure on the tile.
      const random = new SeededRandom(8)
      for (let i = 0; i < 12; i++) {
        await advised(page)
        if ((await page.locator('[data-advice] .what img').count()) > 3) break
        await ask(page).click()
        const tiles = await tilesOn(page)
        await playUntil(page, hasTiles(tiles + 1), random)
        await playUntil(page, isToLay, random)
      }
      const withFigure = page.locator('[data-advice]:has(img + img)').first()
      const number = (await withFigure.getAttribute('data-advice')) as string
      await withFigure.hover()
      const ghost = page.locator(`[data-advised="${number}"]`)
      expect(await ghost.locator('.figure').count()).toBe(1)
      await ghost.locator('.tile').click()
      expect(await withFigure.getAttribute('aria-pressed')).toBe('true')
      await page.locator('[data-confirm]').click()
      // What the line says next is still there, and only that of lines which began in this way.
      await page.locator('[data-spot]').first().waitFor()
      const next = page.locator(`[data-advice="${number}"]`)
      await next.click()
      await page.locator('[data-spot][aria-pressed="true"]').waitFor()
      await page.locator('[data-confirm]').click()
      await expect.poll(() => lines(page).count()).toBe(0)
    }))

  test('is asked for and taken up by keyboard, and put away again', () =>
    pages.visit({}, async ({ page, go }) => {
      await go('#/')
      await atTable(page)
      await page.keyboard.press('w')
      await lines(page).first().waitFor()
      await page.keyboard.press('3')
      expect(await lines(page).nth(2).getAttribute('aria-pressed')).toBe('true')
      await page.locator('[data-confirm]').waitFor()
      await page.keyboard.press('w')
      await expect.poll(() => lines(page).count()).toBe(0)
      expect(await ask(page).getAttribute('aria-expanded')).toBe('false')
      // What was chosen stays chosen.
      await page.locator('[data-confirm]').waitFor()
      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('ask the master').waitFor()
    }))

  test('is not there at a table that has not agreed on it', () =>
    pages.visit({}, async ({ page, go }) => {
      await go('#/')
      await openTable(page, SETUP, ['Rose', 'Iris'])
      await page.waitForSelector('[data-cell]')
      expect(await ask(page).count()).toBe(0)
      await page.keyboard.press('w')
      await settled(page)
      expect(await lines(page).count()).toBe(0)
    }))

  test('that comes after the game has gone on is dropped', () =>
    pages.visit({}, async ({ page, go }) => {
      await go('#/')
      await atTable(page)
      const before = await tilesOn(page)
      // Chosen first, so that it is played while the master thinks.
      await page.keyboard.press('ArrowLeft')
      await page.locator('[data-confirm]').waitFor()
      await page.keyboard.press('w')
      await page.keyboard.press('Enter')
      await expect.poll(() => tilesOn(page)).toBe(before + 1)
      await page.waitForTimeout(900)
      expect(await lines(page).count()).toBe(0)
      expect(await page.locator('.refusal').count()).toBe(0)
    }))

  test.each(rotating(LANGUAGES))('fits a phone, in %s', (language) =>
    pages.visit({ size: 'phone', language: 'en' }, async ({ page, go }) => {
      await go('#/')
      await atTable(page, true)
      await fitsIn(page, language)
    }),
  )
})

describe('advice at a server', () => {
  const meeting = useMeeting()

  test('is for the one who must decide, where they agreed on it', async () => {
    const [blue, red] = [await meeting.person(), await meeting.person('phone')]
    await meeting.begin(blue, red, { game: 'tile', setup: { edition: '2016' }, aids: ['advice'] })
    for (const { page } of [blue, red]) await ask(page).waitFor()
    const isBlues = await ask(blue.page).isEnabled()
    const [awaited, other] = isBlues ? [blue, red] : [red, blue]
    expect(await ask(other.page).isDisabled()).toBe(true)
    await advised(awaited.page)
    expect(await lines(awaited.page).count()).toBe(3)
    await lines(awaited.page).first().click()
    await awaited.page.locator('[data-confirm]').click()
    await expect.poll(() => tilesOn(other.page)).toBe(2)
    expect([...blue.faults, ...red.faults]).toEqual([])
  })
})
