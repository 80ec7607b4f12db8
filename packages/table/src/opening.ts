/** How a table is opened: which game, who sits where, and what the players agreed on. */
import {
  attempt,
  type FairTerms,
  type Game,
  type Json,
  type Result,
  readBotId,
  readFairTerms,
  readFields,
  readInteger,
  readJson,
  readList,
  readName,
  readOneOf,
  readText,
  refuse,
  refuseAlike,
  shown,
} from '@bastide/kernel'
import { COLOURS, type Colour, PATTERNS, type Pattern } from './seat-look.ts'

export type Player = { readonly kind: 'human' } | { readonly kind: 'bot'; readonly bot: string }

export interface SeatPlan {
  readonly name: string
  readonly colour: Colour
  readonly pattern: Pattern
  readonly player: Player
}

/** All times are in milliseconds. */
export type ClockPlan =
  | { readonly kind: 'none' }
  /** `ms` for the whole game, plus the increment each time a seat has finished its decisions. */
  | { readonly kind: 'game'; readonly ms: number; readonly increment: number }
  /** `ms` each time a seat becomes awaited. */
  | { readonly kind: 'move'; readonly ms: number }

export interface Opening {
  readonly game: string
  readonly setup: Json
  readonly seats: readonly SeatPlan[]
  readonly clock: ClockPlan
  /** The helps that the players agreed on, from those in the game's form. */
  readonly aids: readonly string[]
  /** Where draws can be proven: what everybody has committed to. */
  readonly fair?: FairTerms
  /** The bot that plays on for a seat that left; without one, it is played on in the simplest way. */
  readonly standIn?: string | null
  /** What proves the draws of a game that was over when it was kept here: `draws` of its record, as it came. */
  readonly proof?: Json
}

export const MOST_SEATS = COLOURS.length
export const LONGEST_NAME = 40
/** A record may bring longer names, and a table that was stored with them stays readable. */
const LONGEST_STORED_NAME = 60
export const SHORTEST_CLOCK = 1_000
export const LONGEST_CLOCK = 30 * 24 * 60 * 60 * 1_000
const LONGEST_ID = 60
const MOST_AIDS = 50
const LARGEST_SETUP = 8_000
/** As of a record. */
const LARGEST_PROOF = 1_000_000
/** What is stored names every option, and so is larger than what was asked for. */
const LARGEST_STORED_SETUP = 2 * LARGEST_SETUP

/** Reads an opening of one of these games. The game itself judges the setup when the table is opened. */
export function readOpening(games: readonly Game[], value: unknown): Result<Opening> {
  return attempt(() => {
    const opening = readOpeningForm(value)
    refuseUnknownAids(games, opening)
    return opening
  })
}

/** Only inside `attempt`. */
export function refuseUnknownAids(games: readonly Game[], { game, aids }: Opening): void {
  const known = gameOf(games, game).form.aids ?? []
  for (const [i, aid] of aids.entries()) {
    if (!known.includes(aid))
      refuse('unknown-aid', `${shown(aid)} is no help of this game; known: ${known.join(', ') || 'none'}`, {
        where: `aids[${i}]`,
      })
  }
}

/** Only inside `attempt`: refuses if there is no such game. */
export function gameOf(games: readonly Game[], id: string): Game {
  const game = games.find((candidate) => candidate.id === id)
  return (
    game ??
    refuse('unknown-game', `unknown game ${shown(id)}; known: ${games.map((one) => one.id).join(', ')}`, {
      where: 'game',
    })
  )
}

/** Reads everything in an opening that can be judged without knowing the games. Only inside `attempt`. */
export function readOpeningForm(value: unknown): Opening {
  const opening = readStoredOpening(value)
  readJson(opening.setup, 'setup', LARGEST_SETUP)
  const names = opening.seats.map(({ name }, i) => readName(name, `seats[${i}].name`, LONGEST_NAME))
  refuseAlike(names, 'seats')
  return opening
}

