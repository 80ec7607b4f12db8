/**
 * A record: one JSON document that holds a whole game, or the beginning of one. docs/record-format.md describes it for
 * readers outside this code.
 */

import { readBotId } from './bot-ids.ts'
import { type AnyRules, CHANCE, type Game, type Narrator, NOBODY, type Seat } from './contract.ts'
import type { Json } from './json.ts'
import { readJson } from './json-reading.ts'
import { applyRedacted } from './knowing.ts'
import { isDeserted, type Leaving, readLeavings } from './leaving.ts'
import type { Position } from './memory.ts'
import { readName, refuseAlike } from './naming.ts'
import { digest, MOST_MOVES, standings } from './playing.ts'
import { readFields, readInteger, readList, readOneOf, readText, shown } from './reading.ts'
import { attempt, demand, type Refusal, type Result, refusal, refuse } from './result.ts'
import { storedSetup } from './stored-setup.ts'

export const RECORD_FORMAT = 'bastide-record'
/** The versions that are read. In the first a setup named only what was typed in, and seats had no colours. */
export const RECORD_VERSIONS = [1, 2] as const
export type RecordVersion = (typeof RECORD_VERSIONS)[number]
/** The version that is written. */
export const RECORD_VERSION = 2

const LONGEST_TEXT = 4_000_000
const LONGEST_NAME = 60
const MOST_SEATS = 8
const LONGEST_COLOUR = 20
const LARGEST_DRAWS = 1_000_000

export interface RecordedSeat {
  readonly name: string
  /** Which bot played here; without, it was a person, or nobody says. */
  readonly bot?: string
  /** The colour it was played in. */
  readonly colour?: string
}

export interface GameRecord {
  readonly format: typeof RECORD_FORMAT
  readonly version: RecordVersion
  readonly game: string
  readonly setup: Json
  readonly seats: readonly RecordedSeat[]
  readonly moves: readonly Json[]
  /** Who left before the end, in order; never empty. */
  readonly left?: readonly Leaving[]
  /** When the game is over, or everybody who mattered has left: who came where. */
  readonly result?: readonly { readonly seat: Seat; readonly score: number; readonly place: number }[]
  /** Of the position after the last move. */
  readonly digest?: string
  /** A proof that the draws were fair: `DrawProof`, once `readDrawProof` has read it. */
  readonly draws?: Json
}

export function parseRecord(text: unknown): Result<GameRecord> {
  // Some programs begin every UTF-8 text with a mark, which JSON does not know.
  return attempt(() => demand(readRecord(parseJson(readText(text, 'record', LONGEST_TEXT).replace(/^\ufeff/, '')))))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (thrown) {
    return refuse('not-json', `not JSON: ${(thrown as Error).message}`, { where: 'record' })
  }
}

const REQUIRED = ['format', 'version', 'game', 'setup', 'seats', 'moves']
const OPTIONAL_IN_1 = ['left', 'result', 'digest']
const OPTIONAL = [...OPTIONAL_IN_1, 'draws']

export function readRecord(value: unknown): Result<GameRecord> {
  return attempt(() => {
    const fields = readFields(value, 'record', REQUIRED, OPTIONAL)
    readOneOf(fields.format, 'format', [RECORD_FORMAT])
    const version = readVersion(fields.version)
    if (version === 1) readFields(value, 'record', REQUIRED, OPTIONAL_IN_1)
    const game = readText(fields.game, 'game', LONGEST_NAME)
    const seats = readSeats(fields.seats, version)
    const moves = readList(fields.moves, 'moves', MOST_MOVES) as readonly Json[]
    const left = readLeft(fields.left, seats.length, moves.length, version)
    if (moves.length > 0 && isDesertedBy({ seats, ...left }, moves.length - 1))
      refuse('deserted', 'moves follow after so many have left that the game was over', { where: 'left' })
    return {
      format: RECORD_FORMAT,
      version,
      game,
      setup: fields.setup as Json,
      seats,
      moves,
      ...left,
      ...(fields.result === undefined ? {} : { result: readStandings(fields.result, seats.length) }),
      ...(fields.digest === undefined ? {} : { digest: readDigest(fields.digest) }),
      ...(fields.draws === undefined ? {} : { draws: readJson(fields.draws, 'draws', LARGEST_DRAWS) }),
    }
  })
}

function readVersion(value: unknown): RecordVersion {
  const known = RECORD_VERSIONS.find((version) => version === value)
  if (known !== undefined) return known
  const versions = RECORD_VERSIONS.join(' and ')
  const reason = `this is version ${shown(value)} of the format; this program reads versions ${versions}`
  return refuse('unknown-version', reason, { where: 'version' })
}

