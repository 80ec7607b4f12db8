import { afterEach, expect, test } from 'vitest'
import { patience } from './adversity.ts'
import { useMeeting } from './online-people.ts'
import { tilesOn } from './playing.ts'

const meeting = useMeeting()
afterEach(() => meeting.leave())

const TILES = { game: 'tile', setup: { edition: '2016' } } as const
const AWAY_MS = 10_000

test('the network is gone for ten seconds in a turn: what was chosen stays, and the move arrives once', async () => {
  const [blue, red] = [await meeting.person('phone'), await meeting.person()]
  await meeting.begin(blue, red, TILES)
  await blue.page.locator('[data-cell]').first().click()
  await blue.context.setOffline(true)
  const gone = Date.now()
  await blue.page.getByText('Connection lost').waitFor()
  const boxOf = async (selector: string) => blue.page.locator(selector).first().boundingBox()
  const [notice, seats] = [await boxOf('.place p'), await boxOf('[data-seat]')]
  expect(notice?.y, 'it covers no scores').toBeGreaterThan((seats?.y ?? 0) + (seats?.height ?? 0))
  expect(await blue.page.locator('[data-confirm]').isEnabled()).toBe(true)
  await blue.page.locator('[data-confirm]').click()
  await blue.page.waitForTimeout(Math.max(0, AWAY_MS - (Date.now() - gone)))
  expect(await tilesOn(red.page)).toBe(1)
  await blue.context.setOffline(false)
  await expect.poll(() => tilesOn(red.page), { timeout: patience(20_000) }).toBe(2)
  await expect.poll(() => tilesOn(blue.page)).toBe(2)
  await blue.page.getByText('Connection lost').waitFor({ state: 'detached' })
  // Whoever was away catches up with what others did meanwhile.
  await blue.page.keyboard.press('n')
  await red.page.locator('[data-cell]').first().waitFor()
  await blue.context.setOffline(true)
  await red.page.locator('[data-cell]').first().click()
  await red.page.locator('[data-confirm]').click()
  await expect.poll(() => tilesOn(red.page)).toBe(3)
  await blue.context.setOffline(false)
  await expect.poll(() => tilesOn(blue.page), { timeout: patience(20_000) }).toBe(3)
  expect([...blue.faults, ...red.faults]).toEqual([])
})

test('somebody changes to another device by a code, in the middle of a game, and plays on there', async () => {
  const [blue, red, phone] = [await meeting.person(), await meeting.person(), await meeting.person('phone')]
  await meeting.begin(blue, red, TILES)
  const table = blue.page.url()
  await blue.page.goto(`${meeting.address}/#/settings`)
  await blue.page.getByRole('button', { name: 'Add another device' }).click()
  const code = await blue.page.locator('.code').innerText()
  await phone.page.goto(`${meeting.address}/#/settings/device/${encodeURIComponent(code)}`)
  await phone.page.getByRole('button', { name: 'Play as me here' }).click()
  await phone.page.getByText('You are Blue here now.').waitFor()
  await phone.page.goto(table)
  // The draw after this move needs a link of a chain that this device does not have.
  await phone.page.locator('[data-cell]').first().click()
  await phone.page.locator('[data-confirm]').click()
  await expect.poll(() => tilesOn(red.page)).toBe(2)
  const deploys = phone.page.locator('[data-pass]')
  await deploys.waitFor()
  await phone.page.keyboard.press('n')
  await red.page.locator('[data-cell]').first().waitFor()
  expect([...phone.faults, ...red.faults]).toEqual([])
})

test('with the server gone, the pages go on offline, and say so only where one asks', async () => {
  const { page, faults } = await meeting.person()
  await meeting.call(page, 'Blue')
  await page.goto(`${meeting.address}/#/`)
  // All that an offline game needs was fetched before.
  await page.getByRole('button', { name: 'Play now: Tile game' }).click()
  await page.locator('[data-cell]').first().waitFor()
  const table = page.url()
  await meeting.stop()
  await page.evaluate(() => location.assign('#/meet'))
  await page.getByText('The server can’t be reached.').waitFor()
  await page.evaluate((to) => location.assign(to), new URL(table).hash)
  await page.locator('[data-cell]').first().click()
  await page.locator('[data-confirm]').click()
  await expect.poll(() => tilesOn(page)).toBeGreaterThan(1)
  expect(faults).toEqual([])
})
