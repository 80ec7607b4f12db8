/**
 * A puzzle: a position of a game, a goal, and what each turn there is worth. docs/puzzle-format.md describes the format
 * for people who make their own.
 */
import type { Result } from '@bastide/kernel'
import { attempt, readFields, readList, readObject, readOneOf, readText, refuse } from '@bastide/wire'
import { turnKey } from './turn-key.ts'

export const PUZZLE_FORMAT = 'bastide-puzzle'
export const PUZZLE_VERSION = 1
export const GOALS = ['points', 'build', 'average-points', 'lead', 'win', 'average-lead', 'sure-lead'] as const
export type Goal = (typeof GOALS)[number]
export const GRADES = [1, 2, 3] as const
export type Grade = (typeof GRADES)[number]

export interface Puzzle {
  readonly format: typeof PUZZLE_FORMAT
  readonly version: typeof PUZZLE_VERSION
  readonly id: string
  readonly game: string
  /** The whole setup, as a record has it. */
  readonly setup: unknown
  /** The colours of the seats, in order. */
  readonly seats: readonly string[]
  /** The game so far, in the game's notation. The next to move is the one who solves. */
  readonly moves: string
  /** The seat that is to move. */
  readonly seat: number
  readonly goal: Goal
  readonly grade: Grade
  /** By worth, best first: the turns that are worth it, in notation. */
  readonly turns: readonly (readonly [worth: string, turns: readonly string[]])[]
  /** Where it comes from. */
  readonly source: string
}

const LONGEST_ID = 40
const LONGEST_GAME = 100_000
const LONGEST_TURN = 400
const LONGEST_SOURCE = 200
const MOST_SEATS = 6
const MOST_WORTHS = 400
const MOST_TURNS = 1000
const FIELDS = [
  'format',
  'version',
  'id',
  'game',
  'setup',
  'seats',
  'moves',
  'seat',
  'goal',
  'grade',
  'turns',
  'source',
]
const WORTH = /^-?\d{1,7}(?:\/[1-9]\d{0,8})?$/

/** A worth is a whole number or a fraction, written `7` or `-29/6`. */
export function valueOfWorth(worth: string): number {
  const [above, below = 1] = worth.split('/').map(Number) as [number, number?]
  return above / below
}

function readId(value: unknown, where: string): string {
  const id = readText(value, where, LONGEST_ID)
  return /^[a-z0-9][a-z0-9-]*$/.test(id) ? id : refuse('not-an-id', 'letters, digits and hyphens only', { where })
}

function readTurns(value: unknown): Puzzle['turns'] {
  const seen = new Set<string>()
  const turns = readList(value, 'turns', MOST_WORTHS).map((entry, i): Puzzle['turns'][number] => {
    const where = `turns[${i}]`
    const [worth, listed, ...more] = readList(entry, where, 3)
    if (more.length > 0) refuse('too-long', 'a worth and its turns, and no more', { where })
    const text = readText(worth, `${where}[0]`, LONGEST_TURN)
    if (!WORTH.test(text)) refuse('not-a-worth', 'a worth is written 7 or -29/6', { where: `${where}[0]` })
    return [
      text,
      readList(listed, `${where}[1]`, MOST_TURNS).map((turn, j) => readTurn(turn, `${where}[1][${j}]`, seen)),
    ]
  })
  turns.forEach(([worth, listed], i) => {
    const before = turns[i - 1]
    if (listed.length === 0) refuse('no-turn', 'no turn is worth this', { where: `turns[${i}]` })
    if (before !== undefined && valueOfWorth(before[0]) <= valueOfWorth(worth))
      refuse('out-of-order', 'the turns that are worth most come first', { where: `turns[${i}]` })
  })
  if (turns.length < 2)
    refuse('no-alternative', 'a puzzle has turns that are worth less than the best', { where: 'turns' })
  return turns
}

function readTurn(value: unknown, where: string, seen: Set<string>): string {
  const turn = readText(value, where, LONGEST_TURN)
  const key = turnKey(turn)
  if (key === '') refuse('no-turn', 'a turn has at least one move', { where })
  if (seen.has(key)) refuse('twice', 'the same turn is listed twice', { where })
  seen.add(key)
  return turn
}

function readSeats(value: unknown): readonly string[] {
  const seats = readList(value, 'seats', MOST_SEATS).map((seat, i) => readId(seat, `seats[${i}]`))
  if (new Set(seats).size !== seats.length) refuse('same-colour', 'two seats have the same colour', { where: 'seats' })
  return seats
}

/** Reads an untrusted puzzle, or says what is wrong with it. Whether its moves are legal, the engine knows. */
export function readPuzzle(value: unknown): Result<Puzzle> {
  return attempt(() => {
    const fields = readFields(value, 'puzzle', FIELDS)
    readOneOf(fields.format, 'format', [PUZZLE_FORMAT])
    readOneOf(fields.version, 'version', [PUZZLE_VERSION])
    readObject(fields.setup, 'setup')
    const seats = readSeats(fields.seats)
    return {
      format: PUZZLE_FORMAT,
      version: PUZZLE_VERSION,
      id: readId(fields.id, 'id'),
      game: readId(fields.game, 'game'),
      setup: fields.setup,
      seats,
      moves: readText(fields.moves, 'moves', LONGEST_GAME),
      seat: readOneOf(fields.seat as number, 'seat', [...seats.keys()]),
      goal: readOneOf(fields.goal as Goal, 'goal', GOALS),
      grade: readOneOf(fields.grade as Grade, 'grade', GRADES),
      turns: readTurns(fields.turns),
      source: readText(fields.source, 'source', LONGEST_SOURCE),
    }
  })
}
