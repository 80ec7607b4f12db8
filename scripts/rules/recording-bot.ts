import { type Bot, botFor } from '@bastide/bots'

/**
 * Who plays the games that are stored. Journeymen where there are any, since games of random players need not end; any
 * other game is stored before somebody has taught a bot to play it.
 */
export function recordingBot(game: string): Bot {
  const bot = botFor(game, 'journeyman') ?? botFor(game, 'random')
  if (bot === undefined) throw new Error(`nobody plays ${game}`)
  return bot
}
