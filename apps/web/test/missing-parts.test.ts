/** What a page does when a part of it cannot be loaded: offline, or after a new version took the place of its files. */
import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGES } from '@bastide/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rotating } from '../../../packages/kernel/sampling/rotating.ts'
import { type Served, serve } from '../../server/src/index.ts'
import { barriersInThemes } from './axe.ts'
import { FOLDER, type Look, SIZES, type Size, settled, usePages } from './browser.ts'
import { cutTexts, overflow } from './cut-texts.ts'
import { faultsOf } from './faults.ts'

const NOTICE = '[role="alert"]:has-text("Bastide") button'
/** What the browser itself says of a file that it did not get. Anything else is an error of the page. */
const ANSWERED = /^404: |Failed to load resource|Refused to apply style/

const pages = usePages()
let site: string
let served: Served

beforeAll(async () => {
  site = join(mkdtempSync(join(tmpdir(), 'bastide-missing-')), 'site')
  cpSync(FOLDER, site, { recursive: true })
  served = await serve({ port: 0, host: 'localhost', folder: site })
})
afterAll(async () => {
  await served.close()
  rmSync(join(site, '..'), { recursive: true })
})

/** Takes built files away until `run` puts them back, or ends: they are not on the server, as after a new version. */
async function without(name: RegExp, run: (putBack: () => void) => Promise<void>): Promise<void> {
  const assets = join(site, 'assets')
  const taken = readdirSync(assets).filter((file) => name.test(file))
  expect(taken.length).toBeGreaterThan(0)
  for (const file of taken) renameSync(join(assets, file), join(site, '..', file))
  const putBack = (): void => {
    for (const file of taken.splice(0)) renameSync(join(site, '..', file), join(assets, file))
  }
  try {
    await run(putBack)
  } finally {
    putBack()
  }
}

/** A visitor of the copied site, whose browser keeps nothing. */
const visit = (look: Look, run: (page: Page, setOffline: (is: boolean) => Promise<void>) => Promise<void>) =>
  pages.visit(look, async ({ context }) => {
    const page = await context.newPage()
    const faults = await faultsOf(page)
    await page.goto(`${served.address}/`)
    await settled(page)
    await run(page, (is) => context.setOffline(is))
    expect(faults.filter((fault) => !ANSWERED.test(fault))).toEqual([])
  })

const goTo = (page: Page, hash: string): Promise<void> => page.evaluate((to) => location.assign(to), hash)
const heading = (page: Page): Promise<string | null> => page.textContent('h1')

test('a page says so, and comes after a reload', () =>
  visit({}, async (page) => {
    await without(/^settings-page-/, async () => {
      await goTo(page, '#/settings')
      await page.waitForSelector(NOTICE)
      expect(await heading(page)).toBe('This page couldn’t be loaded')
      expect(await page.title()).toBe('This page couldn’t be loaded · Bastide')
    })
    await page.click(NOTICE)
    await expect.poll(() => heading(page)).toBe('Settings')
    expect(page.url()).toBe(`${served.address}/#/settings`)
    expect(await page.$(NOTICE)).toBeNull()
  }))

test('the table says so', () =>
  visit({}, async (page) => {
    await without(/^table-page-/, async () => {
      await goTo(page, '#/table/none')
      await page.waitForSelector(NOTICE)
    })
  }))

test('offline it says so, and no longer on a page that is there', () =>
  visit({}, async (page, setOffline) => {
    await setOffline(true)
    await goTo(page, '#/rules')
    await page.waitForSelector(NOTICE)
    await goTo(page, '#/')
    await page.waitForSelector(NOTICE, { state: 'detached' })
    expect(await heading(page)).toBe('Bastide')
  }))

test('a quick game that lacks a part says so', () =>
  visit({}, async (page) => {
    await without(/^opening-draft-/, async () => {
      await page.click('article .primary')
      await page.waitForSelector(NOTICE)
      expect(await page.textContent('.failed')).toMatch(/couldn’t be started/)
    })
  }))

test('a language that cannot be fetched says so, and the page goes on in the one it has', () =>
  visit({}, async (page) => {
    await without(/^messages-/, async () => {
      await page.click('button[lang="da"]')
      await page.waitForSelector(NOTICE)
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
    })
    await page.click(NOTICE)
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('da')
  }))

test('an engine that cannot be fetched says so, until it can', () =>
  without(/^worker-/, (putBack) =>
    visit({}, async (page) => {
      await page.waitForSelector(NOTICE)
      putBack()
      await page.waitForSelector(NOTICE, { state: 'detached' })
    }),
  ))

test.each(rotating(Object.keys(SIZES) as Size[]))('on a %s the notice is accessible in light and dark', (size) =>
  visit({ size }, async (page, setOffline) => {
    await setOffline(true)
    await goTo(page, '#/settings')
    await page.waitForSelector(NOTICE)
    expect(await barriersInThemes(page)).toEqual([])
  }),
)

test.each(rotating(LANGUAGES))('at 360 pixels the notice fits: %s', (language) =>
  visit({ size: 'phone', language }, async (page, setOffline) => {
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(language)
    await setOffline(true)
    await goTo(page, '#/settings')
    await page.waitForSelector(NOTICE)
    expect(await overflow(page)).toBe(0)
    expect(await cutTexts(page)).toEqual([])
  }),
)
