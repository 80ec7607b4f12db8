import type { Bot } from './bot.ts'
import { cardApprentice, cardJourneyman } from './card/journeyman.ts'
import { cardGrandmaster, cardMaster } from './card/masters.ts'
import { diceApprentice, diceJourneyman } from './dice/journeyman.ts'
import { diceMasters } from './dice/master.ts'
import { wanderer } from './search/wandering.ts'
import { journeymen, tileApprentice } from './tile/journeyman.ts'
import { tileMasters } from './tile/masters.ts'

export type { Bot, Considered } from './bot.ts'

/** All bots, weakest first. Bots with the same id play in the same way, each its own game. */
export const BOTS: readonly Bot[] = [
  wanderer,
  tileApprentice,
  diceApprentice,
  cardApprentice,
  ...journeymen,
  diceJourneyman,
  cardJourneyman,
  ...tileMasters,
  ...diceMasters,
  cardMaster,
  cardGrandmaster,
]

const plays = (bot: Bot, game: string): boolean => bot.game === null || bot.game === game

/** The bot with that id, if it plays the game. */
export const botFor = (game: string, id: string): Bot | undefined =>
  BOTS.find((bot) => bot.id === id && plays(bot, game))

/** The ids of the bots that play a game, weakest first. */
export const botsOf = (game: string): readonly string[] => BOTS.filter((bot) => plays(bot, game)).map(({ id }) => id)
