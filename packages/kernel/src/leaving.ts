/**
 * Who left a game before its end, and what follows. Shared by tables and records; the rules of a game do not know about
 * it.
 */
import { readBotId } from './bot-ids.ts'
import type { Seat } from './contract.ts'
import { readFields, readInteger, readList, readOneOf } from './reading.ts'
import { refuse } from './result.ts'

const WAYS_TO_LEAVE = ['resigned', 'time'] as const

export interface Leaving {
  readonly seat: Seat
  /** The number of moves made before it. */
  readonly after: number
  readonly why: (typeof WAYS_TO_LEAVE)[number]
  /** In a record: the bot that played on for it. Without, its moves were the simplest, or nobody says. */
  readonly bot?: string
}

/**
 * True if there is nobody left to play against, or no human left: bots do not continue without the people they sat
 * with.
 */
export function isDeserted(seats: readonly { readonly isBot: boolean }[], hasLeft: (seat: Seat) => boolean): boolean {
  const live = seats.filter((_, seat) => !hasLeft(seat))
  const fewest = seats.length > 1 ? 2 : 1
  return live.length < fewest || (seats.some(({ isBot }) => !isBot) && live.every(({ isBot }) => isBot))
}

/** Reads untrusted input, in order; `mayNameBots` is false of records that did not. Only inside `attempt`. */
export function readLeavings(value: unknown, seats: number, moves: number, mayNameBots: boolean): readonly Leaving[] {
  const leavings = readList(value, 'left', seats).map((leaving, i): Leaving => {
    const fields = readFields(leaving, `left[${i}]`, ['seat', 'after', 'why'], mayNameBots ? ['bot'] : [])
    return {
      seat: readInteger(fields.seat, `left[${i}].seat`, 0, seats - 1),
      after: readInteger(fields.after, `left[${i}].after`, 0, moves),
      why: readOneOf(fields.why, `left[${i}].why`, WAYS_TO_LEAVE),
      ...(fields.bot === undefined ? {} : { bot: readBotId(fields.bot, `left[${i}].bot`) }),
    }
  })
  leavings.forEach(({ seat, after }, i) => {
    if (leavings.findIndex((other) => other.seat === seat) !== i)
      refuse('left-twice', `seat ${seat} has left already`, { where: `left[${i}].seat` })
    if (after < (leavings[i - 1]?.after ?? 0))
      refuse('not-in-order', 'those who left are told in order', { where: `left[${i}].after` })
  })
  return leavings
}
