/** The pages in a subfolder of a site, and what happens when a new version is deployed there. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Served, serve } from '../../server/src/index.ts'
import { patience } from './adversity.ts'
import { FOLDER, settled, usePages } from './browser.ts'

const pages = usePages()
let top: string
let site: string
let served: Served

beforeAll(async () => {
  top = mkdtempSync(join(tmpdir(), 'bastide-site-'))
  site = join(top, 'some', 'folder')
  cpSync(FOLDER, site, { recursive: true })
  // Without the compressed copies, the files can be edited.
  for (const file of ['index.html', 'service-worker.js'])
    for (const extension of ['br', 'gz']) rmSync(join(site, `${file}.${extension}`))
  served = await serve({ port: 0, host: 'localhost', folder: top })
})
afterAll(async () => {
  await served.close()
  rmSync(top, { recursive: true })
})

const rewrite = (file: string, change: (text: string) => string): void =>
  writeFileSync(join(site, file), change(readFileSync(join(site, file), 'utf8')))

function publish(version: string): void {
  rewrite('index.html', (text) => text.replace(/(name="description" content=")[^"]*/, `$1${version}`))
  rewrite('service-worker.js', (text) => text.replace(/^const VERSION = .*$/m, `const VERSION = "${version}"`))
}

const described = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '')
/** The cached versions, once none is being installed. */
const versionsCached = (page: Page): Promise<string[] | null> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const isOnItsWay =
      registration?.installing !== null || registration.waiting !== null || registration.active?.state !== 'activated'
    return isOnItsWay ? null : (await caches.keys()).map((name) => name.split(' ').at(-1) ?? '')
  })
const isCached = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

test('a subfolder of a site works, also offline', () =>
  pages.visit({ keeps: true }, async ({ page, context }) => {
    await page.goto(`${served.address}/some/folder/`)
    await isCached(page)
    await context.setOffline(true)
    await page.reload()
    await settled(page)
    expect(page.url()).toBe(`${served.address}/some/folder/`)
  }))

test('a new version shows on the load after it was fetched, and only the previous one stays cached', () =>
  pages.visit({ keeps: true }, async ({ page, context }) => {
    publish('first')
    await page.goto(`${served.address}/some/folder/`)
    await isCached(page)
    await settled(page)
    for (const [version, kept] of [
      ['second', ['first', 'second']],
      ['third', ['second', 'third']],
    ] as const) {
      publish(version)
      await page.reload()
      await expect.poll(() => versionsCached(page), { timeout: patience(20_000) }).toEqual(kept)
      await page.reload()
      expect(await described(page)).toBe(version)
      await settled(page)
    }
    await context.setOffline(true)
    await page.reload()
    await settled(page)
    expect(await described(page)).toBe('third')
  }))
