/**
 * Two people, each in a browser of their own, play whole games through the server: one of each kind every day, quickly.
 * online-long-games.test.ts takes its time.
 */
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { rotating } from '../../../packages/kernel/sampling/rotating.ts'
import { patience } from './adversity.ts'
import { playCardsByKeys } from './card-sense.ts'
import { playSensibly, quickly } from './dice-sense.ts'
import { useMeeting } from './online-people.ts'
import { type Act, byKeys, countToResult, playToEnd, SeededRandom } from './playing.ts'

const meeting = useMeeting()
afterEach(() => meeting.leave())

/** A tile where it is offered first, and a figure now and then. */
const byQuickKeys: Act = (page, offer, random) => {
  if (offer.does === 'confirm') return page.keyboard.press('Enter')
  if (offer.does === 'spot' && random.next() < 0.6) return page.keyboard.press('n')
  return byKeys(page, offer, random)
}

const PLAYS = [
  {
    game: 'tile',
    setup: { edition: '2016' },
    play: (page: Page, luck: SeededRandom) => playToEnd(page, luck, byQuickKeys),
  },
  { game: 'dice', setup: { options: { target: 10 } }, play: (page: Page) => playSensibly(page, quickly) },
  { game: 'card', setup: {}, play: playCardsByKeys },
] as const
const [SIZES = ['desktop', 'phone'] as const] = rotating([
  ['desktop', 'phone'],
  ['phone', 'desktop'],
] as const)

test.each(PLAYS)(
  'a whole game of $game through the server, and its draws are proven',
  async ({ game, setup, play }) => {
    const [blue, red] = [await meeting.person(SIZES[0]), await meeting.person(SIZES[1])]
    await meeting.begin(blue, red, { game, setup })
    await Promise.all([play(blue.page, new SeededRandom(5)), play(red.page, new SeededRandom(7))])
    for (const { page } of [blue, red])
      if ((await page.locator('dialog[open] .result').count()) === 0) await countToResult(page)
    await blue.page.getByRole('button', { name: 'Check the draws' }).click()
    await blue.page.getByText(/^(All \d+ draws were|The one draw was) fair\.$/).waitFor()
    await blue.page.getByText('this device wrote down what the server and all players had promised').waitFor()
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
