/** Plays a record from its beginning, for the commands that print it. */
import { GAMES } from '@bastide/catalog'
import {
  type AnyRules,
  type AnySpeech,
  disputed,
  type Game,
  type GameRecord,
  type Happening,
  LANGUAGES,
  type Language,
  type Position,
  parseRecord,
  type Refusal,
  refusalText,
  replay,
  rulesOf,
} from '@bastide/kernel'
import { Misuse, type Terminal } from './command.ts'
import { readFile } from './file.ts'
import { gameOf } from './setup.ts'

export interface Played {
  readonly game: Game
  readonly speech: AnySpeech
  readonly rules: AnyRules
  readonly record: GameRecord
  readonly names: readonly string[]
  readonly p: Position
  /** The number of moves carried out. */
  readonly played: number
  readonly happenings: readonly Happening[]
  /** Why the record could not be played to its end, or how it contradicts its moves. */
  readonly trouble: { readonly move: number | null; readonly refusal: Refusal } | null
}

function play(record: GameRecord, rules: AnyRules): Played {
  const game = gameOf(record.game)
  const happenings: Happening[] = []
  const replayed = replay(rules, record.moves, (happening) => happenings.push(happening))
  const names = record.seats.map((seat) => seat.name)
  const refusal = replayed.stopped ?? disputed(record, replayed)
  const move = replayed.stopped === undefined ? null : replayed.played + 1
  return {
    game,
    speech: game.speech,
    rules,
    record,
    names,
    p: replayed.position,
    played: replayed.played,
    happenings,
    trouble: refusal === null ? null : { move, refusal },
  }
}

/** The part of the record that could be played. */
export function recordPlayed({ record, played }: Played): GameRecord {
  const { left, ...rest } = record
  const gone = left?.filter(({ after }) => after <= played) ?? []
  return { ...rest, moves: record.moves.slice(0, played), ...(gone.length === 0 ? {} : { left: gone }) }
}

export function troubleText({ move, refusal }: NonNullable<Played['trouble']>): string {
  return move === null ? refusalText(refusal) : `move ${move}: ${refusalText(refusal)}`
}

/** Plays the record in a file. If it cannot even begin, prints why and returns null. */
export function playRecord(file: string, terminal: Terminal, command: string): Played | null {
  const record = parseRecord(readFile(file))
  const rules = record.ok ? rulesOf(GAMES, record.value) : record
  if (record.ok && rules.ok) return play(record.value, rules.value)
  terminal.err(`bastide ${command}: ${refusalText(rules as Refusal)}`)
  return null
}

export function readLanguage(text: string): Language {
  if (!LANGUAGES.includes(text as Language)) throw new Misuse(`--language takes one of ${LANGUAGES.join(', ')}`)
  return text as Language
}
