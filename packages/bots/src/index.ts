import type { Bot } from './bot.ts'
import { cardJourneyman } from './card/journeyman.ts'
import { diceJourneyman } from './dice/journeyman.ts'
import { wanderer } from './search/wandering.ts'
import { journeymen } from './tile/journeyman.ts'

export type { Bot } from './bot.ts'

/** Everybody who plays, weakest first. Those of one id play one way, each its own game. */
export const BOTS: readonly Bot[] = [wanderer, ...journeymen, diceJourneyman, cardJourneyman]

/** The bot of that id, if it plays the game. */
export const botFor = (game: string, id: string): Bot | undefined =>
  BOTS.find((bot) => bot.id === id && (bot.game === null || bot.game === game))
