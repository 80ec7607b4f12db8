import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { settled, usePages } from './browser.ts'

const pages = usePages()

/** Until the service worker has fetched everything and answers this page. */
const isCached = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

/** Until the worker with the engine has answered: the page lists what can be played. */
const engineAnswers = (page: Page): Promise<unknown> => page.waitForSelector('form .primary:not([disabled])')

test('after the first visit every page comes without the network, with its engine', () =>
  pages.visit({ size: 'phone' }, async ({ page, context, go }) => {
    await go('#/')
    await isCached(page)
    await context.setOffline(true)
    await page.reload()
    await settled(page)
    for (const address of ['#/games', '#/settings', '#/replay', '#/new']) await go(address)
    await engineAnswers(page)
  }))

test('other languages come without the network too', () =>
  pages.visit({ language: 'da' }, async ({ page, context, go }) => {
    await go('#/')
    await isCached(page)
    await context.setOffline(true)
    await page.reload()
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('da')
  }))

test('an address that is not there leads to the first page, once that is kept', () =>
  pages.visit({}, async ({ page, context, go }) => {
    await go('#/')
    await isCached(page)
    await context.setOffline(true)
    await page.goto(`${pages.address}/some/where/?else#/settings`)
    await settled(page)
    expect(page.url()).toBe(`${pages.address}/#/settings`)
  }))
