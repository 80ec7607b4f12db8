/**
 * Who plays: a bot of ours by its id, perhaps with what it may think about a turn (`master@1s`, `master@50000`), or
 * somebody else's program as `cmd:…`.
 */
import { performance } from 'node:perf_hooks'
import { type Bot, botFor, botsOf } from '@bastide/bots'
import type { Thinking } from '@bastide/kernel'
import { Misuse } from '../failure.ts'

const COMMAND = 'cmd:'

/** A bot of each level, without the styles, which are named after it: `journeyman-farmer`. */
export const levelsOf = (game: string): readonly string[] => botsOf(game).filter((id) => !id.includes('-'))

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

export interface ThinkingBot {
  readonly bot: Bot
  readonly thinking: Thinking
}

const MOST_MILLISECONDS = 3_600_000
const MOST_OUTCOMES = 1e12
const now = (): number => performance.now()

/** The bot's id, without what it may think. */
export const nameOf = (player: string): string => player.split('@', 1)[0] as string

export function botOf(game: string, player: string): ThinkingBot {
  const id = nameOf(player)
  const bot = botFor(game, id)
  if (bot === undefined) throw new Misuse(`unknown player '${id}'; there are ${botsOf(game).join(', ')}`)
  if (id !== player) return { bot, thinking: thinkingOf(player, player.slice(id.length + 1)) }
  return { bot, thinking: bot.milliseconds === 0 ? {} : { time: { milliseconds: bot.milliseconds, now } } }
}

function thinkingOf(player: string, budget: string): Thinking {
  const [, digits, unit] = /^(\d+(?:\.\d+)?)(ms|s)?$/.exec(budget) ?? []
  const amount = Number(digits)
  const milliseconds = unit === 's' ? amount * 1000 : amount
  if (unit !== undefined && milliseconds > 0 && milliseconds <= MOST_MILLISECONDS)
    return { time: { milliseconds, now } }
  if (digits !== undefined && unit === undefined && Number.isInteger(amount) && amount > 0 && amount <= MOST_OUTCOMES)
    return { outcomes: amount }
  throw new Misuse(`'${player}': after @ comes a time such as 300ms or 1s, or how many outcomes are judged for a turn`)
}
