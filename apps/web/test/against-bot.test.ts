import { expect } from 'vitest'
import { usePages } from './browser.ts'
import { countToResult, playToEnd, resultOf, SeededRandom, scoresOf, seatScores, tilesOn } from './playing.ts'
import { testWholeGame } from './whole-games.ts'

const pages = usePages()

testWholeGame('tiles against a bot', 'a game against a bot, from the home page to the result and the rematch', () =>
  pages.visit({}, async ({ page, context, go }) => {
    // Moves of bots are shown long enough to be seen. Here that would take most of a minute.
    await context.addInitScript(() => localStorage.setItem('bastide-settings', '{"speed":"at-once"}'))
    await go('#/')
    await page.getByRole('button', { name: 'Play now: Tile game' }).click()
    await page.waitForSelector('[data-cell]')
    const address = page.url()
    const done = await playToEnd(page, new SeededRandom(7))
    // Tiles that fit nowhere are set aside; usually there are none.
    expect(await tilesOn(page)).toBeGreaterThan(68)
    expect(done.cell).toBeGreaterThan(30)
    expect(done.spot).toBeGreaterThan(0)

    const before = await scoresOf(page)
    const steps = await countToResult(page)
    expect(steps).toBeGreaterThan(0)
    const result = await resultOf(page)
    expect(result).toEqual(await seatScores(page))
    expect(Object.keys(result)).toHaveLength(2)
    for (const [i, score] of (await scoresOf(page)).entries()) expect(score).toBeGreaterThanOrEqual(before[i] as number)

    const [winner] = Object.entries(result).sort(([, one], [, other]) => other - one)
    expect(await page.locator('.headline').textContent()).toContain(winner?.[0])
    expect(await page.locator('.result polyline').count()).toBe(2)
    // The last row of the chart's table is the result.
    expect((await page.locator('.result tbody tr').last().locator('td').allTextContents()).map(Number)).toEqual(
      Object.values(await seatScores(page)),
    )

    await page.getByRole('button', { name: 'Play again' }).click()
    await page.waitForURL((url) => url.href !== address)
    await page.waitForSelector('[data-seat]')
    expect(await tilesOn(page)).toBeLessThan(4)
    expect(page.url()).toContain('#/table/')
    expect(Object.keys(await seatScores(page)).sort()).toEqual(Object.keys(result).sort())
  }),
)
