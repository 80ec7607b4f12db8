/** What happened at a table. Nothing else about it is stored. */
import {
  attempt,
  type Json,
  type Result,
  readFields,
  readHash,
  readHashOrNull,
  readInteger,
  readJson,
  readList,
  readObject,
  readOneOf,
  type Seat,
  type Standing,
} from '@bastide/kernel'
import { LARGEST_MOVE, readSeat, readYesNo } from './command.ts'
import { MOST_SEATS, type Opening, readStoredOpening } from './opening.ts'
import { LONGEST_PAUSE, SHORTEST_PAUSE } from './pause-limits.ts'

/** `unfinished`: the game reached the most moves that a table allows. `aborted`: it ended without a result. */
export const ENDINGS = ['played-out', 'resigned', 'time', 'unfinished', 'aborted'] as const
export type Ending = (typeof ENDINGS)[number]

/** An event without its time. */
export type Occurrence =
  | { readonly is: 'opened'; readonly opening: Opening }
  /** `link` is what the seat adds to the draws that the move brings on. */
  | { readonly is: 'played'; readonly by: Seat | 'chance'; readonly move: Json; readonly link?: string }
  | { readonly is: 'committed'; readonly by: Seat; readonly end: string | null }
  /** `to` is the number of moves that would remain. */
  | { readonly is: 'asked-back'; readonly by: Seat; readonly to: number }
  | { readonly is: 'asked-pause'; readonly by: Seat; readonly ms: number }
  | { readonly is: 'answered'; readonly by: Seat; readonly agrees: boolean }
  | { readonly is: 'taken-back'; readonly by: Seat; readonly to: number }
  | { readonly is: 'paused'; readonly by: Seat; readonly until: number }
  | { readonly is: 'resumed'; readonly by: Seat }
  | { readonly is: 'resigned'; readonly by: Seat }
  | { readonly is: 'ran-out'; readonly by: Seat }
  | { readonly is: 'finished'; readonly why: Ending; readonly standings: readonly Standing[] }

export type TableEvent = Occurrence & {
  /** In milliseconds, by the clock of whoever keeps the table. Never earlier than the event before. */
  readonly at: number
}

const EVENT_FIELDS = {
  opened: ['opening'],
  played: ['by', 'move'],
  committed: ['by', 'end'],
  'asked-back': ['by', 'to'],
  'asked-pause': ['by', 'ms'],
  answered: ['by', 'agrees'],
  'taken-back': ['by', 'to'],
  paused: ['by', 'until'],
  resumed: ['by'],
  resigned: ['by'],
  'ran-out': ['by'],
  finished: ['why', 'standings'],
} as const
const OPTIONAL_FIELDS: { readonly [is: string]: readonly string[] } = { played: ['link'] }
const EVENTS = Object.keys(EVENT_FIELDS) as readonly Occurrence['is'][]

const MOST_MOVES = 100_000
const HIGHEST_SCORE = 1_000_000

/** Checks the form of an event from a store or a network. Whether it can follow the others, only folding them tells. */
export function readEvent(value: unknown): Result<TableEvent> {
  return attempt(() => {
    const is = readOneOf(readObject(value, 'event').is, 'is', EVENTS)
    const fields = readFields(value, 'event', ['is', 'at', ...EVENT_FIELDS[is]], OPTIONAL_FIELDS[is])
    return { ...readOccurrence(is, fields), at: readInteger(fields.at, 'at', 0, Number.MAX_SAFE_INTEGER) }
  })
}

function readOccurrence(is: Occurrence['is'], fields: { readonly [key: string]: unknown }): Occurrence {
  if (is === 'opened') return { is, opening: readStoredOpening(fields.opening) }
  if (is === 'finished')
    return { is, why: readOneOf(fields.why, 'why', ENDINGS), standings: readStandings(fields.standings) }
  if (is === 'played') {
    return {
      is,
      by: fields.by === 'chance' ? 'chance' : readSeat(fields.by, 'by'),
      move: readJson(fields.move, 'move', LARGEST_MOVE),
      ...(fields.link === undefined ? {} : { link: readHash(fields.link, 'link') }),
    }
  }
  const by = readSeat(fields.by, 'by')
  if (is === 'asked-back' || is === 'taken-back') return { is, by, to: readInteger(fields.to, 'to', 0, MOST_MOVES) }
  if (is === 'committed') return { is, by, end: readHashOrNull(fields.end, 'end') }
  if (is === 'asked-pause') return { is, by, ms: readInteger(fields.ms, 'ms', SHORTEST_PAUSE, LONGEST_PAUSE) }
  if (is === 'paused') return { is, by, until: readInteger(fields.until, 'until', 0, Number.MAX_SAFE_INTEGER) }
  if (is === 'answered') return { is, by, agrees: readYesNo(fields.agrees, 'agrees') }
  return { is, by }
}

function readStandings(value: unknown): readonly Standing[] {
  return readList(value, 'standings', MOST_SEATS).map((standing, i) => {
    const fields = readFields(standing, `standings[${i}]`, ['seat', 'score', 'place'])
    return {
      seat: readSeat(fields.seat, `standings[${i}].seat`),
      score: readInteger(fields.score, `standings[${i}].score`, -HIGHEST_SCORE, HIGHEST_SCORE),
      place: readInteger(fields.place, `standings[${i}].place`, 1, MOST_SEATS),
    }
  })
}
