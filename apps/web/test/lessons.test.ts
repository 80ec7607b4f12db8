/** Every lesson can be done on a phone by whoever only does what the coach says, in some language; offline too. */
import { LESSONS as CARD } from '@bastide/card-game/lessons'
import { LESSONS as DICE } from '@bastide/dice-game/lessons'
import { LANGUAGES, type Lesson } from '@bastide/kernel'
import { LESSONS as TILE } from '@bastide/tile-game/lessons'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { rotating, today } from '../../../packages/kernel/sampling/rotating.ts'
import { patience } from './adversity.ts'
import { settled, usePages } from './browser.ts'
import { cutTexts, overflow } from './cut-texts.ts'

const pages = usePages()
const TIME = patience(240_000)

const ALL = Object.entries({ tile: TILE, dice: DICE, card: CARD })
  .flatMap(([game, lessons]) => lessons.map((lesson) => ({ game, lesson, id: lesson.id })))
  .map((one, i) => ({ ...one, language: LANGUAGES[(today() + i) % LANGUAGES.length] ?? 'en' }))

const PROGRESS = '.coach progress'
const DONE = 'dialog[open] li'
/** The coach speaks about the position that is shown. */
const SPEAKING = '.coach [data-next], .coach [data-show]'

/** How many steps are done; all of them once there is no coach any more. */
const stepsDone = (page: Page): Promise<number> =>
  page.locator(PROGRESS).evaluate((one) => (one as HTMLProgressElement).value)

/** What is to be pressed next, or nothing while others move. The coach's own buttons come first. */
const BUTTONS = ['.coach [data-next]', '[data-go-on]', '.hand-place .buttons .done', '.coach [data-show]']

async function pressed(page: Page): Promise<void> {
  for (const selector of BUTTONS) {
    const button = page.locator(selector)
    if ((await button.count()) === 0 || !(await button.first().isVisible())) continue
    // A tap on what has just changed its meaning does not count.
    await page.waitForTimeout(500)
    if ((await button.count()) === 0) return
    await button.first().tap()
    if (selector.includes('data-show')) await doAsShown(page)
    return
  }
  await page.waitForTimeout(100)
}

/** The coach has chosen it, or speaks of a button. */
async function doAsShown(page: Page): Promise<void> {
  const confirm = page.locator('[data-confirm]')
  const button = (await confirm.count()) > 0 ? confirm : page.locator('[data-pass]')
  await page.waitForTimeout(500)
  await button.first().tap()
}

async function doLesson(page: Page, { steps }: Lesson): Promise<void> {
  const end = Date.now() + TIME / 2
  let seen = -1
  while ((await page.locator(DONE).count()) === 0) {
    if (Date.now() > end) throw new Error(`step ${await stepsDone(page)} of ${steps.length} does not end`)
    const step = await stepsDone(page)
    if (step !== seen && (await page.locator(SPEAKING).count()) > 0) {
      seen = step
      await settled(page, 150)
      expect(await cutTexts(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
    }
    await pressed(page)
  }
}

test.each(rotating(ALL))(
  'the lesson $game/$id is done by whoever does what is said ($language)',
  ({ game, id, lesson, language }) =>
    pages.visit({ size: 'phone', language, isNew: true }, async ({ page, go }) => {
      await go(`#/learn/${game}/${id}`)
      await page.waitForSelector('.coach')
      await doLesson(page, lesson)
      expect(await page.locator(DONE).count()).toBe(3)
      expect(await cutTexts(page)).toEqual([])
      await go('#/learn')
      await expect.poll(() => page.locator('.done').count()).toBe(1)
    }),
  TIME,
)
