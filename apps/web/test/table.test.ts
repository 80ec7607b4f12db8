/** A table as readers come to it: from the first page, on a phone or at a desk, with and without the network. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Language } from '../src/kit/settings.svelte.ts'
import { barriers } from './axe.ts'
import { SIZES, type Size, settled, usePages, type Visit } from './browser.ts'
import { cutTexts, overflow } from './cut-texts.ts'

const pages = usePages()
const LANGUAGES: readonly Language[] = ['en', 'nl', 'da']

async function openTable({ page, go }: Visit): Promise<void> {
  await go('#/')
  await page.locator('main .primary').first().click()
  await mayPlace(page)
}

/** The first seat is the reader's, or becomes it soon. */
async function mayPlace(page: Page): Promise<void> {
  await page.waitForSelector('[data-cell]', { state: 'attached', timeout: 60_000 })
  await settled(page)
}

const tilesLying = (page: Page): Promise<number> => page.locator('.tiles image').count()

/** Chooses the first place by the keyboard's way, which needs none of them in sight, and lays the tile there. */
async function layTile(page: Page): Promise<void> {
  const before = await tilesLying(page)
  await page.locator('[data-cell]').first().dispatchEvent('click')
  await page.locator('[data-confirm]').click()
  await expect.poll(() => tilesLying(page), { timeout: 20_000 }).toBeGreaterThan(before)
}

describe.each(Object.keys(SIZES) as Size[])('on a %s', (size) => {
  test.each(['light', 'dark'] as const)('a table bars nobody: %s', (theme) =>
    pages.visit({ size, theme }, async (visit) => {
      await openTable(visit)
      expect(await barriers(visit.page)).toEqual([])
      await visit.page.locator('[data-cell]').first().dispatchEvent('click')
      await settled(visit.page)
      expect(await barriers(visit.page)).toEqual([])
    }),
  )

  test('a tile is laid, and is still there when the page is opened again without the network', () =>
    pages.visit({ size }, async (visit) => {
      const { page, context } = visit
      await openTable(visit)
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
      await layTile(page)
      const before = await tilesLying(page)
      await context.setOffline(true)
      await page.reload()
      await expect.poll(() => tilesLying(page), { timeout: 20_000 }).toBeGreaterThanOrEqual(before)
    }))
})

test.each(LANGUAGES)('at 360 pixels a table fits and no text is cut: %s', (language) =>
  pages.visit({ size: 'phone', language }, async (visit) => {
    await openTable(visit)
    expect(await overflow(visit.page)).toBe(0)
    expect(await cutTexts(visit.page)).toEqual([])
    await visit.page.locator('[data-cell]').first().dispatchEvent('click')
    await settled(visit.page)
    expect(await overflow(visit.page)).toBe(0)
    expect(await cutTexts(visit.page)).toEqual([])
  }),
)
