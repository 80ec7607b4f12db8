import { cardGame } from '@bastide/card-game'
import { diceGame } from '@bastide/dice-game'
import type { Game } from '@bastide/kernel'
import { tileGame } from '@bastide/tile-game'

/** The one list of games: to add a game is to add it here. */
export const GAMES: readonly Game[] = [tileGame, diceGame, cardGame]
