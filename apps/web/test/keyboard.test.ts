import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { usePages } from './browser.ts'
import {
  byKeys,
  hasTiles,
  isToLay,
  playToEnd,
  playUntil,
  resultOf,
  SeededRandom,
  seatScores,
  snapshotOf,
  tilesOn,
} from './playing.ts'
import { testWholeGame } from './whole-games.ts'

const pages = usePages()

/** The accessible name of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement
    const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : undefined
    return at === null ? '' : (at.getAttribute('aria-label') ?? label ?? at.textContent ?? '').trim()
  })

/** Presses Tab until an element of this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab')
    if (name.test(await focused(page))) return
  }
  throw new Error(`Tab never reaches ${name}`)
}

const spoken = (page: Page): Promise<string> => page.locator('.unseen[aria-live]').innerText()

/** Lists the shortcuts, takes back, and explores the board. */
async function tryOtherKeys(page: Page, random: SeededRandom): Promise<void> {
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await keys.waitFor()
  await page.keyboard.press('Escape')
  await keys.waitFor({ state: 'hidden' })

  const before = await snapshotOf(page)
  await page.keyboard.press('ArrowLeft')
  await page.waitForSelector('[data-confirm]')
  await page.keyboard.press('Escape')
  await page.waitForSelector('[data-confirm]', { state: 'detached' })
  const tiles = await tilesOn(page)
  await playUntil(page, hasTiles(tiles + 1), random, byKeys)
  await page.keyboard.press('u')
  await expect.poll(() => tilesOn(page)).toBe(tiles)
  expect(await snapshotOf(page)).toEqual(before)

  await page.keyboard.press('x')
  await expect.poll(() => spoken(page)).toMatch(/^Column -?\d+, row -?\d+\. .*\w/)
  const heard = new Set([await spoken(page)])
  for (const arrow of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
    await page.keyboard.press(arrow)
    heard.add(await spoken(page))
  }
  expect(heard.size).toBeGreaterThan(1)
  for (const words of heard) expect(words).toMatch(/^Column -?\d+, row -?\d+\. .*\w/)
  expect(await page.locator('[data-confirm]').count()).toBe(0)
  await page.keyboard.press('x')
}

/** Whatever is not done by keyboard is a fault. */
const watchPointers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
      addEventListener(kind, () => console.error(`not by keyboard: ${kind}`), true)
  })

/** From the home page to a table of two people. */
async function startByKeys(page: Page): Promise<void> {
  await tabTo(page, /^Set up: Tile game$/)
  await page.keyboard.press('Enter')
  await page.waitForSelector('form .bar .primary:enabled')
  await tabTo(page, /^Falconer/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^Bot$/)
  await page.keyboard.press('ArrowLeft')
  await tabTo(page, /^Start$/)
  await page.keyboard.press('Enter')
  await page.waitForSelector('[data-cell]')
  expect(Object.keys(await seatScores(page))).toEqual(['Player', 'Player 2'])
}

test('a table is set up, played at and explored by keyboard alone, from the home page', () =>
  pages.visit({}, async ({ page, go }) => {
    await watchPointers(page)
    await go('#/')
    await startByKeys(page)
    const random = new SeededRandom(5)
    await playUntil(page, hasTiles(6), random, byKeys)
    await playUntil(page, isToLay, random, byKeys)
    await tryOtherKeys(page, random)
  }))

testWholeGame('tiles by keyboard', 'a whole game by keyboard alone, from the home page', () =>
  pages.visit({}, async ({ page, go }) => {
    await watchPointers(page)
    await go('#/')
    await startByKeys(page)
    await playToEnd(page, new SeededRandom(5), byKeys)
    expect(await tilesOn(page)).toBeGreaterThan(68)

    // The focus is already there, past all lines of the story.
    await expect.poll(() => focused(page)).toBe('Skip to result')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Result' }).waitFor()
    expect(await resultOf(page)).toEqual(await seatScores(page))
    await tabTo(page, /^Play again$/)
    await page.keyboard.press('Enter')
    await expect.poll(() => tilesOn(page)).toBe(1)
  }),
)
