/** What came to pass at a table: the only thing that is kept of it. */
import {
  attempt,
  type Json,
  type Result,
  readFields,
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

/** `unfinished`: the game had as many moves as a table may have. */
export const ENDINGS = ['played-out', 'resigned', 'time', 'unfinished'] as const
export type Ending = (typeof ENDINGS)[number]

/** An event before it is known when. */
export type Occurrence =
  | { readonly is: 'opened'; readonly opening: Opening }
  | { readonly is: 'played'; readonly by: Seat | 'chance'; readonly move: Json }
  /** `to`: how many moves would be left. */
  | { readonly is: 'asked-back'; readonly by: Seat; readonly to: number }
  | { readonly is: 'answered'; readonly by: Seat; readonly agrees: boolean }
  | { readonly is: 'taken-back'; readonly by: Seat; readonly to: number }
  | { readonly is: 'resigned'; readonly by: Seat }
  | { readonly is: 'ran-out'; readonly by: Seat }
  | { readonly is: 'finished'; readonly why: Ending; readonly standings: readonly Standing[] }

export type TableEvent = Occurrence & {
  /** In milliseconds, on the clock of whoever keeps the table; never earlier than the event before. */
  readonly at: number
}

const EVENT_FIELDS = {
  opened: ['opening'],
  played: ['by', 'move'],
  'asked-back': ['by', 'to'],
  answered: ['by', 'agrees'],
  'taken-back': ['by', 'to'],
  resigned: ['by'],
  'ran-out': ['by'],
  finished: ['why', 'standings'],
} as const
const EVENTS = Object.keys(EVENT_FIELDS) as readonly Occurrence['is'][]

const MOST_MOVES = 100_000
const HIGHEST_SCORE = 1_000_000

/** An event as it comes from a store or over a wire. Whether it can follow those before it, only folding them tells. */
export function readEvent(value: unknown): Result<TableEvent> {
  return attempt(() => {
    const is = readOneOf(readObject(value, 'event').is, 'is', EVENTS)
    const fields = readFields(value, 'event', ['is', 'at', ...EVENT_FIELDS[is]])
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
    }
  }
  const by = readSeat(fields.by, 'by')
  if (is === 'asked-back' || is === 'taken-back') return { is, by, to: readInteger(fields.to, 'to', 0, MOST_MOVES) }
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
