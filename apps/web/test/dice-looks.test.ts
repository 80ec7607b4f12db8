/** Every state of a dice table: accessible in both themes, and nothing cut in any language. */
import { LANGUAGES } from '@bastide/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { rotating } from '../../../packages/kernel/sampling/rotating.ts'
import { patience } from './adversity.ts'
import { barriers } from './axe.ts'
import { LOOKS, settled, usePages } from './browser.ts'
import { cutTexts, overflow } from './cut-texts.ts'
import { CLOSED, openDice, recordOf } from './dice-playing.ts'
import { paste } from './stored-games.ts'

const pages = usePages()

const KNIGHTS = [{ throw: { knight: 4, NE: 3, 'N S': 2 } }, ...[1, 2, 3].map(() => ({ keep: 'knight' }))]
const WON = [...CLOSED, { stop: true }]

/** Goes through the states of a table and of its replay. */
async function* states(page: Page): AsyncGenerator<string> {
  await openDice(page, { seats: ['gold', 'red'], target: 3, moves: KNIGHTS })
  await page.waitForSelector('[data-name="end"]')
  yield 'three knights kept'
  await openDice(page, { seats: ['gold', 'red', 'green'], moves: CLOSED })
  await page.keyboard.press('2')
  await page.waitForSelector('[data-cell]')
  yield 'a die picked'
  await page.keyboard.press('ArrowDown')
  await page.waitForSelector('[data-turn], [data-confirm]')
  yield 'a die on the cloth'
  await page.keyboard.press('a')
  await page.waitForSelector('.aids .row')
  yield 'the aids'
  await page.keyboard.press('a')
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await page.waitForSelector('.worth.scored')
  // Longer than the scene stays: it is looked at as it is.
  yield 'scored'
  await page.waitForFunction(() => document.querySelectorAll('.tray .blank').length === 9)
  yield 'to throw'
  await paste(page, recordOf({ seats: ['gold', 'red'], target: 3, moves: WON }))
  await page.waitForURL(/#\/replay\//)
  await page.waitForSelector('.cloth')
  yield 'the replay'
  const table = page.url().match(/table\/(\w+)/)?.[1]
  await page.evaluate((to) => location.assign(to), `#/table/${table}`)
  await page.waitForSelector('.result')
  yield 'the result'
}

test.each(rotating(LOOKS))(
  'on a $size every state of a dice table is accessible in $theme',
  ({ size, theme }) =>
    pages.visit({ size, theme }, async ({ page, go }) => {
      await go('#/games')
      for await (const state of states(page)) expect(await barriers(page), state).toEqual([])
    }),
  patience(180_000),
)

/** A phone; and a desktop at 200 %, which has a quarter of the space. */
const NARROW = { phone: { width: 360, height: 740 }, zoomed: { width: 640, height: 400 } } as const

test.each(rotating(LANGUAGES))(
  'at 360 pixels and at 200 % nothing at a dice table is cut: %s',
  async (language) => {
    for (const [name, size] of Object.entries(NARROW))
      await pages.visit({ size: 'phone', language }, async ({ page, go }) => {
        await page.setViewportSize(size)
        await go('#/games')
        for await (const state of states(page)) {
          await settled(page, 120)
          expect(await overflow(page), `${name}: ${state}`).toBe(0)
          expect(await cutTexts(page), `${name}: ${state}`).toEqual([])
        }
      })
  },
  patience(180_000),
)

test('on a phone nine dice in a line are 40 pixels wide each, and everything to tap is as large', () =>
  pages.visit({ size: 'phone' }, async ({ page, go }) => {
    await go('#/games')
    const line = [1, 2, 3, 4, 5, 6, 7, 8].map((x) => ({ place: 'N S', at: [x, 0], turn: 0 }))
    const moves = [{ throw: { 'N S': 9 } }, { place: 'N S', at: [0, 0], turn: 0 }]
    const widths = (selector: string): Promise<number[]> =>
      page.locator(selector).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)))
    await openDice(page, { seats: ['gold', 'red'], moves: [...moves, ...line.slice(0, 7)] })
    await page.keyboard.press('1')
    await page.waitForSelector('[data-cell]')
    for (const width of [
      ...(await widths('.field .die')),
      ...(await widths('[data-cell]')),
      ...(await widths('[data-die]')),
    ])
      expect(width).toBeGreaterThanOrEqual(40)
    await page.locator('[data-cell="8,0"]').dispatchEvent('click')
    await page.locator('[data-confirm]').tap()
    await expect.poll(() => widths('.field .die')).toEqual(new Array(9).fill(40))
    // Nothing is left to do but to stop; still the player says so.
    expect(await page.locator('[data-pass].primary').textContent()).toContain('Stop: no points')
  }))
