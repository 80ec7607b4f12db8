import type { Bot } from './bot.ts'
import { cardApprentice, cardJourneyman } from './card/journeyman.ts'
import { diceApprentice, diceJourneyman } from './dice/journeyman.ts'
import { wanderer } from './search/wandering.ts'
import { journeymen, tileApprentice } from './tile/journeyman.ts'
import { tileMasters } from './tile/masters.ts'

export type { Bot, Considered } from './bot.ts'
export { diceMaster } from './dice/master.ts'
export { tileMasters } from './tile/masters.ts'

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
]

/** The bot with that id, if it plays the game. */
export const botFor = (game: string, id: string): Bot | undefined =>
  BOTS.find((bot) => bot.id === id && (bot.game === null || bot.game === game))
