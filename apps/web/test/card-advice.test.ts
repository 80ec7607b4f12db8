/** What the master would do with cards: told as cards and rows, taken up, and never played by itself. */
import { LANGUAGES } from '@bastide/kernel'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { rotating } from '../../../packages/kernel/sampling/rotating.ts'
import { advised, ask, fitsIn, lines, spoken } from './advising.ts'
import { barriers } from './axe.ts'
import { LOOKS, usePages } from './browser.ts'
import { cardGameAt } from './card-games.ts'
import { openCardGame, SEEN_MS } from './card-playing.ts'
import { cutTexts } from './cut-texts.ts'
import { openTable } from './playing.ts'

const pages = usePages()

const inHand = (page: Page): Promise<number> => page.locator('[data-item] [data-card]').count()

/** In the middle of a round, with a hand and a follower to play. */
const openMiddle = (page: Page): Promise<void> =>
  openCardGame(
    page,
    cardGameAt({
      seats: ['Rose', '*Hugo', '*Ines'],
      stopAt: ({ step, round, seats }, by) =>
        by === 0 && step === 'play' && round === 2 && seats[0]?.claimed === false && seats[0].hand < 5,
    }),
  )

async function throughCurtain(page: Page): Promise<void> {
  await page.locator('[data-curtain] .primary').waitFor()
  await page.waitForTimeout(SEEN_MS)
  await page.locator('[data-curtain] .primary').click()
}

describe('the master’s advice with cards', () => {
  test.each(LOOKS)('is numbered in the hand and in the rows: $size, $theme', (look) =>
    pages.visit(look, async ({ page, go }) => {
      await go('#/')
      await openMiddle(page)
      const before = await inHand(page)
      await advised(page)
      expect(await lines(page).locator('.number').allInnerTexts()).toEqual(['1', '2', '3'])
      for (const label of await lines(page).allTextContents())
        expect(label.replace(/\s+/g, ' ').trim()).toMatch(
          /^\d .+ to the (red|yellow|green|blue) row\. → you\s?[+−]?\d+\s?others\s?[+−]?\d+$/,
        )
      // Each number is on what is played, and where it goes.
      for (const place of ['[data-item]', '[data-row]'])
        expect((await page.locator(`${place} [data-advised]`).allInnerTexts()).sort()).toEqual(['1', '2', '3'])
      expect(await spoken(page)).toBe('The master shows 3 moves.')
      expect(await barriers(page)).toEqual([])
      expect(await cutTexts(page)).toEqual([])

      // Another card was picked up before: what the line says counts.
      await page.locator('[data-item]:not([aria-disabled="true"])').last().click()
      await lines(page).first().click()
      expect(await lines(page).first().getAttribute('aria-pressed')).toBe('true')
      expect(await page.locator('[data-item][aria-checked="true"] [data-advised="1"]').count()).toBe(1)
      expect(await page.locator('[data-row].chosen [data-advised="1"]').count()).toBe(1)
      expect(await inHand(page)).toBe(before)
      await page.locator('[data-confirm]').click()
      await expect.poll(() => lines(page).count()).toBe(0)
    }),
  )

  test('is asked for and taken up by keyboard', () =>
    pages.visit({}, async ({ page, go }) => {
      await go('#/')
      await openMiddle(page)
      await page.keyboard.press('w')
      await lines(page).first().waitFor()
      await page.keyboard.press('2')
      expect(await lines(page).nth(1).getAttribute('aria-pressed')).toBe('true')
      await page.keyboard.press('Enter')
      await expect.poll(() => lines(page).count()).toBe(0)
    }))

  test('answers what is asked at the end of a round', () =>
    pages.visit({ size: 'phone' }, async ({ page, go }) => {
      await go('#/')
      await openCardGame(
        page,
        cardGameAt({ seats: ['Rose', '*Hugo'], stopAt: ({ step }, by) => by === 0 && step === 'choose' }),
      )
      await advised(page)
      expect(await lines(page).count()).toBe(2)
      await lines(page).first().click()
      await page.locator('.names [aria-pressed="true"]').waitFor()
      expect(await barriers(page)).toEqual([])
    }))

  test('is offered where a table is made, and is not there where nobody agreed on it', () =>
    pages.visit({}, async ({ page, go }) => {
      await go('#/')
      await openTable(page, 'Cards', ['Rose', 'Iris'], false, 'card')
      await throughCurtain(page)
      await page.locator('.hand').waitFor()
      expect(await ask(page).count()).toBe(0)
      await openTable(page, 'Cards', ['Rose', 'Iris'], true, 'card')
      await throughCurtain(page)
      await ask(page).waitFor()
    }))

  test.each(rotating(LANGUAGES))('fits a phone, in %s', (language) =>
    pages.visit({ size: 'phone' }, async ({ page, go }) => {
      await go('#/')
      await openMiddle(page)
      await fitsIn(page, language)
    }),
  )
})
