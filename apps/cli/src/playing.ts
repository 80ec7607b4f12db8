/** Playing a record from its beginning, for the commands that tell of it. */
import { GAMES } from '@bastide/catalog'
import { disputed, type GameRecord, parseRecord, type Refusal, refusalText, replay, rulesOf } from '@bastide/kernel'
import { LANGUAGES, type Language, type TileHappening, type TileRules } from '@bastide/tile-game'
import { Misuse, type Terminal } from './command.ts'
import { readFile } from './file.ts'

export interface Played {
  readonly rules: TileRules
  readonly record: GameRecord
  readonly names: readonly string[]
  readonly p: ReturnType<TileRules['start']>
  readonly happenings: readonly TileHappening[]
  /** Why the record could not be played to its end, or does not say what was played. */
  readonly trouble: { readonly move: number | null; readonly refusal: Refusal } | null
}

function play(record: GameRecord, rules: TileRules): Played {
  const happenings: TileHappening[] = []
  const replayed = replay(rules, record.moves, (happening) => happenings.push(happening as TileHappening))
  const names = record.seats.map((seat) => seat.name)
  const refusal = replayed.stopped ?? disputed(record, replayed)
  const move = replayed.stopped === undefined ? null : replayed.played + 1
  return { rules, record, names, p: replayed.position, happenings, trouble: refusal === null ? null : { move, refusal } }
}

export function troubleText({ move, refusal }: NonNullable<Played['trouble']>): string {
  return move === null ? refusalText(refusal) : `move ${move}: ${refusalText(refusal)}`
}

/** Plays the record in a file; says why, and gives null, where it cannot even begin. */
export function playRecord(file: string, terminal: Terminal, command: string): Played | null {
  const record = parseRecord(readFile(file))
  const rules = record.ok ? rulesOf(GAMES, record.value) : record
  if (record.ok && rules.ok) return play(record.value, rules.value as TileRules)
  terminal.err(`bastide ${command}: ${refusalText(rules as Refusal)}`)
  return null
}

export function readLanguage(text: string): Language {
  if (!LANGUAGES.includes(text as Language)) throw new Misuse(`--language takes one of ${LANGUAGES.join(', ')}`)
  return text as Language
}
