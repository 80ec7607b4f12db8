/** What others are told at a table of a server: a wish to play again, to leave, what a link leads to. */
import { afterEach, expect, test } from 'vitest'
import { useMeeting } from './online-people.ts'

const meeting = useMeeting()
afterEach(() => meeting.leave())

const TILES = { game: 'tile', setup: { edition: '2016' } } as const

test('whoever is asked to play again sees it at the end of the game, and sits down in the same colour', async () => {
  const [blue, red] = [await meeting.person(), await meeting.person('phone')]
  await meeting.begin(blue, red, TILES)
  await red.page.keyboard.press('Escape')
  await red.page.getByRole('button', { name: 'Menu' }).click()
  await red.page.locator('dialog').getByRole('button', { name: 'Resign' }).click()
  await red.page.locator('dialog').getByRole('button', { name: 'Resign' }).click()
  for (const { page } of [blue, red]) await page.getByRole('button', { name: 'Play again' }).waitFor()
  await blue.page.getByRole('button', { name: 'Play again' }).click()
  await blue.page.getByRole('group', { name: /Red/ }).waitFor()
  await red.page.getByText('Blue wants to play again.').first().waitFor()
  await red.page.locator('dialog').getByRole('link', { name: 'Sit down' }).click()
  expect(await red.page.getByRole('radio', { name: /^red/ }).isChecked()).toBe(true)
  for (const { page } of [blue, red]) await page.getByRole('button', { name: 'I’m ready' }).click()
  for (const { page } of [blue, red]) await page.waitForURL(/#\/table\/s/)
  await expect.poll(() => red.page.locator('.step').innerText()).toBe('Place your tile')
  expect([...blue.faults, ...red.faults]).toEqual([])
})

test('a link says who invites to what, and of a running game who plays; to watch takes no name', async () => {
  const [blue, red, third] = [await meeting.person(), await meeting.person(), await meeting.person('phone')]
  const link = await meeting.gather(blue, 'Blue', TILES)
  await red.page.goto(link)
  await red.page.getByText('Blue invites you: Tile game · No clock').waitFor()
  await meeting.come(red, link, 'Red')
  for (const { page } of [blue, red]) await page.getByRole('button', { name: 'I’m ready' }).click()
  await blue.page.waitForURL(/#\/table\/s/)
  await third.page.goto(link)
  await third.page.getByText('Blue and Red: Tile game. The game is on.').waitFor()
  await third.page.getByRole('button', { name: 'Watch' }).click()
  await third.page.getByText('You’re watching.').waitFor()
  await blue.page.getByRole('button', { name: 'Menu' }).click()
  await blue.page.getByRole('button', { name: 'Copy link' }).waitFor()
  expect([...blue.faults, ...red.faults, ...third.faults]).toEqual([])
})

test('somebody is asked to leave only after a question, and told at once', async () => {
  const [blue, red] = [await meeting.person(), await meeting.person('phone')]
  await meeting.come(red, await meeting.gather(blue, 'Blue', TILES), 'Red')
  await blue.page.getByRole('button', { name: 'Ask Red to leave' }).click()
  await blue.page.getByRole('button', { name: 'Ask to leave', exact: true }).click()
  await red.page.getByText('You were asked to leave this table.').waitFor()
  expect(await red.page.getByRole('button', { name: 'Sit down' }).count()).toBe(0)
})

test('whoever is forgotten resigns, and asks the server nothing more', async () => {
  const [blue, red] = [await meeting.person(), await meeting.person()]
  await meeting.begin(blue, red, TILES)
  await blue.page.goto(`${meeting.address}/#/settings`)
  await blue.page.getByRole('button', { name: 'Forget me' }).click()
  await blue.page.getByText('You are still playing 1 game: you resign there.').waitFor()
  await blue.page.locator('dialog').getByRole('button', { name: 'Forget me' }).click()
  await blue.page.getByText('The server has forgotten you.').waitFor()
  const asked: string[] = []
  blue.page.on('request', (request) => asked.push(request.url()))
  await blue.page.waitForTimeout(4_000)
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
  await red.page.getByRole('button', { name: 'Play again' }).waitFor()
})
