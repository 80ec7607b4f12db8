/** A phone on its side, with five seats: whoever has chosen can confirm without scrolling, in every game. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { rotating } from '../../../packages/kernel/sampling/rotating.ts'
import { patience } from './adversity.ts'
import { settled, usePages } from './browser.ts'
import { cardGameAt, type Wanted } from './card-games.ts'
import { openCardGame } from './card-playing.ts'
import { CLOSED, openDice } from './dice-playing.ts'
import { openTable } from './playing.ts'
import { isInSight } from './windows.ts'

const pages = usePages()

const FIVE = ['gold', 'red', 'green', 'aquamarine', 'ultramarine']
const withBots = ['gold', ...FIVE.slice(1).map((name) => `*${name}`)]
const cardsAt = (stopAt: Wanted['stopAt']): ReturnType<typeof cardGameAt> =>
  cardGameAt({ seats: withBots, ...(stopAt === undefined ? {} : { stopAt }) })

/** Each opens a table and chooses something. */
const CHOOSING: { readonly [what: string]: (page: Page) => Promise<void> } = {
  async 'a tile'(page) {
    await openTable(page, 'Everything', FIVE, true)
    await page.waitForSelector('[data-cell]')
    await page.keyboard.press('ArrowRight')
  },
  async 'a die'(page) {
    await openDice(page, { seats: FIVE, moves: CLOSED })
    await page.keyboard.press('2')
    await page.keyboard.press('ArrowDown')
  },
  async 'a card'(page) {
    await openCardGame(
      page,
      cardsAt(({ round, step }, by) => by === 0 && round === 3 && step === 'play'),
    )
    await page.waitForSelector('[data-item]')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
  },
  async 'what becomes of a misplaced card'(page) {
    await openCardGame(
      page,
      cardsAt(({ step }, by) => by === 0 && step === 'choose'),
    )
    await page.locator('.names button').first().click()
  },
  async 'what a joker becomes'(page) {
    await openCardGame(
      page,
      cardsAt(({ step }, by) => by === 0 && step === 'assign'),
    )
    await page.locator('.names button').first().click()
  },
}

test.each(rotating(Object.entries(CHOOSING), 2))(
  'on a phone on its side %s is confirmed without scrolling',
  (_, choose) =>
    pages.visit({ size: 'phone' }, async ({ page, go }) => {
      await page.setViewportSize({ width: 740, height: 360 })
      await go('#/games')
      await choose(page)
      await page.waitForSelector('[data-confirm]')
      await settled(page, 100)
      expect(await isInSight(page, '[data-confirm]')).toBe(true)
      for (const panel of ['a', 's']) {
        await page.keyboard.press(panel)
        await settled(page, 100)
        expect(await isInSight(page, '[data-confirm]'), `panel ${panel}`).toBe(true)
      }
    }),
  patience(60_000),
)