/**
 * The same, but accepts any name. A stored table must stay readable when the rules for names become stricter. Only
 * inside `attempt`.
 */
export function readStoredOpening(value: unknown): Opening {
  const fields = readFields(value, 'opening', ['game', 'setup', 'seats', 'clock', 'aids'], ['fair', 'proof', 'standIn'])
  const game = readText(fields.game, 'game', LONGEST_ID)
  const setup = readJson(fields.setup, 'setup', LARGEST_STORED_SETUP)
  const seats = readList(fields.seats, 'seats', MOST_SEATS).map((seat, i) => readSeatPlan(seat, `seats[${i}]`))
  if (seats.length === 0) refuse('no-seats', 'a table needs a seat', { where: 'seats' })
  refuseTwice(
    seats.map((seat) => seat.colour),
    'same-colour',
    'colour',
  )
  refuseTwice(
    seats.map((seat) => seat.pattern),
    'same-pattern',
    'pattern',
  )
  const aids = readList(fields.aids, 'aids', MOST_AIDS).map((aid, i) => readText(aid, `aids[${i}]`, LONGEST_ID))
  const opening = { game, setup, seats, clock: readClockPlan(fields.clock), aids: [...new Set(aids)] }
  // What is absent is left out, so that openings without it are the same whenever they were stored.
  const standIn = (fields.standIn ?? null) === null ? {} : { standIn: readBotId(fields.standIn, 'standIn') }
  const fair = fields.fair === undefined ? {} : { fair: readFair(fields.fair, seats) }
  const proof = fields.proof === undefined ? {} : { proof: readJson(fields.proof, 'proof', LARGEST_PROOF) }
  return { ...opening, ...standIn, ...fair, ...proof }
}

function readFair(value: unknown, seats: readonly SeatPlan[]): FairTerms {
  const fair = readFairTerms(value, 'fair', seats.length)
  const bot = seats.findIndex(({ player }, seat) => player.kind === 'bot' && fair.ends[seat] !== null)
  if (bot >= 0) refuse('bot-seat', `seat ${bot} is a bot's, which has no chain`, { where: `fair.ends[${bot}]` })
  return fair
}

function refuseTwice(values: readonly string[], code: string, what: string): void {
  if (new Set(values).size !== values.length) refuse(code, `two seats have the same ${what}`, { where: 'seats' })
}

function readSeatPlan(value: unknown, where: string): SeatPlan {
  const fields = readFields(value, where, ['name', 'colour', 'pattern', 'player'])
  return {
    name: readText(fields.name, `${where}.name`, LONGEST_STORED_NAME),
    colour: readOneOf(fields.colour, `${where}.colour`, COLOURS),
    pattern: readOneOf(fields.pattern, `${where}.pattern`, PATTERNS),
    player: readPlayer(fields.player, `${where}.player`),
  }
}

function readPlayer(value: unknown, where: string): Player {
  const kind = readOneOf(readFields(value, where, ['kind'], ['bot']).kind, `${where}.kind`, ['human', 'bot'])
  if (kind === 'human') {
    readFields(value, where, ['kind'])
    return { kind }
  }
  return { kind, bot: readBotId(readFields(value, where, ['kind', 'bot']).bot, `${where}.bot`) }
}

const CLOCK_FIELDS = { none: ['kind'], game: ['kind', 'ms', 'increment'], move: ['kind', 'ms'] } as const

function readClockPlan(value: unknown): ClockPlan {
  const kind = readOneOf(readFields(value, 'clock', ['kind'], ['ms', 'increment']).kind, 'clock.kind', [
    'none',
    'game',
    'move',
  ])
  const fields = readFields(value, 'clock', CLOCK_FIELDS[kind])
  if (kind === 'none') return { kind }
  const ms = readInteger(fields.ms, 'clock.ms', SHORTEST_CLOCK, LONGEST_CLOCK)
  return kind === 'move'
    ? { kind, ms }
    : { kind, ms, increment: readInteger(fields.increment, 'clock.increment', 0, LONGEST_CLOCK) }
}
