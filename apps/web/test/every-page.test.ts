import { describe, expect, test } from 'vitest'
import type { Language } from '../src/kit/settings.svelte.ts'
import { barriers } from './axe.ts'
import { SIZES, type Size, usePages } from './browser.ts'
import { cutTexts, overflow } from './cut-texts.ts'

const pages = usePages()

const ADDRESSES = ['#/', '#/new', '#/games', '#/settings', '#/replay', '#/table/none', '#/no-such-page']
const THEMES = ['light', 'dark'] as const
const LANGUAGES: readonly Language[] = ['en', 'nl', 'da']

describe.each(Object.keys(SIZES) as Size[])('on a %s', (size) => {
  test.each(THEMES)('every page comes without an error, and nothing bars anybody from it: %s', async (theme) => {
    await pages.visit({ size, theme }, async ({ page, go }) => {
      for (const address of ADDRESSES) {
        await go(address)
        expect(await page.title(), address).toContain('Bastide')
        expect(await page.evaluate(() => document.documentElement.dataset.theme), address).toBe(theme)
        expect(await barriers(page), address).toEqual([])
      }
    })
  })
})

test.each(LANGUAGES)('at 360 pixels no page is wider than the window and no text is cut: %s', async (language) => {
  await pages.visit({ size: 'phone', language }, async ({ page, go }) => {
    for (const address of ADDRESSES) {
      await go(address)
      expect(await page.evaluate(() => document.documentElement.lang), address).toBe(language)
      expect(await overflow(page), address).toBe(0)
      expect(await cutTexts(page), address).toEqual([])
    }
  })
})
