/** A dice game that goes on after a reload, is replayed, and is kept as a record. */
import type { Download, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { usePages } from './browser.ts'
import { CLOSED, openDice } from './dice-playing.ts'
import { paste, readStored, type Stored } from './stored-games.ts'

const pages = usePages()
const WHOLE = 'records/v2/dice/to-21/01.json'

/** What lies on the cloth and in the tray, and what can be done. */
const seen = (page: Page): Promise<unknown> =>
  page.evaluate(() => ({
    built: document.querySelector('.field .unseen')?.textContent,
    loose: [...document.querySelectorAll('.tray [data-die]')].map((die) => die.getAttribute('data-die')),
    throws: document.querySelectorAll('.throws i.left').length,
    buttons: [...document.querySelectorAll('.hand button')].map((button) => button.textContent?.trim()),
  }))

test('a reload in a turn asks for no new throw, and shows the same dice', () =>
  pages.visit({ size: 'phone' }, async ({ page, go }) => {
    await go('#/games')
    await openDice(page, { seats: ['gold', 'red'], moves: CLOSED })
    await page.waitForSelector('[data-pass]')
    const before = await seen(page)
    await page.reload()
    await page.waitForSelector('[data-pass]')
    expect(await page.locator('[data-go-on]').count()).toBe(0)
    expect(await seen(page)).toEqual(before)
    // Between two turns there is nothing to hold back any more, either.
    await page.keyboard.press('n')
    await page.waitForFunction(() => document.querySelectorAll('.tray .blank').length === 9)
    await page.reload()
    await page.waitForSelector('[data-pass]')
    expect(await page.locator('[data-seat="1"][aria-current]').count()).toBe(1)
  }))

test('a replay keeps a scored layout in sight until the next throw, and a link leads to the same move', () =>
  pages.visit({}, async ({ page, context, go }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await go('#/games')
    const thrown = { throw: { NE: 9 } }
    await openDice(page, { seats: ['gold', 'red'], moves: [...CLOSED, { stop: true }, thrown] })
    const table = page.url().match(/table\/(\w+)/)?.[1]
    await page.evaluate((to) => location.assign(to), `#/replay/table/${table}/${CLOSED.length}`)
    await page.waitForSelector('.replay .cloth')
    const built = (): Promise<string | null> => page.locator('[data-built]').getAttribute('data-built')
    const caption = page.locator('.caption p')
    await expect.poll(built).toBe('4')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => caption.textContent()).toContain('scores 3 points')
    expect(await built()).toBe('4')
    expect(await page.locator('.worth.scored').textContent()).toContain('3')
    await page.keyboard.press('ArrowRight')
    await expect.poll(built).toBe('0')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => caption.textContent()).toContain('scores 3 points')
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: /^Copy link to move/ }).click()
    await page.getByText('Link copied.').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await pages.visit({ size: 'phone' }, async ({ page: other }) => {
      await other.goto(link)
      await other.waitForSelector('.cloth')
      await expect.poll(() => other.locator('.caption p').textContent()).toContain('scores')
    })
  }))

async function downloadFrom(page: Page): Promise<Stored> {
  await page.evaluate(() => location.assign('#/games'))
  const button = page.getByRole('button', { name: /^Download game: / }).first()
  const [download] = await Promise.all([page.waitForEvent('download') as Promise<Download>, button.click()])
  return readStored(await download.path())
}

test('a record that is downloaded and reopened is the same game with the same digest', () =>
  pages.visit({}, async ({ page, go }) => {
    const stored = await readStored(WHOLE)
    await go('#/games')
    await paste(page, JSON.stringify(stored))
    await page.waitForSelector('.playback')
    const first = await downloadFrom(page)
    expect([first.moves, first.result, first.digest]).toEqual([stored.moves, stored.result, stored.digest])
    await pages.visit({}, async (elsewhere) => {
      await elsewhere.go('#/games')
      await paste(elsewhere.page, JSON.stringify(first))
      await elsewhere.page.waitForSelector('.playback')
      expect((await downloadFrom(elsewhere.page)).digest).toBe(stored.digest)
    })
  }))
