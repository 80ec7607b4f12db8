/** A page of another version than the server, and a page that came over plain http. */
import { networkInterfaces } from 'node:os'
import { afterEach, describe, expect, test } from 'vitest'
import { useMeeting } from './online-people.ts'
import { tilesOn } from './playing.ts'

const TILES = { game: 'tile', setup: { edition: '2016' } } as const

describe('a page of another version', () => {
  const meeting = useMeeting()
  afterEach(() => meeting.leave())

  test('asks to be loaded again, and what was chosen is still chosen afterwards', async () => {
    const [blue, red] = [await meeting.person(), await meeting.person()]
    await meeting.begin(blue, red, TILES)
    const { page, context } = blue
    await page.locator('[data-cell]').first().click()
    const chosen = page.locator('[data-cell][aria-pressed="true"]')
    const at = await chosen.getAttribute('data-cell')
    // As if the server were newer: it hears of a protocol that it does not speak.
    const isStream = /\/api\/stream/
    await context.route(isStream, (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/([?&]p=)\d+/, '$199'),
      }),
    )
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.getByText('There’s a new version. Reload to play on.').waitFor()
    expect(await page.locator('[data-confirm]').isEnabled()).toBe(true)
    await context.unroute(isStream)
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => chosen.getAttribute('data-cell')).toBe(at)
    await page.locator('[data-confirm]').click()
    await expect.poll(() => tilesOn(red.page)).toBe(2)
    expect([...blue.faults, ...red.faults]).toEqual([])
  })
})

/** An address of this machine that others could use, too. */
const address = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

describe.skipIf(address === undefined)(
  'over plain http, at an address that others use, too (skipped on a machine that has none)',
  () => {
    const meeting = useMeeting(address)
    afterEach(() => meeting.leave())

    test('people meet and play; the page says what the browser forbids there', async () => {
      const [blue, red] = [await meeting.person(), await meeting.person('phone')]
      const link = await meeting.gather(blue, 'Blue', TILES)
      expect(link).toContain(`http://${address}:`)
      expect(await blue.page.evaluate(() => isSecureContext)).toBe(false)
      await blue.page.getByRole('button', { name: 'Copy link' }).click()
      await blue.page.getByText('The link is selected. Copy it yourself').waitFor()
      expect(await blue.page.evaluate(() => getSelection()?.toString() ?? '')).toBe(link)
      await meeting.come(red, link, 'Red')
      for (const { page } of [blue, red]) await page.getByRole('button', { name: 'I’m ready' }).click()
      for (const { page } of [blue, red]) await page.waitForURL(/#\/table\/s/)
      await blue.page.locator('[data-cell]').first().click()
      await blue.page.locator('[data-confirm]').click()
      await expect.poll(() => tilesOn(red.page)).toBe(2)
      await red.page.goto(`${meeting.address}/#/`)
      await red.page.getByText('Bastide works offline only over https').waitFor()
      // One header means nothing to a browser without https, and it says so.
      const isHeader = (fault: string): boolean => fault.startsWith('The Cross-Origin-Opener-Policy')
      expect([...blue.faults, ...red.faults].filter((fault) => !isHeader(fault))).toEqual([])
    })
  },
)
