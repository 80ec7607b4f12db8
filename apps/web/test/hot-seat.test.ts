import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { settled, usePages } from './browser.ts'
import {
  byTap,
  countToResult,
  isToLay,
  openTable,
  playOne,
  playToEnd,
  playUntil,
  resultOf,
  SeededRandom,
  seatScores,
  snapshotOf,
  tilesOn,
} from './playing.ts'
import { pressUntilGone } from './pressing.ts'
import { testWholeGame } from './whole-games.ts'

const pages = usePages()

const activeSeat = (page: Page): Promise<string | null> => page.locator('[data-seat][aria-current] .name').textContent()

/** Taps until it counts: a tap right away is taken for the second of a double tap. */
async function takeBack(page: Page, isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) {
    const button = page.locator('.hand').getByRole('button', { name: 'Undo' })
    if (await button.isEnabled()) await button.tap()
    await page.waitForTimeout(100)
  }
}

/** Plays until the other player is to place a tile. */
async function wholeTurn(page: Page, random: SeededRandom): Promise<void> {
  const before = await activeSeat(page)
  await playUntil(page, async () => (await activeSeat(page)) !== before && (await isToLay(page)), random, byTap)
}

testWholeGame('tiles by touch', 'two people at one phone play a whole game by touch', () =>
  pages.visit({ size: 'phone' }, async ({ page, go }) => {
    await go('#/new')
    await openTable(page, 'Base game, 2016', ['gold', 'red'])
    const done = await playToEnd(page, new SeededRandom(1), byTap)
    expect(done.cell).toBeGreaterThan(68)
    await countToResult(page)
    expect(await resultOf(page)).toEqual(await seatScores(page))
    expect(Object.keys(await resultOf(page)).sort()).toEqual(['gold', 'red'])
  }),
)

test('a take-back is immediate within a turn; later the other player may decline or agree', () =>
  pages.visit({ size: 'phone' }, async ({ page, go }) => {
    const random = new SeededRandom(3)
    await go('#/new')
    await openTable(page, 'Base game, 2016', ['gold', 'red'])
    const first = await snapshotOf(page)

    // An unconfirmed choice is undone; nothing was played.
    expect((await playOne(page, random, byTap)).does).toBe('cell')
    await page.getByRole('button', { name: 'Undo' }).tap()
    await page.waitForSelector('[data-confirm]', { state: 'detached' })
    expect(await snapshotOf(page)).toEqual(first)

    expect((await playOne(page, random, byTap)).does).toBe('cell')
    expect((await playOne(page, random, byTap)).does).toBe('confirm')
    await expect.poll(() => tilesOn(page)).toBe(2)
    await takeBack(page, async () => (await tilesOn(page)) === 1)
    expect(await snapshotOf(page)).toEqual(first)

    await wholeTurn(page, random)
    expect(await activeSeat(page)).toBe('red')
    await wholeTurn(page, random)
    expect(await activeSeat(page)).toBe('gold')
    const later = await snapshotOf(page)
    const asking = page.getByRole('region', { name: 'Undo?' })

    await takeBack(page, () => asking.isVisible())
    expect(await asking.textContent()).toContain('red wants to undo a move. gold, is that all right?')
    await pressUntilGone(asking.getByRole('button', { name: 'No, play on' }))
    await asking.waitFor({ state: 'hidden' })
    expect(await snapshotOf(page)).toEqual(later)

    await takeBack(page, () => asking.isVisible())
    await pressUntilGone(asking.getByRole('button', { name: 'Yes, undo' }))
    await asking.waitFor({ state: 'hidden' })
    // Back to before the last decision, which was red's: on a shared screen, whoever moved last takes back.
    await expect.poll(() => activeSeat(page)).toBe('red')
    expect(await tilesOn(page)).toBeLessThanOrEqual(3)
  }))

test('the menu leads to the shortcuts and to resigning, which ends the game and says so', () =>
  pages.visit({}, async ({ page, go }) => {
    await go('#/new')
    await openTable(page, 'Base game, 2016', ['gold', 'red'])
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole('button', { name: 'Keyboard shortcuts' }).click()
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await settled(page)
    expect(await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole('button', { name: 'Resign' }).click()
    await page.getByRole('dialog', { name: 'Resign?' }).getByRole('button', { name: 'Resign' }).click()
    const result = page.getByRole('dialog', { name: 'Result' })
    await result.waitFor()
    expect(await result.textContent()).toContain('a player resigned')
    expect(await result.textContent()).toContain('red won')
    expect(await page.locator('.unseen[aria-live]').textContent(), 'it is announced').toContain('gold resigned.')
    await result.getByRole('button', { name: 'Watch replay' }).click()
    const story = page.getByRole('grid', { name: 'Game log' })
    await story.waitFor()
    expect(await story.textContent()).toContain('gold resigned.')
    const players = page.getByRole('list', { name: 'Players' })
    expect(await players.textContent()).not.toContain('resigned')
    await page.keyboard.press('End')
    await expect.poll(() => players.textContent()).toContain('resigned')
  }))