function readSeats(value: unknown, version: RecordVersion): readonly RecordedSeat[] {
  const seats = readList(value, 'seats', MOST_SEATS).map((seat, i) => readSeat(seat, `seats[${i}]`, version))
  refuseAlike(
    seats.map((seat) => seat.name),
    'seats',
  )
  const colours = seats.flatMap(({ colour = [] }) => colour)
  if (new Set(colours).size !== colours.length)
    refuse('same-colour', 'two seats have the same colour', { where: 'seats' })
  return seats
}

function readSeat(value: unknown, where: string, version: RecordVersion): RecordedSeat {
  const fields = readFields(value, where, ['name'], version === 1 ? ['bot'] : ['bot', 'colour'])
  const name = readName(fields.name, `${where}.name`, LONGEST_NAME)
  return {
    name,
    ...(fields.bot === undefined ? {} : { bot: readBotId(fields.bot, `${where}.bot`) }),
    ...(fields.colour === undefined ? {} : { colour: readColour(fields.colour, `${where}.colour`) }),
  }
}

/** Which colours there are, whoever has tables knows: to others it is a word. */
function readColour(value: unknown, where: string): string {
  const colour = readText(value, where, LONGEST_COLOUR)
  return /^[a-z][a-z-]*$/.test(colour) ? colour : refuse('not-an-id', `${shown(colour)} is no colour`, { where })
}

function readLeft(value: unknown, seats: number, moves: number, version: RecordVersion): Pick<GameRecord, 'left'> {
  const left = value === undefined ? [] : readLeavings(value, seats, moves, version > 1)
  return left.length === 0 ? {} : { left }
}

function readStandings(value: unknown, seats: number): NonNullable<GameRecord['result']> {
  return readList(value, 'result', seats).map((standing, i) => {
    const fields = readFields(standing, `result[${i}]`, ['seat', 'score', 'place'])
    return {
      seat: readInteger(fields.seat, `result[${i}].seat`, 0, seats - 1),
      score: readInteger(fields.score, `result[${i}].score`, 0, 1_000_000),
      place: readInteger(fields.place, `result[${i}].place`, 1, seats),
    }
  })
}

function readDigest(value: unknown): string {
  const text = readText(value, 'digest', 64)
  if (!/^[0-9a-f]{64}$/.test(text)) refuse('not-a-digest', 'expected 64 hexadecimal digits', { where: 'digest' })
  return text
}

export interface Replayed {
  readonly rules: AnyRules
  readonly position: Position
  /** How many moves were carried out. */
  readonly played: number
  /** Why the next one was not. */
  readonly stopped?: Refusal
}

/** The rules that a record was played by. */
export function rulesOf(games: readonly Game[], recorded: GameRecord): Result<AnyRules> {
  const game = games.find((candidate) => candidate.id === recorded.game)
  if (game === undefined)
    return refusal(
      'unknown-game',
      `unknown game ${shown(recorded.game)}; known: ${games.map((one) => one.id).join(', ')}`,
      { where: 'game' },
    )
  const setup = storedSetup(game, recorded.version, recorded.setup)
  return setup.ok ? game.compose(setup.value, recorded.seats.length) : setup
}

/**
 * Plays a record from its beginning, as far as its moves are legal. `before` sees the position before each move.
 * A record may stop before the end.
 */
export function replay(
  rules: AnyRules,
  moves: readonly unknown[],
  tell?: Narrator,
  before?: (p: Position, by: Seat, index: number) => void,
): Replayed {
  const p = rules.start()
  for (let index = 0; index < moves.length; index++) {
    const by = rules.awaited(p)
    const action = actionOf(rules, p, moves[index])
    if (!action.ok) return { rules, position: p, played: index, stopped: action }
    before?.(p, by, index)
    rules.apply(p, by, action.value, tell)
  }
  return { rules, position: p, played: moves.length }
}

/** Whether a seat had left a recorded game when so many moves had been made. */
const hasLeftBy = ({ left = [] }: Pick<GameRecord, 'left'>, seat: Seat, moves: number): boolean =>
  left.some((one) => one.seat === seat && one.after <= moves)

