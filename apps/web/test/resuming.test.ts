import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { usePages } from './browser.ts'
import { faultsOf } from './faults.ts'
import { hasTiles, isToDeploy, openTable, playUntil, SeededRandom, snapshotOf, tilesOn } from './playing.ts'

const pages = usePages()

/** Plays into the middle of a turn: a tile is placed, and a figure can be deployed. */
async function playIntoATurn(page: Page, random: SeededRandom): Promise<void> {
  await playUntil(page, hasTiles(5), random)
  await playUntil(page, isToDeploy, random)
}

test('a game resumes in mid-turn after a reload, after closing the page, and offline', () =>
  pages.visit({ keeps: true }, async ({ page, context, go }) => {
    const random = new SeededRandom(2)
    await go('#/new')
    await openTable(page, 'Base game, 2016', ['gold', 'red'])
    await playIntoATurn(page, random)
    const snapshot = await snapshotOf(page)

    await page.reload()
    await page.waitForSelector('[data-spot]')
    expect(await snapshotOf(page)).toEqual(snapshot)

    await page.close()
    const again = await context.newPage()
    const faults = await faultsOf(again)
    await again.goto(pages.address)
    await again.getByRole('link', { name: 'Continue your game' }).click()
    await again.waitForSelector('[data-spot]')
    expect(await snapshotOf(again)).toEqual(snapshot)

    await again.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    await context.setOffline(true)
    await again.reload()
    await again.waitForSelector('[data-spot]')
    expect(await snapshotOf(again)).toEqual(snapshot)
    const tiles = await tilesOn(again)
    await playUntil(again, hasTiles(tiles + 3), random)
    await again.reload()
    await expect.poll(() => tilesOn(again)).toBe(tiles + 3)
    expect(faults).toEqual([])
  }))

test('a game against a bot resumes after a reload while the bot is thinking', () =>
  pages.visit({}, async ({ page, go }) => {
    const random = new SeededRandom(4)
    await go('#/')
    await page.getByRole('button', { name: 'Play now: Tile game' }).click()
    await page.waitForSelector('[data-cell]')
    await playUntil(page, hasTiles(2), random)
    await page.keyboard.press('n')
    await page.waitForSelector('[data-seat="1"][aria-current]')
    // While the bot is thinking.
    await page.reload()
    await page.waitForSelector('[data-seat="0"][aria-current]')
    await page.waitForSelector('[data-cell]')
    expect(await tilesOn(page)).toBe(3)
  }))
