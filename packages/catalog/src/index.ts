import { cardGame } from '@bastide/card-game'
import { diceGame } from '@bastide/dice-game'
import type { Game } from '@bastide/kernel'
import { tileGame } from '@bastide/tile-game'

/** The list of all games. Add a new game here. */
export const GAMES: readonly Game[] = [tileGame, diceGame, cardGame]
