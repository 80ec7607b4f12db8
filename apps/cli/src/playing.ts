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
  replay,
  rulesOf,
} from '@bastide/kernel'
import { Failed, type Failure, failureOf, Misuse } from './failure.ts'
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
  readonly trouble: Failure | null
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
    trouble: refusal === null ? null : failureOf(refusal, move),
  }
}

/** The part of the record that could be played. */
export function recordPlayed({ record, played }: Pick<Played, 'record' | 'played'>): GameRecord {
  const { left, ...rest } = record
  const gone = left?.filter(({ after }) => after <= played) ?? []
  return { ...rest, moves: record.moves.slice(0, played), ...(gone.length === 0 ? {} : { left: gone }) }
}

/** The record in a file. */
export function readRecordFile(file: string): GameRecord {
  const record = parseRecord(readFile(file))
  if (!record.ok) throw new Failed(failureOf(record))
  return record.value
}

/** Plays a record as far as its moves are legal. If it cannot even begin, it fails. */
export function playRecord(record: GameRecord): Played {
  const rules = rulesOf(GAMES, record)
  if (!rules.ok) throw new Failed(failureOf(rules))
  return play(record, rules.value)
}

/** A record as it was when so many moves had been made: without what it says of its end. */
export function recordUntil(record: GameRecord, moves: number): GameRecord {
  const { result: _, digest: __, ...rest } = record
  return recordPlayed({ record: rest, played: moves })
}

export function readLanguage(text: string): Language {
  if (!LANGUAGES.includes(text as Language)) throw new Misuse(`--language takes one of ${LANGUAGES.join(', ')}`)
  return text as Language
}
