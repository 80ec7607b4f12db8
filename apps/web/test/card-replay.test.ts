import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pack } from '../src/review/packing.ts'
import { settled, usePages } from './browser.ts'
import { cardGameAt } from './card-games.ts'
import { openCardGame } from './card-playing.ts'

const pages = usePages()
const record = cardGameAt({ seats: ['gold', 'red', 'green'], seed: 9 })

const handsShown = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.replay ul [data-card]')].map(({ dataset }) => dataset.card ?? ''),
  )

test('a finished game in a link shows every hand and every hidden card, move by move', () =>
  pages.visit({}, async ({ page, go }) => {
    await go(`#/replay/g/${await pack(record)}/60`)
    await page.waitForSelector('[data-row]')
    await settled(page)
    expect((await handsShown(page)).length).toBeGreaterThan(5)
    for (const card of await handsShown(page)) expect(card).not.toBe('?')
    expect(await page.locator('[data-row] [data-card="down"]').count()).toBe(0)
    expect(await page.locator('.caption').textContent()).toContain('Round')
    await page.keyboard.press('End')
    await page.waitForSelector('.chests')
    expect(await page.locator('.chests > li').count()).toBe(3)
  }))

test('a downloaded record opens again with the same digest', () =>
  pages.visit({}, async ({ page, go }) => {
    await go('#/games')
    await openCardGame(page, record)
    const table = page.url().match(/table\/(\w+)/)?.[1]
    await go(`#/table/${table}`)
    await page.locator('dialog[open] header button').click()
    await page.locator('.corner button').click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download game' }).click(),
    ])
    const text = readFileSync(await download.path(), 'utf8')
    const { digest, result, moves } = JSON.parse(text)
    expect({ digest, result, moves }).toEqual({ digest: record.digest, result: record.result, moves: record.moves })
    await go('#/games')
    await openCardGame(page, JSON.parse(text))
    expect(page.url()).toContain(`/replay/table/${table}`)
  }))
