/**
 * What the arena and somebody else's bot say to each other, a line of JSON each. docs/bot-protocol.md describes it for
 * readers outside this code.
 */
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
  readText,
  refuse,
  type Seat,
  shown,
} from '@bastide/kernel'
import type { TableOfTiles } from '../tile-segments.ts'

export const PROTOCOL = 1
/** In characters. An answer is a move; whoever writes more writes something else. */
export const LONGEST_ANSWER = 100_000
const LONGEST_NAME = 60
const LARGEST_MOVE = 2_000

export interface Begin {
  readonly type: 'begin'
  readonly game: string
  /** The whole setup, as in a record. */
  readonly setup: Json
  readonly seats: number
  readonly seat: Seat
  /** For the bot's own random numbers, if it wants to play the same way again. */
  readonly seed: number
  /** Milliseconds for each decision. */
  readonly moveTime: number
  /** Of the tile game: all tiles, by their segments, and those that lie there at first. */
  readonly tiles?: TableOfTiles['tiles']
  readonly laid?: TableOfTiles['laid']
}

/** Seats by their number, and chance by its name. */
export type Mover = Seat | 'chance'

export type Told =
  | { readonly type: 'hello'; readonly protocol: typeof PROTOCOL }
  | Begin
  | { readonly type: 'move'; readonly by: Mover; readonly move: Json }
  | { readonly type: 'choose'; readonly moves: readonly Json[]; readonly view?: Json }
  | { readonly type: 'end'; readonly standing: readonly Json[]; readonly faults: readonly Json[] }
  | { readonly type: 'quit' }

export interface Ready {
  readonly name: string
  /** Whether it wants a view with each choice. */
  readonly view: boolean
}

/** JSON of an untrusted line. Only inside `attempt`. */
function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return refuse('garbage', `${shown(line)} is not JSON`)
  }
}

function readBoolean(value: unknown, where: string): boolean {
  return typeof value === 'boolean'
    ? value
    : refuse('not-a-boolean', `expected true or false, found ${shown(value)}`, { where })
}

/** What a bot answers to `hello`. */
export const readReady = (line: string): Result<Ready> =>
  attempt(() => {
    const fields = readFields(parse(line), 'answer', ['type', 'name'], ['view'])
    readOneOf(fields.type, 'type', ['ready'])
    return {
      name: readText(fields.name, 'name', LONGEST_NAME),
      view: fields.view === undefined ? false : readBoolean(fields.view, 'view'),
    }
  })

/** The move that a bot answers to `choose`: untrusted, for the rules to judge. */
export const readAnswer = (line: string): Result<Json> =>
  attempt(() => {
    const fields = readFields(parse(line), 'answer', ['type', 'move'])
    readOneOf(fields.type, 'type', ['move'])
    return readJson(readObject(fields.move, 'move'), 'move', LARGEST_MOVE)
  })

const MOST_SEATS = 8
const LARGEST_SETUP = 100_000
const MOST_TILES = 1_000
const MOST_CHOICES = 100_000
const TYPES = ['hello', 'begin', 'move', 'choose', 'end', 'quit'] as const

function readBegin(value: unknown): Begin {
  const fields = readFields(
    value,
    'begin',
    ['type', 'game', 'setup', 'seats', 'seat', 'seed', 'moveTime'],
    ['tiles', 'laid'],
  )
  const seats = readInteger(fields.seats, 'seats', 1, MOST_SEATS)
  for (const list of ['tiles', 'laid']) if (fields[list] !== undefined) readList(fields[list], list, MOST_TILES)
  return {
    type: 'begin',
    game: readText(fields.game, 'game', LONGEST_NAME),
    setup: readJson(fields.setup, 'setup', LARGEST_SETUP),
    seats,
    seat: readInteger(fields.seat, 'seat', 0, seats - 1),
    seed: readInteger(fields.seed, 'seed', 0, Number.MAX_SAFE_INTEGER),
    moveTime: readInteger(fields.moveTime, 'moveTime', 1, Number.MAX_SAFE_INTEGER),
  }
}

/**
 * What a bot is told, as far as ours need it: they know the tiles, and the choices and the end are no news to them. An
 * arena may tell more than this one does.
 */
export type Heard =
  | { readonly type: 'hello' }
  | Begin
  | { readonly type: 'move'; readonly move: Json }
  | { readonly type: 'choose' }
  | { readonly type: 'end' }
  | { readonly type: 'quit' }

export const readTold = (line: string): Result<Heard> =>
  attempt(() => {
    const value = readObject(parse(line), 'message')
    const type = readOneOf(value.type, 'type', TYPES)
    switch (type) {
      case 'hello':
        readOneOf(value.protocol, 'protocol', [PROTOCOL])
        return { type }
      case 'begin':
        return readBegin(value)
      case 'move':
        return { type, move: readJson(readObject(value.move, 'move'), 'move', LARGEST_MOVE) }
      case 'choose':
        readList(value.moves, 'moves', MOST_CHOICES)
        return { type }
      default:
        return { type }
    }
  })
