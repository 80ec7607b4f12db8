/** Whole games through the server as people play them: by touch on a phone, by mouse on a desktop. One at a time. */
import type { Page } from 'playwright-core'
import { afterEach, test } from 'vitest'
import { rotating } from '../../../packages/kernel/sampling/rotating.ts'
import { patience } from './adversity.ts'
import { nextCardOffer, SEEN_MS } from './card-playing.ts'
import { byTap as byTapOnDice } from './dice-playing.ts'
import { playSensibly, quickly } from './dice-sense.ts'
import { type Person, useMeeting } from './online-people.ts'
import { type OnlineGame, playOnline } from './online-playing.ts'
import { byMouse, byTap, playToEnd, type SeededRandom } from './playing.ts'

const meeting = useMeeting()
afterEach(() => meeting.leave())

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 600

async function playCards({ page }: Person, random: SeededRandom): Promise<void> {
  for (;;) {
    const { does, x, y } = await nextCardOffer(page, random)
    if (does === 'over') return
    if (does === 'scene' || does === 'answer') await page.waitForTimeout(SEEN_MS)
    await (isPhone(page) ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
    await page.waitForTimeout(60)
  }
}

const GAMES: readonly OnlineGame[] = [
  {
    game: 'tile',
    setup: { edition: '2016' },
    play: ({ page }, luck) => playToEnd(page, luck, isPhone(page) ? byTap : byMouse),
  },
  {
    game: 'dice',
    setup: { options: { target: 10 } },
    play: ({ page }) => playSensibly(page, isPhone(page) ? byTapOnDice : quickly),
  },
  { game: 'card', setup: {}, play: playCards },
]

test.each(rotating(GAMES))(
  'a whole game of $game through the server, by hand',
  (game) => playOnline(meeting, game, ['phone', 'desktop']),
  patience(300_000),
)
