/** The games that can be played, in the order in which they are offered: what is shown of them before one is chosen. */
import type { GameFront } from '../playing/game-front.ts'
import { front as card } from './card/front.ts'
import { front as dice } from './dice/front.ts'
import { front as tile } from './tile/front.ts'

const FRONTS: { readonly [game: string]: GameFront } = { tile, dice, card }

export const GAMES_WITH_FRONTS: readonly string[] = Object.keys(FRONTS)

export const frontOf = (game: string): GameFront | undefined => (Object.hasOwn(FRONTS, game) ? FRONTS[game] : undefined)
