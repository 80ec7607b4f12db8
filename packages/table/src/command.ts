/** The commands that a table takes. */
import {
  attempt,
  type Json,
  type Result,
  readFields,
  readHash,
  readHashOrNull,
  readInteger,
  readJson,
  readObject,
  readOneOf,
  refuse,
  type Seat,
  shown,
} from '@bastide/kernel'
import { MOST_SEATS, type Opening, readOpeningForm } from './opening.ts'
import { LONGEST_PAUSE, SHORTEST_PAUSE } from './pause-limits.ts'

export type Command =
  | { readonly do: 'open'; readonly opening: Opening }
  /** `link` is of the seat's hash chain, where the table has asked for it. */
  | { readonly do: 'play'; readonly by: Seat; readonly move: Json; readonly link?: string }
  /** Commits to another hash chain, or to none: of a device that does not have the one before. */
  | { readonly do: 'commit'; readonly by: Seat; readonly end: string | null }
  | { readonly do: 'take-back'; readonly by: Seat }
  /** Answers a request, to take back or to pause. Whoever asked withdraws it by not agreeing. */
  | { readonly do: 'answer'; readonly by: Seat; readonly agrees: boolean }
  | { readonly do: 'resign'; readonly by: Seat }
  /** Ends a game that not everybody has moved in, without a result. */
  | { readonly do: 'abort'; readonly by: Seat }
  /** Asks that all clocks stand still, for this long at most. */
  | { readonly do: 'pause'; readonly by: Seat; readonly ms: number }
  | { readonly do: 'resume'; readonly by: Seat }
  /** From anybody: has a clock run out, a request lapsed or a pause ended? */
  | { readonly do: 'look-at-clock' }

/** What only whoever keeps the table may ask. No reader gives it, so nobody outside can send it. */
export type KeepersCommand =
  /** The move of a bot that stands in for a seat that left. Null if the bot cannot play: then the simplest is made. */
  | { readonly do: 'stand-in'; readonly by: Seat; readonly move: Json | null }
  /** Ends the game without a result, however far it is. */
  | { readonly do: 'end' }

export const LARGEST_MOVE = 2_000

const COMMAND_FIELDS = {
  open: ['do', 'opening'],
  play: ['do', 'by', 'move'],
  commit: ['do', 'by', 'end'],
  'take-back': ['do', 'by'],
  answer: ['do', 'by', 'agrees'],
  resign: ['do', 'by'],
  abort: ['do', 'by'],
  pause: ['do', 'by', 'ms'],
  resume: ['do', 'by'],
  'look-at-clock': ['do'],
} as const
const OPTIONAL_FIELDS: { readonly [verb: string]: readonly string[] } = { play: ['link'] }
const COMMANDS = Object.keys(COMMAND_FIELDS) as readonly Command['do'][]

/** Checks the form of an untrusted command. Whether it may be carried out is for the table to decide. */
export function readCommand(value: unknown): Result<Command> {
  return attempt(() => {
    const verb = readOneOf(readObject(value, 'command').do, 'do', COMMANDS)
    const fields = readFields(value, 'command', COMMAND_FIELDS[verb], OPTIONAL_FIELDS[verb])
    if (verb === 'open') return { do: verb, opening: readOpeningForm(fields.opening) }
    if (verb === 'look-at-clock') return { do: verb }
    const by = readSeat(fields.by, 'by')
    if (verb === 'play') {
      const play = { do: verb, by, move: readJson(fields.move, 'move', LARGEST_MOVE) } as const
      return fields.link === undefined ? play : { ...play, link: readHash(fields.link, 'link') }
    }
    if (verb === 'commit') return { do: verb, by, end: readHashOrNull(fields.end, 'end') }
    if (verb === 'answer') return { do: verb, by, agrees: readYesNo(fields.agrees, 'agrees') }
    if (verb === 'pause') return { do: verb, by, ms: readInteger(fields.ms, 'ms', SHORTEST_PAUSE, LONGEST_PAUSE) }
    return { do: verb, by }
  })
}

export const readSeat = (value: unknown, where: string): Seat => readInteger(value, where, 0, MOST_SEATS - 1)

export function readYesNo(value: unknown, where: string): boolean {
  return typeof value === 'boolean'
    ? value
    : refuse('not-allowed', `expected true or false, found ${shown(value)}`, { where })
}
