import { LANGUAGES } from '@bastide/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { rotating } from '../../../packages/kernel/sampling/rotating.ts'
import { patience } from './adversity.ts'
import { barriers } from './axe.ts'
import { LOOKS, settled, usePages } from './browser.ts'
import { cardGameAt, isLastOfRound, type Wanted } from './card-games.ts'
import { endRound, openCardGame } from './card-playing.ts'
import { cutTexts, overflow } from './cut-texts.ts'

const pages = usePages()

const THREE = ['gold', '*red', '*green']
const FIVE = ['gold', '*red', '*green', '*aquamarine', '*ultramarine']
type StopAt = NonNullable<Wanted['stopAt']>
const toPlay: StopAt = ({ round, step, seats }, by) =>
  by === 0 && round === 4 && step === 'play' && (seats[0]?.hand ?? 0) > 2
const toChoose: StopAt = ({ round, step }, by) => by === 0 && round > 2 && step === 'choose'
const toAssign: StopAt = ({ step }, by) => by === 0 && step === 'assign'
const toPut: StopAt = ({ step }, by) => by === 0 && step === 'put'
const toEnd: StopAt = (view, by) => view.round > 3 && isLastOfRound(view, by)

/** Goes through the states of a table and of a replay. */
async function* states(page: Page, seats: readonly string[]): AsyncGenerator<string> {
  await openCardGame(page, cardGameAt({ seats, stopAt: toPut }))
  await page.waitForSelector('button.choose')
  yield 'a row for a first card'
  await openCardGame(page, cardGameAt({ seats, stopAt: toPlay }))
  await page.waitForSelector('[data-item]')
  yield 'to play'
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.waitForSelector('[data-row].chosen')
  yield 'a card and a row chosen'
  await page.keyboard.press('a')
  await page.waitForSelector('.aids')
  yield 'the hints'
  await page.keyboard.press('s')
  yield 'the story'
  await openCardGame(page, cardGameAt({ seats, stopAt: toChoose }))
  await page.waitForSelector('.names button')
  yield 'cash or keep'
  await openCardGame(page, cardGameAt({ seats, stopAt: toAssign }))
  await page.waitForSelector('.names button')
  yield 'what a joker becomes'
  await openCardGame(page, cardGameAt({ seats }))
  yield 'the replay'
  const table = page.url().match(/table\/(\w+)/)?.[1]
  await page.evaluate((to) => location.assign(to), `#/table/${table}`)
  await page.waitForSelector('.result')
  yield 'the result'
}

/** Ends a round and stays in the scene that tells a sum. A scene goes on by itself, so time stands still in it. */
async function settling(page: Page, seats: readonly string[]): Promise<void> {
  // Some stretches begin with a question.
  for (const seed of [1, 21, 41, 61]) {
    await openCardGame(page, cardGameAt({ seats, seed, stopAt: toEnd }))
    await page.waitForSelector('[data-item]:not([aria-disabled="true"])')
    await page.evaluate(() => {
      const after = setTimeout
      globalThis.setTimeout = ((run: () => void, ms = 0) =>
        after(run, ms >= 1000 && ms < 2500 ? 1e6 : ms)) as typeof setTimeout
    })
    await endRound(page)
    await page.waitForSelector('[data-go-on], .names button')
    if ((await page.locator('[data-go-on]').count()) > 0) return
  }
  throw new Error('every round begins with a question')
}

test.each(rotating(LOOKS))(
  'on a $size every state of a card game is accessible in $theme',
  ({ size, theme }) =>
    pages.visit({ size, theme }, async ({ page, go }) => {
      await go('#/games')
      for await (const state of states(page, THREE)) expect(await barriers(page), state).toEqual([])
      await settling(page, THREE)
      expect(await barriers(page), 'settling').toEqual([])
    }),
  patience(180_000),
)

const NARROW = [
  { name: 'a phone of 360 pixels', viewport: { width: 360, height: 740 } },
  { name: 'a phone on its side', viewport: { width: 740, height: 360 } },
  { name: 'a desktop at 200 %', viewport: { width: 640, height: 400 } },
] as const

test.each(rotating(NARROW.flatMap((place) => LANGUAGES.map((language) => ({ ...place, language })))))(
  'on $name nothing in a card game is clipped: $language',
  ({ viewport, language }) =>
    pages.visit({ size: 'phone', language }, async ({ page, go }) => {
      await page.setViewportSize(viewport)
      const look = async (state: string): Promise<void> => {
        await settled(page)
        expect(await overflow(page), state).toBe(0)
        expect(await cutTexts(page), state).toEqual([])
        expect(await beyondRows(page), state).toEqual([])
      }
      await go('#/games')
      for await (const state of states(page, FIVE)) await look(state)
      await settling(page, FIVE)
      await look('settling')
    }),
  patience(180_000),
)

/** Cards that stick out of their row or off the board. */
const beyondRows = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-row]')].flatMap((row) => {
      const { right } = row.getBoundingClientRect()
      return [...row.querySelectorAll('img')].flatMap((card) =>
        card.getBoundingClientRect().right > right + 3 ? [`${row.dataset.row} ${card.className}`] : [],
      )
    }),
  )
