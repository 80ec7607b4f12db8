import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers } from './axe.ts'
import { settled, usePages } from './browser.ts'
import { before, EVERYTHING, openGame, readStored } from './stored-games.ts'

const pages = usePages()

/** The focus within the log: the row's number and the kind of button. Null outside. */
const place = (page: Page): Promise<readonly [number, string] | null> =>
  page.evaluate(() => {
    const at = document.activeElement?.closest('.story button')
    const rows = [...document.querySelectorAll('.story [role=row]:has(button)')]
    const kinds = ['line', 'why', 'sentence', 'clause']
    return at === null || at === undefined
      ? null
      : [rows.findIndex((row) => row.contains(at)), kinds.find((kind) => at.classList.contains(kind)) ?? '']
  })

/** The number of the first row that has such a part. */
const rowWith = (page: Page, part: string): Promise<number> =>
  page
    .locator('.story [role=row]:has(button)')
    .evaluateAll((rows, selector) => rows.findIndex((row) => row.querySelector(selector) !== null), part)

/** The number of tab stops inside the log, going once around the page. */
async function stops(page: Page): Promise<number> {
  let inside = 0
  await page.locator('button').first().focus()
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab')
    if ((await place(page)) !== null) inside++
    else if (inside > 0) break
  }
  return inside
}

async function enterLog(page: Page): Promise<void> {
  for (let i = 0; i < 60 && (await place(page)) === null; i++) await page.keyboard.press('Tab')
}

async function down(page: Page, rows: number): Promise<void> {
  for (let i = 0; i < rows; i++) await page.keyboard.press('ArrowDown')
}

test('a long log is one tab stop, and the arrow keys lead through it and behind each “Why?”', () =>
  pages.visit({ size: 'desktop' }, async ({ page, go }) => {
    const whole = await readStored(EVERYTHING)
    await go('#/games')
    await openGame(page, before(whole, 'place', 60))
    await settled(page)
    const lines = await page.locator('.story .line').count()
    expect(lines).toBeGreaterThanOrEqual(60)
    expect(await stops(page)).toBe(1)
    await page.locator('.tabs button').first().focus()
    await enterLog(page)
    expect(await place(page), 'it is entered at the last line').toEqual([lines - 1, 'line'])
    const confirm = page.locator('[data-confirm]')
    await page.keyboard.press('ArrowUp')
    expect(await place(page)).toEqual([lines - 2, 'line'])
    await page.keyboard.press('Home')
    expect(await place(page)).toEqual([0, 'line'])
    const scored = await rowWith(page, '.gist strong')
    await down(page, scored)
    await page.keyboard.press('ArrowRight')
    expect(await place(page)).toEqual([scored, 'why'])
    await page.keyboard.press('Enter')
    await page.locator('.story .why[aria-expanded=true]').waitFor()
    const explained = await rowWith(page, '.clause')
    await down(page, explained - scored)
    expect(await place(page)).toEqual([explained, 'sentence'])
    await page.keyboard.press('ArrowRight')
    expect(await place(page)).toEqual([explained, 'clause'])
    expect(await confirm.count(), 'the arrow keys do not move on the board meanwhile').toBe(0)
    await page.keyboard.press('Enter')
    await page.locator('dialog[open]').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => place(page), { message: 'the focus is back where it was' }).toEqual([explained, 'clause'])
    expect(await barriers(page)).toEqual([])
  }))

test('a replay’s log is one tab stop too, entered at the current move', () =>
  pages.visit({ size: 'desktop' }, async ({ page, go }) => {
    await go('#/games')
    await openGame(page, await readStored(EVERYTHING))
    await settled(page)
    expect(await stops(page)).toBe(1)
    await page.keyboard.press('5')
    await page.waitForSelector('.story .now .line')
    const now = await page
      .locator('.story [role=row]:has(button)')
      .evaluateAll((rows) => rows.findIndex((row) => row.classList.contains('now')))
    await page.locator('button').first().focus()
    await enterLog(page)
    expect(await place(page)).toEqual([now, 'line'])
    await page.locator('button').first().focus()
    await page.locator('.story .now .line').first().click()
    expect(await place(page), 'a click leaves the arrow keys to the moves').toBeNull()
    expect(await barriers(page)).toEqual([])
  }))
