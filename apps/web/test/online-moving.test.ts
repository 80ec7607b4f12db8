/** What belongs to somebody: games that move between device and server, what the server knows, and being forgotten. */
import { readFileSync } from 'node:fs'
import type { Locator } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { useMeeting } from './online-people.ts'
import { tilesOn } from './playing.ts'

const meeting = useMeeting()
afterEach(() => meeting.leave())

const TILES = { game: 'tile', setup: { edition: '2016' } } as const

test('a game goes from the device to the server and back, each time to be played on there', async () => {
  const { page, faults } = await meeting.person()
  await meeting.call(page, 'Blue')
  await page.goto(`${meeting.address}/#/`)
  await page.getByRole('button', { name: 'Play now: Tile game' }).click()
  await page.locator('[data-cell]').first().click()
  await page.locator('[data-confirm]').click()
  await expect.poll(() => tilesOn(page)).toBeGreaterThan(1)
  await page.goto(`${meeting.address}/#/games`)
  await page.getByRole('button', { name: /^Play on online/ }).click()
  await page.waitForURL(/#\/table\/s/)
  await expect.poll(() => tilesOn(page)).toBeGreaterThan(1)
  // The bot plays there, too.
  await page.locator('[data-pass]:enabled').waitFor()
  await page.keyboard.press('n')
  await page.locator('[data-cell]').first().click()
  await page.locator('[data-confirm]').click()
  await expect.poll(() => tilesOn(page)).toBeGreaterThan(3)
  const tiles = await tilesOn(page)
  await page.goto(`${meeting.address}/#/games`)
  await page.getByRole('button', { name: /^Make a copy on this device/ }).click()
  await page.waitForURL(/#\/table\/(?!s)/)
  await expect.poll(() => tilesOn(page)).toBeGreaterThanOrEqual(tiles)
  // It says that it is a copy, here and in the list, and leads back.
  await page.getByText('What you play here doesn’t reach the others.').waitFor()
  await page.goto(`${meeting.address}/#/games`)
  await page.getByText('copy of an online game').waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'To the online game' }).click()
  await page.waitForURL(/#\/table\/s/)
  await page.locator('[data-seat]').first().waitFor()
  expect(await page.locator('[data-copy]').count()).toBe(0)
  expect(faults).toEqual([])
})

test('a download of all one’s games, and of one of them, is imported again', async () => {
  const [blue, red] = [await meeting.person(), await meeting.person()]
  await meeting.begin(blue, red, TILES)
  const { page } = blue
  const saved = async (button: Locator): Promise<string> => {
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
    return download.path()
  }
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const one = await saved(page.getByRole('button', { name: 'Download game' }))
  await page.goto(`${meeting.address}/#/settings`)
  // There is one name, here and on the server, and beside it is said what came of it.
  const name = page.getByLabel('Your name')
  await expect.poll(() => name.inputValue()).toBe('Blue')
  await name.fill('Azure')
  await name.press('Tab')
  await page.locator('#name-outcome').getByText('Name changed.').waitFor()
  const all = await saved(page.getByRole('button', { name: 'Download my games' }))
  expect(JSON.parse(readFileSync(all, 'utf8')).me.name).toBe('Azure')
  await page.goto(`${meeting.address}/#/games`)
  await page.getByRole('button', { name: 'Import a game' }).click()
  await page.locator('input[type="file"]').setInputFiles(all)
  await page.getByText('1 game is now on this device.').waitFor()
  await page.locator('input[type="file"]').setInputFiles(one)
  await page.waitForURL(/#\/table\/(?!s)/)
  await expect.poll(() => tilesOn(page)).toBe(1)
  expect([...blue.faults, ...red.faults]).toEqual([])
})

test('somebody takes their games along, is forgotten, and the other one’s game keeps no name', async () => {
  const [blue, red] = [await meeting.person(), await meeting.person()]
  await meeting.begin(blue, red, TILES)
  await blue.page.goto(`${meeting.address}/#/settings`)
  const [download] = await Promise.all([
    blue.page.waitForEvent('download'),
    blue.page.getByRole('button', { name: 'Download my games' }).click(),
  ])
  const exported = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect([exported.me.name, exported.games.length, exported.games[0].game]).toEqual(['Blue', 1, 'tile'])
  await blue.page.getByRole('button', { name: 'Forget me' }).click()
  await blue.page.locator('dialog[open]').getByRole('button', { name: 'Forget me' }).click()
  await blue.page.getByText('The server has forgotten you.').waitFor()
  await blue.page.goto(`${meeting.address}/#/games`)
  expect(await blue.page.getByText('online', { exact: true }).count()).toBe(0)
  await red.page.reload()
  await red.page.locator('[data-seat]').first().waitFor()
  await expect.poll(() => red.page.locator('[data-seat="0"]').innerText()).not.toContain('Blue')
  expect([...blue.faults, ...red.faults]).toEqual([])
})
