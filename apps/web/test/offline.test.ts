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
  pages.visit({ size: 'phone' }, async ({ page, context, go }) => {
    await go('#/')
    await isCached(page)
    await context.setOffline(true)
    await page.reload()
    await settled(page)
    for (const address of ['#/games', '#/settings', '#/replay', '#/new']) await go(address)
    await engineAnswers(page)
  }))

test('other languages work offline too', () =>
  pages.visit({ language: 'da' }, async ({ page, context, go }) => {
    await go('#/')
    await isCached(page)
    await context.setOffline(true)
    await page.reload()
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('da')
  }))

test('an unknown address leads to the home page once that is cached', () =>
  pages.visit({}, async ({ page, context, go }) => {
    await go('#/')
    await isCached(page)
    await context.setOffline(true)
    await page.goto(`${pages.address}/some/where/?else#/settings`)
    await settled(page)
    expect(page.url()).toBe(`${pages.address}/#/settings`)
  }))
