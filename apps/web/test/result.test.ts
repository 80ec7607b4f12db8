/** The result of a game: what it says to whom, and that its buttons are in sight. */
import { LANGUAGES } from '@bastide/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { rotating } from '../../../packages/kernel/sampling/rotating.ts'
import { barriersInThemes } from './axe.ts'
import { settled, usePages } from './browser.ts'
import { cutTexts, overflow } from './cut-texts.ts'
import { markAsPlayed, openGame, readStored, type Stored } from './stored-games.ts'

const pages = usePages()
const FIVE = 'records/v2/2016/04.json'

/** A game in which only this seat is a person's. Other names make it another game: the same one is opened again. */
const asPerson = ({ seats, ...record }: Stored, person: number, nth = 1): Stored => ({
  ...record,
  seats: seats.map(({ name }, i) => ({ name: `${name} ${nth}`, ...(i === person ? {} : { bot: 'journeyman' }) })),
})

async function openResult(page: Page, record: Stored): Promise<string> {
  await openGame(page, record)
  const table = page.url().match(/table\/(\w+)/)?.[1]
  await page.evaluate((to) => location.assign(to), `#/table/${table}`)
  await page.waitForSelector('.result .verdict')
  await settled(page)
  return page.locator('.result .headline').innerText()
}

test('the result speaks to the one person at the screen, and knows their best game', () =>
  pages.visit({}, async ({ page, go }) => {
    await go('#/games')
    const five = await readStored(FIVE)
    const [first, second] = five.result ?? []
    if (first === undefined || second === undefined) throw new Error('the stored game has no result')
    const lost = await openResult(page, asPerson(five, second.seat))
    expect(lost).toContain('You came 2nd')
    expect(lost).toContain(`${five.seats[first.seat]?.name} 1 won, ${first.score - second.score} point`)
    expect(lost).not.toContain('best so far')
    await markAsPlayed(page)
    const won = await openResult(page, asPerson(five, first.seat, 2))
    expect(won).toContain(`You won by ${first.score - second.score}`)
    expect(won).toContain(`New best! It was ${second.score} before.`)
    expect(won).toMatch(/What decided it: \w+ \+\d+/)
    const among = await openResult(page, five)
    expect(among).toContain(`${five.seats[first.seat]?.name} won by ${first.score - second.score}`)
    expect(await barriersInThemes(page)).toEqual([])
  }))

test.each(rotating(LANGUAGES))('on a small phone the buttons are in sight for five seats: %s', (language) =>
  pages.visit({ size: 'phone', language }, async ({ page, go }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await go('#/games')
    await openResult(page, asPerson(await readStored(FIVE), 0))
    const buttons = page.locator('.result .buttons .button')
    expect(await buttons.count()).toBe(6)
    for (const button of await buttons.all()) {
      const box = await button.boundingBox()
      expect(box !== null && box.y > 0 && box.y + box.height <= 640, await button.innerText()).toBe(true)
    }
    const last = await page.locator('.result ol > li').last().boundingBox()
    const bar = await page.locator('.result .buttons').boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0), 'the standings are above them').toBeLessThanOrEqual(bar?.y ?? 0)
    expect(await overflow(page)).toBe(0)
    expect(await cutTexts(page)).toEqual([])
  }),
)
