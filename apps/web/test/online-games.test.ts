/** Two people each in a browser of their own play whole games through the server. A game takes a while: one a day. */
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { rotating } from '../../../packages/kernel/sampling/rotating.ts'
import { patience } from './adversity.ts'
import { nextCardOffer } from './card-playing.ts'
import { useMeeting } from './online-people.ts'
import { byKeys, countToResult, playToEnd, SeededRandom } from './playing.ts'

const meeting = useMeeting()
afterEach(() => meeting.leave())

async function playCards(page: Page, random: SeededRandom): Promise<void> {
  for (;;) {
    const { does, x, y } = await nextCardOffer(page, random)
    if (does === 'over') return
    // A button that has just appeared counts only after a moment.
    if (does === 'scene' || does === 'answer') await page.waitForTimeout(700)
    await page.mouse.click(x, y)
    await page.waitForTimeout(60)
  }
}

const PLAYS = [
  { game: 'tile', setup: { edition: '2016' }, play: (page: Page, luck: SeededRandom) => playToEnd(page, luck, byKeys) },
  { game: 'card', setup: {}, play: playCards },
] as const

test.each(rotating(PLAYS))(
  'a whole game of $game through the server, and its draws are proven',
  async ({ game, setup, play }) => {
    const [blue, red] = [await meeting.person(), await meeting.person()]
    await meeting.begin(blue, red, { game, setup })
    await Promise.all([play(blue.page, new SeededRandom(5)), play(red.page, new SeededRandom(7))])
    for (const { page } of [blue, red])
      if ((await page.locator('dialog[open] .result').count()) === 0) await countToResult(page)
    await blue.page.getByRole('button', { name: 'Check the draws' }).click()
    await blue.page.getByText(/^(All \d+ draws were|The one draw was) fair\.$/).waitFor()
    // Everybody who wants a rematch comes to the same table.
    for (const { page } of [blue, red]) {
      await page.getByRole('button', { name: 'Play again' }).click()
      await page.waitForURL(/#\/meet\/s/)
    }
    expect(new URL(blue.page.url()).hash).toBe(new URL(red.page.url()).hash)
    expect([...blue.faults, ...red.faults]).toEqual([])
  },
  patience(300_000),
)
