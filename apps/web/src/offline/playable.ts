/** The games that can be played here: those of the catalog that the pages can draw. */
import { GAMES } from '@bastide/catalog'
import type { Game } from '@bastide/kernel'
import { DRAWN } from './drawn.ts'

export const PLAYABLE: readonly Game[] = GAMES.filter(({ id }) => DRAWN.includes(id))
