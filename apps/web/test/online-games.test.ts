/**
 * Two people, each in a browser of their own, play whole games through the server: one of each kind every day, quickly.
 * online-long-games.test.ts takes its time.
 */
import { afterEach, test } from 'vitest'
import { rotating } from '../../../packages/kernel/sampling/rotating.ts'
import { patience } from './adversity.ts'
import type { Size } from './browser.ts'
import { playCardsByKeys } from './card-sense.ts'
import { playSensibly, quickly } from './dice-sense.ts'
import { useMeeting } from './online-people.ts'
import { type OnlineGame, playOnline } from './online-playing.ts'
import { type Act, byKeys, playToEnd } from './playing.ts'

const meeting = useMeeting()
afterEach(() => meeting.leave())

/** A tile where it is offered first, and a figure now and then. */
const byQuickKeys: Act = (page, offer, random) => {
  if (offer.does === 'confirm') return page.keyboard.press('Enter')
  if (offer.does === 'spot' && random.next() < 0.6) return page.keyboard.press('n')
  return byKeys(page, offer, random)
}

const GAMES: readonly OnlineGame[] = [
  { game: 'tile', setup: { edition: '2016' }, play: ({ page }, luck) => playToEnd(page, luck, byQuickKeys) },
  { game: 'dice', setup: { options: { target: 10 } }, play: ({ page }) => playSensibly(page, quickly) },
  { game: 'card', setup: {}, play: ({ page }, luck) => playCardsByKeys(page, luck) },
]
const SIZES: readonly Size[] =
  rotating([
    ['desktop', 'phone'],
    ['phone', 'desktop'],
  ] as const)[0] ?? []

test.each(GAMES)(
  'a whole game of $game through the server, and its draws are proven',
  (game) => playOnline(meeting, game, SIZES),
  patience(240_000),
)
