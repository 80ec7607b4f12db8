/** Checking the draws against what one’s own device saw promised before the game. */
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { useMeeting } from './online-people.ts'

const meeting = useMeeting()
afterEach(() => meeting.leave())

const TILES = { game: 'tile', setup: { edition: '2016' } } as const

async function callOff(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Call the game off' }).click()
  await page.locator('dialog[open]').getByRole('button', { name: 'Call the game off' }).click()
}

/** What the page says once it has computed all draws again. */
async function checked(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Check the draws' }).click()
  const said = page.getByRole('region', { name: 'Check the draws' }).getByRole('status')
  await expect.poll(() => said.innerText()).toMatch(/fair|add/)
  return said.innerText()
}

test('who played can tell that promises were kept, a watcher that all adds up, and a broken promise shows', async () => {
  const [blue, red, third] = [await meeting.person(), await meeting.person('phone'), await meeting.person()]
  const link = await meeting.begin(blue, red, TILES)
  await meeting.watch(third, link)
  await third.page.getByText('You’re watching.').waitFor()
  await callOff(blue.page)
  expect(await checked(blue.page)).toContain('They kept it.')
  const watched = await checked(third.page)
  expect(watched).toContain('This device wasn’t there when the game began')
  expect(watched).not.toContain('fair')
  // As if the server had shown another commitment before the game.
  await red.page.evaluate(() => {
    const key = 'bastide-draw-promises'
    const kept = localStorage.getItem(key) ?? ''
    localStorage.setItem(key, kept.replace(/"commitment":"./, '"commitment":"x'))
  })
  expect(await checked(red.page)).toContain('The draws are not fair')
  expect([...blue.faults, ...red.faults, ...third.faults]).toEqual([])
})

test('a start that fails because somebody reveals nothing is begun anew with another chain', async () => {
  const [blue, red] = [await meeting.person(), await meeting.person()]
  const link = await meeting.gather(blue, 'Blue', TILES)
  await meeting.come(red, link, 'Red')
  const isReveal = (body: string | null): boolean => body?.includes('"do":"reveal"') === true
  const revealed: string[] = []
  blue.page.on('request', (request) => {
    const body = request.postData()
    if (isReveal(body)) revealed.push(JSON.parse(body ?? '').command.link)
  })
  await red.context.route(/\/api\/at-gathering/, (route) =>
    isReveal(route.request().postData()) ? route.abort() : route.continue(),
  )
  for (const { page } of [blue, red]) await page.getByRole('button', { name: 'I’m ready' }).click()
  await blue.page.getByText('The game is starting').waitFor()
  await expect.poll(() => revealed.length).toBe(1)
  meeting.pass(30_000)
  await red.page.getByRole('button', { name: 'I’m ready' }).waitFor()
  await red.context.unroute(/\/api\/at-gathering/)
  for (const { page } of [blue, red]) await page.getByRole('button', { name: 'I’m ready' }).click()
  for (const { page } of [blue, red]) await page.waitForURL(/#\/table\/s/)
  expect(new Set(revealed).size).toBe(2)
  await callOff(red.page)
  for (const { page } of [blue, red]) expect(await checked(page)).toContain('They kept it.')
})
