import type { Download, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { usePages } from './browser.ts'
import { scoresOf } from './playing.ts'
import { EVERYTHING, paste, readStored } from './stored-games.ts'

const pages = usePages()

/** Opens a record as a file on the games page. */
async function openRecord(page: Page, path: string): Promise<void> {
  await page.evaluate(() => location.assign('#/games'))
  await page.getByRole('button', { name: 'Import a game' }).click()
  await page.getByRole('dialog', { name: 'Import a game' }).locator('input[type=file]').setInputFiles(path)
  await page.waitForURL(/#\/replay\//)
  await page.waitForSelector('.playback')
}

/** Downloads the record of the latest game from the games page. */
async function downloadLatest(page: Page): Promise<string> {
  await page.evaluate(() => location.assign('#/games'))
  const button = page.getByRole('button', { name: /^Download game: / }).first()
  const [download] = await Promise.all([page.waitForEvent('download') as Promise<Download>, button.click()])
  return download.path()
}

const where = (page: Page): Promise<string> => page.locator('.playback .where').innerText()

test('whoever asks to watch a finished game sees it play from the beginning', () =>
  pages.visit({ hasMotion: true }, async ({ page, go }) => {
    await go('#/games')
    await openRecord(page, EVERYTHING)
    await expect.poll(async () => Number.parseInt(await where(page), 10)).toBeGreaterThan(1)
    await page.keyboard.press(' ')
    const paused = await where(page)
    expect(await page.getByRole('button', { name: 'Play', exact: true }).count(), `paused at ${paused}`).toBe(1)
  }))

test('a replay opens from My games, steps back and forth, and a link leads to the same move', () =>
  pages.visit({}, async ({ page, context, go }) => {
    const stored = await readStored(EVERYTHING)
    const last = stored.moves.length
    const finals = stored.seats.map((_, i) => stored.result?.find(({ seat }) => seat === i)?.score)
    await go('#/games')
    await openRecord(page, EVERYTHING)
    await page.evaluate(() => location.assign('#/games'))
    await page.getByRole('link', { name: 'Watch replay' }).click()
    await page.waitForSelector('.playback')
    expect(await where(page)).toBe(`0 / ${last}`)
    expect(await scoresOf(page)).toEqual(finals.map(() => 0))

    await page.keyboard.press('ArrowRight')
    await expect.poll(() => where(page)).toBe(`1 / ${last}`)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowDown')
    await expect.poll(async () => Number.parseInt(await where(page), 10)).toBeGreaterThan(1)
    await page.keyboard.press('End')
    await expect.poll(() => scoresOf(page)).toEqual(finals)

    const slider = page.getByRole('slider', { name: 'Move' })
    const box = await slider.boundingBox()
    if (box === null) throw new Error('the slider is not visible')
    await page.mouse.click(box.x + box.width * 0.6, box.y + box.height / 2)
    await expect.poll(async () => Math.abs(Number.parseInt(await where(page), 10) / last - 0.6)).toBeLessThan(0.05)
    await page.locator('.board .view').evaluate((board) => board.setAttribute('data-known', ''))
    await page.keyboard.press('ArrowRight')
    const position = await where(page)
    await expect.poll(() => page.url()).toContain(`/${Number.parseInt(position, 10)}`)
    // The address has followed without rebuilding the page.
    expect(await page.locator('.board .view[data-known]').count()).toBe(1)
    const scores = await scoresOf(page)
    const tiles = await page.locator('.board .tiles image').count()

    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: /^Copy link to move/ }).click()
    await page.getByText('Link copied.').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())

    await pages.visit({ size: 'phone' }, async ({ page: other }) => {
      await other.goto(link)
      await other.waitForSelector('.playback')
      await expect.poll(() => where(other)).toBe(position)
      await expect.poll(() => other.locator('.board .tiles image').count()).toBe(tiles)
      expect(await scoresOf(other)).toEqual(scores)
    })
  }))

test('a record that is downloaded and reopened is the same game with the same digest', () =>
  pages.visit({}, async ({ page, go }) => {
    const stored = await readStored(EVERYTHING)
    await go('#/games')
    await openRecord(page, EVERYTHING)
    const first = await downloadLatest(page)
    // Of version 1 it names the options now, and the colours that were played.
    const kept = await readStored(first)
    expect([kept.moves, kept.result, kept.digest]).toEqual([stored.moves, stored.result, stored.digest])
    expect(kept.seats.map(({ name }) => name)).toEqual(stored.seats.map(({ name }) => name))
    await pages.visit({}, async (elsewhere) => {
      await elsewhere.go('#/games')
      await openRecord(elsewhere.page, first)
      const second = await readStored(await downloadLatest(elsewhere.page))
      expect(second.digest).toBe(stored.digest)
      expect(second).toEqual(kept)
    })
  }))

test('a game that is copied as text and pasted elsewhere is the same game with the same digest', () =>
  pages.visit({}, async ({ page, context, go }) => {
    const stored = await readStored(EVERYTHING)
    await go('#/games')
    await openRecord(page, EVERYTHING)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'Copy as text' }).click()
    await page.getByText('Copied.').waitFor()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    await pages.visit({}, async (elsewhere) => {
      await elsewhere.go('#/games')
      await paste(elsewhere.page, text)
      await elsewhere.page.waitForURL(/#\/replay\//)
      const { moves, digest } = await readStored(await downloadLatest(elsewhere.page))
      expect([moves, digest]).toEqual([stored.moves, stored.digest])

      const lines = text.split('\n')
      const at = lines.findIndex((line) => line.startsWith('2. '))
      const withLine = (line: string): string => [...lines.slice(0, at), line, ...lines.slice(at + 1)].join('\n')
      const trouble = elsewhere.page.locator('dialog[open] [role=alert]')
      await paste(elsewhere.page, withLine(`${lines[at]} §§`))
      expect(await trouble.innerText()).toContain(`Line ${at + 1} can’t be read.`)
      await elsewhere.page.keyboard.press('Escape')
      await paste(elsewhere.page, withLine((lines[at] as string).replace(/-?\d+,-?\d+/, '90,90')))
      await expect.poll(() => trouble.innerText()).toMatch(new RegExp(`^Line ${at + 1}: “90,90/\\d” can’t be played.`))
    })
  }))
