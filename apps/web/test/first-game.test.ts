/** What a newcomer is told in a first game: each thing once, in two short lines. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@bastide/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers } from './axe.ts'
import { settled, usePages } from './browser.ts'
import { cutTexts, overflow } from './cut-texts.ts'
import { isToDeploy, openTable, playUntil, SeededRandom } from './playing.ts'

const pages = usePages()

const tipOf = async (page: Page): Promise<string | null> =>
  (await page.locator('.tip').count()) === 0 ? null : page.locator('.tip p').innerText()

const layTile = (page: Page): Promise<unknown> => playUntil(page, isToDeploy, new SeededRandom(4))

test('a newcomer is told what can be done, each thing once, and may have it no more', () =>
  pages.visit({ size: 'phone', isNew: true }, async ({ page, go }) => {
    await go('#/')
    await openTable(page, 'Base game, 2016', ['gold', 'red'])
    expect(await tipOf(page)).toBe('Choose a marked square. Tap it again to turn your tile.')
    const board = await page.locator('.board').boundingBox()
    expect(await barriers(page)).toEqual([])
    expect(await cutTexts(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    await page.getByRole('button', { name: 'Close this tip' }).tap()
    expect(await tipOf(page)).toBeNull()
    // The board stays where it was.
    expect(await page.locator('.board').boundingBox()).toEqual(board)
    await layTile(page)
    expect(await tipOf(page)).toBe('Put a follower on your tile to score what it stands on, or skip.')
    await page.reload()
    await settled(page)
    expect(await tipOf(page)).not.toContain('Put a follower')

    await go('#/settings')
    await page.getByRole('switch', { name: /Tips for first games/ }).uncheck()
    await openTable(page, 'Base game, 2016', ['gold', 'red'])
    expect(await tipOf(page)).toBeNull()
    await go('#/settings')
    await page.getByRole('switch', { name: /Tips for first games/ }).check()
    await openTable(page, 'Base game, 2016', ['gold', 'red'])
    expect(await tipOf(page)).toContain('Choose a marked square')
  }))

const PLACE = /^(tile|dice|card)\.tip\./
const touched = (words: string): string => words.replace(/\{pointer, select, touch \{([^}]*)\} other \{[^}]*\}\}/, '$1')

test('every tip takes two lines at most on a phone, in every language', () =>
  pages.visit({ size: 'phone', isNew: true }, async ({ page, go }) => {
    await go('#/')
    await openTable(page, 'Base game, 2016', ['gold', 'red'])
    const tips = LANGUAGES.flatMap((language) => {
      const file = join('apps/web/src/text', language, 'games.json')
      const words: { readonly [key: string]: string } = JSON.parse(readFileSync(file, 'utf8'))
      return Object.entries(words).filter(([key]) => PLACE.test(key))
    })
    expect(tips.length).toBeGreaterThan(70)
    const tooHigh = await page.evaluate(
      (said) => {
        const line = document.querySelector('.tip p') as HTMLElement
        const row = document.querySelector('.tip') as HTMLElement
        return said.filter((words) => {
          line.textContent = words
          return row.offsetHeight > 36
        })
      },
      tips.map(([, words]) => touched(words)),
    )
    expect(tooHigh).toEqual([])
  }))

test.each(['phone', 'desktop'] as const)('whoever points where a tile does not fit is told why, %s', (size) =>
  pages.visit({ size }, async ({ page, go }) => {
    await go('#/')
    await openTable(page, 'Base game, 2016', ['gold', 'red'])
    await settled(page)
    // Away from all that is legal, and from what lies over the board.
    const empty = await page.evaluate(() => {
      const cells = [...document.querySelectorAll('[data-cell]')].map((one) => one.getBoundingClientRect())
      const board = document.querySelector('.board .view') as Element
      const { left, top, width, height } = board.getBoundingClientRect()
      const side = cells[0]?.width ?? 0
      for (let step = 0; step < 400; step++) {
        const [x, y] = [left + (((step % 20) + 0.5) * width) / 20, top + ((Math.floor(step / 20) + 0.5) * height) / 20]
        const isFar = cells.every((cell) => Math.hypot(x - cell.left - side / 2, y - cell.top - side / 2) > 1.2 * side)
        if (isFar && board.contains(document.elementFromPoint(x, y))) return { x, y }
      }
      throw new Error('everything is near something that can be laid')
    })
    if (size === 'phone') await page.touchscreen.tap(empty.x, empty.y)
    else await page.mouse.click(empty.x, empty.y)
    await expect.poll(() => page.locator('.label').innerText()).toMatch(/must touch another tile|doesn’t fit there/)
  }),
)
