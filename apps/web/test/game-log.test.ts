/** The log of a table: a line a turn, what it points out, what it explains, and what it keeps back until it is told. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriersInThemes } from './axe.ts'
import { settled, usePages } from './browser.ts'
import { playUntil, SeededRandom, scoresOf } from './playing.ts'
import { before, openGame, readStored, type Stored } from './stored-games.ts'

const pages = usePages()
const THREE = 'records/v2/2016/02.json'

const places = ({ moves }: Stored): number => moves.filter((move) => 'place' in move).length
const lines = (page: Page) => page.locator('.story .log-line')
const lit = (page: Page): Promise<number> => page.locator('.board .feature.lit').count()

/** Opens a game just before its last tile. */
async function openBeforeEnd(page: Page): Promise<Stored> {
  const whole = await readStored(THREE)
  await openGame(page, before(whole, 'place', places(whole)))
  await settled(page)
  return whole
}

const isCounting = async (page: Page): Promise<boolean> =>
  (await page.getByRole('region', { name: 'Final score' }).count()) > 0

test('a turn is one line with its tile, which lights up on the board, and “Why?” tells the rest', () =>
  pages.visit({}, async ({ page, go }) => {
    await go('#/games')
    const whole = await readStored(THREE)
    await openGame(page, before(whole, 'place', 50))
    await settled(page)
    // The start and the tile in hand have lines, too.
    expect(await lines(page).count()).toBeLessThanOrEqual(52)
    await expect.poll(() => lines(page).locator('img').count()).toBeGreaterThanOrEqual(49)
    const scored = lines(page)
      .filter({ has: page.locator('strong') })
      .last()
    expect(await scored.locator('.gists').innerText()).toMatch(/^(gold|red|green): .+ → \+\d+/)
    const heard = await scored.locator('.line .unseen').textContent()
    expect(heard).toMatch(/^Turn \d+\. (gold|red|green) places .+ scores \d+ for .+\./)
    expect(await lit(page)).toBe(0)
    await scored.hover()
    expect(await lit(page)).toBeGreaterThan(0)
    await page.mouse.move(300, 300)
    expect(await lit(page)).toBe(0)
    await scored.locator('.line').focus()
    expect(await lit(page), 'the focus lights it up, too').toBeGreaterThan(0)
    await scored.locator('.why').click()
    const sentences = await page.locator('.story .sentence').allInnerTexts()
    // All that is heard, and what was drawn.
    for (const sentence of sentences.slice(1)) expect(heard).toContain(sentence.trim())
    expect(sentences.join(' ')).toMatch(/draws .+ scores \d+ for .+: \d+ tiles?/s)
    expect(await page.locator('.story .clause').count()).toBeGreaterThan(0)
    expect(await barriersInThemes(page)).toEqual([])
  }))

test('neither the log nor the seats tell the final scoring before it is counted', () =>
  pages.visit({}, async ({ page, go }) => {
    await go('#/games')
    const whole = await openBeforeEnd(page)
    await playUntil(page, isCounting, new SeededRandom(4)).catch((thrown) => {
      // The game is over as soon as its scoring begins.
      if (!String(thrown).includes('over too early')) throw thrown
    })
    const count = page.getByRole('region', { name: 'Final score' })
    await count.waitFor()
    const end = page.locator('.story [role=rowgroup]').last()
    expect(await end.locator('strong').count()).toBe(0)
    await settled(page)
    const first = await scoresOf(page)
    const next = count.getByRole('button', { name: 'Next score' })
    let told = 0
    for (; await count.getByRole('button', { name: 'Skip to result' }).isVisible(); told++) {
      await next.click()
      await expect.poll(() => end.locator('strong').count()).toBe(told + 1)
      const sum = (scores: readonly number[]): number => scores.reduce((all, one) => all + one, 0)
      const points = (await end.locator('strong').allInnerTexts()).map(Number)
      expect(sum(await scoresOf(page)) - sum(first)).toBe(sum(points))
      expect(await lit(page), 'it shows what it counts').toBe(1)
    }
    expect(told).toBeGreaterThan(3)
    expect(whole.seats.length).toBe(first.length)
  }))