/** Whether so many had left a recorded game after these moves that it was over, whatever its rules say. */
export function isDesertedBy(recorded: Pick<GameRecord, 'seats' | 'left'>, moves: number): boolean {
  const seats = recorded.seats.map(({ bot }) => ({ isBot: bot !== undefined }))
  return recorded.left !== undefined && isDeserted(seats, (seat) => hasLeftBy(recorded, seat, moves))
}

/** What a record says of its end must be what its moves led to: here is why it is not, or null. */
export function disputed(
  recorded: GameRecord,
  { rules, position }: Pick<Replayed, 'rules' | 'position'>,
): Refusal | null {
  const { digest: said, result, moves, left = [] } = recorded
  const found = said === undefined ? said : digest(rules, position)
  if (said !== found) {
    const reason = `the moves do not lead to the digest that the record gives, but to ${found}`
    return refusal('other-digest', reason, { where: 'digest' })
  }
  if (rules.awaited(position) === NOBODY && left.some(({ after }) => after === moves.length))
    return refusal('left-too-late', 'nobody can leave a game that is over', { where: 'left' })
  if (result === undefined) return null
  const ended = resultOf(rules, recorded, position)
  if (ended === undefined)
    return refusal('not-over', 'the record gives a result, and the game is not over', { where: 'result' })
  if (JSON.stringify(result) === JSON.stringify(ended)) return null
  const reason = `the moves do not lead to the result that the record gives, but to ${JSON.stringify(ended)}`
  return refusal('other-result', reason, { where: 'result' })
}

function resultOf(
  rules: AnyRules,
  recorded: Pick<GameRecord, 'seats' | 'left' | 'moves'>,
  p: Position,
): GameRecord['result'] {
  const { length } = recorded.moves
  const isOver = rules.awaited(p) === NOBODY || isDesertedBy(recorded, length)
  return isOver ? standings(rules, p, (seat) => hasLeftBy(recorded, seat, length)) : undefined
}

/** The action of an untrusted move. A move may say `by` whom it is made; then it must be that seat's turn. */
export function actionOf(rules: AnyRules, p: Position, move: unknown): Result<number> {
  return attempt(() => {
    if (move === null || typeof move !== 'object' || Array.isArray(move))
      refuse('not-an-object', `a move is an object, not ${shown(move)}`)
    const { by, ...rest } = move as { by?: unknown }
    const awaited = rules.awaited(p)
    // When the game is over the rules refuse every move, whoever makes it.
    if (by !== undefined && awaited !== NOBODY) {
      const seat = readInteger(by, 'by', 0, rules.seats - 1)
      const due = awaited === CHANCE ? 'a chance move is due' : `it is for seat ${awaited} to decide`
      if (seat !== awaited)
        refuse('wrong-seat', `seat ${seat} cannot move: ${due}`, { where: 'by', clause: rules.turnClause(p) })
    }
    return demand(rules.toAction(p, rest))
  })
}

/** A record of what was played. `seats` are names, or more than that where more is known. */
export function makeRecord(
  rules: AnyRules,
  seats: readonly (string | RecordedSeat)[],
  moves: readonly Json[],
  p: Position,
  left: readonly Leaving[] = [],
): GameRecord {
  const played = {
    seats: seats.map((seat) => (typeof seat === 'string' ? { name: seat } : seat)),
    moves,
    ...(left.length === 0 ? {} : { left }),
  }
  const result = resultOf(rules, played, p)
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    game: rules.game,
    setup: rules.setup,
    ...played,
    ...(result === undefined ? {} : { result }),
    digest: digest(rules, p),
  }
}

/**
 * A record as a viewer may have it: of a game that goes on, the moves as that viewer was told them, and a digest of
 * what they lead to, without `draws`. Of a game that is over all is told. A record that cannot be played is nobody's
 * secret, and is refused.
 */
export function recordFor(rules: AnyRules, recorded: GameRecord, viewer: Seat): Result<GameRecord> {
  return attempt(() => {
    const known = rules.start()
    const moves: Json[] = []
    const { position, stopped } = replay(rules, recorded.moves, undefined, (_, by, index) => {
      moves.push(applyRedacted(rules, known, by, withoutBy(recorded.moves[index] as Json), viewer))
    })
    if (stopped !== undefined) demand(stopped)
    if (rules.awaited(position) === NOBODY || isDesertedBy(recorded, recorded.moves.length)) return recorded
    // What proves draws may tell those that are still to come.
    const { draws: _, ...rest } = recorded
    return { ...rest, moves, digest: digest(rules, known) }
  })
}

const withoutBy = (move: Json): Json => {
  const { by: _, ...rest } = move as { readonly [key: string]: Json }
  return rest
}
