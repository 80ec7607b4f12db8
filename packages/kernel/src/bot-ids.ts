import { readText, shown } from './reading.ts'
import { refuse } from './result.ts'

const LONGEST_ID = 60

/** Only inside `attempt`. Whether there is such a bot, whoever has bots knows. */
export function readBotId(value: unknown, where: string): string {
  const id = readText(value, where, LONGEST_ID)
  return /^[A-Za-z0-9][\w/.:-]*$/.test(id) ? id : refuse('not-an-id', `${shown(id)} is no bot's id`, { where })
}
