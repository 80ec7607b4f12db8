/** Who plays: a bot of ours by its id, or somebody else's program as `cmd:…`. */
import { BOTS, type Bot, botFor } from '@bastide/bots'
import { Misuse } from '../failure.ts'

const COMMAND = 'cmd:'

/** The bots available for a game. */
export const botsOf = (game: string): readonly string[] =>
  BOTS.filter((bot) => bot.game === null || bot.game === game).map(({ id }) => id)

/** The command of a player that is a program; null for a bot. */
export const commandOf = (player: string): string | null =>
  player.startsWith(COMMAND) ? player.slice(COMMAND.length) : null

/** Players as they are typed: separated by commas. A comma that belongs to a command has a backslash before it. */
export const splitPlayers = (text: string): readonly string[] =>
  text.split(/(?<!\\),/).map((one) => one.replaceAll('\\,', ','))

export function readPlayers(game: string, text: string): readonly string[] {
  return splitPlayers(text).map((player) => {
    const command = commandOf(player)
    if (command === null) botOf(game, player)
    else if (command.trim() === '') throw new Misuse("'cmd:' is followed by a command")
    return player
  })
}

export function botOf(game: string, id: string): Bot {
  const bot = botFor(game, id)
  if (bot === undefined) throw new Misuse(`unknown player '${id}'; there are ${botsOf(game).join(', ')}`)
  return bot
}
