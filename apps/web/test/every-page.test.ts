import { LANGUAGES } from '@bastide/kernel'
import { expect, test } from 'vitest'
import { rotating } from '../../../packages/kernel/sampling/rotating.ts'
import { barriersInThemes } from './axe.ts'
import { SIZES, type Size, usePages } from './browser.ts'
import { cutTexts, overflow } from './cut-texts.ts'

const pages = usePages()

const ADDRESSES = [
  '#/',
  '#/new',
  '#/new/dice',
  '#/new/card',
  '#/games',
  '#/settings',
  '#/rules',
  '#/rules/BASE-12',
  '#/rules/dice',
  '#/rules/CARD-7',
  '#/replay',
  '#/table/none',
  '#/no-such-page',
]

test.each(rotating(Object.keys(SIZES) as Size[]))(
  'on a %s every page loads without errors and is accessible in light and dark',
  (size) =>
    pages.visit({ size, theme: 'dark' }, async ({ page, go }) => {
      for (const address of ADDRESSES) {
        await go(address)
        expect(await page.title(), address).toContain('Bastide')
        expect(await barriersInThemes(page), address).toEqual([])
      }
    }),
)

test.each(rotating(LANGUAGES))('at 360 pixels no page overflows and no text is clipped: %s', async (language) => {
  await pages.visit({ size: 'phone', language }, async ({ page, go }) => {
    for (const address of ADDRESSES) {
      await go(address)
      expect(await page.evaluate(() => document.documentElement.lang), address).toBe(language)
      expect(await overflow(page), address).toBe(0)
      expect(await cutTexts(page), address).toEqual([])
    }
  })
})
