import { afterEach, expect, test } from 'vitest'
import { barriersInThemes } from './axe.ts'
import { settled } from './browser.ts'
import { overflow } from './cut-texts.ts'
import { useMeeting } from './online-people.ts'

const meeting = useMeeting()
afterEach(() => meeting.leave())

const TILES = { game: 'tile', setup: { edition: '2016' } } as const

test('two people meet by a link, a third watches, and nobody is asked for more than a name', async () => {
  const [blue, red, third] = [await meeting.person(), await meeting.person('phone'), await meeting.person()]
  const link = await meeting.begin(blue, red, TILES)
  expect(await blue.page.locator('.step').innerText()).toBe('Place your tile')
  expect(await red.page.locator('.step').innerText()).toBe('Blue’s turn')
  await meeting.watch(third, link)
  await third.page.waitForURL(/#\/table\/s/)
  await third.page.getByText('You’re watching.').waitFor()
  expect(await third.page.locator('[data-cell], [data-confirm], [data-pass]').count()).toBe(0)
  await blue.page.getByText('1 person is watching').waitFor()
  // A move is seen by everybody, and heard by whoever cannot see.
  await blue.page.locator('[data-cell]').first().click()
  await blue.page.locator('[data-confirm]').click()
  for (const { page } of [red, third]) await expect.poll(() => page.locator('.board .tiles image').count()).toBe(2)
  expect(await red.page.locator('[aria-live="polite"]').allInnerTexts()).toContainEqual(expect.stringContaining('Blue'))
  // Whoever goes is missed, after a moment.
  await red.context.close()
  await blue.page.locator('[data-seat="1"] [data-presence="away"]').waitFor()
  await blue.page.getByText('Red is away.').waitFor()
  expect([...blue.faults, ...third.faults]).toEqual([])
})

test('a table is set up, changed, left and closed with the page alone', async () => {
  const [blue, red] = [await meeting.person('phone'), await meeting.person('phone')]
  const { page } = blue
  await page.goto(`${meeting.address}/#/meet`)
  await page.getByLabel('What are you called?').fill('Blue')
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByLabel('Days').check()
  await settled(page)
  expect(await overflow(page)).toBe(0)
  expect(await barriersInThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Make the table' }).click()
  await page.getByText('2 days per move').waitFor()
  await page.getByRole('img', { name: 'QR code of the link' }).waitFor()
  await settled(page)
  expect(await overflow(page)).toBe(0)
  expect(await barriersInThemes(page)).toEqual([])
  const link = await page.getByLabel('Link to this table').inputValue()
  await red.page.goto(link)
  await settled(red.page)
  expect(await barriersInThemes(red.page)).toEqual([])
  await meeting.come(red, link, 'Red')
  await page.getByRole('button', { name: 'Ask Red to leave' }).click()
  await page.getByRole('button', { name: 'Ask to leave', exact: true }).click()
  await red.page.getByText('You were asked to leave this table.').waitFor()
  await page.getByRole('radio', { name: 'blue, diagonal band' }).check()
  await page.getByRole('button', { name: 'Close the table' }).click()
  await page.locator('dialog').getByRole('button', { name: 'Close the table' }).click()
  for (const one of [page, red.page]) await one.getByText('This table is closed.').waitFor()
  expect([...blue.faults, ...red.faults]).toEqual([])
})

test('play anyone: the second one finds the first', async () => {
  const [blue, red] = [await meeting.person(), await meeting.person('phone')]
  for (const [{ page }, name] of [
    [blue, 'Blue'],
    [red, 'Red'],
  ] as const) {
    await page.goto(`${meeting.address}/#/anyone`)
    await page.getByLabel('What are you called?').fill(name)
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByRole('button', { name: 'Dice game' }).waitFor()
    await settled(page)
    expect(await overflow(page)).toBe(0)
    expect(await barriersInThemes(page)).toEqual([])
    // Which clock there will be is told before, and it is the one that the server sets.
    const clock = '15 minutes per player, plus 15 seconds for each move'
    await page.locator('.what').getByText(clock).waitFor()
    await page.getByRole('button', { name: 'Dice game' }).click()
    await page.locator('.about').getByText(clock).waitFor()
    await page.getByRole('button', { name: 'I’m ready' }).click()
  }
  for (const { page } of [blue, red]) await page.waitForURL(/#\/table\/s/)
  // A game that waits is marked, on every page.
  await blue.page.goto(`${meeting.address}/#/`)
  await expect.poll(() => blue.page.title()).toBe('(1) Bastide')
  await blue.page.getByText('It’s your turn').first().waitFor()
})
