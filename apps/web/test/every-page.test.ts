import { LANGUAGES } from '@bastide/kernel'
import { expect, test } from 'vitest'
import { rotating } from '../../../packages/kernel/sampling/rotating.ts'
import { barriers } from './axe.ts'
import { LOOKS, usePages } from './browser.ts'
import { cutTexts, overflow } from './cut-texts.ts'

const pages = usePages()

const ADDRESSES = [
  '#/',
  '#/new',
  '#/new/dice',
  '#/new/card',
  '#/games',
  '#/settings',
  '#/meet',
  '#/anyone',
  '#/rules',
  '#/rules/BASE-12',
  '#/rules/dice',
  '#/rules/CARD-7',
  '#/puzzle',
  '#/puzzle/all',
  '#/replay',
  '#/table/none',
  '#/no-such-page',
]

test.each(rotating(LOOKS))(
  'on a $size every page loads without errors and is accessible in $theme',
  ({ size, theme }) =>
    pages.visit({ size, theme }, async ({ page, go }) => {
      for (const address of ADDRESSES) {
        await go(address)
        expect(await page.title(), address).toContain('Bastide')
        expect(await barriers(page), address).toEqual([])
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
