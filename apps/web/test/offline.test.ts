import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { settled, usePages } from './browser.ts'

const pages = usePages()

/** Waits until the service worker has cached everything and controls this page. */
const isCached = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

/** Waits until the engine's worker has answered: the page lists what can be played. */
const engineAnswers = (page: Page): Promise<unknown> => page.waitForSelector('form .primary:not([disabled])')

test('after the first visit every page and the engine work offline', () =>
  pages.visit({ size: 'phone', keeps: true }, async ({ page, context, go }) => {
    await go('#/')
    await isCached(page)
    await context.setOffline(true)
    await page.reload()
    await settled(page)
    for (const address of ['#/games', '#/settings', '#/replay', '#/puzzle/all']) await go(address)
    await page.getByRole('link', { name: 'Puzzle of the day' }).click()
    await page.waitForSelector('.hand')
    await go('#/learn')
    for (const lesson of ['tile/base', 'dice/dice', 'card/card']) {
      await go(`#/learn/${lesson}`)
      await page.waitForSelector('.coach [data-next]')
    }
    await go('#/try')
    await page.waitForSelector('[data-palette]')
    await go('#/rules')
    await page.waitForSelector('.stills figure')
    await go('#/new')
    await engineAnswers(page)
  }))

test('other languages work offline too', () =>
  pages.visit({ language: 'da', keeps: true }, async ({ page, context, go }) => {
    await go('#/')
    await isCached(page)
    await context.setOffline(true)
    await page.reload()
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('da')
  }))

test.each(['?from=elsewhere#/settings', 'index.html#/settings'])('the page opens offline at %s too', (address) =>
  pages.visit({ keeps: true }, async ({ page, context, go }) => {
    await go('#/')
    await isCached(page)
    await context.setOffline(true)
    await page.goto(`${pages.address}/${address}`)
    await settled(page)
    expect(await page.textContent('h1')).toBe('Settings')
  }),
)

test('what is no built file is left to the server', () =>
  pages.visit({ keeps: true }, async ({ page, context, go }) => {
    await go('#/')
    await isCached(page)
    // Another page: this one may not ask for what is not there.
    const visitor = await context.newPage()
    const opened = async (path: string): Promise<unknown> => {
      const response = await visitor.goto(`${pages.address}${path}`)
      return [path, response?.status(), response?.fromServiceWorker(), visitor.url() === `${pages.address}${path}`]
    }
    expect(await opened('/')).toEqual(['/', 200, true, true])
    for (const path of ['/api', '/api/tables', '/some/where/?else', '/assetsx', '/.env'])
      expect(await opened(path)).toEqual([path, 404, false, true])
    await visitor.goto(pages.address)
    const asked = visitor.waitForResponse(`${pages.address}/api/tables`)
    expect(await visitor.evaluate(async () => (await fetch('./api/tables')).status)).toBe(404)
    expect((await asked).fromServiceWorker()).toBe(false)
    // Offline it fails like any other, and does not show the home page in its place.
    await context.setOffline(true)
    await expect(opened('/some/where/')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
  }))
