import type { Bot } from './bot.ts'
import { wanderer } from './search/wandering.ts'
import { journeymen } from './tile/journeyman.ts'

export type { Bot } from './bot.ts'

/** Everybody who plays, weakest first. */
export const BOTS: readonly Bot[] = [wanderer, ...journeymen]

/** The bot of that id, if it plays the game. */
export const botFor = (game: string, id: string): Bot | undefined => BOTS.find((bot) => bot.id === id && (bot.game === null || bot.game === game))
