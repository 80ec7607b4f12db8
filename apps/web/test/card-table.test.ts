import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { usePages } from './browser.ts'
import { cardGameAt, isLastOfRound } from './card-games.ts'
import { endRound, hurryBots, nextCardOffer, openCardGame, SEEN_MS } from './card-playing.ts'
import { countToResult, resultOf, SeededRandom, scoresOf, seatScores } from './playing.ts'
import { testWholeGame } from './whole-games.ts'

const pages = usePages()

/** The hand and the rows as they are shown. */
const cardsShown = (page: Page): Promise<readonly (string | undefined)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-card]')].map(({ dataset }) => dataset.card).sort(),
  )

testWholeGame('cards by touch', 'a whole game against a bot is played by touch on a phone, to its result', () =>
  pages.visit({ size: 'phone' }, async ({ page, context, go }) => {
    await hurryBots(context)
    await go('#/games')
    await openCardGame(page, cardGameAt({ seats: ['gold', '*red'], stopAt: () => true }))
    const random = new SeededRandom(4)
    const done: { [does: string]: number } = {}
    for (;;) {
      const { does, x, y } = await nextCardOffer(page, random)
      done[does] = (done[does] ?? 0) + 1
      if (does === 'over') break
      // The first ones by touch, which has to wait until it counts as intended.
      if (does === 'scene' && (done.scene ?? 0) > 3) await page.keyboard.press('Enter')
      else {
        if (does === 'scene') await page.waitForTimeout(SEEN_MS)
        await page.touchscreen.tap(x, y)
      }
      expect(done[does]).toBeLessThan(1000)
    }
    // Every card of ten rounds was confirmed, and the end of each round was shown. Scenes also go by on their own.
    expect(done.confirm).toBeGreaterThanOrEqual(60)
    expect(done.scene).toBeGreaterThanOrEqual(10)
    expect(await countToResult(page)).toBe(2)
    expect(await resultOf(page)).toEqual(await seatScores(page))
    expect(await page.locator('.chests > li').count()).toBe(2)
  }),
)

test('a card is dragged to a row, and a reload in the middle of a turn loses nothing but the choice', () =>
  pages.visit({}, async ({ page, go }) => {
    const stopAt = (
      { round, step, seats }: never | Parameters<NonNullable<Parameters<typeof cardGameAt>[0]['stopAt']>>[0],
      by: number,
    ): boolean => by === 0 && round === 3 && step === 'play' && seats[0]?.hand === 5
    await go('#/games')
    await openCardGame(page, cardGameAt({ seats: ['gold', '*red', '*green'], stopAt }))
    await page.waitForSelector('[data-item="2"]')
    const before = await cardsShown(page)
    const [card, row] = await Promise.all([
      page.locator('[data-item="2"]').boundingBox(),
      page.locator('[data-row="green"]').boundingBox(),
    ])
    if (card === null || row === null) throw new Error('nothing to drag')
    // On a busy machine pictures may still arrive and move the hand: a person would drag again.
    await expect
      .poll(async () => {
        const at = (await page.locator('[data-item="2"]').boundingBox()) ?? card
        await page.mouse.move(at.x + 12, at.y + 20)
        await page.mouse.down()
        await page.mouse.move(row.x + 300, row.y + row.height / 2, { steps: 6 })
        await page.mouse.up()
        return page.locator('[data-row="green"].chosen').count()
      })
      .toBe(1)
    expect(await page.locator('[data-confirm]').textContent()).toContain('Play face down')
    await page.reload()
    await page.waitForSelector('[data-item="2"]')
    expect(await cardsShown(page)).toEqual(before)
    expect(await page.locator('[data-confirm]').count()).toBe(0)
    // A card that is dropped beside the rows falls back.
    await page.mouse.move(card.x + 12, card.y + 20)
    await page.mouse.down()
    await page.mouse.move(card.x - 60, card.y + 30, { steps: 4 })
    await page.mouse.up()
    expect(await page.locator('[data-row].chosen').count()).toBe(0)
  }))

/** Scenes wait for the test: on a slow machine they would go by while it reads them. Runs in the page. */
function holdScenes(): void {
  const wait = setTimeout
  Object.assign(window, { setTimeout: (run: () => void, ms = 0) => wait(run, ms >= 600 ? ms * 6 : ms) })
}

test('a round is settled stretch by stretch, and the scores go up with the sums', () =>
  pages.visit({ size: 'phone' }, async ({ page, context, go }) => {
    await context.addInitScript(holdScenes)
    const stopAt: typeof isLastOfRound = (view, by) => view.round >= 3 && isLastOfRound(view, by)
    await go('#/games')
    await openCardGame(page, cardGameAt({ seats: ['gold', 'red', 'green'], seed: 2, stopAt }))
    if ((await page.locator('[data-curtain]').count()) > 0) {
      await page.waitForTimeout(SEEN_MS)
      await page.locator('[data-curtain] .primary').click()
    }
    await page.waitForSelector('[data-item]:not([aria-disabled="true"])')
    const before = await scoresOf(page)
    await endRound(page)
    await page.waitForSelector('[data-go-on]')
    let [settled, added] = [0, 0]
    for (let seen = ''; ; ) {
      await page.waitForFunction((last) => {
        const now = `${document.querySelector('.bar .who')?.textContent}${document.querySelector('.told')?.textContent}`
        const isOver =
          document.querySelector('[data-curtain], .names button, [data-item][aria-disabled="false"]') !== null
        return isOver || (document.querySelector('[data-go-on]') !== null && now !== last)
      }, seen)
      if ((await page.locator('[data-go-on]').count()) === 0) break
      seen = await page.evaluate(
        () => `${document.querySelector('.bar .who')?.textContent}${document.querySelector('.told')?.textContent}`,
      )
      const total = await page.locator('.bar .total').count()
      if (total > 0) added += Number((await page.locator('.bar .total').textContent())?.slice(1))
      settled += await page.locator('[data-settled]').count()
      const after = await scoresOf(page)
      expect(after.reduce((sum, one) => sum + one, 0)).toBe(before.reduce((sum, one) => sum + one, added))
      await page.keyboard.press('Enter')
    }
    expect(settled).toBeGreaterThan(1)
  }))
