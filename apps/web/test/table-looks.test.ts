import { LANGUAGES } from '@bastide/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { rotating } from '../../../packages/kernel/sampling/rotating.ts'
import { patience } from './adversity.ts'
import { barriers } from './axe.ts'
import { LOOKS, settled, usePages } from './browser.ts'
import { cutTexts, overflow } from './cut-texts.ts'
import { hasTiles, isToDeploy, isToLay, openTable, playUntil, SeededRandom } from './playing.ts'
import { before, EVERYTHING, openGame, readStored } from './stored-games.ts'

const pages = usePages()

const closeDialog = async (page: Page): Promise<void> => {
  await page.locator('dialog[open] header button').click()
  await page.waitForSelector('dialog[open]', { state: 'detached' })
}

/** Points of a tile, as parts of its size: one of them shows something that scores. */
const POINTS = [
  [0.5, 0.5],
  [0.3, 0.8],
  [0.8, 0.75],
] as const

/** Clicks tiles until a feature's card shows. */
async function showFeature(page: Page): Promise<void> {
  const boxes = await page.locator('.board .tiles image').all()
  for (const box of boxes)
    for (const [partX, partY] of POINTS) {
      const at = await box.boundingBox()
      if (at !== null) await page.mouse.click(at.x + at.width * partX, at.y + at.height * partY)
      if (await page.locator('.feature.card').isVisible()) return
    }
  throw new Error('no tile shows a feature')
}

/** Goes through the states of a table. */
async function* tableStates(page: Page, isWide: boolean): AsyncGenerator<string> {
  const random = new SeededRandom(9)
  await openTable(page, 'Everything', ['gold', 'red'], true)
  await playUntil(page, hasTiles(8), random)
  await playUntil(page, isToLay, random)
  if (!isWide) await page.locator('.tabs button').first().click()
  yield 'placing, with the story'
  await page.locator('.tabs button').last().click()
  if (isWide) await page.locator('[data-cell]').first().click()
  yield 'a cell chosen, with the aids'
  await page
    .locator('.tabs button')
    .nth(isWide ? 0 : 1)
    .click()
  await playUntil(page, isToDeploy, random)
  await showFeature(page)
  yield 'deploying, with a feature shown'
  await page.locator('.corner button').click()
  yield 'the menu'
  await closeDialog(page)
  await page.keyboard.press('?')
  yield 'the shortcuts'
  await closeDialog(page)
}

async function* otherStates(page: Page): AsyncGenerator<string> {
  const whole = await readStored(EVERYTHING)
  await openGame(page, before(whole, 'choose'))
  await page.waitForSelector('.names button')
  yield 'choosing by name'
  await openGame(page, whole)
  const table = page.url().match(/table\/(\w+)/)?.[1]
  await page.evaluate((to) => location.assign(to), `#/table/${table}`)
  await page.waitForSelector('.result')
  yield 'the result'
}

test.each(rotating(LOOKS))(
  'on a $size every state of a game is accessible in $theme',
  ({ size, theme }) =>
    pages.visit({ size, theme }, async ({ page, go }) => {
      await go('#/new')
      for (const states of [tableStates(page, size === 'desktop'), otherStates(page)])
        for await (const state of states) expect(await barriers(page), state).toEqual([])
    }),
  patience(180_000),
)

test.each(rotating(LANGUAGES))(
  'at 360 pixels nothing in a game is clipped: %s',
  async (language) => {
    await pages.visit({ size: 'phone', language }, async ({ page, go }) => {
      const look = async (state: string): Promise<void> => {
        await settled(page)
        expect(await overflow(page), state).toBe(0)
        expect(await cutTexts(page), state).toEqual([])
      }
      const whole = await readStored(EVERYTHING)
      await go('#/games')
      await openGame(page, before(whole, 'place', 30))
      await look('placing')
      await page.locator('[data-cell]').first().dispatchEvent('click')
      await look('a cell chosen')
      await page.locator('.tabs button').first().click()
      await look('the story')
      await page.locator('.tabs button').last().click()
      await look('the aids')
      await openGame(page, before(whole, 'deploy', 12))
      await look('deploying')
      await page.keyboard.press('1')
      await look('a spot chosen')
      await openGame(page, before(whole, 'choose'))
      await look('choosing by name')
    })
  },
  patience(120_000),
)
