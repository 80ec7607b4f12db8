/** What the master would do with dice: seen on the cloth, followed die by die, and never played by itself. */
import { LANGUAGES } from '@bastide/kernel'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { rotating } from '../../../packages/kernel/sampling/rotating.ts'
import { advised, ask, fitsIn, lines } from './advising.ts'
import { barriers } from './axe.ts'
import { LOOKS, usePages } from './browser.ts'
import { cutTexts } from './cut-texts.ts'
import { openDice } from './dice-playing.ts'
import { openTable } from './playing.ts'

const pages = usePages()

const ghosts = (page: Page) => page.locator('.field [data-advised]')
const built = async (page: Page): Promise<number> => Number(await page.locator('.field').getAttribute('data-built'))

/** Few dice: whatever the machine, the master finds all that there is to do. */
const KNIGHTS = [{ throw: { knight: 3, NE: 2, catapult: 4 } }]

const openKnights = (page: Page): Promise<void> => openDice(page, { seats: ['Rose', 'Hugo'], moves: KNIGHTS })

describe('the master’s advice with dice', () => {
  test.each(LOOKS)('is followed from die to die: $size, $theme', (look) =>
    pages.visit(look, async ({ page, go }) => {
      await go('#/')
      await openKnights(page)
      await advised(page)
      // To end with a knight, it keeps three; dice that are built with them cost nothing.
      const best = lines(page).first()
      expect((await best.textContent())?.replace(/\s+/g, ' ')).toMatch(
        /Keep knight; Keep knight; Keep knight; End with/,
      )
      expect(await best.textContent()).not.toContain('others')
      expect(await barriers(page)).toEqual([])
      expect(await cutTexts(page)).toEqual([])

      for (let decisions = 0; decisions < 5 && (await built(page)) < 9; decisions++) {
        const before = [await built(page), await page.locator('.tray [data-die]').count()].join()
        if ((await best.textContent())?.trim().startsWith('1 End') === true) break
        await best.click()
        expect(await best.getAttribute('aria-pressed')).toBe('true')
        expect([await built(page), await page.locator('.tray [data-die]').count()].join(), 'not played').toBe(before)
        await page.locator('[data-confirm]').click()
        await expect
          .poll(async () => [await built(page), await page.locator('.tray [data-die]').count()].join())
          .not.toBe(before)
        expect(await lines(page).count(), 'what the line says next').toBeGreaterThan(0)
      }
      // The last thing that it says ends the turn.
      await best.click()
      await page.locator('[data-confirm]').click()
      await expect.poll(() => lines(page).count()).toBe(0)
    }),
  )

  test('shows one line on the cloth: what is pointed at', () =>
    pages.visit({}, async ({ page, go }) => {
      await go('#/')
      await openDice(page, { seats: ['Rose', 'Hugo'], moves: [{ throw: { NE: 3, knight: 2, catapult: 4 } }] })
      await page.keyboard.press('w')
      await lines(page).first().waitFor()
      for (const line of await lines(page).all()) {
        await line.focus()
        const number = (await line.getAttribute('data-advice')) as string
        const shown = await ghosts(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-advised')))
        expect(new Set(shown).size).toBeLessThan(2)
        const words = (await line.locator('.unseen').innerText()).split(';')
        const dice = words.filter((word) => word.includes('first die')).length
        expect(shown).toEqual(new Array(dice).fill(number))
        // In the tray those are marked that are built or kept.
        expect(await page.locator('.tray .advised').count()).toBe(words.length - 1)
      }
      await page.keyboard.press('1')
      expect(await lines(page).first().getAttribute('aria-pressed')).toBe('true')
    }))

  test('is offered where a table is made, and is not there where nobody agreed on it', () =>
    pages.visit({}, async ({ page, go }) => {
      await go('#/')
      await openTable(page, 'To 42', ['Rose', 'Iris'], false, 'dice')
      await page.locator('.hand').waitFor()
      expect(await ask(page).count()).toBe(0)
      await openTable(page, 'To 42', ['Rose', 'Iris'], true, 'dice')
      await ask(page).waitFor()
    }))

  test.each(rotating(LANGUAGES))('fits a phone, in %s', (language) =>
    pages.visit({ size: 'phone' }, async ({ page, go }) => {
      await go('#/')
      await openKnights(page)
      await fitsIn(page, language)
    }),
  )
})
