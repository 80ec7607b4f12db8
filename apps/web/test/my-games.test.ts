import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@bastide/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { rotating } from '../../../packages/kernel/sampling/rotating.ts'
import { barriersInThemes } from './axe.ts'
import { settled, usePages, type Visit } from './browser.ts'
import { cutTexts, overflow } from './cut-texts.ts'
import { markAsPlayed, paste } from './stored-games.ts'

const pages = usePages()

/** A finished game of each, of one person against bots. */
const FILES = ['2016', 'dice/to-42', 'card/cards'].map((folder) => `records/v2/${folder}/01.json`)

interface Recorded {
  readonly seats: readonly { readonly name: string }[]
  readonly result: readonly { readonly seat: number; readonly score: number; readonly place: number }[]
}

const againstBots = (file: string): Recorded => {
  const record = JSON.parse(readFileSync(file, 'utf8')) as Recorded
  return { ...record, seats: record.seats.map((seat, i) => (i === 0 ? seat : { ...seat, bot: 'journeyman' })) }
}

async function keepAll({ page, go }: Visit): Promise<readonly Recorded[]> {
  const records = FILES.map(againstBots)
  await go('#/games')
  for (const record of records) {
    await paste(page, JSON.stringify(record))
    await page.waitForURL(/#\/replay\//)
    await settled(page)
  }
  await page.evaluate(() => location.assign('#/games'))
  await page.waitForSelector('article')
  expect(await figures(page), 'imported games are nobody’s').toEqual([])
  await markAsPlayed(page)
  await page.evaluate(() => location.assign('#/'))
  await page.getByRole('button', { name: 'Play now: Tile game' }).click()
  await page.waitForSelector('[data-cell]')
  await go('#/games')
  return records
}

const shown = (page: Page): Promise<readonly string[]> => page.locator('article .which span').allInnerTexts()
const figures = (page: Page): Promise<readonly string[]> => page.locator('section dl dd').allInnerTexts()

test('games have pictures, are filtered, and add up', () =>
  pages.visit({}, async (visit) => {
    const { page } = visit
    const records = await keepAll(visit)
    expect(await shown(page)).toEqual(['Tile game', 'Card game', 'Dice game', 'Tile game'])
    // Only those in sight are drawn; the last one comes into sight.
    await page.locator('article').last().scrollIntoViewIfNeeded()
    const drawn = (): Promise<number> =>
      page
        .locator('article img')
        .evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length)
    await expect.poll(drawn).toBe(4)

    const yours = records.map(({ result }) => result.find(({ seat }) => seat === 0))
    const won = yours.filter((standing) => standing?.place === 1).length
    const best = yours.map((standing) => String(standing?.score)).reverse()
    expect(await figures(page)).toEqual(['3', String(won), ...best])
    await page.getByText('By opponent').click()
    const met = records.filter(({ seats }) => seats.length > 1).length
    expect(await page.locator('section details li').first().innerText()).toMatch(new RegExp(`of ${met} won$`))

    await page.getByText('In progress', { exact: true }).first().click()
    expect(await shown(page)).toEqual(['Tile game'])
    await page.getByText('Finished', { exact: true }).first().click()
    await page.getByLabel('Game', { exact: true }).selectOption('Dice game')
    expect(await shown(page)).toEqual(['Dice game'])
    expect(await figures(page)).toHaveLength(3)
    await page.getByText('In progress', { exact: true }).first().click()
    await page.getByText('No games match.').waitFor()
  }))

test.each(rotating(LANGUAGES))('on a phone the list fits and is accessible: %s', (language) =>
  pages.visit({ size: 'phone' }, async (visit) => {
    const { page, go } = visit
    await keepAll(visit)
    await page.evaluate((to) => localStorage.setItem('bastide-settings', JSON.stringify({ language: to })), language)
    await page.reload()
    await go('#/games')
    await page.locator('section details summary').click()
    expect(await overflow(page)).toBe(0)
    expect(await cutTexts(page)).toEqual([])
    expect(await barriersInThemes(page)).toEqual([])
  }),
)
